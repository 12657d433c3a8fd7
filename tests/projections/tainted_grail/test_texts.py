"""Texts made from data: read aloud they say what the card does, in both languages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.tainted_grail.content.parts import Ability, OutHalf
from domain.tainted_grail.tasks.effects.base import Cost
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.bonus import Bonus
from domain.tainted_grail.vocabulary.requirements import Requirement
from projections.tainted_grail.board import cards
from projections.tainted_grail.view import GAME_VIEW as VIEW
from projections.tainted_grail.words import texts
from projections.tainted_grail.words.needs import need
from projections.text.messages import LANGUAGES
from tests.domain.tainted_grail.wild_pack import WORDS as VOCABULARY
from tests.domain.tainted_grail.wild_pack import wild
from tests.domain.tainted_grail.world_packs import avalon
from tests.projections.tainted_grail.worded import messages_of

EN, DE = (messages_of(wild(), language) for language in ("en", "de"))


def effect(do: str, **fields: Any) -> Effect:
    made: Effect = msgspec.convert({"do": f"tg.{do}", **fields}, Effect)
    return made


POOL = {"do": "tg.pool", "count": 1}
DRAW = {"do": "tg.draw"}


@pytest.mark.parametrize(
    ("one", "english", "german"),
    [
        (effect("gain", what="magic"), "gain 1 Magic", "erhalte 1 Magie"),
        (effect("lose", what="wealth", count="all"), "lose all Wealth", "verliere alles, was du an Reichtum hast"),
        (effect("set", what="energy"), "set Energy to its start", "setze Energie auf den Startwert"),
        (effect("set", what="terror", to=0), "set Terror to 0", "setze Furcht auf 0"),
        (
            effect("damage", count=2, unavoidable=True),
            "suffer 2 unavoidable damage",
            "erleide 2 unvermeidbaren Schaden",
        ),
        (
            effect("pool", count={"connected": "aggression", "plus": -1}),
            "add 1 marker to the pool per connected Aggression (−1)",
            "lege 1 Marker in den Pool je verbundenem Symbol Aggression (−1)",
        ),
        (
            effect("pool", count={"activated": "magic", "times": -2, "most": 4}),
            "take 2 markers from the pool per activated magic symbol, at most 4",
            "nimm 2 Marker aus dem Pool je aktiviertem Magiesymbol, höchstens 4",
        ),
        (effect("affinity", count=-1), "lower the affinity by 1", "senke das Verhältnis um 1"),
        (effect("draw", count=2), "draw 2 cards", "ziehe 2 Karten"),
        (effect("discard", to=1), "discard down to 1 card", "wirf alle Karten bis auf 1 ab"),
        (
            effect("draw-items", craftable=True, keyword="weapon"),
            "gain a craftable weapon",
            "erhalte einen herstellbaren Gegenstand: Waffe",
        ),
        (
            effect("pay", cost={"energy": 1, "charges": 2}, then=[POOL], otherwise=[DRAW]),
            "you may pay 1 Energy and 2 charges: add 1 marker to the pool, otherwise draw 1 card",
            "du darfst 1 Energie und 2 Ladungen zahlen: Lege 1 Marker in den Pool, sonst: Ziehe 1 Karte",
        ),
        (
            effect("if", need={"is": "condition", "condition": "panic"}, then=[POOL, DRAW]),
            "if you are in panic: add 1 marker to the pool and draw 1 card",
            "falls du in Panik bist: Lege 1 Marker in den Pool und ziehe 1 Karte",
        ),
        (
            effect("choose", one=[[POOL], [DRAW], [{"do": "tg.flee"}]]),
            "choose: add 1 marker to the pool, draw 1 card or you must flee",
            "wähle: Lege 1 Marker in den Pool, ziehe 1 Karte oder du musst fliehen",
        ),
        (
            effect("choose", one=[[POOL, {"do": "tg.lose", "what": "food"}], [DRAW]]),
            "choose: add 1 marker to the pool and lose 1 Food / draw 1 card",
            "wähle: Lege 1 Marker in den Pool und verliere 1 Nahrung / ziehe 1 Karte",
        ),
        (effect("draw-items", keyword="armour"), "gain a suit of armour", "erhalte eine Rüstung"),
        (effect("discard-items", keyword="shield"), "discard a shield", "lege einen Schild ab"),
        (
            effect("toss", skull=[{"do": "tg.run-away"}]),
            "toss a disc (Grail: nothing; Skull: the enemy runs away)",
            "wirf eine Scheibe (Gral: nichts; Schädel: Der Gegner läuft weg)",
        ),
        (
            effect("roll", attribute="courage", lines=[{"least": 1, "most": 3, "then": [POOL]}, {"least": 4}]),
            "roll the die and add Courage: on 1 to 3: add 1 marker to the pool, on 4 or more: nothing",
            "würfle und zähle Mut dazu: bei 1 bis 3: Lege 1 Marker in den Pool, bei 4 oder mehr: nichts",
        ),
    ],
)
def test_an_effect_is_an_order(one: Effect, english: str, german: str) -> None:
    assert texts.effect(EN, one) == english
    assert texts.effect(DE, one) == german


@pytest.mark.parametrize("word", sorted(VOCABULARY))
def test_every_effect_of_the_vocabulary_is_told_without_gaps(word: str) -> None:
    effects = tuple(msgspec.convert(one, Effect) for one in VOCABULARY[word])
    for messages in (EN, DE):
        told = texts.text(messages, effects)
        assert told
        assert "none" not in told.split()
        assert "  " not in told


@pytest.mark.parametrize(
    ("given", "english", "german"),
    [
        (
            {"when": "any-time", "cost": {"charges": 1}, "effects": [POOL], "limit": "encounter"},
            "At any time, for 1 charge: add 1 marker to the pool (once an encounter).",
            "Jederzeit, für 1 Ladung: Lege 1 Marker in den Pool (einmal je Begegnung).",
        ),
        (
            {"when": "delayed", "delay": 2, "effects": [DRAW, POOL]},
            "Delayed 2: draw 1 card; add 1 marker to the pool.",
            "2 verzögert: Ziehe 1 Karte; lege 1 Marker in den Pool.",
        ),
        (
            {"when": "attack", "reduce": 2, "effects": [DRAW], "optional": True},
            "When the enemy attacks: 2 less damage; you may draw 1 card.",
            "Beim gegnerischen Angriff: 2 Schaden weniger; wenn du willst: Ziehe 1 Karte.",
        ),
        (
            {"when": "attack", "ignore": True, "need": {"is": "zone", "zone": "green"}},
            "When the enemy attacks, if the affinity marker is in the green zone: the attack does not happen.",
            "Beim gegnerischen Angriff, wenn der Verhältnismarker im grünen Bereich liegt: "
            "Der Angriff findet nicht statt.",
        ),
        (
            {"when": "damage", "prevent": 1, "floor": 1},
            "Always: prevent 1 of each damage, down to 1.",
            "Immer: Verhindere 1 von jedem Schaden, bis 1 bleibt.",
        ),
        (
            {"when": "start", "hand": -1},
            "When an encounter begins: 1 card fewer to start with.",
            "Zu Beginn einer Begegnung: 1 Startkarte weniger.",
        ),
        (
            {"when": "key", "of": "empathy", "effects": [DRAW]},
            "When you activate a symbol of Empathy: draw 1 card.",
            "Wenn du ein Symbol Mitgefühl aktivierst: Ziehe 1 Karte.",
        ),
        (
            {"when": "reroll", "limit": "activation"},
            "After a toss or roll: repeat it; the new result stands (once a turn).",
            "Nach einem Wurf: Wirf noch einmal, das neue Ergebnis gilt (einmal je Zug).",
        ),
        (
            {"when": "instead", "of": "damage", "effects": [{"do": "tg.gain", "what": "terror"}]},
            "Instead of damage: gain 1 Terror.",
            "Statt Schaden: Erhalte 1 Furcht.",
        ),
    ],
)
def test_an_ability_is_a_sentence(given: dict[str, Any], english: str, german: str) -> None:
    one = msgspec.convert(given, Ability)

    assert texts.ability(EN, one) == english
    assert texts.ability(DE, one) == german


@pytest.mark.parametrize(
    ("given", "english", "german"),
    [
        (
            {"is": "holding", "what": "food", "least": 2, "whose": "party"},
            "all together have 2 Food or more",
            "alle zusammen 2 Nahrung oder mehr haben",
        ),
        (
            {"is": "encounter", "deck": "combat", "trait": "horde"},
            "this encounter is a combat and the enemy has the trait “Horde”",
            "die Begegnung ein Kampf ist und der Gegner die Eigenschaft „Horde“ hat",
        ),
        (
            {"is": "not", "of": {"is": "encounter"}},
            "no encounter is going on",
            "gerade keine Begegnung läuft",
        ),
        (
            {"is": "equipped", "keyword": "companion"},
            "you have a companion equipped",
            "du einen Begleiter ausgerüstet hast",
        ),
        (
            {"is": "connected", "attribute": "courage", "least": 3},
            "Courage is connected 3 times or more",
            "Mut 3-mal oder öfter verbunden ist",
        ),
        (
            {"is": "any", "of": [{"is": "pool", "least": 4}, {"is": "owns", "card": "item:boots"}]},
            "the pool holds 4 or more or you own “Boots”",
            "der Pool 4 oder mehr enthält oder du „Boots“ besitzt",
        ),
        (
            {"is": "not", "of": {"is": "owns", "card": "item:boots", "whose": "anyone"}},
            "nobody in the game owns “Boots”",
            "im Spiel niemand „Boots“ besitzt",
        ),
        (
            {"is": "not", "of": {"is": "uncovered"}},
            "this card is covered",
            "diese Karte bedeckt ist",
        ),
    ],
)
def test_a_requirement_follows_if(given: dict[str, Any], english: str, german: str) -> None:
    one: Requirement = msgspec.convert(given, Requirement)

    assert need(EN, one) == english
    assert need(DE, one) == german


def test_halves_and_bonuses_are_short() -> None:
    assert texts.half(EN, "a1", OutHalf(attribute="courage", level=2, times=2)) == "Courage 2, ×2"
    assert texts.half(DE, "free", OutHalf(block=True)) == "kostenlos, gesperrt"
    assert texts.bonus(EN, Bonus("gain", 2, "item")) == "+2 items"
    assert texts.bonus(DE, Bonus("lose", 1, "magic")) == "−1 Magie"


def test_a_price_names_all_its_parts() -> None:
    price = Cost(health=1, terror=2, cards=1, turn=True)

    assert texts.cost(EN, price) == "1 Health, 2 Terror to gain, 1 card from hand and the turning of this card"
    assert texts.cost(DE, price) == "1 Gesundheit, 2 Furcht als Preis, 1 Handkarte und das Drehen dieser Karte"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_character_of_the_campaign_can_own_says_what_it_does(language: str) -> None:
    pack, messages = avalon(), VIEW.messages_of(avalon(), language)
    kinds: dict[str, dict[Any, Any]] = {"item": pack.items, "secret": pack.secrets}

    for card in [f"{kind}:{name}" for kind, named in kinds.items() for name in named]:
        assert all(one["text"] for one in cards.owned(messages, pack, card)["abilities"])
