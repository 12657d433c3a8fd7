"""Number, gender and case of what is filled into sentences, in every message of all games and in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest

from infra.packs.index import PackIndex
from projections.catalogue import CATALOGUE
from projections.materia_prima.view import GAME_VIEW as MATERIA_PRIMA_VIEW
from projections.text.messages import LANGUAGES, Messages, catalogue, catalogue_of
from tests.domain.materia_prima.packs import prima
from tests.projections.text.grammar import Variant, variants

SHARED = ("common", "terminal")
VIEWS = [view for _, view in CATALOGUE.values()]

MAY_BE_PLURAL = {
    **{name: f"{name}_n" for name in ("foe", "meet", "guardians", "participants", "characters", "cards", "missions")},
    **{name: f"{name}_n" for name in ("chosen", "recipes", "colours", "elements", "given", "taken")},
}
"""What may name several things, or one with a plural name -> the number that chooses its verb."""

BENDING = "foe|encounter|meet|inquisitor|letter|source"
"""Names that stand in a sentence with an article."""

DATIVE = {"begegnet", "begegnen", "von", "vor", "mit", "bei", "aus", "nach", "zu", "sich"}
ACCUSATIVE = {"gegen", "für", "durch", "ohne", "um"}
"""German words before a name, and the case they ask for; `sich` stands in "stellt sich"."""

SENTENCES = {"then", "otherwise", "grail", "skull", "does", "done", "one", "effects", "alchemists", "inquisition"}
"""What is filled in as an order or a whole sentence, without a capital."""

NEVER_ONE = ("markers",)
"""Counts of what comes at least in pairs."""
MAY_BE_NONE = ("dice", "cards", "lapsed", "inquisitors", "lit", "promised", "fewer")
"""Counts that may be 0 in a message that says them in words."""

SINGULAR = {"en": r"(?:is|was|has|does|\w+[^s]s)", "de": r"(?:ist|wird|wurde|war|hat|lässt|\w+t)"}
PLURAL = {
    "en": r"(?:are|were|have|do|go|make|lie|meet|set|attack|answer|seize|let|run|parry|bar)",
    "de": r"(?:sind|werden|wurden|waren|haben|\w+en)",
}
NO_VERBS = r"(?:nicht|mit|und|oder|gegen|am|im|von|abgegeben|mitgenommen|gelassen|ablegen)"
OF_THINGS = r"(?:kommt|kommen|macht|machen|wird|werden|liegt|liegen)"
"""German verbs that stand before what they speak of."""


@cache
def said(language: str) -> tuple[Variant, ...]:
    """Every message in all its variants, of all games and of none."""
    packages = [".".join(view.label.__module__.split(".")[:2]) for view in VIEWS]
    texts = chain((catalogue(name, language) for name in SHARED), (catalogue_of(name, language) for name in packages))
    return tuple(one for text in texts for one in variants(text))


def verbs(language: str) -> Iterator[tuple[Variant, str, str]]:
    """A message, a name in it that may be plural, and the verb beside it if the name is its subject."""
    start = r"(?:^|[.:;?!] |, (?:and|und|doch|ehe) )(?:(?:der|die|das|Der|Die|Das) \w+ )?"
    for one in said(language):
        for name in MAY_BE_PLURAL:
            for found in re.finditer(rf"{start}<\^?{name}> (\w+)", one.text):
                if not re.fullmatch(NO_VERBS, found[1]):
                    yield one, name, found[1]
            if language == "de":
                for found in re.finditer(rf"\b({OF_THINGS}) (?:d\w\w \w+ )?<\^?{name}>", one.text):
                    yield one, name, found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verb_is_chosen_by_the_number_of_its_subject(language: str) -> None:
    wrong = []
    for one, name, verb in verbs(language):
        number = one.chosen.get(MAY_BE_PLURAL[name])
        is_singular, is_plural = (re.fullmatch(way[language], verb) for way in (SINGULAR, PLURAL))
        if (is_singular and number != "one") or (is_plural and not is_singular and number not in ("other", None)):
            wrong.append((one.message, one.text))

    assert wrong == []
    assert len(list(verbs(language))) > 30, "the messages are looked at"


def test_a_german_name_stands_in_the_case_that_its_sentence_asks_for() -> None:
    wrong, seen = [], 0
    for one in said("de"):
        for word, name, case in re.findall(rf"\b(\w+) <\^?({BENDING})(_acc|_dat)?>", one.text):
            asked = "_dat" if word in DATIVE else "_acc" if word in ACCUSATIVE else None
            seen += asked is not None
            if asked is not None and case != asked:
                wrong.append((one.message, f"{word} <{name}{case}>"))

    assert wrong == []
    assert seen > 15, "the messages are looked at"


def test_a_german_sentence_after_a_colon_begins_with_a_capital() -> None:
    filled = [
        (one.message, name)
        for one in said("de")
        for name in re.findall(r": <(\w+)>", one.text)
        if name in SENTENCES and not one.message.startswith(("ask-choose-effect", "effect-manual"))
    ]
    questions = [
        one.message
        for one in said("de")
        if re.search(r": [a-zäöü][^:]*\?", one.text) and "<" in one.text.partition(":")[0]
    ]

    assert filled == []
    assert questions == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_in_words_has_forms_for_one_and_for_none(language: str) -> None:
    wrong = set()
    for one in said(language):
        for name in re.findall(r"<\^?(\w+)_word> \w", one.text):
            forms = {other.chosen.get(name) for other in said(language) if other.message == one.message}
            if one.chosen.get(name) != "other" and name not in NEVER_ONE:
                wrong.add((one.message, name))
            if name in MAY_BE_NONE and "0" not in forms:
                wrong.add((one.message, name))

    assert wrong == set()


PACKS = [(view, pack) for view in VIEWS for pack in PackIndex([view.game]).catalogue[view.game.id]]


def names(prefix: str, language: str) -> Iterator[tuple[str, Messages]]:
    """The names of this kind in all packs that ship."""
    for view, pack in PACKS:
        messages = view.messages_of(pack, language)
        for id in view.text_ids(pack):
            if re.fullmatch(rf"{prefix}-[a-z0-9-]+", id) and not id.endswith("-text"):
                yield id, messages


ENCOUNTERS = 64
"""How many the shipped packs have."""
ARTICLES = {"der": ("dem", "den"), "die": ("der", "die"), "das": ("dem", "das")}
"""Nominative -> dative and accusative; a plural has `die`, `den` and `die`."""


def test_every_encounter_has_its_forms_in_german_and_they_agree() -> None:
    seen = 0
    for id, messages in names("encounter", "de"):
        nominative = messages.grammar(id, "nominative")
        if nominative is None:
            assert messages.say(id).endswith(("en", "hen", "eln")), f"{id}: only ways of an encounter have no forms"
            continue
        forms = [messages.in_case(id, case).split()[0] for case in ("nominative", "dative", "accusative")]
        is_plural = messages.count_of(id) == 2
        assert tuple(forms[1:]) == (("den", "die") if is_plural else ARTICLES[forms[0]]), id
        seen += 1
    assert seen == ENCOUNTERS


def test_every_encounter_stands_in_an_english_sentence_with_its_article() -> None:
    forms = [messages.grammar(id, "nominative") for id, messages in names("encounter", "en")]

    assert sum(form is not None and form.startswith("the ") for form in forms) == ENCOUNTERS


def test_the_same_names_are_plural_in_both_languages() -> None:
    english, german = (
        {id for id, messages in names("encounter", one) if messages.count_of(id) == 2} for one in LANGUAGES
    )

    assert (
        english
        == german
        == {
            *("encounter-fold-wolves", "encounter-deserters", "encounter-tallow-men"),
            *("encounter-roof-thieves", "encounter-hedge-geese", "encounter-lot-drawers", "encounter-drain-eels"),
            *("encounter-seven-elders", "encounter-empty-coats"),
        }
    )


def test_every_german_inquisitor_has_a_gender() -> None:
    genders = {id: messages.grammar(id, "gender") for id, messages in names("inquisitor", "de")}

    assert genders and None not in genders.values()


@pytest.mark.parametrize(
    ("gender", "forms"),
    [
        ("masculine", ("der Wächter", "den zweiten Wächter", "dem Wächter")),
        ("feminine", ("die Wächter", "die zweite Wächter", "der Wächter")),
        ("neuter", ("das Wächter", "das zweite Wächter", "dem Wächter")),
    ],
)
def test_an_inquisitor_has_the_article_of_its_gender(gender: str, forms: tuple[str, ...]) -> None:
    messages = MATERIA_PRIMA_VIEW.messages_of(prima(), "de")
    asked = (("nominative", 0), ("accusative", 2), ("dative", 0))

    told = tuple(
        messages.say("inquisitor-figure", name="Wächter", gender=gender, case=case, rank=rank) for case, rank in asked
    )
    assert told == forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_stands_for_one_thing(language: str) -> None:
    one_too_many = {"de": r"\bfreie[mnrs]? (?:Symbol|Magie)|Saatw|\bJederman", "en": r"\bkey that|\bno key at"}

    assert [one.text for one in said(language) if re.search(one_too_many[language], one.text)] == []
