"""The arena, dice, and possessions in the chronicle."""

from domain.kernel.fact import DiceRolled
from domain.tainted_grail.facts.encounter import EncounterOrdered, EncountersOffered
from domain.tainted_grail.facts.items import CardGained, CardsEquipped
from domain.tainted_grail.facts.setup import ArenaEntered, ArenaLost, ArenaSurvived, CharacterTaken, StopReached
from domain.tainted_grail.facts.tracks import DamagePrevented, Died, Gained, TrackSet
from domain.tainted_grail.queries.attributes import value
from domain.tainted_grail.queries.characters import living, the_dead
from domain.tainted_grail.queries.journey import the_arena
from domain.tainted_grail.queries.tracks import held, is_dying
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, RESOURCES, TRACKS
from domain.tainted_grail.world import World
from projections.tainted_grail.board.outcome import outcome, tally
from projections.tainted_grail.menu.answers import face
from projections.tainted_grail.story import causes
from projections.tainted_grail.story.registry import details
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages
from projections.text.telling import Values


@details(CharacterTaken)
def character_taken(before: State, fact: CharacterTaken, after: State, messages: Messages) -> Values:
    """Return the character's description."""
    return {"text": messages.say(f"character-{fact.character}-text")}


@details(EncountersOffered)
def encounters_offered(before: State, fact: EncountersOffered, after: State, messages: Messages) -> Values:
    """Return the names of the encounters."""
    return {"encounters": naming.encounters(messages, fact.encounters)}


@details(EncounterOrdered)
def encounter_ordered(before: State, fact: EncounterOrdered, after: State, messages: Messages) -> Values:
    """Return the encounter, if it is a named one."""
    if fact.meet is None:
        return {"meet": "none", "meet_n": 1}
    return {"meet": naming.encounter(messages, fact.meet), "meet_n": naming.number_of(messages, [fact.meet])}


@details(ArenaEntered)
def arena_entered(before: State, fact: ArenaEntered, after: State, messages: Messages) -> Values:
    """Return the group, the arena, the length of its row, and its description."""
    return {
        "arena": naming.quoted(messages, naming.arena(messages, after)),
        "who": naming.characters(messages, tuple(after.characters)),
        "who_n": len(after.characters),
        "stops": len(the_arena(after).row),
        "stops_word": messages.number(len(the_arena(after).row)),
        "intro": "none" if naming.has_own_row(after) else messages.say(f"arena-{the_arena(after).id}-intro"),
    }


@details(StopReached)
def stop_reached(before: State, fact: StopReached, after: State, messages: Messages) -> Values:
    """Return the number of the stop of how many, and its kind."""
    arena = the_arena(after)
    kind = "rest" if arena.row[fact.stop].rest else "guardian" if arena.guardian is not None else "encounter"
    return {"stop": fact.stop + 1, "stops": len(arena.row), "kind": kind}


@details(DiceRolled)
def dice_rolled(before: State, fact: DiceRolled, after: State, messages: Messages) -> Values:
    """Return the face, and who rolls; for a test the attribute, its value and the sum. What the log does not say, as in
    logs of before, is `none`.
    """
    _, who, tested = (*fact.purpose.split(":"), "", "")[:3]
    said: Values = {"die": fact.die, "faces": messages.join([face(messages, one) for one in fact.rolled])}
    said |= {"who": naming.character(messages, who) if who else "none", "attribute": "none"}
    for attribute in (one for one in ATTRIBUTES if one == tested):
        added = value(after, who, attribute)
        pips = sum(one for one in fact.rolled if isinstance(one, int))
        said |= {"attribute": messages.say(f"attribute-{attribute}"), "added": added, "sum": pips + added}
    return said


@details(CardGained)
def card_gained(before: State, fact: CardGained, after: State, messages: Messages) -> Values:
    """Return the kind of the card."""
    return {"kind": fact.card.partition(":")[0]}


@details(CardsEquipped)
def cards_equipped(before: State, fact: CardsEquipped, after: State, messages: Messages) -> Values | None:
    """Return what is at hand now that was not before, or what is no longer because of an effect, beyond what answers
    told.
    """
    was = tuple(one.card for one in before.characters[fact.character].owned if one.face_up)
    up = tuple(card for card in fact.cards if card not in was)
    down = tuple(card for card in was if card not in fact.cards)
    turned, way = (up, "up") if fact.anew else ((), "up") if up else (down, "down")
    return {"cards": messages.join([naming.owned(messages, one) for one in turned]), "way": way} if turned else None


@details(Died)
def died(before: State, fact: Died, after: State, messages: Messages) -> Values:
    """Return the place of a death: a fight, a talk, a night of rest, or the road."""
    if after.encounter is not None:
        return {"where": after.encounter.deck}
    if isinstance(after.journey, World):
        return {"where": "rest" if after.journey.phase == "evening" else "road"}
    arena = after.journey
    return {"where": "rest" if arena.row[arena.stop].rest else "road"}


@details(ArenaSurvived)
def arena_survived(before: State, fact: ArenaSurvived, after: State, messages: Messages) -> Values:
    """Return what was won, fled and lost, who lives, who is Dying, and which guardians were never defeated."""
    who = [name for name, one in after.characters.items() if not is_dying(one)]
    standing = naming.undefeated(after)
    result = outcome(messages, after)
    return {
        **result,
        "done": int(bool(result["won"] and who and not standing)),
        "tally": tally(messages, after),
        "who": naming.characters(messages, who) if who else "none",
        "who_n": len(who),
        "guardians": naming.encounters(messages, standing) if standing else "none",
        "guardians_n": naming.number_of(messages, standing),
    }


@details(ArenaLost)
def arena_lost(before: State, fact: ArenaLost, after: State, messages: Messages) -> Values:
    """Return who is dead, who is not, how far they came, and what was won, fled and lost until then."""
    alive = living(after)
    return {
        "dead": naming.characters(messages, the_dead(after)),
        "alive": naming.characters(messages, alive) if alive else "none",
        "alive_n": len(alive),
        "stop": the_arena(after).stop + 1,
        "stops": len(the_arena(after).row),
        "tally": tally(messages, after),
    }


@details(Gained)
def gained(before: State, fact: Gained, after: State, messages: Messages) -> Values:
    """Return everything that was gained in a row."""
    was, now = (state.characters[fact.character] for state in (before, after))
    counts = {what: held(now, what) - held(was, what) for what in (*TRACKS, *RESOURCES)}
    gains = [
        messages.say("gain", count=count, what=texts.holding(messages, what)) for what, count in counts.items() if count
    ]
    return {"gains": messages.join(gains)}


@details(DamagePrevented)
def damage_prevented(before: State, fact: DamagePrevented, after: State, messages: Messages) -> Values:
    """Return what prevented the damage."""
    return {"by": causes.preventing(messages, before, fact.character)}


@details(TrackSet)
def track_set(before: State, fact: TrackSet, after: State, messages: Messages) -> Values:
    """Return the value before."""
    return {"was": getattr(before.characters[fact.character], fact.what)}
