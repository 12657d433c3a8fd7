"""Setup, alarms, inquisitors' rounds, events and endings in the chronicle."""

from collections.abc import Iterable

from domain.materia_prima.content.pack import SpecialRule
from domain.materia_prima.content.specials import Trigger
from domain.materia_prima.facts.alarm import (
    AlarmCardDrawn,
    AlarmPhaseStarted,
    HourglassMoved,
    InquisitorCardDrawn,
)
from domain.materia_prima.facts.ending import (
    ConcessionWished,
    ConcessionWithdrawn,
    DifficultyEased,
    ScenarioAborted,
    ScenarioConceded,
    ScenarioFailed,
    ScenarioSucceeded,
)
from domain.materia_prima.facts.events import (
    ElementsGained,
    ElementsReturned,
    EventResolved,
)
from domain.materia_prima.facts.inquisition import InquisitionPhaseStarted, InquisitorActionsLapsed, InquisitorMoved
from domain.materia_prima.facts.setup import (
    AlchemistPlaced,
    AlchemistSeated,
    MissionLaidOut,
    ScenarioStarted,
)
from domain.materia_prima.facts.specials import ElementsScattered, SpecialApplied
from domain.materia_prima.queries.ending import last_day
from domain.materia_prima.queries.events import row_of
from domain.materia_prima.queries.specials import holds, specials
from domain.materia_prima.state import State
from projections.materia_prima.board import cards
from projections.materia_prima.story.registry import details
from projections.materia_prima.words import naming
from projections.text.messages import Messages
from projections.text.telling import Values


@details(MissionLaidOut)
def mission_laid_out(before: State, fact: MissionLaidOut, after: State, messages: Messages) -> Values:
    """Return the demands of the mission."""
    return {"asks": cards.task_of(messages, after.pack.missions[fact.mission])}


@details(AlchemistSeated)
def alchemist_seated(before: State, fact: AlchemistSeated, after: State, messages: Messages) -> Values:
    """Return the character's description."""
    return {"text": cards.card(messages, "alchemist", fact.character)["text"] or ""}


@details(AlchemistPlaced)
def alchemist_placed(before: State, fact: AlchemistPlaced, after: State, messages: Messages) -> Values:
    """Return the place; the own tower is home."""
    return {"at": naming.place(messages, after, fact.hex, "at", fact.colour)}


@details(ScenarioStarted)
def scenario_started(before: State, fact: ScenarioStarted, after: State, messages: Messages) -> Values:
    """Return the scenario's introduction, paragraph by paragraph, and its special rules."""
    scenario = f"scenario-{after.scenario}"
    rules = [special_told(messages, one) for one in specials(after)]
    return {
        "scenario": messages.say(scenario),
        "intro": " ".join(messages.say(f"{scenario}-intro").split()),
        "specials": " ".join(rules),
        "specials_n": len(rules),
    }


def special_told(messages: Messages, one: SpecialRule) -> str:
    """Return a special rule's name and text as a sentence."""
    text = cards.special(messages, one)["text"]
    name = naming.quoted(messages, messages.say(f"special-{one.id}"))
    return f"{name}: {text}" if text else f"{name}."


@details(AlarmPhaseStarted)
def alarm_phase_started(before: State, fact: AlarmPhaseStarted, after: State, messages: Messages) -> Values | None:
    """Return whether the hourglass is turned, which it is not on the first day."""
    return None if before.alarm_discard else {"last_day": last_day(after)}


@details(HourglassMoved)
def hourglass_moved(before: State, fact: HourglassMoved, after: State, messages: Messages) -> Values:
    """Return the number of days, and which special rules begin or cease to hold."""
    begun, ended = newly_holding(before, after), newly_holding(after, before)
    return {
        "last_day": last_day(after),
        "last": int(fact.day == last_day(after)),
        "begun": messages.join([naming.quoted(messages, messages.say(f"special-{one}")) for one in begun]),
        "begun_n": len(begun),
        "ended": messages.join([naming.quoted(messages, messages.say(f"special-{one}")) for one in ended]),
        "ended_n": len(ended),
    }


def newly_holding(before: State, after: State) -> list[str]:
    """Return the special rules that hold after and did not before. Those that wait for a moment are told at that
    moment.
    """
    rules = [one for one in specials(after) if not isinstance(one, Trigger)]
    return [one.id for one in rules if holds(after, one.during) and not holds(before, one.during)]


@details(SpecialApplied)
def special_applied(before: State, fact: SpecialApplied, after: State, messages: Messages) -> Values:
    """Return the text of the special rule; empty before the first day, where the introduction has just told it."""
    text = cards.special(messages, after.pack.specials[fact.special])["text"] if after.phase != "setup" else None
    return {"text": text or "none"}


@details(ElementsScattered)
def elements_scattered(before: State, fact: ElementsScattered, after: State, messages: Messages) -> Values:
    """Return how many there are."""
    return {"elements": naming.elements(messages, {fact.element: fact.count})}


@details(AlarmCardDrawn)
def alarm_card_drawn(before: State, fact: AlarmCardDrawn, after: State, messages: Messages) -> Values:
    """Return what is on the card."""
    card = after.pack.alarm_cards[fact.card]
    text = f"alarm-{fact.card}-text"
    modifiers = [(one.stat, one.amount) for one in card.modifiers]
    return {
        "card": messages.say(f"alarm-{fact.card}"),
        "text": messages.say(text) if text in messages else "",
        "town": naming.town(messages, card.town),
        "modifiers": bonuses(messages, modifiers),
        "modifiers_n": len(modifiers),
    }


@details(InquisitorCardDrawn)
def inquisitor_card_drawn(before: State, fact: InquisitorCardDrawn, after: State, messages: Messages) -> Values:
    """Return what is on the card."""
    card = after.pack.cards[fact.card]
    modifiers = [(card.modifier.stat, card.modifier.amount)] if card.modifier else []
    return {
        "card": messages.say(f"card-{fact.card}"),
        "modifiers": bonuses(messages, modifiers),
        "what": "symbol" if card.second_figure else "modifier" if modifiers else "blank",
    }


def bonuses(messages: Messages, amounts: Iterable[tuple[str, int]]) -> str:
    """Return the additions to status values: "+1 to attack and one more action"."""
    return messages.join([cards.bonus(messages, stat, amount) for stat, amount in amounts])


@details(InquisitorMoved)
def inquisitor_moved(before: State, fact: InquisitorMoved, after: State, messages: Messages) -> Values:
    """Return the destination."""
    return {"direction": naming.way(messages, before.inquisitors[fact.inquisitor].hex, fact.hex)}


@details(InquisitorActionsLapsed)
def inquisitor_actions_lapsed(before: State, fact: InquisitorActionsLapsed, after: State, messages: Messages) -> Values:
    """Return whether it waits at a tower."""
    return {"target_n": int(fact.target is not None)}


@details(InquisitionPhaseStarted)
def inquisition_phase_started(before: State, fact: InquisitionPhaseStarted, after: State, messages: Messages) -> Values:
    """Return how many inquisitors are on the board."""
    abroad = len(after.inquisitors)
    return {"inquisitors": abroad, "inquisitors_word": messages.number(abroad)}


@details(EventResolved)
def event_resolved(before: State, fact: EventResolved, after: State, messages: Messages) -> Values:
    """Return the story of the side that happened, and all its effects."""
    key = f"scenario-{after.scenario}-day-{fact.day}-{fact.side}"
    effects = getattr(row_of(after, fact.day), fact.side)
    return {
        "text": messages.say(key) if key in messages else "",
        "effects": messages.join([cards.effect(messages, one) for one in effects]),
    }


@details(ElementsReturned)
def elements_returned(before: State, fact: ElementsReturned, after: State, messages: Messages) -> Values:
    """Return how many were lost in all."""
    return {"elements": naming.elements(messages, {fact.element: sum(fact.places.values())})}


@details(ElementsGained)
def elements_gained(before: State, fact: ElementsGained, after: State, messages: Messages) -> Values:
    """Return how many there are."""
    return {"elements": naming.elements(messages, {fact.element: fact.count})}


@details(ConcessionWished)
def concession_wished(before: State, fact: ConcessionWished, after: State, messages: Messages) -> Values:
    """Return the players who wish it."""
    return players(messages, after, fact.seat)


@details(ConcessionWithdrawn)
def concession_withdrawn(before: State, fact: ConcessionWithdrawn, after: State, messages: Messages) -> Values:
    """Return the players who withdraw it."""
    return players(messages, after, fact.seat)


def players(messages: Messages, state: State, seat: int) -> Values:
    """Return a seat by its alchemists, or by its player as long as it has none; and their number."""
    names = [naming.alchemist(messages, state, one.colour) for one in state.alchemists.values() if one.seat == seat]
    return {"who": messages.join(names or [messages.player(seat)]), "who_n": max(len(names), 1)}


@details(DifficultyEased)
def difficulty_eased(before: State, fact: DifficultyEased, after: State, messages: Messages) -> Values:
    """Return how many days there are now."""
    return {"last_day": last_day(after)}


@details(ScenarioAborted)
def scenario_aborted(before: State, fact: ScenarioAborted, after: State, messages: Messages) -> Values:
    """Return the scenario's text for a failure."""
    return {"text": messages.say(f"scenario-{after.scenario}-failure")}


@details(ScenarioConceded)
def scenario_conceded(before: State, fact: ScenarioConceded, after: State, messages: Messages) -> Values:
    """Return the scenario's text for a failure."""
    return {"text": messages.say(f"scenario-{after.scenario}-failure")}


@details(ScenarioFailed)
def scenario_failed(before: State, fact: ScenarioFailed, after: State, messages: Messages) -> Values:
    """Return the scenario's text for a failure."""
    return {"text": messages.say(f"scenario-{after.scenario}-failure")}


@details(ScenarioSucceeded)
def scenario_succeeded(before: State, fact: ScenarioSucceeded, after: State, messages: Messages) -> Values:
    """Return the scenario's text for a success."""
    return {"text": messages.say(f"scenario-{after.scenario}-success")}
