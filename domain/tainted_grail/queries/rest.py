"""What Experience buys, and at what cost. Source: TG-5.19."""

from domain.tainted_grail.queries.attributes import on_board, open_skills
from domain.tainted_grail.queries.encounter import pile_of
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import OPPOSITE, Attribute, Deck

IMPROVEMENT_COST = 2
"""The Experience that a deck improvement costs. Source: TG-5.19.2."""
RAISE_COSTS = (2, 4, 6, 8, 10)
"""The Experience that a raise costs, by the sum of the pair before it; the last holds for all higher sums.

Source: TG-5.19.5.
"""
MARKERS_MAX = 2
"""The most markers of an attribute; higher points are skill cards. Source: TG-5.19.7."""


def advancement_pile(character: str, deck: Deck) -> str:
    """Return the pile of an advancement deck. Source: TG-2.4.14."""
    return f"{pile_of(character, deck)}-advancement"


def raise_cost(state: State, character: str, attribute: Attribute) -> int:
    """Return the Experience that the next raise costs; temporary changes do not count.

    Source: TG-5.2.5, 5.19.5, 5.19.6, 5.19.13.
    """
    one = state.characters[character]
    pair = on_board(state, one, attribute) + on_board(state, one, OPPOSITE[attribute])
    return RAISE_COSTS[min(pair, len(RAISE_COSTS) - 1)]


def needs_skill(state: State, character: str, attribute: Attribute) -> bool:
    """Return whether the next point of an attribute is a skill card. Source: TG-5.19.7."""
    return on_board(state, state.characters[character], attribute) >= MARKERS_MAX


def rule_against_improving(state: State, character: str, deck: Deck) -> str | None:
    """Return the rule that forbids buying a deck improvement. Source: TG-5.19.2, 5.19.4."""
    if not state.piles.get(advancement_pile(character, deck)):
        return "TG-5.19.4"
    return "TG-5.19.2" if held(state.characters[character], "experience") < IMPROVEMENT_COST else None


def rule_against_raising(state: State, character: str, attribute: Attribute) -> str | None:
    """Return the rule that forbids buying a raise. Source: TG-5.19.5, 5.19.11."""
    if needs_skill(state, character, attribute) and not open_skills(state, attribute):
        return "TG-5.19.11"
    experience = held(state.characters[character], "experience")
    return "TG-5.19.5" if experience < raise_cost(state, character, attribute) else None
