"""What an option of Materia Prima costs and brings, and what makes it hopeless or dear."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from domain.kernel.task import Option, Question
from domain.materia_prima.queries import events, inquisitors, values
from domain.materia_prima.queries.abilities import extra_actions, rich_mining
from domain.materia_prima.queries.figures import figure, own_figures
from domain.materia_prima.queries.missions import mission_for
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.specials import further_yield, points_of
from domain.materia_prima.rules.gathering import free_places
from domain.materia_prima.rules.town import recipes_kept
from domain.materia_prima.rules.turn.actions import remaining
from domain.materia_prima.rules.turn.phase import ALCHEMIST_WORDS, FIGURE_WORDS
from domain.materia_prima.state import State
from domain.materia_prima.vocabulary import Action
from projections.explanation import Lookup, lookup, once_a_state
from projections.materia_prima.menu.labels import worded_as
from projections.materia_prima.menu.odds import most, percent_above
from projections.materia_prima.words import naming
from projections.text.messages import Messages, sentence

Line = Callable[[Messages, State, Any, list[str]], Iterable[str]]
"""(messages, state, question, what follows the first word of the key) -> phrases about the option."""

COUNTED_KEPT = 128
"""The most warnings with a count in the cache."""
UNLIKELY = 25
"""A roll that succeeds less often than so many times of 100 is warned of."""


def detail(messages: Messages, state: State, question: Question | None, option: Option) -> str | None:
    """Return what an option costs and brings, in one line; None if its label says all."""
    return line(details_of, messages, state, question, option)


def warning(messages: Messages, state: State, question: Question | None, option: Option) -> str | None:
    """Return what makes an option hopeless or dear; None if nothing does."""
    return line(warnings_of, messages, state, question, option)


def line(
    lines: Lookup[tuple[Line, ...]], messages: Messages, state: State, question: Question | None, option: Option
) -> str | None:
    """Return the phrases about an option in one line."""
    found = lines(question, option.key.partition(":")[0])
    if found is None:
        return None
    _, *rest = option.key.split(":")
    said = [each for one in found for each in one(messages, state, question, rest)]
    return sentence("; ".join(said)) if said else None


# Costs


def price(word: str) -> Line:
    """Return what says the actions that an option of a turn costs. word: the first of its key."""
    action = (FIGURE_WORDS.get(word) or ALCHEMIST_WORDS[word])[0]

    def priced(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
        name = rest[0] if word in FIGURE_WORDS else question.colour
        yield action_price(state, messages.plain, name, action)

    return priced


@once_a_state
def action_price(state: State, messages: Messages, name: str, action: Action) -> str:
    """Return what an action costs a figure: an extra action, or how many of those left."""
    extra = extra_actions(state, name).get(action)
    if extra is not None:
        source = naming.source_name(messages, state.pack, extra.partition(":")[0])
        return messages.say("detail-extra", source=source)
    return messages.say("detail-actions", points=points_of(state, action), left=remaining(state, name))


def points(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say how far a mission's points go towards an event."""
    spent = sum(state.pack.missions[one].points for one in question.chosen)
    worth, cost = state.pack.missions[rest[0]].points, events.cost(state, question.day)
    yield messages.say("detail-points", points=min(spent + worth, cost), cost=cost)


# Effects


def yield_of(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say how many elements a mine gives."""
    kind = mined(state, rest[0])
    count = 1 + rich_mining(state, rest[0], kind) + further_yield(state, kind)
    yield messages.say("detail-gain", count=count, thing=naming.element(messages, kind))


def mined(state: State, name: str) -> str:
    """Return the element of the mine where a figure stands."""
    hex = figure(state, name).hex
    kind = board(state).terrain[hex].mine if hex else None
    assert kind is not None, "it can be mined"
    return kind


def odds(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what must be rolled, and how often that happens."""
    bar, dice = bar_and_dice(state, rest)
    often = percent_above(state.dice["dice"], dice, bar)
    yield messages.say("detail-odds", needed=bar + 1, dice=dice, dice_word=messages.number(dice), percent=often)


def bar_and_dice(state: State, rest: list[str]) -> tuple[int, int]:
    """Return the defence that a figure must exceed, of an inquisitor or its town's mission, and its dice."""
    name, *foe = rest
    if foe:
        return inquisitors.value(state, state.inquisitors[foe[0]].type, "defence"), values.attack(state, name)
    mission = mission_for(state, name)
    assert mission is not None and mission.defence is not None, "it can be fought for"
    return mission.defence, values.attack(state, name)


def drawn(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say how many recipes are drawn and kept."""
    kept = recipes_kept(state, question.colour)
    yield messages.say("detail-drawn", drawn=2 * kept, kept=kept)


def made(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what a recipe costs."""
    yield messages.say("detail-cost", cost=naming.in_figures(messages, state.pack.recipes[rest[0]].cost))


def worth(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what the mission of the figure's town is worth. rest: the figure, if it is not the alchemist."""
    name = rest[0] if rest and rest[0] in own_figures(state, question.colour) else question.colour
    mission = mission_for(state, name)
    if mission is not None:
        yield messages.say("detail-worth", points=mission.points)


# Warnings


def roll_at_risk(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of a roll that cannot succeed, or seldom does."""
    bar, dice = bar_and_dice(state, rest)
    faces = state.dice["dice"]
    often = percent_above(faces, dice, bar)
    if not often:
        yield messages.say("warning-hopeless", needed=bar + 1, most=most(faces, dice))
    elif often < UNLIKELY:
        yield messages.say("warning-unlikely", percent=often)


def no_room(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of elements that must be dropped at once."""
    if not free_places(state, rest[0]):
        yield messages.say("warning-no-room")


def lapsing(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of actions that lapse."""
    left = sum(remaining(state, name) for name in own_figures(state, question.colour))
    if left:
        yield counted(messages.plain, "warning-lapse", "actions", left)


def giving_up(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of a lost scenario; to concede, all must agree."""
    waiting = len(state.seats) - len(state.conceding) - 1
    yield counted(messages.plain, "warning-concede", "others", waiting)


def failing(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Warn of a scenario that is lost."""
    yield counted(messages.plain, "warning-concede", "others", 0)


@lru_cache(maxsize=COUNTED_KEPT)
def counted(messages: Messages, warning: str, name: str, count: int) -> str:
    """Return a warning that stands in nearly every menu. name: of its only value, which is a count."""
    return messages.say(warning, **{name: count})


def temple(messages: Messages, state: State, question: Any, rest: list[str]) -> Iterator[str]:
    """Say what a temple card tells, and that it does nothing."""
    text = f"temple-{rest[0]}-text"
    yield messages.say("detail-temple", text=messages.say(text)) if text in messages else messages.say("detail-idle")


DETAILS: Mapping[str, tuple[Line, ...]] = {
    **{f"take-turn-{word}": (price(word),) for word in (*FIGURE_WORDS, *ALCHEMIST_WORDS)},
    "take-turn-mine": (price("mine"), yield_of),
    "take-turn-fight": (price("fight"), odds),
    "take-turn-fight-mission": (price("fight-mission"), odds, worth),
    "take-turn-drop-mission": (price("drop-mission"), worth),
    "take-turn-give-item": (price("give-item"), worth),
    "take-turn-give-fragment": (price("give-fragment"), worth),
    "take-turn-research": (price("research"), drawn),
    "take-turn-transmute": (price("transmute"), made),
    "choose-payment-pay": (points,),
    "choose-temple-temple": (temple,),
}
"""Question and word of a key -> what it costs, then what it brings."""

WARNINGS: Mapping[str, tuple[Line, ...]] = {
    "take-turn-fight": (roll_at_risk,),
    "take-turn-fight-mission": (roll_at_risk,),
    "take-turn-mine": (no_room,),
    "take-turn-end-turn": (lapsing,),
    "concede": (giving_up,),
    "choose-easier-difficulty-accept-failure": (failing,),
}
"""Question and word of a key, or a word that stands beside every question -> what to warn of."""

details_of, warnings_of = lookup(DETAILS, worded_as), lookup(WARNINGS, worded_as)
