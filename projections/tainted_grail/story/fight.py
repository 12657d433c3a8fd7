"""Encounters in the chronicle: cards, keys, pool and marker, attacks."""

from domain.tainted_grail.content.parts import Reaction, Row
from domain.tainted_grail.facts.abilities import AbilityUsed
from domain.tainted_grail.facts.cards import (
    CardLaid,
    CardPicked,
    ChargesChanged,
    HandDiscarded,
    HandGrew,
    MarkerMoved,
    PoolChanged,
    TimeChanged,
)
from domain.tainted_grail.facts.encounter import CharacterLeft, EncounterBegun, EncounterDecided, EncounterEnded
from domain.tainted_grail.facts.rounds import (
    AfterwardsPut,
    AttackChanged,
    AttackRead,
    CharacterActivated,
    FirstStruck,
    OpportunityTaken,
)
from domain.tainted_grail.queries.cards import is_uncovered, laid_card
from domain.tainted_grail.queries.encounter import active, encounter_card, has_trait, present, stage, the_encounter
from domain.tainted_grail.rules.abilities.use import UNSEEN
from domain.tainted_grail.rules.cards.hands import hand
from domain.tainted_grail.rules.rounds.phases import waiting
from domain.tainted_grail.state import State
from projections.tainted_grail.menu.answers import ability_named, power_source
from projections.tainted_grail.story import causes
from projections.tainted_grail.story.registry import details
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages
from projections.text.telling import Values


@details(EncounterBegun)
def encounter_begun(before: State, fact: EncounterBegun, after: State, messages: Messages) -> Values:
    """Return the encounter, its participants, and its own line of prose."""
    return {
        "colour": messages.say(f"colour-{encounter_card(after).colour}"),
        "text": messages.say(f"encounter-{fact.card}-text"),
        "deck": fact.deck,
        "value": encounter_card(after).value,
    }


@details(CharacterActivated)
def character_activated(before: State, fact: CharacterActivated, after: State, messages: Messages) -> Values | None:
    """Return whose turn it is, unless that was just chosen or is obvious."""
    return {} if len(present(after)) > 1 and len(waiting(before)) == 1 else None


@details(FirstStruck)
def first_struck(before: State, fact: FirstStruck, after: State, messages: Messages) -> Values | None:
    """Return the enemy's traits that strike the first active character; empty without any."""
    striking = (
        [one for one in ("haste", "ambush") if has_trait(after, one)] if the_encounter(after).deck == "combat" else []
    )
    return {"how": striking[0] if len(striking) == 1 else "both"} if striking else None


@details(CardLaid)
def card_laid(before: State, fact: CardLaid, after: State, messages: Messages) -> Values:
    """Return how many keys are activated, and the card if the answer did not name it: off the deck, unseen, or paid
    for.
    """
    lit = sum(fact.keys.values())
    unseen = fact.place is not None and is_unseen(before, fact.character, fact.place)
    shown = "deck" if fact.place is None else "card" if unseen or fact.keys.get("magic") else "keys"
    return {"lit": lit, "lit_word": messages.number(lit), "shown": shown}


def is_unseen(state: State, character: str, place: int) -> bool:
    """Return whether the reader may not know the card at this place of a hand."""
    return hand(state, character)[place].startswith(naming.HIDDEN)


@details(HandGrew)
def hand_grew(before: State, fact: HandGrew, after: State, messages: Messages) -> Values:
    """Return why a starting hand has another size."""
    return {"by": causes.dealing(messages, before, fact.character)}


@details(HandDiscarded)
def hand_discarded(before: State, fact: HandDiscarded, after: State, messages: Messages) -> Values | None:
    """Return whether it is the whole hand; nothing for a single card that was chosen by name."""
    if len(fact.places) == 1 < len(hand(before, fact.character)):
        return {"all": "no"} if is_unseen(before, fact.character, fact.places[0]) else None
    return {"all": "no" if the_encounter(after).participants[fact.character].hand else "yes"}


@details(PoolChanged)
def pool_changed(before: State, fact: PoolChanged, after: State, messages: Messages) -> Values | None:
    """Return the direction, and what is needed; nothing if the pool is back where it was."""
    was = the_encounter(before).pool
    return None if fact.to == was else {"way": "up" if fact.to > was else "down", "value": encounter_card(after).value}


@details(MarkerMoved)
def marker_moved(before: State, fact: MarkerMoved, after: State, messages: Messages) -> Values | None:
    """Return the direction; nothing if the marker is back where it was."""
    was = the_encounter(before).marker
    return None if fact.to == was else {"way": "up" if fact.to > was else "down"}


@details(TimeChanged)
def time_changed(before: State, fact: TimeChanged, after: State, messages: Messages) -> Values | None:
    """Return whether markers were added, removed one by one, or lost with the card's text; covering a card is not
    told.
    """
    laid = laid_card(before, fact.card)
    was = the_encounter(before).time if fact.card == "encounter" else laid.time if laid else 0
    if fact.to > was:
        return {"way": "up"}
    is_lost = fact.card != "encounter" and not is_uncovered(after, fact.card)
    return {"way": "lost" if is_lost else "down"}


@details(ChargesChanged)
def charges_changed(before: State, fact: ChargesChanged, after: State, messages: Messages) -> Values:
    """Return the direction."""
    laid = laid_card(before, fact.card)
    return {"way": "up" if fact.to > (laid.charges if laid else 0) else "down"}


@details(AttackRead)
def attack_read(before: State, fact: AttackRead, after: State, messages: Messages) -> Values:
    """Return whom the enemy attacks or answers; the facts that follow tell the effects."""
    row = row_read(after, fact)
    return {
        "by": causes.ignoring(messages, before, active(before)),
        "is": "ignored" if fact.ignored else the_encounter(after).deck if row and row.effects else "nothing",
        "character": naming.character(messages, active(after)),
    }


def row_read(state: State, fact: AttackRead) -> Row | Reaction | None:
    """Return the line of the table that was in force."""
    encounter = the_encounter(state)
    rows: tuple[Row | Reaction, ...] = (
        encounter_card(state).attack if encounter.deck == "combat" else stage(state).reactions
    )
    return next((one for one in rows if (one.least, one.most) == (fact.least, fact.most)), None)


@details(OpportunityTaken)
def opportunity_taken(before: State, fact: OpportunityTaken, after: State, messages: Messages) -> Values:
    """Return whether it does anything."""
    return {"is": "something" if encounter_card(after).opportunity else "nothing"}


@details(AttackChanged)
def attack_changed(before: State, fact: AttackChanged, after: State, messages: Messages) -> Values:
    """Return how it was changed."""
    return {"how": "ignored" if fact.ignored else "repeated" if fact.repeated else "reduced"}


@details(AfterwardsPut)
def afterwards_put(before: State, fact: AfterwardsPut, after: State, messages: Messages) -> Values:
    """Return what follows later."""
    return {"text": texts.nested(messages, fact.effects)}


@details(CardPicked)
def card_picked(before: State, fact: CardPicked, after: State, messages: Messages) -> Values:
    """Return the card, as far as the reader may know it."""
    return {"card": naming.card(messages, before.characters[fact.character].looking[fact.place])}


@details(AbilityUsed)
def ability_used(before: State, fact: AbilityUsed, after: State, messages: Messages) -> Values | None:
    """Return the source of an ability, its kind, and whether it works by itself.

    If an answer used it, the answer has told that.
    """
    ability, kind = ability_named(after, fact.ability), fact.ability.partition(":")[0]
    if ability.when == "any-time":
        return None
    way = "used" if ability.when not in UNSEEN else "read" if kind == "card" else "itself"
    return {**power_source(messages, after, fact.ability), "kind": kind, "way": way}


@details(CharacterLeft)
def character_left(before: State, fact: CharacterLeft, after: State, messages: Messages) -> Values | None:
    """Return values for a flight only, since a Dying was told before."""
    return {} if fact.how == "fled" else None


@details(EncounterDecided)
def encounter_decided(before: State, fact: EncounterDecided, after: State, messages: Messages) -> Values:
    """Return combat or diplomacy, and the remaining participants."""
    who = present(after)
    return {"deck": the_encounter(after).deck, "who": naming.characters(messages, who), "who_n": len(who)}


@details(EncounterEnded)
def encounter_ended(before: State, fact: EncounterEnded, after: State, messages: Messages) -> Values | None:
    """Return values only if the enemy stays."""
    return {} if fact.stays else None
