"""Every answer names the rule that allows it; the log says so of all that the answer causes."""

import pytest

from domain.kernel.registry import options
from domain.kernel.task import Task, onward
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.tasks.campaign import ChooseCarriedExtension, ChooseCarriedThing, ChooseOutfit
from domain.materia_prima.tasks.combat import ChooseLost
from domain.materia_prima.tasks.effects import GiveUpThing, LoseElements
from domain.materia_prima.tasks.events import CollectLosses, Loss
from domain.materia_prima.tasks.movement import OfferHomunculus
from tests.domain.materia_prima.legal_games import gentle, wilful, word_of
from tests.domain.materia_prima.packs import inquisition, prima
from tests.domain.materia_prima.positions import helper, stand, store
from tests.domain.materia_prima.turns import allowed_by
from tests.dsl import Scenario
from tests.random_play import asked, play

TOWN_G = (1, -3)
GAMES = (
    (prima, 2, "3"),
    (inquisition, 4, "5"),
    (prima, 3, "1"),
    (inquisition, 2, "0"),
    (gentle, 4, "14"),
    (gentle, 3, "4"),
)
"""Pack, seats and seed of games that together ask all of the following."""

ALLOWED = {
    "AskConsent": {"consent": "MP-4.12.7", "refuse": "MP-4.12.7"},
    "ChooseAlchemistHex": {"place": "MP-3.2.11"},
    "ChooseCharacter": {"character": "MP-3.2.6"},
    "ChooseColour": {"colour": "MP-3.2.6"},
    "ChooseDifficulty": {"difficulty": "MP-3.1.1"},
    "ChooseDiscards": {"discard": "MP-4.16.4"},
    "ChooseEasierDifficulty": {"accept-failure": "MP-7.2.10", "ease": "MP-7.2.3"},
    "ChooseLayout": {"layout": "MP-3.2.1"},
    "ChoosePayment": {"decline": "MP-5.2.7", "pay": "MP-5.2.3"},
    "ChoosePrice": {"pay": "MP-4.17.2"},
    "ChooseReturns": {"done": "MP-4.12.3", "take": "MP-4.12.3"},
    "ChooseReward": {"decline": "MP-6.5.5", "roll": "MP-6.5.1"},
    "ChooseTemple": {"random": "MP-3.2.4", "temple": "MP-3.2.4"},
    "ChooseTowerHex": {"place": "MP-3.2.10"},
    "DropExcess": {"drop": "MP-2.4.6"},
    "KeepRecipes": {"keep": "MP-4.16.1"},
    "PlaceInquisitor": {"place": "MP-4.6.7"},
    "": {"concede": "MP-7.1.10", "ease": "MP-7.2.9"},
}
"""Question -> kind of answer -> rule; without a question what is open beside each. A turn has tests of its own."""


def test_every_answer_of_whole_games_names_the_rule_that_allows_it() -> None:
    met: dict[str, dict[str, str]] = {}
    for pack, seats, seed in GAMES:
        for position in asked(play(MATERIA_PRIMA, pack(), seats, seed, choose=wilful(seed, 0))):
            state, question = position.state, position.question
            assert question is not None
            beside = met.setdefault("", {})
            own = met.setdefault(type(question).__name__, {})
            for option in onward(options(state, question)):
                assert own.setdefault(word_of(option), option.rule) == option.rule
            for option in MATERIA_PRIMA.always(state):
                assert beside.setdefault(word_of(option), option.rule) == option.rule
    assert {question: met.get(question) for question in ALLOWED} == ALLOWED


@pytest.mark.parametrize(
    ("task", "rules"),
    [
        (OfferHomunculus(seats=(0,), homunculus="aeribos"), {"give-homunculus": {"MP-8.3.4"}, "keep": {"MP-8.3.4"}}),
        (ChooseLost(seats=(0,), colour="green", level=1, count=1, chosen=()), {"lose": {"MP-6.7.4"}}),
        (CollectLosses((Loss("green", LoseElements("alchemist", "air", 1)),)), {"return": {"MP-5.3.2"}}),
        (CollectLosses((Loss("green", GiveUpThing("alchemist", "equipment")),)), {"give-up": {"MP-5.3.3"}}),
        (ChooseOutfit(seats=(0,), colour="green"), {"wear": {"MP-3.2.13"}, "done": {"MP-3.2.13"}}),
        (ChooseCarriedThing(seats=(0,), colour="green", level=1), {"take": {"MP-7.3.2"}, "leave": {"MP-7.3.2"}}),
        (ChooseCarriedExtension(seats=(0,), colour="green"), {"take": {"MP-7.3.6"}, "leave": {"MP-7.3.6"}}),
    ],
)
def test_so_does_every_answer_that_is_rarely_asked_for(
    scenario: Scenario, task: Task, rules: dict[str, set[str]]
) -> None:
    helper(stand(scenario, "green", (0, 0), carried={"air": 1}), "aeribos", "green", TOWN_G)
    store(scenario, "green", elements={"air": 1, "fire": 1}, items=("dagger", "sling"), extensions=("drill-head",))

    assert allowed_by(scenario.when(task)) == rules
