"""The greedy bot of Tainted Grail: what it lays, pays and keeps, that it sees what a client sees, and that it wins."""

from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from api import games
from api.service.bots import BotName
from api.simulation.selfplay import fate_of, opening, play_out
from api.simulation.tables import Plan, chooser
from domain.kernel.position import Position
from domain.kernel.task import Option
from domain.tainted_grail.queries.knowledge import known_to
from domain.tainted_grail.state import State
from projections.bot import Offer
from projections.tainted_grail.bot import greedy, of_board, of_position
from projections.tainted_grail.bot.features import Card, Fallen, Features, Fight, Gate, Gift, Line, Mate
from tests.domain.tainted_grail.world_packs import avalon

GAME = "tainted-grail"
HURT = {"do": "tg.damage", "count": 2}
EASY = [one.id for one in avalon().encounters.values() if one.difficulty == 1]


def blow(name: str, count: int, **right: Gate) -> Card:
    """A card that gives so much to the pool at its free key."""
    return Card(name, {"free": Gift("pool", count)}, right or {"free": Gate()})


FIGHT = Fight(True, 1, 6, 0, {"free": Gate(), "magic": Gate()}, (Line(0, 2, (HURT,)),), (HURT,))


def features(*hand: Card, fight: Fight = FIGHT, **changes: Any) -> Features:
    """A healthy character in a fight that it does not win at once."""
    values = {"aggression": 1}
    return replace(Features("beor", 9, 6, 0, 1, values, hand=hand, fight=fight, have={"beor": 3, "arev": 1}), **changes)


def choice(seen: Features | None, *keys: str) -> str:
    """What the bot takes; the last key answers for an absent seat."""
    return greedy([Offer(key, key == keys[-1]) for key in keys], lambda: seen)


def test_outside_a_fight_it_uses_what_heals_in_full() -> None:
    powers = {
        "item:bandage#0": {"effects": [{"do": "tg.gain", "what": "health", "count": 2}]},
        "item:tea#0": {"effects": [{"do": "tg.lose", "what": "terror", "count": 2}]},
    }
    resting = replace(features(powers=powers, room={"health": 1}, terror=1), fight=None)
    keys = ("use:item:bandage#0", "use:item:tea#0", "pass")

    assert choice(resting, *keys) == "pass"
    assert choice(replace(resting, room={"health": 2}), *keys) == "use:item:bandage#0"
    assert choice(replace(resting, terror=2), *keys) == "use:item:tea#0"


def test_it_lays_what_brings_most() -> None:
    seen = features(blow("one", 1), blow("three", 3), blow("two", 2))

    assert choice(seen, "lay:0", "lay:1", "lay:2", "flee", "none") == "lay:1"


def test_it_counts_only_keys_that_it_can_activate() -> None:
    hard = Card("hard", {"a1": Gift("pool", 5)}, {"free": Gate()})
    steep = replace(FIGHT, edge={"a1": Gate("aggression", 2), "free": Gate()})

    assert choice(features(hard, blow("one", 1), fight=steep), "lay:0", "lay:1", "none") == "lay:1"
    assert (
        choice(features(hard, blow("one", 1), fight=steep, values={"aggression": 2}), "lay:0", "lay:1", "none")
        == "lay:0"
    )
    shut = replace(FIGHT, edge={"a1": Gate("aggression", 1, block=True), "free": Gate()})
    assert choice(features(hard, blow("one", 1), fight=shut), "lay:0", "lay:1", "none") == "lay:1"


def test_it_looks_ahead_to_the_cards_that_may_follow() -> None:
    chain = Card("chain", {"free": Gift("void")}, {"a1": Gate("aggression"), "free": Gate(times=2)})
    after = Card("after", {"a1": Gift("extra"), "free": Gift("pool", 3)}, {})
    seen = features(blow("two", 2), chain, after)

    assert choice(seen, "lay:0", "lay:1", "lay:2", "none") == "lay:1"
    followed = replace(seen, hand=(blow("two", 2), after), fight=replace(FIGHT, edge=chain.right, laid=1))
    assert choice(followed, "lay:1", "stop") == "lay:1"


def test_it_stops_where_a_further_card_brings_nothing() -> None:
    idle = Card("idle", {"free": Gift("extra")}, {})
    seen = features(idle, fight=replace(FIGHT, laid=1))

    assert choice(seen, "lay:0", "stop") == "stop"


def test_in_panic_it_lays_the_top_card() -> None:
    assert choice(features(blow("three", 3)), "lay:top", "flee", "none") == "lay:top"


def test_it_pays_magic_for_what_is_worth_it_and_everything_else_that_it_began() -> None:
    keys = ("pay", "ask:arev:magic", "decline")

    assert choice(features(fight=replace(FIGHT, unpaid=Gift("pool", 2))), *keys) == "pay"
    assert choice(features(fight=replace(FIGHT, unpaid=Gift("void"))), *keys) == "decline"
    assert choice(features(), *keys) == "pay"
    assert choice(features(), "ask:arev:magic", "decline") == "ask:arev:magic"


@pytest.mark.parametrize(
    ("health", "opportunity", "taken"), [(9, (), "face"), (2, (), "flee"), (2, (HURT,), "face"), (3, (HURT,), "face")]
)
def test_it_flees_only_what_would_take_its_last_health(health: int, opportunity: Any, taken: str) -> None:
    seen = features(health=health, fight=replace(FIGHT, opportunity=opportunity))

    assert choice(seen, "flee", "face") == taken


def test_it_draws_anew_where_no_card_brings_anything() -> None:
    idle = Card("idle", {}, {})

    assert choice(features(idle, idle, idle), "mulligan:beor", "keep:beor") == "mulligan:beor"
    assert choice(features(idle, idle), "mulligan:beor", "keep:beor") == "keep:beor"
    assert choice(features(idle, blow("two", 2), idle), "mulligan:beor", "keep:beor") == "keep:beor"


def test_it_gives_away_the_least_useful_card_and_takes_the_most_useful() -> None:
    cards = (blow("one", 1), blow("three", 3), blow("two", 2))

    assert choice(features(*cards), "discard:2", "discard:1", "discard:0") == "discard:0"
    assert choice(features(looking=cards), "pick:0", "pick:1", "pick:2") == "pick:1"
    assert choice(features(looking=cards), "keep:beor:2", "keep:beor:1", "keep:beor:0") == "keep:beor:1"


def test_between_fights_it_equips_advances_and_shares() -> None:
    assert choice(features(), "equip", "keep-down") == "equip"
    assert choice(features(), "take-up:item:axe", "decline") == "take-up:item:axe"
    assert choice(features(), "improve:beor:combat", "raise:beor:courage", "advanced:beor") == "raise:beor:courage"
    assert choice(features(), "improve:beor:combat", "advanced:beor") == "improve:beor:combat"
    assert choice(features(), "add:beor:K16/25-U", "drop:beor:K1/25-U", "adjusted:beor") == "add:beor:K16/25-U"
    assert choice(features(), "give:beor", "give:arev") == "give:arev"
    assert choice(features(), "accept:arev", "refuse:arev") == "accept:arev"


@pytest.mark.parametrize(
    ("health", "food", "nights", "taken"),
    [(9, 1, 0, "eat"), (9, 1, 1, "fast"), (3, 2, 2, "fast"), (9, 3, 2, "eat"), (0, 1, 3, "eat")],
)
def test_it_saves_food_for_nights_in_which_it_may_be_dying(health: int, food: int, nights: int, taken: str) -> None:
    seen = features(health=health, own={"food": food}, nights=nights)

    assert choice(seen, "eat:beor", "fast:beor") == f"{taken}:beor"


def test_it_gives_food_to_who_would_die_without_it() -> None:
    keys = ("give:beor:arev:food", "give:beor:arev:wealth", "ready:beor")
    starving = {"beor": Mate(5, 1), "arev": Mate(0, 0)}

    assert choice(features(own={"food": 1}, mates=starving), *keys) == "give:beor:arev:food"
    assert choice(features(own={"food": 1}, health=0, mates=starving), *keys) == "ready:beor"
    assert choice(features(own={"food": 1}, mates={**starving, "arev": Mate(0, 1)}), *keys) == "ready:beor"
    assert choice(features(own={"food": 1}, mates={**starving, "arev": Mate(1, 0)}), *keys) == "ready:beor"


def power(*effects: Any, **cost: Any) -> Any:
    """An ability that is used at will."""
    return {"when": "any-time", "effects": list(effects), "cost": cost}


STRIKE = {"do": "tg.pool", "count": 2}
BANDAGE = power({"do": "tg.gain", "what": "health", "count": 2}, discard=True)
TEA = power({"do": "tg.lose", "what": "terror", "count": 2}, discard=True)


@pytest.mark.parametrize(
    ("text", "changes", "is_used"),
    [
        (power(STRIKE, turn=True), {}, True),
        (power({"do": "tg.affinity", "count": 2}, turn=True), {}, False),
        (power(STRIKE, food=1), {"own": {"food": 1}}, True),
        (power(STRIKE, food=1), {"own": {"food": 0}}, False),
        (
            BANDAGE,
            {"health": 3, "room": {"health": 6}},
            True,
        ),
        (
            BANDAGE,
            {"health": 8, "room": {"health": 1}},
            False,
        ),
        (TEA, {"terror": 3}, False),
        (TEA, {"terror": 3, "health": 2}, True),
        (power({"do": "tg.draw", "count": 2}, magic=1), {"own": {"magic": 1}}, True),
        (power({"do": "tg.reduce-attack", "count": 2}, turn=True), {}, False),
    ],
)
def test_it_uses_what_plainly_helps(text: Any, changes: Any, is_used: bool) -> None:
    seen = features(powers={"item:x#0": text}, **changes)

    assert (choice(seen, "use:item:x#0", "flee", "none") == "use:item:x#0") == is_used


def test_it_wards_an_attack_off_just_before_it_comes() -> None:
    shield = power({"do": "tg.reduce-attack", "count": 2}, turn=True)
    pot = power({"do": "tg.ignore-attack"}, discard=True)
    powers = {"item:lid#0": shield, "item:pot#0": pot}
    keys = ("use:item:pot#0", "use:item:lid#0", "flee", "face")

    assert choice(features(powers=powers), *keys) == "use:item:lid#0"
    assert choice(features(powers={"item:pot#0": pot}), *keys) == "face"
    assert choice(features(powers={"item:pot#0": pot}, health=3), *keys) == "use:item:pot#0"
    harmless = replace(FIGHT, lines=())
    assert choice(features(powers=powers, fight=harmless), *keys) == "face"


def test_it_flees_a_hopeless_fight_while_nights_are_ahead() -> None:
    strong = replace(FIGHT, goal=15, difficulty=4)
    keys = ("lay:0", "flee", "none")

    assert choice(features(blow("one", 1), fight=strong, nights=1), *keys) == "flee"
    assert choice(features(blow("one", 1), fight=strong, nights=0), *keys) == "lay:0"
    assert choice(features(blow("one", 1), nights=1), *keys) == "lay:0"
    assert choice(features(blow("one", 1), fight=replace(strong, many=4), nights=1), *keys) == "lay:0"
    assert choice(features(blow("one", 1), fight=strong, nights=1, health=2), *keys) == "lay:0"


def test_it_avoids_a_talk_whose_failure_costs_more() -> None:
    harsh = ({"do": "tg.damage", "count": 3}, {"do": "tg.gain", "what": "terror", "count": 2})
    talk = Fight(False, 0, 4, -4, {}, (), failure=harsh, avoid={"wealth": 1}, difficulty=4)

    assert choice(features(fight=talk), "avoid", "stay") == "avoid"
    assert choice(features(fight=replace(talk, failure=harsh[1:], difficulty=1)), "avoid", "stay") == "stay"


def test_it_tosses_again_what_fell_worse_than_it_might() -> None:
    toss = {"do": "tg.toss", "skull": [{"do": "tg.lose", "what": "health", "count": 3}]}
    test = {
        "do": "tg.roll",
        "attribute": "aggression",
        "lines": [{"least": 1, "most": 4}, {"least": 5, "then": [STRIKE]}],
    }
    powers = {"item:crow#0": {"when": "reroll"}, "item:bone#0": {"when": "reroll", "cost": {"magic": 1}}}
    keys = ("reroll:item:bone#0", "reroll:item:crow#0", "keep")

    for fallen, taken in (
        (Fallen("skull", toss), "reroll:item:crow#0"),
        (Fallen("grail", toss), "keep"),
        (Fallen(1, test), "reroll:item:crow#0"),
        (Fallen(4, test), "keep"),
    ):
        assert choice(features(powers=powers, fallen=fallen, own={"magic": 1}), *keys) == taken


def test_before_it_has_a_character_it_does_what_is_usual() -> None:
    assert choice(None, "give:beor", "give:arev") == "give:arev"


ROW = {"row": ["green", "blue", "rest", "purple", "deserters", "wary-miller"], "hands": "own"}
CHAPTER = {"scenario": "the-eighth-tally", "hands": "own"}


@pytest.mark.parametrize(
    ("name", "seats", "options", "every"),
    [
        *((name, 3, ROW, 1) for name in BotName),
        (BotName.greedy, 1, CHAPTER, 3),
        (BotName.greedy, 3, CHAPTER, 7),
        (BotName.random, 4, CHAPTER, 7),
    ],
)
def test_it_sees_in_the_board_view_what_it_sees_in_the_position(
    name: BotName, seats: int, options: dict[str, Any], every: int
) -> None:
    game, view = games.games()[GAME]
    pack = avalon()
    messages = view.messages_of(pack, "en")
    printed = view.printing.of(pack, messages)
    choose, seen, turns = chooser(Plan(GAME, name, seats, options, "s"), "s"), [], count()

    def checked(position: Position[State], offered: Any) -> Option:
        if next(turns) % every:
            return choose(position, offered)
        seat = offered[0].seat
        known = Position(known_to(position.state, seat), position.agenda)
        told = msgspec.json.decode(msgspec.json.encode(view.board(known, messages)))
        seen.append(plain(of_board(told, printed, seat)) == plain(of_position(position, seat)))
        return choose(position, offered)

    for _ in play_out(game, pack, opening(game, pack, seats, options), fate_of("s"), checked):
        pass
    assert len(seen) > 50 and all(seen)


def test_it_begins_no_handing_over_in_between_as_it_could_go_in_circles() -> None:
    seen = features()

    assert choice(seen, "give:beor", "choose:1") == "choose:1"
    assert choice(seen, "give:beor", "leave") == "leave"


def plain(seen: Features | None) -> Any:
    """What is seen, as JSON holds it."""
    return msgspec.json.decode(msgspec.json.encode(seen, enc_hook=dict))


@pytest.mark.parametrize(
    ("keys", "taken"),
    [
        (("mercy", "successor", "end"), "mercy"),
        (("successor", "end"), "successor"),
        (("end",), "end"),
    ],
)
def test_it_goes_on_after_a_death_as_long_as_it_may(keys: tuple[str, ...], taken: str) -> None:
    assert greedy([Offer(key, False) for key in keys], features) == taken
