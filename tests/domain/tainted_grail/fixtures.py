"""The invented pieces of the rules document's vectors, and positions in the middle of an encounter. Source: TG-8.3."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.kernel.chance.pile import canonical
from domain.kernel.fact import CardsShuffled, Fact
from domain.kernel.task import Task
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.facts.cards import CardLaid, HandGrew
from domain.tainted_grail.facts.encounter import EncounterBegun, WayChosen
from domain.tainted_grail.facts.rounds import RoundBegun
from domain.tainted_grail.facts.setup import ArenaEntered, CharacterTaken
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.queries.cards import keys_of
from domain.tainted_grail.state import Owned, State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.choices import Declare
from domain.tainted_grail.tasks.encounter import CloseEncounter
from domain.tainted_grail.tasks.rounds import NextActive
from domain.tainted_grail.tasks.setup import CloseArena
from domain.tainted_grail.vocabulary.terms import Deck
from domain.tainted_grail.world import Arena
from tests.dsl import Scenario

Table = dict[str, Any]

C1, C2, C3, C4, C5, C6, C7, C8 = (f"K{number}/25-U" for number in range(1, 9))
P1, P2 = "D1/25-U", "D2/25-U"
BLANK, BLANK_2, BLANK_3 = "K9/25-U", "K10/25-U", "K11/25-U"
"""Cards that give nothing."""


def hers(card: str) -> str:
    """The same card of the second character, Ailei."""
    return card.replace("-U", "-G")


def effect(word: str, **fields: Any) -> Table:
    return {"do": f"tg.{word}", **fields}


def attribute(name: str, level: int = 1, **more: Any) -> Table:
    return {"attribute": name, "level": level, **more}


def gives(bonus: str, count: int = 1, **more: Any) -> Table:
    return {"give": bonus, "count": count, **more}


COMBAT_CARDS: Sequence[Table] = (
    {
        "left": {"a1": gives("pool"), "free": gives("pool")},
        "right": {"a1": attribute("aggression"), "magic": {}, "free": {}},
    },
    {
        "left": {"magic": gives("extra"), "free": gives("void")},
        "right": {"a1": attribute("aggression"), "free": {"times": 2}},
        "abilities": [
            {"when": "delayed", "delay": 1, "effects": [effect("draw")]},
            {"when": "attack", "reduce": 2},
        ],
    },
    {
        "left": {"a1": gives("pool"), "magic": gives("extra"), "free": gives("pool")},
        "right": {"a1": attribute("aggression", 2), "magic": {}, "free": {"block": True}},
    },
    {
        "left": {"a1": gives("void"), "magic": gives("extra"), "free": gives("draw")},
        "right": {"free": {}},
        "abilities": [
            {
                "when": "placed",
                "effects": [effect("lose", what="energy"), effect("pool", count={"connected": "aggression"})],
            }
        ],
    },
    {
        "permanent": True,
        "left": {"a1": gives("void"), "free": gives("void")},
        "right": {"a1": attribute("courage"), "magic": {}, "free": {}},
        "abilities": [{"when": "attack", "reduce": 1}],
    },
    {
        "left": {"free": gives("void")},
        "right": {"free": {}},
        "abilities": [{"when": "delayed", "delay": 2, "effects": [effect("pool", count=3)]}],
    },
    {
        "left": {"free": gives("discard-last")},
        "right": {"free": {}},
        "abilities": [
            {"when": "discarded", "effects": [effect("pool", count=2)]},
            {"when": "placed", "effects": [effect("pool", count=5)]},
        ],
    },
    {
        "left": {"a1": gives("extra"), "free": gives("pool")},
        "right": {"a1": attribute("courage", 2), "free": {}},
    },
)
"""FX-C1 to FX-C8."""

DIPLOMACY_CARDS: Sequence[Table] = (
    {
        "left": {"a1": gives("variable"), "free": gives("affinity")},
        "right": {"a1": attribute("empathy"), "magic": {}, "free": {}},
    },
    {
        "left": {"magic": gives("draw"), "free": gives("affinity")},
        "right": {"a1": attribute("caution"), "free": {}},
    },
)
"""FX-P1 and FX-P2."""

PLAIN: Table = {"left": {"free": gives("void")}, "right": {"free": {}}}

ENEMY: Table = {
    "id": "e1",
    "colour": "grey",
    "difficulty": 1,
    "value": 5,
    "right": {"a1": attribute("aggression"), "free": {}},
    "attack": [
        {"least": 0, "most": 1, "effects": [effect("damage", count=1)]},
        {"least": 2, "most": 3, "effects": [effect("damage", count=2), effect("pool", count=-1)]},
        {"least": 4, "most": 4, "effects": [effect("damage", count=3)]},
    ],
    "opportunity": [effect("damage", count=1)],
    "reward": [effect("gain", what="experience")],
    "loot": [effect("gain", what="wealth")],
}
"""FX-E1."""

ORPHAN: Table = {
    "id": "d1",
    "colour": "blue",
    "difficulty": 1,
    "right": {"a1": attribute("empathy"), "free": {}},
    "ways": [
        {
            "id": "only",
            "stages": [
                {
                    "variable": [{"attribute": "empathy", "gives": [effect("affinity", count=2)]}],
                    "reactions": [{"effects": [effect("affinity", count=-1), effect("gain", what="terror")]}],
                },
                {
                    "variable": [{"gives": [effect("affinity", count=1)]}],
                    "reactions": [{"effects": [effect("lose", what="reputation"), effect("discard-last")]}],
                },
            ],
        }
    ],
    "reward": [effect("gain", what="experience")],
    "failure": [effect("gain", what="terror")],
    "avoid": {"cost": {"wealth": 1}, "need": [{"is": "attribute", "attribute": "empathy", "least": 1}]},
}
"""FX-D1."""

BEOR: Table = {
    "id": "beor",
    "number": 4,
    "colour": "blue",
    "attributes": {"aggression": 2, "courage": 1, "practicality": 1, "caution": 1},
}
"""FX-B."""
AILEI: Table = {"id": "ailei", "number": 1, "colour": "green", "attributes": {"empathy": 2}}
"""FX-A."""
AREV: Table = {"id": "arev", "number": 2, "colour": "grey", "attributes": {}}
MAGGOT: Table = {"id": "maggot", "number": 3, "colour": "brown", "attributes": {}}

SWORD: Table = {"id": "sword", "keywords": ["weapon"]}
ARMOUR: Table = {"id": "armour", "keywords": ["armour"], "abilities": [{"when": "damage", "prevent": 1, "floor": 1}]}
BOOTS: Table = {"id": "boots"}


def cards_of(letter: str, cards: Mapping[str, Table]) -> list[Table]:
    """25 basic and 15 advancement cards of each deck; those not given are plain."""
    names = [f"{kind}{n}/{total}-{letter}" for kind in "KD" for total in (25, 15) for n in range(1, total + 1)]
    given = {f"K{n}/25": card for n, card in enumerate(COMBAT_CARDS, 1)}
    given |= {f"D{n}/25": card for n, card in enumerate(DIPLOMACY_CARDS, 1)}
    return [{"id": name, **(cards.get(name) or given.get(name[:-2]) or PLAIN)} for name in names]


@cache
def _pack(text: str) -> Pack:
    return Pack({"tables": text}, msgspec.convert(json.loads(text), Content, str_keys=True))


def pack_of(
    *encounters: Table,
    cards: Mapping[str, Table] | None = None,
    items: Iterable[Table] = (),
    skills: Iterable[Table] = (),
    secrets: Iterable[Table] = (),
    characters: Mapping[str, Table] | None = None,
    **tables: Any,
) -> Pack:
    """A pack of the fixtures, with these encounters beside them and these cards in place of plain ones.

    characters: id -> fields that differ.
    """
    letters = {"U": BEOR, "G": AILEI, "Y": AREV, "B": MAGGOT}
    changed = characters or {}
    content = {
        "pack": {"id": "fixtures", "version": "1", "languages": []},
        "board": [
            {"colour": "blue"},
            {"colour": "green", "health_start": 7},
            {"colour": "grey"},
            {"colour": "brown"},
        ],
        "character": [{**one, **changed.get(one["id"], {})} for one in letters.values()],
        "card": [one for letter in letters for one in cards_of(letter, cards or {})],
        "encounter": [ENEMY, ORPHAN, *encounters],
        "item": [SWORD, ARMOUR, BOOTS, *items],
        "secret": list(secrets),
        "skill": list(skills),
        "arena": [{"id": "plain", "row": [{"draw": "grey"}]}],
        **tables,
    }
    return _pack(json.dumps(content, sort_keys=True))


def on_the_way(scenario: Scenario, **changes: object) -> Scenario:
    """The scenario with these fields of the way through its arena, or of its land."""
    return scenario.given_state(journey=replace(scenario.state.journey, **changes))


def state_of(pack: Pack, *characters: str, hands: str = "open", seats: Sequence[Sequence[str]] | None = None) -> State:
    """An arena that has been entered; a seat each, unless `seats` says otherwise; every deck full."""
    played = [tuple(one) for one in seats] if seats is not None else [(one,) for one in characters]
    state = State(
        pack=pack,
        journey=Arena(next(iter(pack.arenas)), next(iter(pack.arenas.values())).row),
        seats=((),) * len(played),
        characters_each=tuple(len(one) for one in played),
        hands=hands,  # type: ignore[arg-type]
        dice={"dice": (1, 2, 3, 4, 5, 6), "disc": ("grail", "skull")},
    )
    taken = [CharacterTaken(seat, one) for seat, group in enumerate(played) for one in group]
    decks: list[Fact] = []
    for group in played:
        for one in group:
            for deck in ("combat", "diplomacy"):
                for starting, pile in ((True, f"{one}/{deck}"), (False, f"{one}/{deck}-advancement")):
                    cards = canonical(pack.cards_of(one, deck, starting=starting))
                    decks.append(CardsShuffled(pile, cards, pile))
    for colour in ("grey", "green", "purple", "blue"):
        named = canonical(one.id for one in pack.encounters.values() if one.colour == colour)
        decks.append(CardsShuffled(f"encounters/{colour}", named, f"encounters/{colour}"))
    decks.append(CardsShuffled("items", canonical(pack.items), "items"))
    entered: State = Scenario(TAINTED_GRAIL, state).given(*taken, *decks, ArenaEntered()).state
    return entered


def foe(name: str, *row: Table, opportunity: Sequence[Table] | None = None, **more: Any) -> Table:
    """The fixture enemy with one attack row for every pool; 1 damage is its opportunity attack unless given."""
    attack = [{"least": 0, "most": 4, "effects": list(row)}]
    section = ENEMY["opportunity"] if opportunity is None else list(opportunity)
    return {**ENEMY, "id": name, "attack": attack, "opportunity": section, **more}


def at_table(state: State, *tasks: Task) -> Scenario:
    """A position with these tasks before the end of the arena."""
    return Scenario(TAINTED_GRAIL, state, (*tasks, CloseArena()))


def paused(state: State) -> Scenario:
    """A position outside an encounter, at a question that can wait."""
    return at_table(state, Declare(seats=(0,), at=At(next(iter(state.characters)), "ability"), text="pause"))


def changed(state: State, character: str, **fields: Any) -> State:
    """A character with these fields; resources and attributes by name, items equipped or as `Owned`."""
    one = state.characters[character]
    resources = {
        name: fields.pop(name) for name in ("food", "wealth", "reputation", "experience", "magic") if name in fields
    }
    owned = tuple(card if isinstance(card, Owned) else Owned(card) for card in fields.pop("items", ()))
    one = replace(one, resources={**one.resources, **resources}, owned=one.owned + owned, **fields)
    return replace(state, characters={**state.characters, character: one})


def without_cards(state: State, pile: str, cards: Iterable[str]) -> State:
    """The state with these unseen cards gone from a pile of the same name as its pool."""
    pool = list(state.pools[pile])
    for card in cards:
        pool.remove(card)
    return replace(
        state,
        pools={**state.pools, pile: tuple(pool)},
        piles={**state.piles, pile: ("?" + pile,) * len(pool)},
    )


def encounter(
    *characters: str,
    pack: Pack | None = None,
    card: str = "e1",
    hands: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, int] | None = None,
    seen: str = "open",
    seats: Sequence[Sequence[str]] | None = None,
    given: Mapping[str, Mapping[str, Any]] | None = None,
    laid: Sequence[tuple[str, str]] = (),
) -> Scenario:
    """Round 1 of an encounter is about to begin.

    hands: character -> cards in hand, none by default; decks: character -> how many cards its deck in use has beside;
    laid: (character, card) of the sequence so far, without what laying them gave;
    given: character -> fields that differ, see `changed`; seen: the table's option `hands`.
    """
    state = state_of(pack or pack_of(), *characters, hands=seen, seats=seats)
    for name, fields in (given or {}).items():
        state = changed(state, name, **fields)
    text = state.pack.encounters[card]
    deck: Deck = "diplomacy" if text.colour == "blue" else "combat"
    state = without_cards(state, f"encounters/{text.colour}", [card])
    facts: list[Fact] = [EncounterBegun(card, deck, tuple(state.characters), text.delay)]
    for name in state.characters:
        held = tuple((hands or {}).get(name, ()))
        state = without_cards(state, f"{name}/{deck}", (*held, *(one for who, one in laid if who == name)))
        if decks is not None and name in decks:
            surplus = state.pools[f"{name}/{deck}"][decks[name] :]
            state = without_cards(state, f"{name}/{deck}", surplus)
        if held:
            facts.append(HandGrew(name, held))
    if deck == "diplomacy":
        facts.append(WayChosen(text.ways[0].id))
    scenario = at_table(state, NextActive(), CloseEncounter()).given(*facts, RoundBegun(1))
    for name, one in laid:
        keys = keys_of(scenario.state, name, scenario.state.pack.cards[one])
        scenario.given(CardLaid(name, one, None, keys, "effect"))
    return scenario


def begun(scenario: Scenario) -> Scenario:
    """The first character becomes active, or is chosen."""
    from domain.kernel.position import Position

    task, *rest = scenario.position.agenda
    scenario.position = Position(scenario.state, tuple(rest))
    return scenario.when(task)
