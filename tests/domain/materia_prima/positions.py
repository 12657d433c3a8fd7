"""Who stands where in a test: short ways to a position, by facts where there are some."""

from typing import Any

from msgspec.structs import replace

from domain.kernel.chance.pile import without
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.elements import Elements
from domain.materia_prima.facts.alarm import AlarmCardDrawn, InquisitorCardDrawn, InquisitorPlaced
from domain.materia_prima.queries.inquisitors import slot_of
from domain.materia_prima.state import Alchemist, Completed, Homunculus, Inquisitor
from domain.materia_prima.tasks.turn import StartTurn
from tests.dsl import Scenario

CORNERS: tuple[Hex, ...] = ((1, -4), (-1, 4), (4, -3), (-4, 3))
"""Hexes at the rim, far from each other: towers that are in nobody's way."""
TOWER = CORNERS[0]
"""Where green's is."""


def stand(scenario: Scenario, colour: str, hex: Hex, tower: Hex | None = None, **fields: Any) -> Scenario:
    """The alchemist stands there, its tower at the rim or where it is said."""
    alchemists = scenario.state.alchemists
    home = tower or CORNERS[scenario.state.colours.index(colour)]
    one = replace(alchemists[colour], hex=hex, tower=replace(alchemists[colour].tower, hex=home), **fields)
    return scenario.given_state(alchemists={**alchemists, colour: one})


def store(scenario: Scenario, colour: str, **fields: Any) -> Scenario:
    """These fields of the tower hold: elements, items, fragments."""
    one = scenario.state.alchemists[colour]
    changed = replace(one, tower=replace(one.tower, **fields))
    return scenario.given_state(alchemists={**scenario.state.alchemists, colour: changed})


def helper(scenario: Scenario, recipe: str, colour: str, hex: Hex, **fields: Any) -> Scenario:
    """A homunculus of this colour stands there, the newest on the board."""
    new = Homunculus(recipe, colour, hex, **fields)
    return scenario.given_state(homunculi={**scenario.state.homunculi, recipe: new})


def alarm(scenario: Scenario, card: str) -> Scenario:
    """This alarm card is the active one, and out of the deck."""
    state = scenario.state
    if card in state.pools["alarm"]:
        scenario.given_state(
            pools={**state.pools, "alarm": without(state.pools["alarm"], (card,))},
            piles={**state.piles, "alarm": state.piles["alarm"][1:]},
        )
    return scenario.given(AlarmCardDrawn(card))


def cards(scenario: Scenario, *open_cards: str) -> Scenario:
    """These inquisitor cards lie open, drawn in this order."""
    for card in open_cards:
        state = scenario.state
        pool, pile = state.pools["inquisitors"], state.piles["inquisitors"]
        if card in pool:
            scenario.given_state(
                pools={**state.pools, "inquisitors": without(pool, (card,))},
                piles={**state.piles, "inquisitors": pile[1:]},
            )
        type = state.pack.cards[card].type
        scenario.given(InquisitorCardDrawn(card, type, slot_of(state, type)))
    return scenario


def foe(scenario: Scenario, type: str, hex: Hex) -> Inquisitor:
    """A new figure of a type stands there, under its lone blank card if the type has no open card."""
    if all(slot is None or slot.type != type for slot in scenario.state.slots):
        cards(scenario, f"{type.lower()}-blank")
    name = f"{type.lower()}-{scenario.state.inquisitors_placed + 1}"
    scenario.given(InquisitorPlaced(name, type, hex))
    new: Inquisitor = scenario.state.inquisitors[name]
    return new


def pile_of(scenario: Scenario, unseen: tuple[str, ...], discard: tuple[str, ...] = ()) -> Scenario:
    """The inquisitor pile and its open discard hold these cards and no others."""
    state = scenario.state
    return scenario.given_state(
        pools={**state.pools, "inquisitors": unseen},
        piles={**state.piles, "inquisitors": ("?inquisitors",) * len(unseen)},
        inquisitor_discard=discard,
    )


def on_the_field(scenario: Scenario) -> Scenario:
    """Green (three attack dice, three for defence) at (0, 0), yellow at (-3, 3), no modifier on the alarm card."""
    return alarm(stand(stand(scenario, "green", (0, 0)), "yellow", (-3, 3)), "pamphlet")


def fulfilled(scenario: Scenario, *missions: str) -> Scenario:
    """The group has fulfilled these missions, each with its points, and spent none."""
    done = tuple(Completed(one, "green", scenario.state.pack.missions[one].points) for one in missions)
    return scenario.given_state(completed=done)


def in_tower(scenario: Scenario, carried: Elements, stored: Elements, **fields: Any) -> Scenario:
    """Green in its tower, with these elements carried and stored; its turn."""
    stand(scenario, "green", TOWER, carried=carried, **fields)
    return store(scenario, "green", elements=stored).when(StartTurn("green"))


def green(scenario: Scenario) -> Alchemist:
    one: Alchemist = scenario.state.alchemists["green"]
    return one
