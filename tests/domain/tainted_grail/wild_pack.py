"""A small pack in which random play comes to everything: every trait, bonus, moment and effect word."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, get_args

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.tasks.effects import land
from domain.tainted_grail.tasks.effects.holdings import DiscardThis
from domain.tainted_grail.tasks.effects.vocabulary import EFFECTS, HaveEncounter, Once
from domain.tainted_grail.vocabulary.terms import Trait
from tests.domain.tainted_grail.fixtures import ENEMY, ORPHAN, Table, attribute, effect, gives, pack_of

TRAITS = get_args(Trait)
COLOURS = ("grey", "green", "purple")

STRIKE = [effect("pool", count=1)]
WORDS: dict[str, list[Table]] = {
    "gain": [effect("gain", what="magic")],
    "lose": [effect("lose", what="health")],
    "lose-all": [effect("lose", what="wealth", count="all")],
    "set": [effect("set", what="energy")],
    "damage": [effect("damage", count=2, unavoidable=True)],
    "change-attribute": [effect("change-attribute", attribute="empathy", count=2)],
    "raise-attribute": [effect("raise-attribute", attribute="aggression")],
    "draw-items": [effect("draw-items")],
    "draw-craftable": [effect("draw-items", craftable=True)],
    "draw-weapon": [effect("draw-items", keyword="weapon")],
    "gain-item": [effect("gain-item", item="boots")],
    "discard-items": [effect("discard-items")],
    "gain-secret": [effect("gain-secret", number=1)],
    "lose-secret": [effect("lose-secret", number=1)],
    "turn": [effect("turn", keyword="weapon")],
    "shuffle-deck": [effect("shuffle-deck", deck="grey"), effect("shuffle-deck", deck="items")],
    "return-to-box": [effect("return-to-box")],
    "transfer": [effect("transfer", what="magic")],
    "share": [effect("share", what="terror", count=2)],
    "throw": [effect("throw", then=STRIKE)],
    "lose-skill": [effect("lose-skill")],
    "take-up": [effect("take-up")],
    "lay-aside": [effect("lay-aside", keyword="weapon"), effect("lay-aside")],
    "give-secret": [effect("give-secret", number=1)],
    "gain-skill": [effect("gain-skill", skill=2)],
    "multiply": [effect("multiply"), effect("multiply", height="free", times=3)],
    "block": [effect("block", height="a1")],
    "pool": [effect("pool", count={"connected": "aggression", "plus": -1})],
    "affinity": [effect("affinity", count={"participants": True})],
    "set-affinity": [effect("set-affinity", to=2)],
    "draw": [effect("draw", count=2)],
    "discard": [effect("discard", count=2)],
    "discard-from-deck": [effect("discard-from-deck")],
    "discard-last": [effect("discard-last")],
    "lay": [effect("lay"), effect("lay", off="deck")],
    "waive-extra": [effect("waive-extra")],
    "place-charges": [effect("place-charges", count=2)],
    "remove-charges": [effect("remove-charges", of="all")],
    "remove-time": [effect("remove-time")],
    "place-time": [effect("place-time", of="choice")],
    "ignore-attack": [effect("ignore-attack")],
    "repeat-attack": [effect("repeat-attack")],
    "reduce-attack": [effect("reduce-attack")],
    "after-attack": [effect("after-attack", then=STRIKE)],
    "suffer-opportunity": [effect("suffer-opportunity")],
    "flee": [effect("toss", skull=[effect("flee")])],
    "run-away": [effect("toss", skull=[effect("run-away")])],
    "win": [effect("toss", skull=[effect("win")])],
    "fail": [effect("toss", skull=[effect("fail")])],
    "pay": [effect("pay", cost={"magic": 1, "energy": 1}, then=STRIKE)],
    "repeat": [effect("repeat", cost={"energy": 1}, then=STRIKE)],
    "if": [effect("if", need={"is": "condition", "condition": "panic"}, then=STRIKE)],
    "choose": [effect("choose", one=[STRIKE, [effect("lose", what="food")]])],
    "may": [effect("may", then=STRIKE)],
    "each": [effect("each", who="participants", then=[effect("draw")])],
    "one": [effect("one", who="participants", then=[effect("gain", what="terror")])],
    "roll": [effect("roll", lines=[{"least": 1, "most": 3, "then": STRIKE}, {"least": 4, "most": None}])],
    "look": [effect("look", count=2)],
    "manual": [effect("manual", text="odd")],
}
"""Effects of cards by the words of the vocabulary, several of some."""
ORDERS: dict[str, list[Table]] = {
    "meet": [effect("follow-up", meet="e-guardian")],
    "draw": [effect("follow-up", draw="green", of=2)],
    "draw-one": [effect("follow-up", draw="blue")],
}
"""Encounters that encounters order."""
ELSEWHERE = {DiscardThis, HaveEncounter, Once, *(one for one in EFFECTS if one.__module__ == land.__name__)}
"""Words that need an item, or a campaign."""
assert all(
    f'"{one.__struct_config__.tag}"' in json.dumps([WORDS, ORDERS]) for one in EFFECTS if one not in ELSEWHERE
), "all occur"


def cards() -> dict[str, Table]:
    """Plain cards replaced by ones that do something, words and moments in turn, other ones for each character.

    The starting decks of the four characters together have every word.
    """
    starting = [f"{kind}{n}/25" for n in range(9, 16) for kind in "KD"]
    later = [f"{kind}{n}/25" for n in range(16, 26) for kind in "KD"]
    advancement = [f"{kind}{n}/15" for n in range(1, 16) for kind in "KD"]
    names = [*starting, *later, *advancement]
    return {
        f"{name}-{letter}": card(name, at + first * len(starting))
        for first, letter in enumerate("UGYB")
        for at, name in enumerate(names)
    }


def card(name: str, at: int) -> Table:
    """A card by its number among all."""
    return {
        "left": {"a1": gives("variable" if name[0] == "D" else "pool"), "magic": gives("extra"), "free": bonus(at)},
        "right": {"a1": attribute("aggression" if at % 2 else "empathy"), "magic": {}, "free": {"times": 1 + at % 2}},
        "permanent": at % 5 == 0,
        "abilities": [
            {"when": "placed", "effects": [effect("place-charges", count=2)]},
            ability(at, list(WORDS.values())[at % len(WORDS)]),
        ],
    }


def bonus(at: int) -> Table:
    """The bonuses in turn."""
    kinds = ("pool", "affinity", "draw", "extra", "discard-last", "void", "gain", "lose")
    kind = kinds[at % len(kinds)]
    more: Table = {"what": ("item", "magic", "terror")[at % 3]} if kind in ("gain", "lose") else {}
    return gives(kind, **more)


def ability(at: int, effects: list[Table]) -> Table:
    """The moments of cards in turn."""
    moments: tuple[Table, ...] = (
        {"when": "placed"},
        {"when": "delayed", "delay": 1 + at % 2},
        {"when": "attack", "reduce": 1},
        {"when": "any-time", "cost": {"energy": 1}, "limit": "encounter"},
        {"when": "discarded"},
        {"when": "any-time", "cost": {"charges": 1}},
        {"when": "key", "limit": "activation"},
    )
    return {**moments[at % len(moments)], "effects": effects, "optional": at % 11 == 0}


def enemies() -> list[Table]:
    """One enemy a trait in the colours in turn, and one with two."""
    found = [
        {**ENEMY, "id": f"e-{trait}", "colour": COLOURS[at % 3], "traits": [trait], "value": 6}
        for at, trait in enumerate(TRAITS)
    ]
    hare = {"id": "hare", "value": 4, "traits": ["alert"], "opportunity": [effect("run-away")]}
    found[COLOURS.index("purple")] |= {"opportunity": ORDERS["meet"], "reward": ORDERS["draw-one"]}
    found[COLOURS.index("grey")] |= {"reward": ORDERS["draw"]}
    slow = {"id": "fuse", "delay": 2, "delayed": [effect("damage", count=2)], "traits": ["haste", "ambush", "frenzy"]}
    return [*found, {**ENEMY, **hare}, {**ENEMY, **slow}]


def talks() -> list[Table]:
    """The orphan by two ways, and in one stage of a short track."""
    way = {**ORPHAN["ways"][0], "id": "other"}
    short: Table = {"id": "d-short", "track": {"top": 2, "bottom": -2}, "ways": [{**way, "stages": way["stages"][:1]}]}
    return [{**ORPHAN, "id": "d-ways", "ways": [*ORPHAN["ways"], way]}, {**ORPHAN, **short}]


def items() -> list[Table]:
    """Items of every keyword and moment."""
    return [
        {
            "id": "knife",
            "keywords": ["weapon"],
            "craftable": True,
            "abilities": [{"when": "active", "effects": STRIKE}],
        },
        {"id": "wall", "keywords": ["shield"], "abilities": [{"when": "damage", "prevent": 1}]},
        {
            "id": "dog",
            "keywords": ["companion"],
            "abilities": [{"when": "any-time", "cost": {"turn": True}, "effects": STRIKE}],
        },
        {
            "id": "flask",
            "craftable": True,
            "abilities": [
                {"when": "any-time", "cost": {"discard": True}, "effects": [effect("gain", what="health", count=2)]}
            ],
        },
        {"id": "coin", "keywords": ["relic"], "abilities": [{"when": "reroll", "limit": "encounter"}]},
        {
            "id": "charm",
            "abilities": [
                {"when": "instead", "of": "damage", "optional": True, "effects": [effect("gain", what="terror")]}
            ],
        },
    ]


def skills() -> list[Table]:
    """Three cards, aggression on every one."""
    return [
        {
            "faces": [
                {"number": n, "attribute": "aggression", "abilities": [{"when": "key", "effects": STRIKE}]},
                {"number": n + 3, "attribute": "caution", "abilities": [{"when": "start", "hand": 1}]},
            ]
        }
        for n in (1, 2, 3)
    ]


def row() -> list[dict[str, Any]]:
    """Encounters of every colour with rests between."""
    stops: list[dict[str, Any]] = [
        {"draw": "grey"},
        {"draw": "blue"},
        {"rest": True},
        {"draw": "green"},
        {"draw": "purple"},
        {"rest": True},
    ]
    return [*stops, {"draw": "blue"}, {"draw": "grey"}]


@cache
def wild() -> Pack:
    """The pack."""
    trait = [{"when": "active", "effects": [effect("lose", what="energy")]}]
    rich = {"resources": {"food": 2, "wealth": 2, "magic": 4, "experience": 6}, "items": ["sword"]}
    tough = [{"colour": colour, "health_start": 9, "energy_start": 6} for colour in ("blue", "green", "grey", "brown")]
    return pack_of(
        *enemies(),
        *talks(),
        cards=cards(),
        items=items(),
        skills=skills(),
        secrets=[{"number": 1, "keywords": ["relic"]}],
        characters={"beor": rich, "maggot": {"trait": trait}, "ailei": {"resources": {"magic": 3, "food": 1}}},
        arena=[{"id": "wild", "row": row()}],
        board=tough,
    )
