"""What an arena came to: what was won, fled and lost, and how those are who went through it. Source: TG-6.14.7."""

from collections import Counter

from domain.tainted_grail.queries.tracks import is_dying
from domain.tainted_grail.state import State
from projections.tainted_grail import naming
from projections.telling import Values
from projections.words import Words

RESULTS = ("won", "fled", "lost", "avoided", "ran-away")
"""How encounters end, in the order in which they are told."""


def outcome(words: Words, state: State) -> Values:
    """How many encounters ended how, and who lies Dying."""
    ended = Counter(one.result for one in state.met)
    dying = [name for name, one in state.characters.items() if is_dying(one) and not one.dead]
    return {
        "met": len(state.met),
        "won": ended["won"],
        "fled": ended["fled"],
        "lost": ended["lost"],
        "dying": naming.characters(words, dying) if dying else "none",
        "dying_n": len(dying),
    }


def tally(words: Words, state: State) -> str:
    """The encounters by name, those that ended alike together; `none` if there was none."""
    told = []
    for result in RESULTS:
        cards = Counter(one.card for one in state.met if one.result == result)
        if cards:
            names = words.join([often(words, card, count) for card, count in cards.items()])
            told.append(words.say(f"tally-{result}", encounters=names))
    return " ".join(told) or "none"


def often(words: Words, card: str, count: int) -> str:
    """An encounter that came so often."""
    name = naming.quoted(words, naming.encounter_name(words, card))
    return words.say("tally-times", encounter=name, count=count)


def status_name(words: Words, state: State) -> str:
    """How the game stands; of one that is over, also what was won, fled and lost, and who lies Dying.

    Source: TG-5.15.1, 6.14.7.
    """
    status = words.say(f"status-{state.status}")
    if state.status not in ("survived", "died"):
        return status
    standing = naming.undefeated(state)
    guardians = naming.encounters(words, standing) if standing else "none"
    said = outcome(words, state) | {"guardians": guardians, "guardians_n": naming.number_of(words, standing)}
    return words.say("how-it-ended", status=status, **said)
