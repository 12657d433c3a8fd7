"""The group's choices at setup, and the piles, town cards and recipes that are dealt. Source: MP-3.1, 3.2."""

from collections.abc import Iterator

from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.task import Option
from domain.materia_prima.facts.setup import (
    BoardLaidOut,
    DifficultyChosen,
    ExtensionLaidOut,
    MissionLaidOut,
    RecipesLaidOut,
    TempleLaidOut,
)
from domain.materia_prima.queries.campaign import noted
from domain.materia_prima.queries.layouts import PIECES, cards_of_pieces, layout_of_cards
from domain.materia_prima.state import State
from domain.materia_prima.tasks.setup import (
    BuildPiles,
    ChooseDifficulty,
    ChooseLayout,
    ChooseTemple,
    LayOutBoard,
    LayOutExtensions,
    LayOutMissions,
    LayOutRecipes,
    LayOutTemple,
    SetDifficulty,
)
from domain.materia_prima.vocabulary import LAST_DAYS, RANDOM


@asks("MP-3.1.1", ChooseDifficulty)
def difficulty_options(state: State, question: ChooseDifficulty) -> Iterator[Option]:
    """Yield easy, normal and hard."""
    (seat,) = question.seats
    for level in LAST_DAYS:
        yield Option(seat, f"difficulty:{level}", "MP-3.1.1", (SetDifficulty(level),))


@defaults(ChooseDifficulty)
def difficulty_default(state: State, question: ChooseDifficulty) -> str:
    """Return normal. Source: MP-2.1.22."""
    return "difficulty:normal"


@rule("MP-3.1.1", SetDifficulty)
def set_difficulty(play: Play[State], task: SetDifficulty) -> None:
    """Put the chosen difficulty in force. Source: MP-2.1.1, 3.1.1."""
    play.state_that(DifficultyChosen(task.difficulty))


@rule("MP-3.1.5", BuildPiles)
def build_piles(play: Play[State], task: BuildPiles) -> None:
    """Build the piles: all alarm cards, and all cards of the scenario's inquisitors. Source: MP-3.1.5, 3.1.6."""
    pack = play.state.pack
    letters = pack.scenarios[play.state.scenario].inquisitors
    play.shuffle("alarm", pack.alarm_cards)
    play.shuffle("inquisitors", (card for letter in letters for card in pack.cards_of[letter]))


@asks("MP-3.2.1", ChooseLayout)
def layout_options(state: State, question: ChooseLayout) -> Iterator[Option]:
    """Yield every layout of the pack, and a random one; a free layout is an option of the table.

    Source: MP-2.1.10, 3.2.1.
    """
    (seat,) = question.seats
    for layout in (*state.pack.layouts, RANDOM):
        yield Option(seat, f"layout:{layout}", "MP-3.2.1", (LayOutBoard(layout),))


@defaults(ChooseLayout)
def layout_default(state: State, question: ChooseLayout) -> str:
    """Return the pack's first layout. Source: MP-2.1.22."""
    return f"layout:{next(iter(state.pack.layouts))}"


@rule("MP-3.2.1", LayOutBoard)
def lay_out_board(play: Play[State], task: LayOutBoard) -> None:
    """Lay out the board by a layout; a random one follows from the pieces drawn. Source: MP-2.2.1, 3.2.1."""
    layout = task.layout
    if layout == RANDOM:
        cards = cards_of_pieces(play.state.pack)
        play.shuffle(PIECES, cards)
        layout = layout_of_cards(play.state.pack, play.draw(PIECES, len(cards)))
    play.state_that(BoardLaidOut(layout))


@rule("MP-3.2.3", LayOutExtensions)
def lay_out_extensions(play: Play[State], task: LayOutExtensions) -> None:
    """Lay one extension at each town; the others are the pile. If there are too few, the last towns have none.

    Those brought along are not among them. Source: MP-3.2.3, 3.2.19, 3.2.20.
    """
    brought = noted(play.state).extensions
    play.shuffle("extensions", (one for one in play.state.pack.extensions if one not in brought))
    for town in play.state.extensions:
        for extension in play.draw("extensions"):
            play.state_that(ExtensionLaidOut(town, extension))


@asks("MP-3.2.4", ChooseTemple)
def temple_options(state: State, question: ChooseTemple) -> Iterator[Option]:
    """Yield a random temple, and each temple."""
    (seat,) = question.seats
    yield Option(seat, RANDOM, "MP-3.2.4", (LayOutTemple(RANDOM),))
    for temple in state.pack.temples:
        yield Option(seat, f"temple:{temple}", "MP-3.2.4", (LayOutTemple(temple),))


@defaults(ChooseTemple)
def temple_default(state: State, question: ChooseTemple) -> str:
    """Return a random temple. Source: MP-2.1.22."""
    return RANDOM


@rule("MP-3.2.4", LayOutTemple)
def lay_out_temple(play: Play[State], task: LayOutTemple) -> None:
    """Lay out the chosen temple, or one drawn; the pile that it is drawn from is not needed again. Source: MP-3.2.4."""
    if task.temple != RANDOM:
        play.state_that(TempleLaidOut(task.temple))
        return
    play.shuffle("temples", play.state.pack.temples)
    for temple in play.draw("temples"):
        play.state_that(TempleLaidOut(temple))


@rule("MP-3.2.5", LayOutMissions)
def lay_out_missions(play: Play[State], task: LayOutMissions) -> None:
    """Lay one mission at each town; the others are the pile. Source: MP-3.2.5, 3.2.19."""
    play.shuffle("missions", play.state.pack.missions)
    for town in play.state.missions:
        for mission in play.draw("missions"):
            play.state_that(MissionLaidOut(town, mission))


@rule("MP-3.2.9", LayOutRecipes)
def lay_out_recipes(play: Play[State], task: LayOutRecipes) -> None:
    """Lay out as many recipes of level 1 of each kind as there are alchemists; all others join the pile.

    Those of things brought along are in neither. Source: MP-3.2.9, 3.2.15, 3.2.16, 3.2.18, 3.2.19.
    """
    pack, brought = play.state.pack, noted(play.state).recipes
    for kind, all_recipes in pack.recipes_of.items():
        recipes = [recipe for recipe in all_recipes if recipe not in brought]
        pile = f"recipes-{kind}"
        play.shuffle(pile, (recipe for recipe in recipes if pack.recipes[recipe].level == 1))
        play.state_that(RecipesLaidOut(kind, play.draw(pile, len(play.state.alchemists))))
        play.shuffle(pile, (recipe for recipe in recipes if pack.recipes[recipe].level > 1))
