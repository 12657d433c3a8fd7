"""The setup of a tutorial, which the pack prescribes. Source: MP-3.4."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.materia_prima.content.parts import Tutorial
from domain.materia_prima.facts.setup import (
    AlchemistPlaced,
    AlchemistSeated,
    BoardLaidOut,
    ExtensionLaidOut,
    MissionLaidOut,
    RecipesLaidOut,
    TempleLaidOut,
    TowerPlaced,
)
from domain.materia_prima.state import State
from domain.materia_prima.tasks.setup import SetUpTutorial, StartScenario


@rule("MP-3.4.1", SetUpTutorial)
def set_up_tutorial(play: Play[State], task: SetUpTutorial) -> None:
    """Set up a tutorial without choices or draws; the piles hold what is left. Source: MP-3.4.1, 3.4.2."""
    lesson = play.state.pack.scenarios[play.state.scenario].tutorial
    assert lesson is not None, "only a tutorial has this setup"
    play.state_that(BoardLaidOut(lesson.layout))
    stack_cards(play, lesson)
    lay_out_towns(play, lesson)
    play.state_that(TempleLaidOut(lesson.temple))
    seat_all(play, lesson, task.seats)
    lay_out_pool(play, lesson)
    play.then(StartScenario())


def stack_cards(play: Play[State], lesson: Tutorial) -> None:
    """Stack the alarm cards of the days in order, or shuffle them; shuffle the inquisitors. Source: MP-3.1.6, 3.4.2."""
    pack = play.state.pack
    if lesson.alarms:
        play.put_under("alarm", lesson.alarms)
    else:
        play.shuffle("alarm", pack.alarm_cards)
    letters = pack.scenarios[play.state.scenario].inquisitors
    play.shuffle("inquisitors", (card for letter in letters for card in pack.cards_of[letter]))


def lay_out_towns(play: Play[State], lesson: Tutorial) -> None:
    """Search out cards for the towns openly; a town without an entry has none."""
    play.shuffle("extensions", play.state.pack.extensions)
    for town, extension in lesson.extensions.items():
        play.take_cards("extensions", (extension,))
        play.state_that(ExtensionLaidOut(town, extension))
    play.shuffle("missions", play.state.pack.missions)
    for town, mission in lesson.missions.items():
        play.take_cards("missions", (mission,))
        play.state_that(MissionLaidOut(town, mission))


def seat_all(play: Play[State], lesson: Tutorial, seats: tuple[int, ...]) -> None:
    """Seat all alchemists, each on its own tower hex. Source: MP-3.2.8, 3.4.1."""
    seated = list(zip(seats, lesson.alchemists, strict=False))
    for seat, one in seated:
        play.state_that(AlchemistSeated(seat, one.colour, one.character))
    for _, one in seated:
        play.state_that(TowerPlaced(one.colour, one.tower))
    for _, one in seated:
        play.state_that(AlchemistPlaced(one.colour, one.tower))


def lay_out_pool(play: Play[State], lesson: Tutorial) -> None:
    """Lay out as many recipes of each kind as there are alchemists; all others are the piles."""
    alchemists = len(play.state.alchemists)
    for kind, recipes in play.state.pack.recipes_of.items():
        pile = f"recipes-{kind}"
        play.shuffle(pile, recipes)
        if shown := tuple(one for one in lesson.recipes if one in recipes)[:alchemists]:
            play.take_cards(pile, shown)
            play.state_that(RecipesLaidOut(kind, shown))
