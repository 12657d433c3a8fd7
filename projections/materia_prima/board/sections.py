"""The sections of the board, each with the parts of the state that it reads."""

from collections.abc import Mapping

from domain.kernel.position import Position
from domain.materia_prima.queries.abilities import pool_cards_max
from domain.materia_prima.queries.alarm import active_alarm_card
from domain.materia_prima.queries.campaign import mode
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.queries.events import points, unspent
from domain.materia_prima.queries.figures import speaker, turn_order
from domain.materia_prima.state import Alchemist, Homunculus, State
from projections.board.sections import Items, Portion, Section, listed
from projections.materia_prima import ids
from projections.materia_prima.board import areas, cards, figures
from projections.materia_prima.board.form.board import (
    AsideSection,
    ConcedingSection,
    ConversionsSection,
    InquisitionSection,
    InquisitorsSection,
    MissionsSection,
    MomentSection,
    OrderSection,
    PoolSection,
    QuestionsSection,
    ScenarioSection,
    SeatsSection,
    TownsSection,
)
from projections.materia_prima.board.offers import offers
from projections.materia_prima.menu.labels import prompt
from projections.materia_prima.words import naming
from projections.text.messages import Messages


def moment(position: Position[State], messages: Messages) -> MomentSection:
    """Return the day, the phase, and whose turn it is."""
    state = position.state
    return {
        "game": "materia-prima",
        "mode": mode(state),
        "status": state.status,
        "status_name": messages.say(f"status-{state.status}"),
        "day": state.day,
        "last_day": last_day(state),
        "phase": state.phase,
        "phase_name": messages.say(f"phase-{state.phase}"),
        "turn": state.turn,
    }


def order(position: Position[State], messages: Messages) -> OrderSection:
    """Return the players in turn order."""
    state = position.state
    return {
        "order": list(turn_order(state)),
        "speaker": speaker(state),
        "colours": {name: naming.colour(messages, name) for name in state.colours},
    }


def questions(position: Position[State], messages: Messages) -> QuestionsSection:
    """Return the open questions and the asked seats."""
    return {
        "next": list(position.asked.seats) if position.asked else [],
        "questions": [
            {"seats": list(one.seats), "prompt": prompt(position.state, one, messages)} for one in position.questions
        ],
        "offers": offers(messages, position.state, position.questions),
    }


def seats(position: Position[State], messages: Messages) -> SeatsSection:
    """Return the players' seats."""
    return {"seats": [{"id": ids.seat(number), "seat": number} for number in range(len(position.state.seats))]}


def scenario(position: Position[State], messages: Messages) -> ScenarioSection:
    """Return the scenario card."""
    return {"scenario": areas.scenario(messages, position.state)}


def towns(position: Position[State], messages: Messages) -> TownsSection:
    """Return the town cards."""
    return {"towns": areas.towns(messages, position.state)}


def alchemists(state: State) -> Mapping[str, Alchemist]:
    """Return the alchemists, from each of which its view is made."""
    return state.alchemists


def homunculi(state: State) -> Mapping[str, Homunculus]:
    """Return the homunculi, from each of which its view is made."""
    return state.homunculi


def inquisitors(position: Position[State], messages: Messages) -> InquisitorsSection:
    """Return the inquisitors on the board."""
    state = position.state
    return {"inquisitors": [figures.inquisitor(messages, state, one) for one in state.inquisitors.values()]}


def inquisition(position: Position[State], messages: Messages) -> InquisitionSection:
    """Return the strength of inquisitors, and its sources."""
    state = position.state
    card = active_alarm_card(state)
    return {
        "strengths": figures.strengths(messages, state),
        "alarm": ids.alarm(card.id) if card else None,
        "slots": [areas.slot(messages, state, number, one) for number, one in enumerate(state.slots, 1)],
    }


def conversions(position: Position[State], messages: Messages) -> ConversionsSection:
    """Return all elements, and the inputs of those of a higher level."""
    state = position.state
    return {"elements": areas.elements(messages, state), "conversions": areas.conversions(messages, state)}


def pool(position: Position[State], messages: Messages) -> PoolSection:
    """Return the recipe cards on the table."""
    state = position.state
    return {
        "recipes": cards.lying(ids.recipe, state.recipes),
        "recipes_max": pool_cards_max(state),
        "researched": cards.lying(ids.recipe, state.researched),
    }


def missions(position: Position[State], messages: Messages) -> MissionsSection:
    """Return the fulfilled town missions, and their points."""
    state = position.state
    return {
        "points": points(unspent(state)),
        "completed": areas.completed(state),
    }


def aside(position: Position[State], messages: Messages) -> AsideSection:
    """Return the things beside the board."""
    state = position.state
    return {
        "temple": {"id": ids.temple(state.temple)} if state.temple else None,
        "removed": cards.lying(ids.recipe, state.removed),
        "delivered": cards.counted(messages, state.delivered),
    }


def conceding(position: Position[State], messages: Messages) -> ConcedingSection:
    """Return the seats that want to concede."""
    return {"conceding": list(position.state.conceding)}


RULES = frozenset({"completed", "day", "inquisitors", "pack", "rows", "scenario"})
"""The parts that status values and costs read besides the figures: events, and special rules that hold at times,
by the number of inquisitors among others."""
HOW_MANY = {"inquisitors": frozenset[str]()}
TOWERS = {"alchemists": frozenset({"character", "tower.hex"})}
"""What the names of places read of the alchemists."""
PLACES = frozenset({"alchemists", "layout", "pack"})
ABLE = frozenset({"character", "tower.extensions", "worn"})
"""What gives an alchemist its abilities. Source: MP-8.1.7, 8.1.12."""
VALUES = ABLE | {"soul_stones"}

ALCHEMIST = (
    Portion(figures.person, frozenset({"character", "colour", "seat", "soul_stones"}), frozenset({"pack"})),
    Portion(figures.standing, frozenset({"colour", "hex", "tower.hex"}), PLACES, TOWERS),
    Portion(figures.status, VALUES, RULES, HOW_MANY),
    Portion(figures.load, frozenset({"carried"}), frozenset()),
    Portion(figures.points, VALUES | {"acted"}, RULES, HOW_MANY),
    Portion(figures.able, ABLE | {"extras"}, frozenset({"pack"})),
    Portion(figures.gear, frozenset({"deeds", "worn"}), frozenset()),
    Portion(figures.tower, frozenset({"tower"}), PLACES, TOWERS),
)
HOMUNCULUS = (
    Portion(
        figures.helper,
        frozenset({"colour"}),
        frozenset({"alchemists", "pack"}),
        {"alchemists": frozenset({"character"})},
    ),
    Portion(figures.standing, frozenset({"colour", "hex"}), PLACES, TOWERS),
    Portion(figures.status, frozenset(), RULES | {"alchemists"}, {**HOW_MANY, "alchemists": frozenset()}),
    Portion(figures.load, frozenset({"carried"}), frozenset()),
    Portion(figures.points, frozenset({"acted"}), RULES | {"alchemists"}, {**HOW_MANY, "alchemists": frozenset()}),
    Portion(figures.able, frozenset({"extras"}), frozenset({"alchemists", "pack"}), {"alchemists": frozenset()}),
)

SECTIONS = (
    Section(
        "moment", moment, frozenset({"campaign", "day", "difficulty", "pack", "phase", "scenario", "status", "turn"})
    ),
    Section(
        "order",
        order,
        frozenset({"alarm_discard", "alchemists", "colours", "pack"}),
        narrowed={"alchemists": frozenset({"seat"})},
    ),
    Section("questions", questions, RULES | {"alchemists", "colours", "homunculi", "layout"}, reads_agenda=True),
    Section("seats", seats, frozenset({"seats"})),
    Section(
        "scenario",
        scenario,
        RULES | {"alchemists", "chosen", "difficulty", "layout"},
        narrowed={**HOW_MANY, "alchemists": frozenset({"deeds"})},
    ),
    listed(
        "hexes",
        Items(
            areas.lying_by_hex,
            (Portion(areas.hex_view, None, frozenset({"layout", "pack"})),),
            frozenset({"alchemists", "homunculi", "inquisitors", "loose", "markers"}),
            {
                "alchemists": frozenset({"character", "hex", "tower.hex"}),
                "homunculi": frozenset({"hex"}),
                "inquisitors": frozenset({"hex"}),
            },
            is_plain=True,
            others=areas.lying_again,
        ),
    ),
    Section("towns", towns, frozenset({"extensions", "layout", "missions", "pack"})),
    listed("alchemists", Items(alchemists, ALCHEMIST, frozenset({"alchemists"}), field="alchemists")),
    listed("homunculi", Items(homunculi, HOMUNCULUS, frozenset({"homunculi"}), field="homunculi")),
    Section(
        "inquisitors",
        inquisitors,
        frozenset({"alchemists", "inquisitors", "layout", "pack"}),
        narrowed=TOWERS,
    ),
    Section("inquisition", inquisition, RULES | {"alarm_discard", "slots"}),
    Section("conversions", conversions, frozenset({"pack"})),
    Section(
        "pool",
        pool,
        frozenset({"alchemists", "pack", "recipes", "researched"}),
        narrowed={"alchemists": ABLE},
    ),
    Section("missions", missions, frozenset({"completed"})),
    listed(
        "decks",
        Items(
            areas.decks,
            (Portion(areas.deck, None, frozenset()),),
            frozenset({"alarm_discard", "inquisitor_discard", "piles", "recipe_discards"}),
            is_plain=True,
        ),
    ),
    Section("aside", aside, frozenset({"delivered", "removed", "temple"})),
    Section("conceding", conceding, frozenset({"conceding"})),
)
