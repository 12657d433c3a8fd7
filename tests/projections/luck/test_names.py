"""Each game names its dice, decks and kinds of cards in both languages, and no id shows."""

from __future__ import annotations

from typing import Any

import pytest

from domain.materia_prima.content.pack import read_pack as read_prima
from domain.materia_prima.game import MATERIA_PRIMA
from domain.tainted_grail.content.pack import read_pack as read_grail
from domain.tainted_grail.game import TAINTED_GRAIL
from infra.packs.index import shipped
from projections.catalogue import CATALOGUE
from projections.text.messages import LANGUAGES

PRIMA = [read_prima(texts) for texts in shipped(MATERIA_PRIMA)]
GRAIL = [read_grail(texts) for texts in shipped(TAINTED_GRAIL)]
DECKS = {
    MATERIA_PRIMA.id: ("alarm", "inquisitors", "extensions", "missions", "temples", "pieces", "recipes-homunculus"),
    TAINTED_GRAIL.id: ("items", "encounters/green", "ailei/combat", "beor/diplomacy", "arev/combat-advancement"),
}


def named_kinds(game: str, pack: Any, language: str) -> dict[str, str]:
    """The kinds of all cards of a pack, with their names."""
    names, messages = CATALOGUE[game][1].luck, CATALOGUE[game][1].messages_of(pack, language)
    cards = (
        [("alarm", card) for card in pack.alarm_cards] + [("inquisitors", card) for card in pack.cards]
        if game == MATERIA_PRIMA.id
        else [("ailei/combat", card) for card in pack.cards] + [("items", item) for item in pack.items]
    )
    kinds = {(deck, kind) for deck, card in cards if (kind := names.kind_of(pack, deck, card)) is not None}
    return {kind: names.kind(deck, kind, messages) for deck, kind in kinds}


@pytest.mark.parametrize("pack", [*PRIMA, *GRAIL], ids=lambda pack: pack.id)
def test_kinds_have_names_in_both_languages(pack: Any) -> None:
    game = MATERIA_PRIMA.id if pack in PRIMA else TAINTED_GRAIL.id
    english, german = (named_kinds(game, pack, language) for language in ("en", "de"))
    assert len(english) > 1 and english.keys() == german.keys()
    assert not {*german.values()} & german.keys(), "English names may be spelt like ids"
    assert english != german


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", [PRIMA[0], GRAIL[0]], ids=lambda pack: pack.id)
def test_dice_faces_and_decks_have_names(pack: Any, language: str) -> None:
    game = MATERIA_PRIMA if pack in PRIMA else TAINTED_GRAIL
    names, messages = CATALOGUE[game.id][1].luck, CATALOGUE[game.id][1].messages_of(pack, language)
    for die, faces in game.dice(pack).items():
        assert names.die(die, messages) not in (die, "")
        assert not any(names.face(die, face, messages) == face for face in faces if isinstance(face, str))
    for deck in DECKS[game.id]:
        assert names.deck(deck, messages) != deck


def test_a_deck_or_kind_that_the_pack_does_not_know_is_named_by_its_id() -> None:
    for game, pack in ((MATERIA_PRIMA.id, PRIMA[0]), (TAINTED_GRAIL.id, GRAIL[0])):
        names, messages = CATALOGUE[game][1].luck, CATALOGUE[game][1].messages_of(pack, "en")
        assert names.kind_of(pack, "strange", "strange") is None
        for deck in ("strange", "strange/strange"):
            assert names.deck(deck, messages) == deck
            assert names.kind(deck, "strange", messages) == "strange"
