"""Researching and buying in towns. Source: MP-4.16, 4.17."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.task import Option, Unmet
from domain.materia_prima.content.parts import Price
from domain.materia_prima.elements import includes, minus, of, plus
from domain.materia_prima.facts.town import (
    ExtensionBought,
    ExtensionReplaced,
    RecipePileRebuilt,
    RecipesDiscarded,
    RecipesKept,
    RecipesResearched,
)
from domain.materia_prima.queries.abilities import has_broad_research, has_far_research, pool_cards_max
from domain.materia_prima.queries.missions import town_of
from domain.materia_prima.rules.selection import Choice, choice_default, choice_options, opened
from domain.materia_prima.rules.turn.actions import NOT_IN_TOWN, Offer, spend
from domain.materia_prima.state import State
from domain.materia_prima.tasks.ending import RecordDeed
from domain.materia_prima.tasks.town import (
    Buy,
    ChooseDiscards,
    ChoosePrice,
    DiscardRecipes,
    EnterPool,
    KeepRecipes,
    Research,
    StartPurchase,
)

# Research


def researches(state: State, colour: str) -> Iterator[Offer]:
    """Yield the kinds of recipe that an alchemist may research. Source: MP-4.16.1."""
    if rule_against_research_here(state, colour) is None:
        for kind in state.pack.recipes_of:
            if has_recipes(state, kind):
                yield f"research:{kind}", "MP-4.16.1", (Research(colour, kind),)


def rule_against_research(state: State, colour: str, kind: str) -> Unmet | None:
    """Return what first forbids an alchemist to research this kind, or None.

    Source: MP-4.7.9, 4.16.5, 8.1.4.
    """
    if here := rule_against_research_here(state, colour):
        return here
    if kind not in state.pack.recipes_of:
        return Unmet("MP-4.16.1", "kind")
    return None if has_recipes(state, kind) else Unmet("MP-4.16.5", "recipes")


def rule_against_research_here(state: State, colour: str) -> Unmet | None:
    """Return what forbids an alchemist to research on its hex, or None. Source: MP-4.7.9, 8.1.4."""
    return NOT_IN_TOWN if town_of(state, colour) is None and not has_far_research(state, colour) else None


def has_recipes(state: State, kind: str) -> bool:
    """Return whether recipes of a kind are left in its pile or its discard. Source: MP-4.16.5."""
    return bool(state.piles.get(pile_of(kind)) or state.recipe_discards.get(kind))


def rule_against_research_key(state: State, colour: str, rest: list[str]) -> Unmet | None:
    """Return why `research:<kind>` is not offered."""
    return rule_against_research(state, colour, ":".join(rest))


def pile_of(kind: str) -> str:
    """Return the name of a recipe kind's pile."""
    return f"recipes-{kind}"


def recipes_kept(state: State, colour: str) -> int:
    """Return how many of the drawn recipes an alchemist keeps; twice as many are drawn. Source: MP-4.16.1, 8.1.2."""
    return 2 if has_broad_research(state, colour) else 1


@rule("MP-4.16.1", Research, reveals=True)
def research(play: Play[State], task: Research) -> None:
    """Draw twice as many recipes as are kept, as far as there are any. Source: MP-4.16.5, 4.16.7, 8.1.2."""
    spend(play, task.colour, "research")
    drawn: list[str] = []
    for _ in range(2 * recipes_kept(play.state, task.colour)):
        drawn += draw_recipe(play, task.kind, "MP-4.16.7" if drawn else "MP-4.16.5")
    play.state_that(RecipesResearched(task.colour, task.kind, tuple(drawn)))
    question = KeepRecipes(seats=(play.state.alchemists[task.colour].seat,), colour=task.colour, kind=task.kind)
    play.then(*opened(question, (), keep_choice(play.state, question)))


def draw_recipe(play: Play[State], kind: str, rebuilt_by: str) -> tuple[str, ...]:
    """Return the next recipe of a kind, from the discard as a new pile if the pile is empty.

    Source: MP-4.16.5, 4.16.7.
    """
    discard = play.state.recipe_discards.get(kind, ())
    if not play.state.piles.get(pile_of(kind)) and discard:
        play.state_that(RecipePileRebuilt(kind), rule=rebuilt_by)
        play.shuffle(pile_of(kind), discard)
    return play.draw(pile_of(kind))


def keep_choice(state: State, question: KeepRecipes) -> Choice:
    """Return the choice of as many as should be kept, or of all. Source: MP-4.16.8."""
    count = min(recipes_kept(state, question.colour), len(state.researched))
    return Choice(
        rule="MP-4.16.1",
        word="keep",
        available=of(state.researched),
        least=count,
        most=count,
        finish=lambda chosen: (EnterPool(question.colour, question.kind, chosen),),
    )


@asks("MP-4.16.1", KeepRecipes)
def keep_options(state: State, question: KeepRecipes) -> Iterator[Option]:
    """Yield the drawn recipes of any level. Source: MP-4.16.6."""
    yield from choice_options(question, question.chosen, keep_choice(state, question))


@defaults(KeepRecipes)
def keep_default(state: State, question: KeepRecipes) -> str:
    """Return those drawn first. Source: MP-2.1.21."""
    choice = keep_choice(state, question)
    return choice_default(question.chosen, choice, of(state.researched[: choice.most]))


@rule("MP-4.16.2", EnterPool, quiet=True)
def enter_pool(play: Play[State], task: EnterPool) -> None:
    """Put the chosen recipes into the pool and the others on the discard; a full pool loses others.

    Source: MP-4.16.4.
    """
    play.state_that(RecipesKept(task.colour, task.kind, task.recipes))
    if len(play.state.recipes) > pool_cards_max(play.state):
        seat = play.state.alchemists[task.colour].seat
        question = ChooseDiscards(seats=(seat,), colour=task.colour, kept=task.recipes)
        play.then(*opened(question, (), discard_choice(play.state, question)))
    play.then(*(RecordDeed(task.colour, "research", recipe) for recipe in task.recipes))


def discard_choice(state: State, question: ChooseDiscards) -> Choice:
    """Return the choice of other recipes that must leave because of the pool's limit. Source: MP-4.16.3, 4.16.4."""
    others = [recipe for recipe in state.recipes if recipe not in question.kept]
    count = min(len(state.recipes) - pool_cards_max(state), len(others))
    return Choice(
        rule="MP-4.16.4",
        word="discard",
        available=of(others),
        least=count,
        most=count,
        finish=lambda chosen: (DiscardRecipes(question.colour, chosen),),
    )


@asks("MP-4.16.4", ChooseDiscards)
def discard_options(state: State, question: ChooseDiscards) -> Iterator[Option]:
    """Yield the recipes that were in the pool before."""
    yield from choice_options(question, question.chosen, discard_choice(state, question))


@defaults(ChooseDiscards)
def discard_default(state: State, question: ChooseDiscards) -> str:
    """Return those longest in the pool. Source: MP-2.1.21."""
    choice = discard_choice(state, question)
    others = [recipe for recipe in state.recipes if recipe not in question.kept]
    return choice_default(question.chosen, choice, of(others[: choice.most]))


@rule("MP-4.16.9", DiscardRecipes, quiet=True)
def discard_recipes(play: Play[State], task: DiscardRecipes) -> None:
    """Move recipes from the pool to the discards of their kinds."""
    play.state_that(RecipesDiscarded(task.colour, task.recipes))


# Buying


def purchases(state: State, colour: str) -> Iterator[Offer]:
    """Yield buying the extension of the town that an alchemist is in. Source: MP-4.17.1."""
    if rule_against_buying(state, colour) is None:
        yield "buy", "MP-4.17.1", (StartPurchase(colour),)


def rule_against_buying(state: State, colour: str, rest: object = None) -> Unmet | None:
    """Return what first forbids an alchemist to buy, or None. Source: MP-4.7.9, 4.17.2, 4.17.6."""
    town = town_of(state, colour)
    if town is None:
        return NOT_IN_TOWN
    if state.extensions.get(town) is None:
        return Unmet("MP-4.17.6", "extension")
    price, carried = price_of(state, colour), state.alchemists[colour].carried
    if not includes(carried, price.elements):
        return Unmet("MP-4.17.2", "load-of", {"figure": colour, "cost": price.elements, "there": carried})
    fit = len(price_kinds(state, colour))
    if fit >= price.different:
        return None
    return Unmet("MP-4.17.2", "kinds", {"figure": colour, "count": price.different, "level": price.level, "fit": fit})


def price_of(state: State, colour: str) -> Price:
    """Return the price of the extension in the alchemist's town."""
    town = town_of(state, colour)
    extension = state.extensions[town] if town else None
    assert extension is not None
    return state.pack.extensions[extension].price


def price_kinds(state: State, colour: str) -> dict[str, int]:
    """Return the carried kinds, one each, that can pay the different elements of the price. Source: MP-4.17.2."""
    price = price_of(state, colour)
    left = minus(state.alchemists[colour].carried, price.elements)
    return {kind: 1 for kind in left if state.pack.level[kind] == price.level}


def price_choice(state: State, colour: str) -> Choice:
    """Return the choice of as many different kinds as the price asks, beside the elements that it names.

    Source: MP-4.17.2.
    """
    price = price_of(state, colour)
    return Choice(
        rule="MP-4.17.2",
        word="pay",
        available=price_kinds(state, colour),
        least=price.different,
        most=price.different,
        finish=lambda chosen: (Buy(colour, plus(price.elements, of(chosen))),),
        cancels=True,
    )


@rule("MP-4.17.2", StartPurchase)
def start_purchase(play: Play[State], task: StartPurchase) -> None:
    """Ask which elements pay, if there is a choice."""
    question = ChoosePrice(seats=(play.state.alchemists[task.colour].seat,), colour=task.colour)
    play.then(*opened(question, (), price_choice(play.state, task.colour)))


@asks("MP-4.17.2", ChoosePrice)
def price_options(state: State, question: ChoosePrice) -> Iterator[Option]:
    """Yield the carried elements of the required level, each kind once."""
    yield from choice_options(question, question.chosen, price_choice(state, question.colour))


@refuses(ChoosePrice)
def rule_against_paying(state: State, question: ChoosePrice, seat: int, key: str) -> Unmet | None:
    """Return why a carried element does not pay the different elements of the price. Source: MP-4.17.2."""
    kind, price = key.removeprefix("pay:"), price_of(state, question.colour)
    if kind not in state.alchemists[question.colour].carried:
        return None
    if kind in question.chosen:
        return Unmet("MP-4.17.2", "different", {"count": price.different})
    if kind in price.elements and kind not in price_kinds(state, question.colour):
        return Unmet("MP-4.17.2", "asked-by-price", {"element": kind, "count": price.elements[kind]})
    levels = {"element": kind, "level": price.level, "has": state.pack.level[kind]}
    return Unmet("MP-4.17.2", "price-level", levels)


@defaults(ChoosePrice)
def price_default(state: State, question: ChoosePrice) -> str:
    """Return the lowest ids. Source: MP-2.1.19."""
    return choice_default(question.chosen, price_choice(state, question.colour), {})


@rule("MP-4.17.1", Buy)
def buy(play: Play[State], task: Buy) -> None:
    """Put the extension on the own tower at once; a new one replaces it, if any is left.

    Source: MP-4.17.3 to 4.17.5.
    """
    spend(play, task.colour, "buy")
    town = town_of(play.state, task.colour)
    extension = play.state.extensions[town] if town else None
    assert town is not None
    assert extension is not None
    play.state_that(ExtensionBought(task.colour, town, extension, task.paid))
    for new in play.draw("extensions"):
        play.state_that(ExtensionReplaced(town, new), rule="MP-4.17.4")
    play.then(RecordDeed(task.colour, "buy", extension))
