"""What Experience buys, and at what cost. Source: TG-5.19."""

from domain.kernel.task import Unmet
from domain.tainted_grail.queries.attributes import on_board, open_skills
from domain.tainted_grail.queries.encounter import pile_of
from domain.tainted_grail.queries.mode import has_challenge
from domain.tainted_grail.queries.tracks import held
from domain.tainted_grail.state import State
from domain.tainted_grail.vocabulary.terms import OPPOSITE, Attribute, Deck

IMPROVEMENT_COST, DEAR_IMPROVEMENT_COST = 2, 5
"""The Experience that a deck improvement costs, and with the challenge of costs. Source: TG-5.19.2, 7.2.10."""
RAISE_COSTS = (2, 4, 6, 8, 10)
"""The Experience that a raise costs, by the sum of the pair before it; the last holds for all higher sums.

Source: TG-5.19.5.
"""
DEAR_RAISE_STEP = 5
"""What a raise costs for each point of the pair behind it, with the challenge of costs. Source: TG-7.2.11."""
LEAST_COST = min(IMPROVEMENT_COST, RAISE_COSTS[0])
"""With less Experience nothing can be bought."""
MARKERS_MAX = 2
"""The most markers of an attribute; higher points are skill cards. Source: TG-5.19.7."""


def advancement_pile(character: str, deck: Deck) -> str:
    """Return the pile of an advancement deck. Source: TG-2.4.14."""
    return f"{pile_of(character, deck)}-advancement"


def improvement_cost(state: State) -> int:
    """Return the Experience that a deck improvement costs. Source: TG-5.19.2, 7.2.10."""
    return DEAR_IMPROVEMENT_COST if has_challenge(state, "costs") else IMPROVEMENT_COST


def raise_cost(state: State, character: str, attribute: Attribute) -> int:
    """Return the Experience that the next raise costs; temporary changes do not count.

    Source: TG-5.2.5, 5.19.5, 5.19.6, 5.19.13, 7.2.11.
    """
    one = state.characters[character]
    pair = on_board(state, one, attribute) + on_board(state, one, OPPOSITE[attribute])
    if has_challenge(state, "costs"):
        return DEAR_RAISE_STEP * (pair + 1)
    return RAISE_COSTS[min(pair, len(RAISE_COSTS) - 1)]


def needs_skill(state: State, character: str, attribute: Attribute) -> bool:
    """Return whether the next point of an attribute is a skill card. Source: TG-5.19.7."""
    return on_board(state, state.characters[character], attribute) >= MARKERS_MAX


def rule_against_improving(state: State, character: str, deck: Deck) -> Unmet | None:
    """Return what forbids buying a deck improvement. Source: TG-5.19.2, 5.19.4."""
    if not state.piles.get(advancement_pile(character, deck)):
        return Unmet("TG-5.19.4", "advancement")
    return too_dear(state, character, improvement_cost(state), "TG-5.19.2")


def rule_against_raising(state: State, character: str, attribute: Attribute) -> Unmet | None:
    """Return what forbids buying a raise. Source: TG-5.19.5, 5.19.11."""
    if needs_skill(state, character, attribute) and not open_skills(state, attribute):
        return Unmet("TG-5.19.11", "skills")
    return too_dear(state, character, raise_cost(state, character, attribute), "TG-5.19.5")


def too_dear(state: State, character: str, cost: int, rule: str) -> Unmet | None:
    """Return that a character has less Experience than something costs; None if it can pay. rule: of the price."""
    has = held(state.characters[character], "experience")
    return None if has >= cost else Unmet(rule, "holding", {"what": "experience", "count": cost, "has": has})
