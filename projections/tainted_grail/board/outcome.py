"""The outcome of an arena: what was won, fled and lost, and how its characters are. Source: TG-6.14.7."""

from collections import Counter

from domain.tainted_grail.queries.tracks import is_dying
from domain.tainted_grail.state import ENDINGS, State
from projections.tainted_grail.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values

RESULTS = ("won", "fled", "lost", "avoided", "ran-away")
"""The results of encounters, in the order in which they are told."""


def outcome(messages: Messages, state: State) -> Values:
    """Return how many encounters ended in each way, and which characters are Dying."""
    ended = Counter(one.result for one in state.met)
    dying = [name for name, one in state.characters.items() if is_dying(one) and not one.dead]
    return {
        "met": len(state.met),
        "won": ended["won"],
        "fled": ended["fled"],
        "lost": ended["lost"],
        "dying": naming.characters(messages, dying) if dying else "none",
        "dying_n": len(dying),
    }


def tally(messages: Messages, state: State) -> str:
    """Return the encounters by name, grouped by result; `none` without any."""
    sentences = []
    for result in RESULTS:
        cards = Counter(one.card for one in state.met if one.result == result)
        if cards:
            names = messages.join([often(messages, card, count) for card, count in cards.items()])
            sentences.append(messages.say(f"tally-{result}", encounters=names))
    return " ".join(sentences) or "none"


def often(messages: Messages, card: str, count: int) -> str:
    """Return an encounter with how often it came."""
    name = naming.quoted(messages, naming.encounter_name(messages, card))
    return messages.say("tally-times", encounter=name, count=count)


def status_name(messages: Messages, state: State) -> str:
    """Return the state of the game; for one that is over, also what was won, fled and lost, and which characters are
    Dying.

    Source: TG-5.15.1, 6.14.7.
    """
    status = messages.say(f"status-{state.status}")
    if state.status not in ENDINGS:
        return status
    standing = naming.undefeated(state)
    guardians = naming.encounters(messages, standing) if standing else "none"
    said = outcome(messages, state) | {"guardians": guardians, "guardians_n": naming.number_of(messages, standing)}
    return messages.say("how-it-ended", status=status, **said)
