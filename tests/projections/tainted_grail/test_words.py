"""Every fact, question, answer and effect has words in both languages, and no message is left over."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from domain.kernel.fact import DiceRolled, Fact
from domain.kernel.registry import QUESTIONS
from domain.tainted_grail.content.chapters import Today
from domain.tainted_grail.content.parts import Moment
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.state import Left, Status, Until
from domain.tainted_grail.tasks.actions import Deed
from domain.tainted_grail.tasks.effects.vocabulary import EFFECTS
from domain.tainted_grail.vocabulary import terms as vocabulary
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.requirements import All, Either, Need, Not, Requirement
from domain.tainted_grail.world import Phase
from projections.chronicle import answered
from projections.menu import menu
from projections.tainted_grail import recap
from projections.tainted_grail.board.form.land import Symbol
from projections.tainted_grail.menu.groups import GROUPS
from projections.tainted_grail.picture.drawn.book import LIT
from projections.tainted_grail.telling import SILENT
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.text.messages import LANGUAGES, Messages, catalogue_of, sentence
from projections.text.telling import in_all_of, message_of
from tests import ROOT
from tests.domain.tainted_grail.wild_pack import wild
from tests.projections.closed.refusals import unmet_names
from tests.projections.tainted_grail.rare import rare_steps
from tests.projections.tainted_grail.rare_actions import action_steps
from tests.projections.tainted_grail.rare_events import event_steps
from tests.projections.tainted_grail.rare_land import land_steps
from tests.projections.tainted_grail.worded import Step, chapter, messages_of, played

SOURCES = ROOT / "projections" / "tainted_grail"
GAMES = 16


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", catalogue_of("projections.tainted_grail", language), re.MULTILINE)


def tag_of(struct: type[Any]) -> str:
    return str(struct.__struct_config__.tag).removeprefix("tg.")


def steps() -> Iterator[Step]:
    """Whole arenas for one to four seats, some that nobody flees, and what is rare."""
    for seed in range(GAMES):
        avoid = ("flee", "propose-flight") if seed % 2 else ()
        yield from played(seed, 1 + seed % 4, avoid=avoid, hands=("players", "own", "open")[seed % 3])
    yield from rare_steps()
    yield from action_steps()
    yield from event_steps()
    yield from land_steps()


BOTH = {*vocabulary.TRACKS, *vocabulary.RESOURCES}
KINDS = {*get_args(vocabulary.EncounterColour)}

MEASURED = (
    *("connected", "activated", "attribute", "charges", "cards", "participants", "pool", "terror"),
    *("characters", "party", "day", "disc"),
)

TOLD: tuple[type[Fact], ...] = (DiceRolled, *TAINTED_GRAIL.facts)

MADE_OF_OTHERS = (All, Either, Not)
"""Requirements whose clauses are those of their parts."""

FAMILIES = {
    "told-": {message_of(fact).removeprefix("told-") for fact in TOLD if fact not in SILENT},
    "since-": {in_all_of(fact).removeprefix("since-") for fact, kind in recap.KINDS.items() if kind.same is not None},
    "plan-": set(get_args(Deed)),
    "ask-": {tag_of(task) for task in TAINTED_GRAIL.tasks if task in QUESTIONS},
    "effect-": {tag_of(one) for one in EFFECTS},
    "need-": {
        *(tag_of(one) for one in get_args(Requirement) if issubclass(one, Need) and one not in MADE_OF_OTHERS),
        *("deck", "colour", "trait", "part"),
    },
    "moment-": set(get_args(Moment)),
    "attribute-": set(vocabulary.ATTRIBUTES),
    "today-": set(get_args(Today)),
    "why-": {*unmet_names("tainted_grail"), "waiting", "present"},
    "group-": set(GROUPS.values()) - {"go-on"},
    "holding-": BOTH,
    "keyword-": set(get_args(vocabulary.Keyword)),
    "a-keyword-": set(get_args(vocabulary.Keyword)),
    "colour-": KINDS,
    "stop-": {*KINDS, "rest", "of"},
    "height-": set(vocabulary.HEIGHTS),
    "trait-": {name + end for name in get_args(vocabulary.Trait) for end in ("", "-text")},
    "result-": set(get_args(vocabulary.Result)),
    "sheet-result-": {"saved", "success", "failure"},
    "sheet-deck-": set(get_args(vocabulary.Deck)),
    "tally-": {*get_args(vocabulary.Result), "times"},
    "status-": set(get_args(Status)),
    "phase-": set(get_args(Phase)),
    "symbol-": {"of", *get_args(Symbol)},
    "left-": set(get_args(Left)),
    "until-": set(get_args(Until)),
    "zone-of-": set(vocabulary.TRACKS),
    "condition-": {"insane", "exhausted", "panic", "dying"},
    "state-": {"insane", "exhausted", "panic", "dying"},
    "limit-": {"activation", "encounter"},
    "chance-": {"toss", "roll", "any"},
    "replaced-": {"damage", "draw-encounter", "gain-terror", "lose-health", "discard-last", "flee", "toss", "roll"},
    "step-": {"start", "choosing", "laying", "further", "attack", "ending"},
    "section-": {"opportunity", "reward", "loot", "failure", "delayed", "avoid"},
    "face-": {"number", "grail", "skull", "down", "n", "e", "s", "w", "nothing", "discard"},
    "page-has-": {"passed", "acted", "joined", "dreamt"},
    "page-half-": {"lit", "dark", "open"},
    "closed-": {"lay", "use", "add", "drop", "charge"},
    "cost-": {"holding", "terror", "charges", "cards", "turn", "discard"},
    "table-": {
        *("ended", "row", "characters", "hands", "dreams", "chronicler", "mode", "challenge", "free"),
        *(f"hands-{one}" for one in get_args(vocabulary.Hands)),
        *(f"dreams-{one}" for one in get_args(vocabulary.DreamsTold)),
        *(f"mode-{one}" for one in vocabulary.MODES),
        *(f"challenge-{one}" for one in vocabulary.CHALLENGES),
    },
    "challenge-": set(vocabulary.CHALLENGES),
    "book-": {
        "of-secrets",
        "first-card",
        "next-card",
        "free",
        "lost",
        *("free-height" if one == "free" else one for one in LIT),
    },
    "board-": set(vocabulary.BOARD_COLOURS),
    "measure-": {*MEASURED, "magic", "free", "plus", "most"},
    "source-": {"rules", "trait", "book", "event", "disc", "chapter"},
    "bonus-": {*get_args(Bonus.__annotations__["give"]), "item", "card", "for-magic"},
}
"""Messages whose names are put together, and all that there must be of each."""

OF_OTHERS = {"ask-dreaming", "title-dreaming"}
"""What is said in place of a question in a dream of others, see `test_dreams_told`."""

ENDINGS = ("option-", "title-", "deck-", "zone-", "some-")
"""Families of which the tests of whole games find what is missing or too much."""


def test_both_languages_have_the_same_messages_each_once() -> None:
    english, german = (ids(language) for language in LANGUAGES)

    assert english == german
    assert [key for key, count in Counter(english).items() if count > 1] == []


@pytest.mark.parametrize("prefix", sorted(FAMILIES))
def test_a_family_of_messages_is_complete_and_has_no_strangers(prefix: str) -> None:
    found = {key.removeprefix(prefix) for key in ids("en") if key.startswith(prefix)}

    assert found == FAMILIES[prefix]


def test_every_other_message_is_named_in_a_source() -> None:
    sources = "".join(path.read_text() for path in SOURCES.rglob("*.py"))
    of_story = {"over-success-story", "over-failure-story"}
    shared = {"table-ended", "over-success", "over-failure", "over-saved", *of_story}  # of every game
    left = [key for key in ids("en") if key not in shared and not key.startswith((*FAMILIES, *ENDINGS))]

    assert [key for key in left if not re.search(f"[\"']{key}[\"']", sources)] == []


def test_whole_arenas_are_told_in_both_languages_and_use_every_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Messages.say

    def noted(self: Messages, key: str, /, **values: Any) -> str:
        said.add(key)
        return say(self, key, **values)

    monkeypatch.setattr(Messages, "say", noted)

    for step in steps():
        catalogues = [messages_of(step.before.state.pack, language) for language in LANGUAGES]
        english, german = (chapter(step, messages) for messages in catalogues)
        assert [line.v for line in english.events] == [line.v for line in german.events]
        for messages in catalogues:
            for seat in range(4):
                menu(VIEW, step.before, step.menu, seat, 1, messages)
            for option in step.menu:
                assert VIEW.answer(step.before.state, answered(step.before, option), option, messages)

    asked = {key for key in ids("en") if key.startswith(("option-", "title-", "ask-", "told-"))}
    assert asked - said == OF_OTHERS


def test_texts_show_no_ids_and_tell_options_apart() -> None:
    messages = messages_of(wild(), "en")
    wordless = re.compile(r"[KD]\d+/|[a-z]+:[a-z0-9]|#\d|\bnone\b|None|[{}]|\ba[123]\b")

    for step in played(5, 3):
        told = chapter(step, messages)
        for text in (told.title, *(line.text for line in told.events)):
            assert wordless.search(text) is None, text
            assert text == sentence(text).strip(), text
        for seat in range(3):
            labels = [action.label for action in menu(VIEW, step.before, step.menu, seat, 1, messages).actions]
            assert len(labels) == len(set(labels)), labels
