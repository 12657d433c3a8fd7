"""Every fact, question and answer has words in both languages, and no message is left over."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, get_args, get_type_hints

import pytest

from domain.kernel.fact import DiceRolled
from domain.kernel.registry import QUESTIONS
from domain.materia_prima.board.hexes import DIRECTIONS
from domain.materia_prima.campaign.chronicle import Note
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.content.parts import Ability, TownMission
from domain.materia_prima.game import MATERIA_PRIMA
from domain.materia_prima.queries.values import Stat
from domain.materia_prima.state import COLOURS, Phase, Status
from domain.materia_prima.tasks.effects import EFFECTS
from domain.materia_prima.vocabulary import LAST_DAYS, RANDOM, Action, InquisitorStat, Kind, TargetKind
from projections.chronicle import Chapter, tell
from projections.materia_prima.menu.groups import GROUPS
from projections.materia_prima.menu.labels import ALWAYS
from projections.materia_prima.recap import KINDS
from projections.materia_prima.sheet.rows import COLUMNS
from projections.materia_prima.telling import SILENT
from projections.materia_prima.view import GAME_VIEW as VIEW
from projections.menu import menu
from projections.text.messages import LANGUAGES, Messages, catalogue, catalogue_of, sentence
from projections.text.telling import in_all_of, message_of
from tests import ROOT
from tests.domain.materia_prima.packs import inquisition, prima
from tests.projections.closed.refusals import unmet_names
from tests.projections.materia_prima.whole_games import Step, random_game, rare_steps

PACK = prima()
SOURCES = ROOT / "projections"
GAMES = 18


def ids(text: str) -> list[str]:
    """The messages of a catalogue."""
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def own(language: str) -> str:
    """The catalogue of Materia Prima."""
    return catalogue_of("projections.materia_prima", language)


def tag_of(struct: type[Any]) -> str:
    return str(struct.__struct_config__.tag).removeprefix("mp.")


def played() -> Iterator[Step]:
    """Whole games of every scenario for one to four seats, every other one with much to do, and what is rare."""
    scenarios = list(PACK.scenarios)
    for seed in range(GAMES):
        yield from random_game(PACK, seed, 1 + seed % 4, rich=seed % 2 == 0, scenario=scenarios[seed % 3])
    yield from rare_steps(PACK)
    for scenario in inquisition().scenarios:
        yield from random_game(inquisition(), 1, 2, scenario=scenario)


@cache
def messages_of(pack: Pack, language: str) -> Messages:
    return VIEW.messages_of(pack, language)


def chapter(step: Step, messages: Messages) -> Chapter:
    return tell(VIEW, step.before, step.entries, action=1, seat=step.seat, at=None, undone=False, messages=messages)


QUESTION_TAGS = {tag_of(task) for task in MATERIA_PRIMA.tasks if task in QUESTIONS}

TOLD = (*MATERIA_PRIMA.facts, DiceRolled)
FAMILIES = {
    "told-": {
        message_of(fact).removeprefix("told-") for fact in (*MATERIA_PRIMA.facts, DiceRolled) if fact not in SILENT
    },
    "since-": {in_all_of(fact).removeprefix("since-") for fact, kind in KINDS.items() if kind.same is not None},
    "ask-": QUESTION_TAGS,
    "colour-": set(COLOURS),
    "why-": unmet_names("materia_prima"),
    "closed-": {
        f"take-turn-{word}"
        for word in (
            *("move", "mine", "fight", "exchange", "convert", "equip", "research"),
            *("sail", "buy", "transmute"),
        )
    },
    "group-": set(GROUPS.values()) - {"go-on"},
    "stat-": {*get_args(Stat), *get_args(InquisitorStat)},
    "short-": {*get_args(Stat), *get_args(InquisitorStat)},
    "kind-": {*get_args(Kind), *get_args(TargetKind), "inquisitor"},
    "status-": set(get_args(Status)),
    "phase-": set(get_args(Phase)),
    "difficulty-": set(LAST_DAYS),
    "layout-": {RANDOM, f"{RANDOM}-text", "free"},
    "result-": set(get_args(get_type_hints(Note)["result"])),
    "sheet-column-": {name for name, _ in COLUMNS},
    "action-": {action for part in get_args(Action) for action in (get_args(part) or (part,))},
    "way-": set(map(str.lower, DIRECTIONS)),
    "direction-": {*map(str.lower, DIRECTIONS), "own"},
    "around-short-": {*map(str.lower, DIRECTIONS)},
    "ability-": {tag_of(ability) for ability in get_args(Ability)},
    "effect-": {tag_of(effect) for effect in EFFECTS},
    "mission-asks-": set(get_args(TownMission.__annotations__["kind"])),
    "deck-": {
        *("alarm", "inquisitors", "missions", "extensions", "temples"),
        *(f"recipes-{kind}" for kind in get_args(Kind)),
    },
}
"""Messages whose names are put together, and all that there must be of each."""


@pytest.mark.parametrize("text_in", [partial(catalogue, "common"), own])
def test_both_languages_have_the_same_messages_each_once(text_in: Callable[[str], str]) -> None:
    english, german = (ids(text_in(language)) for language in LANGUAGES)

    assert english == german
    assert [key for key, count in Counter(english).items() if count > 1] == []


@pytest.mark.parametrize("prefix", sorted(FAMILIES))
def test_a_family_of_messages_is_complete_and_has_no_strangers(prefix: str) -> None:
    found = {key.removeprefix(prefix) for key in ids(own("en")) if key.startswith(prefix)}

    assert found == FAMILIES[prefix]


def test_every_other_message_is_named_in_a_source() -> None:
    sources = "".join(path.read_text() for path in SOURCES.rglob("*.py"))
    families = (*FAMILIES, "option-", "title-", "badge-", "postcard-")
    left = [key for text in (catalogue("common", "en"), own("en")) for key in ids(text) if not key.startswith(families)]

    unnamed = [key for key in left if not re.search(f"[\"']{key}[\"']", sources)]
    assert unnamed == [], unnamed


def test_whole_games_are_told_in_both_languages_and_use_every_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Messages.say
    monkeypatch.setattr(Messages, "say", lambda self, key, **values: said.add(key) or say(self, key, **values))

    for number, step in enumerate(played()):
        catalogues = [messages_of(step.before.state.pack, language) for language in LANGUAGES]
        english, german = (chapter(step, messages) for messages in catalogues)
        assert [line.v for line in english.events] == [line.v for line in german.events]
        messages = catalogues[number % len(catalogues)]
        for seat in range(4):
            menu(VIEW, step.before, step.menu, seat, 1, messages)
        for option in step.menu:
            assert VIEW.answer(step.before.state, step.before.question, option, messages)

    asked = {key for key in ids(own("en")) if key.startswith(("option-", "title-", "ask-", "told-"))}
    assert asked - said == set()


def test_texts_never_show_ids_and_tell_options_apart() -> None:
    messages = VIEW.messages_of(PACK, "en")
    tables = (PACK.recipes, PACK.alarm_cards, PACK.cards, PACK.missions, PACK.extensions, PACK.alchemists, PACK.level)
    ids_of_two_words = sorted({id for table in tables for id in table if "-" in id})
    wordless = re.compile("|".join(ids_of_two_words) + r"|\b[a-e]-\d|None|[{}]")

    for step in (*random_game(PACK, 5, 3, rich=True), *rare_steps(PACK)):
        told = chapter(step, messages)
        for text in (told.title, *(line.text for line in told.events)):
            assert wordless.search(text) is None, text
            assert text == sentence(text).strip(), text
        for seat in range(3):
            labels = [action.label for action in menu(VIEW, step.before, step.menu, seat, 1, messages).actions]
            assert len(labels) == len(set(labels)), labels


def test_answers_beside_every_question_are_worded_without_one() -> None:
    catalogues = [VIEW.messages_of(PACK, language) for language in LANGUAGES]

    assert all(messages.say(f"option-{word}") for messages in catalogues for word in ALWAYS)


def test_a_missing_message_or_value_is_an_error() -> None:
    messages = Messages("en", "greeting = Hello, { $name }")

    assert messages.say("greeting", name="Ottilie") == "Hello, Ottilie"
    with pytest.raises(KeyError, match="no message 'farewell'"):
        messages.say("farewell")
    with pytest.raises(KeyError, match="name"):
        messages.say("greeting")


def test_a_later_catalogue_overrides_an_earlier_one() -> None:
    assert Messages("en", "title = Game", "title = Pack").say("title") == "Pack"


def test_things_are_joined_as_a_language_does() -> None:
    english, german = (Messages(language, catalogue("common", language)) for language in LANGUAGES)

    assert english.join(["air"]) == "air"
    assert english.join(["air", "fire", "salt"]) == "air, fire and salt"
    assert german.join(["Luft", "Feuer"]) == "Luft und Feuer"
    assert german.join([]) == "nichts"


def test_a_catalogue_forgets_what_it_said_when_that_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("projections.text.messages.SAID_MAX", 3)
    messages = Messages("en", "number = Number { $n }")

    assert [messages.say("number", n=str(n)) for n in range(5)] == [f"Number {n}" for n in range(5)]
    assert len(messages._said) <= 3


def test_a_name_does_not_turn_what_is_said_after_it() -> None:
    messages = Messages("en", catalogue("common", "en")).at_table({0: "\u202eada\u2066", 1: "\u202e\u2069"})
    assert [messages.player(seat) for seat in (0, 1)] == ["ada", Messages("en", catalogue("common", "en")).player(1)]


def test_a_name_from_right_to_left_moves_no_sign_beside_it() -> None:
    messages = Messages("en", catalogue("common", "en")).at_table({0: "עדה", 1: "Ådá 7"})
    assert [messages.player(seat) for seat in (0, 1)] == [
        "\N{FIRST STRONG ISOLATE}עדה\N{POP DIRECTIONAL ISOLATE}",
        "Ådá 7",
    ]
