"""Nights in an arena in which nobody can do anything but eat. Source: TG-4.6.1, 5.5.14."""

from domain.kernel.chance.pile import is_face_down
from domain.tainted_grail.queries.abilities import texts_on
from domain.tainted_grail.queries.encounter import able
from domain.tainted_grail.queries.items import keywords
from domain.tainted_grail.queries.rest import LEAST_COST
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.rules.encounter.start import encounter_pile, is_found
from domain.tainted_grail.rules.rest.decks import moves
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.tasks.encounter import FetchEncounter
from domain.tainted_grail.tasks.rest import MissMeals
from domain.tainted_grail.world import Arena


def leads_to_encounter(state: State, task: MissMeals) -> bool:
    """Return whether this night surely ends with a card of an encounter deck, before which no seat is asked.

    What is eaten meanwhile changes nothing here: only a character with neither Energy nor a meal loses Health.
    """
    arena = state.journey
    if not isinstance(arena, Arena) or arena.guardian or arena.stop + 1 >= len(arena.row):
        return False
    stop = arena.row[arena.stop + 1]
    if stop.rest or not able(state) or not all(has_nothing_to_do(state, one) for one in state.characters.values()):
        return False
    if stop.meet is not None:
        return is_found(state, FetchEncounter(stop.meet))
    return stop.draw is not None and any(map(is_face_down, state.piles.get(encounter_pile(stop.draw), ())[:1]))


def has_nothing_to_do(state: State, one: Character) -> bool:
    """Return whether a character will surely survive the night, use, buy, move and equip nothing.

    Source: TG-4.2.30, 4.6.5, 4.6.14, 4.6.15, 5.5.14.
    """
    cards = [owned.card for owned in one.owned]
    texts = texts_on(state, one.id, cards)
    return (
        one.energy > 0
        and one.health > 0
        and held(one, "experience") < LEAST_COST
        and not any(keywords(state, card) for card in cards)
        and not any(ability.when == "any-time" for _, abilities in texts for ability in abilities)
        and not any(moves(state, one.id, ()))
    )
