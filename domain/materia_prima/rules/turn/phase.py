"""The alchemists phase: turns, and what their figures may do. Source: MP-4.7."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, narrows, refuses, rule
from domain.kernel.task import Option, Task, Unmet
from domain.materia_prima.content.parts import FarResearch, FarTransmutation
from domain.materia_prima.facts.turn import AlchemistsPhaseStarted, TurnEnded, TurnStarted
from domain.materia_prima.queries.abilities import ability_kinds
from domain.materia_prima.queries.figures import figure, is_in_tower, own_figures, player_figures, turn_order
from domain.materia_prima.queries.missions import town_of
from domain.materia_prima.rules import exchange, gathering, missions, movement, town
from domain.materia_prima.rules.combat import fights
from domain.materia_prima.rules.tower import conversion, equipment, transmutation
from domain.materia_prima.rules.turn.actions import Offer, open_actions, rule_against_kind
from domain.materia_prima.state import State
from domain.materia_prima.tasks.inquisition import StartInquisitionPhase
from domain.materia_prima.tasks.turn import EndTurn, StartAlchemistsPhase, StartTurn, TakeTurn
from domain.materia_prima.vocabulary import Action

END_TURN = "end-turn"

Offers = Callable[[State, str], Iterator[Offer]]
Against = Callable[[State, str, list[str]], Unmet | None]

OFFERS: Mapping[Action, tuple[Offers, ...]] = {
    "move": (movement.moves,),
    "mine": (gathering.mines,),
    "drop": (gathering.drops, missions.deliveries),
    "fight": (fights.fights, missions.mission_fights),
    "exchange": (exchange.exchanges,),
    "convert": (conversion.conversions,),
    "transmute": (transmutation.transmutations,),
    "equip": (equipment.equippings,),
    "research": (town.researches,),
    "buy": (town.purchases,),
    "sail": (movement.sailings,),
}
"""What each kind of action offers a figure. Source: MP-4.7.8."""

IN_TOWER: frozenset[Offers] = frozenset((conversion.conversions, transmutation.transmutations, equipment.equippings))
IN_TOWN: frozenset[Offers] = frozenset(
    (missions.deliveries, missions.mission_fights, town.researches, town.purchases, movement.sailings)
)
"""What is offered only in the own tower, and only in a town, but for abilities. Source: MP-4.7.9, 8.3.1."""
PLACES_KEPT = 4096
"""The most lists of what is offered in the cache: of kinds of action, each at a place."""

FIGURE_WORDS: Mapping[str, tuple[Action, Against]] = {
    "move": ("move", movement.rule_against_move_key),
    "mine": ("mine", gathering.rule_against_mining),
    "pick-up": ("mine", gathering.rule_against_picking_up),
    "drop": ("drop", gathering.rule_against_dropping),
    "drop-mission": ("drop", missions.rule_against_element_delivery),
    "fight": ("fight", fights.rule_against_fight_key),
    "fight-mission": ("fight", missions.rule_against_mission_fight),
    "exchange": ("exchange", exchange.rule_against_exchange_key),
}
"""Keys `<word>:<figure>...` -> what may be against the action."""

ALCHEMIST_WORDS: Mapping[str, tuple[Action, Against]] = {
    "give-item": ("drop", missions.rule_against_item_delivery),
    "give-fragment": ("drop", missions.rule_against_fragment_delivery),
    "convert": ("convert", conversion.rule_against_converting),
    "transmute": ("transmute", transmutation.rule_against_transmuting_key),
    "equip": ("equip", equipment.rule_against_equipping),
    "research": ("research", town.rule_against_research_key),
    "buy": ("buy", town.rule_against_buying),
    "sail": ("sail", movement.rule_against_sailing_key),
}
"""Keys of alchemists' own actions, without the figure -> what may be against them."""


@rule("MP-4.7.1", StartAlchemistsPhase)
def start_alchemists_phase(play: Play[State], task: StartAlchemistsPhase) -> None:
    """Give every colour in play a turn, in the active alarm card's order; then the Inquisition acts."""
    play.state_that(AlchemistsPhaseStarted())
    play.then(*(StartTurn(colour) for colour in turn_order(play.state)), StartInquisitionPhase())


@rule("MP-4.7.2", StartTurn, asks=True)
def start_turn(play: Play[State], task: StartTurn) -> None:
    """Start a turn: all figures of the colour have their actions again, including extra ones.

    Source: MP-8.1.14, 8.1.15.
    """
    play.state_that(TurnStarted(task.colour))
    play.then(TakeTurn(seats=(play.state.alchemists[task.colour].seat,), colour=task.colour))


@asks("MP-4.7.3", TakeTurn)
def turn_options(state: State, question: TakeTurn) -> Iterator[Option]:
    """Yield every action of each own figure that still has one, then the end of the turn. Source: MP-4.7.3 to 4.7.5."""
    (seat,) = question.seats
    for name in own_figures(state, question.colour):
        for offers in offers_here(state, name, open_actions(state, name)):
            for key, rule_id, tasks in offers(state, name):
                yield Option(seat, key, rule_id, (*tasks, question))
    yield Option(seat, END_TURN, "MP-4.7.5", (EndTurn(question.colour),))


def offers_here(state: State, name: str, kinds: tuple[Action, ...]) -> tuple[Offers, ...]:
    """Return what these kinds of action may offer a figure where it stands, in their order.

    Source: MP-4.7.9, 8.1.4, 8.1.6.
    """
    if not kinds:
        return ()
    able = ability_kinds(state, name)
    in_tower = is_in_tower(state, name) or FarTransmutation in able
    in_town = town_of(state, name) is not None or FarResearch in able
    return offers_at(kinds, in_tower, in_town)


@lru_cache(PLACES_KEPT)
def offers_at(kinds: tuple[Action, ...], in_tower: bool, in_town: bool) -> tuple[Offers, ...]:
    """Return what these kinds of action may offer at such a place, in their order. Source: MP-4.7.9."""
    every = (offers for kind in kinds for offers in OFFERS[kind])
    return tuple([one for one in every if (in_tower or one not in IN_TOWER) and (in_town or one not in IN_TOWN)])


class Meant(NamedTuple):
    """What a key means: the figure that acts, the kind of action, what may be against it, and the rest of the key."""

    name: str
    action: Action
    against: Against
    rest: list[str]


def meant(state: State, question: TakeTurn, key: str) -> Meant | None:
    """Return what a key means, whether it is offered or not; None for ending the turn and keys of no action."""
    word, *rest = key.split(":")
    if word in FIGURE_WORDS and rest and rest[0] in player_figures(state):
        return Meant(rest[0], *FIGURE_WORDS[word], rest[1:])
    return Meant(question.colour, *ALCHEMIST_WORDS[word], rest) if word in ALCHEMIST_WORDS else None


@narrows(TakeTurn)
def options_meant(state: State, question: TakeTurn, seat: int, key: str) -> Iterator[Option]:
    """Yield the option with this key if it is open. Only the figure and kind of action that it names are looked at."""
    (seat,) = question.seats
    one = meant(state, question, key)
    if one is None:
        yield Option(seat, END_TURN, "MP-4.7.5", (EndTurn(question.colour),))
    elif figure(state, one.name).colour == question.colour and one.action in open_actions(state, one.name):
        for offers in OFFERS[one.action]:
            for offered, rule_id, tasks in offers(state, one.name):
                if offered == key:
                    yield Option(seat, key, rule_id, (*tasks, question))


@refuses(TakeTurn)
def rule_against_action(state: State, question: TakeTurn, seat: int, key: str) -> Unmet | None:
    """Return why a figure may not do this now: not its turn, no action left, or what forbids the action itself."""
    one = meant(state, question, key)
    if one is None:
        return None
    if figure(state, one.name).colour != question.colour:
        return Unmet("MP-4.7.1", "turn")
    return rule_against_kind(state, one.name, one.action) or one.against(state, one.name, one.rest)


@defaults(TakeTurn)
def turn_default(state: State, question: TakeTurn) -> str:
    """Return ending the turn: an absent owner's actions are not used. Source: MP-2.1.13."""
    return END_TURN


@rule("MP-4.7.5", EndTurn, quiet=True)
def end_turn(play: Play[State], task: EndTurn) -> None:
    """End a turn; remaining actions and extra actions lapse. Source: MP-4.7.4, 8.1.14."""
    play.state_that(TurnEnded(task.colour))


def due(state: State) -> Task | None:
    """Return what a figure carries above its capacity, which it must drop at once. Source: MP-2.4.6."""
    return gathering.due_excess(state)
