"""Recovery phrases: words that can be told and typed, and lists that nobody else can open."""

import pytest

from infra.keys.recovery import NoPhrase, NotOpened, Phrase, new_phrase, read_phrase

CHOSEN = bytes.fromhex("7f0000013f54dcc1") * 2
WORDS = "lusab babad gutih tugad lusab babad gutih tugad"
"""Source: the examples of the paper on proquints, 127.0.0.1 and 63.84.220.193."""
SECRET = "-56IVWHd9ANGKcozY5QB_1LtR7PQdm0m7VjjZMwFKJg"


def test_a_phrase_is_told_in_words_that_stand_for_its_bytes() -> None:
    assert str(Phrase(CHOSEN)) == WORDS
    assert Phrase(CHOSEN).secret == read_phrase(WORDS).secret == SECRET, "else no stored list is found again"


@pytest.mark.parametrize("typed", [WORDS.upper(), WORDS.replace(" ", "-"), f"1. {WORDS.replace(' ', chr(10))}.\n"])
def test_a_phrase_is_read_however_its_words_are_written(typed: str) -> None:
    assert read_phrase(typed).secret == Phrase(CHOSEN).secret


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "has 8 words, and this has 0"),
        (WORDS + " lusab", "has 8 words, and this has 9"),
        (WORDS.replace("babad", "babe", 1), "'babe' is no word"),
        (WORDS.replace("babad", "bebad", 1), "'bebad' is no word"),
    ],
)
def test_what_is_no_phrase_is_refused_in_words(typed: str, why: str) -> None:
    with pytest.raises(NoPhrase, match=why):
        read_phrase(typed)


def test_only_the_phrase_opens_what_it_sealed() -> None:
    phrase, plain = new_phrase(), b'{"seats":[]}'
    sealed = phrase.seal(plain)
    assert phrase.open(sealed) == read_phrase(str(phrase)).open(sealed) == plain
    assert sealed != phrase.seal(plain), "nobody sees whether a list has changed"
    another = "B" if sealed[0] == "A" else "A"
    for damaged in (sealed[:-8], another + sealed[1:], "", "no base64!"):
        with pytest.raises(NotOpened):
            phrase.open(damaged)
    with pytest.raises(NotOpened):
        new_phrase().open(sealed)
    assert phrase.secret not in sealed and new_phrase().secret != phrase.secret
