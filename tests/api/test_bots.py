"""The bots: they take what is offered, never give up, and the greedy one wins games."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from api import games
from api.bots import BotName, Offer, bot_of
from api.bots.materia_prima import greedy
from api.bots.materia_prima.sight import Card, Ground, Sight, Wish, of_board, of_state
from api.selfplay import fate_of, opening, play_out
from api.simulation import Plan, chooser, outcomes, play_table
from domain.kernel.position import Position
from domain.materia_prima.state import State


def nothing() -> None:
    return None


def sight(**changes: object) -> Sight:
    """An alchemist beside an air mine, one step from home, with nothing to make yet."""
    base = Sight(
        colour="green",
        hex=(1, 0),
        tower=(0, 0),
        in_tower=False,
        carried={},
        stored={},
        capacity=2,
        attack=2,
        actions=3,
        wishes=(Wish("homunculus"), Wish("stone")),
        recipes=(
            Card("aeribos", "homunculus", 1, {"air": 2}),
            Card("black-toad", "stone", 1, {"earth": 1, "water": 2}),
        ),
        hexes=frozenset((q, 0) for q in range(-3, 4)),
        mines={(1, 0): "air", (-3, 0): "earth", (3, 0): "water"},
        closed=frozenset(),
        foes={},
    )
    return replace(base, **changes)


def choice(seen: Sight | Ground, *keys: str) -> str:
    """What the bot takes; keys that begin with `back:` and `cancel` are marked so."""
    words = {key: key.partition(":")[0] for key in keys}
    marks = {key: word if word in ("back", "cancel") else None for key, word in words.items()}
    return greedy([Offer(key, False, marks[key]) for key in keys], lambda: seen)


STEPS = ("move:green:0,0", "move:green:2,0")
END = "end-turn"


@pytest.mark.parametrize("name", BotName)
def test_bots_never_concede(name: BotName) -> None:
    bot = bot_of(name, "seed", "materia-prima")
    offers = [Offer(key, False) for key in ("concede", "decline", "concede")]

    assert {bot(offers, nothing) for _ in range(50)} == {"decline"}


def test_the_random_bot_takes_every_option_equally_often() -> None:
    bot = bot_of(BotName.random, "seed", "materia-prima")
    taken = Counter(bot([Offer(key, key == "a") for key in "abcd"], nothing) for _ in range(4000))

    assert sorted(taken) == list("abcd")
    assert all(850 < count < 1150 for count in taken.values())


def test_the_same_seed_is_the_same_bot() -> None:
    offers = [Offer(key, False) for key in "abcdefgh"]
    one, same, other = (bot_of(BotName.random, seed, "materia-prima") for seed in ("s", "s", "t"))
    taken = [[bot(offers, nothing) for _ in range(30)] for bot in (one, same, other)]

    assert taken[0] == taken[1] != taken[2]


def test_greedy_mines_what_it_needs() -> None:
    assert choice(sight(), "mine:green", *STEPS, END) == "mine:green"


def test_greedy_goes_to_the_nearest_mine_it_needs() -> None:
    seen = sight(stored={"air": 2}, recipes=sight().recipes[1:], wishes=(Wish("stone"),))

    assert choice(seen, "mine:green", *STEPS, END) == "move:green:2,0"
    assert choice(replace(seen, closed=frozenset({(2, 0)})), "mine:green", STEPS[0], END) == STEPS[0]


def test_greedy_carries_home_and_unloads() -> None:
    full = sight(carried={"air": 1, "water": 1}, recipes=sight().recipes[1:])

    assert choice(full, *STEPS, END) == STEPS[0]
    home = replace(full, hex=(0, 0), in_tower=True)
    assert choice(home, "drop:green", "move:green:1,0", END) == "drop:green"


def test_greedy_makes_what_the_mission_asks_for_and_nothing_else() -> None:
    home = sight(hex=(0, 0), in_tower=True, carried={"air": 2})

    assert choice(home, "transmute:aeribos", "transmute:sling", END) == "transmute:aeribos"
    done = replace(home, wishes=())
    assert choice(done, "transmute:aeribos", "transmute:sling", END) == END


def test_greedy_goes_after_the_inquisitor_that_is_left_to_defeat() -> None:
    hunter = sight(wishes=(), foes={"a-1": 1}, prey={"a-1": (3, 0)}, closed=frozenset({(3, 0)}))

    assert choice(hunter, *STEPS, END) == "move:green:2,0"
    assert choice(replace(hunter, foes={"a-1": 2}), *STEPS, END) == "move:green:0,0"
    assert choice(replace(hunter, prey={}), *STEPS, END) == "move:green:0,0"
    assert choice(replace(hunter, wishes=(Wish("homunculus"),)), *STEPS, "mine:green", END) == "mine:green"


def test_greedy_fights_what_it_can_beat() -> None:
    assert choice(sight(foes={"a-1": 1}), "fight:green:a-1", "mine:green", END) == "fight:green:a-1"
    assert choice(sight(foes={"a-1": 2}), "fight:green:a-1", "mine:green", END) == "mine:green"


def test_greedy_converts_at_home_what_no_mine_gives() -> None:
    recipe = Card("auranox", "homunculus", 3, {"gold": 1})
    ladder = {"gold": {"copper": 1, "salt": 1}, "copper": {"fire": 1}, "salt": {"air": 1}}
    home = sight(hex=(0, 0), in_tower=True, recipes=(recipe,), conversions=ladder, stored={"air": 2, "fire": 1})

    assert choice(home, "convert", END) == "convert"
    assert choice(home, "convert:copper", "convert:salt") == "convert:copper"
    assert choice(home, "convert:salt", "done", "back:salt", "cancel") == "done", "salt was chosen already"
    assert choice(home, "convert:salt", "done", "back:copper", "cancel") == "convert:salt"
    assert choice(replace(home, stored={"gold": 1}), "convert", "transmute:auranox", END) == "transmute:auranox"


@pytest.mark.parametrize("name", BotName)
def test_mp_picking_no_bot_takes_back_or_cancels(name: BotName) -> None:
    offers = [Offer("back:air", False, "back"), Offer("cancel", True, "cancel"), Offer("drop:air", False)]
    bot = bot_of(name, "seed", "materia-prima")

    assert {bot(offers, lambda: None) for _ in range(20)} == {"drop:air"}


def test_greedy_researches_what_nobody_can_make_yet() -> None:
    lost = sight(wishes=(Wish("stone", 3),), towns=frozenset({(3, 0)}))
    drawn = Card("philosopher", "stone", 3, {"air": 1})

    assert choice(lost, *STEPS, END) == "move:green:2,0"
    assert choice(lost, "research:equipment", "research:stone", *STEPS, END) == "research:stone"
    assert choice(replace(lost, researched=(drawn,)), "keep:other", "keep:philosopher") == "keep:philosopher"
    assert choice(replace(lost, recipes=(drawn,)), "discard:philosopher", "discard:aeribos") == "discard:aeribos"
    assert choice(replace(lost, recipes=(drawn,)), "research:stone", "mine:green", END) == "mine:green"
    assert choice(replace(lost, recipes=(drawn,), seekers=2), "research:stone", "mine:green", END) == "research:stone"


def test_greedy_is_at_home_in_a_dangerous_evening() -> None:
    late = sight(actions=1, perils=frozenset({(1, 0)}))

    assert choice(late, "mine:green", *STEPS, END) == STEPS[0]
    assert choice(replace(late, actions=2), "mine:green", *STEPS, END) == "mine:green", "there is time for one more"
    assert choice(replace(late, perils=frozenset({(2, 0)})), "mine:green", *STEPS, END) == "mine:green"


def test_greedy_never_makes_it_easier() -> None:
    assert greedy([Offer("ease:easy", True), Offer("accept-failure", False)], nothing) == "accept-failure"


def test_greedy_builds_its_tower_among_the_mines() -> None:
    ground = Ground({(0, 0): "air", (2, 0): "earth", (9, 9): "air"})

    assert choice(ground, "place:-4,0", "place:1,0", "place:8,8") == "place:1,0"


def test_greedy_does_the_usual_elsewhere() -> None:
    assert greedy([Offer("a", False), Offer("b", True)], nothing) == "b"
    assert greedy([Offer("refuse", True), Offer("consent", False)], nothing) == "consent"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_wins_some_games_and_loses_some(seats: int) -> None:
    plan = Plan("materia-prima", BotName.greedy, seats, {"difficulty": "easy"}, "games")
    endings = Counter(outcome.ending for outcome in outcomes([plan], 40, 1))

    assert 0 < endings["success"] < 40, endings


def test_random_bots_end_every_game() -> None:
    plan = Plan("materia-prima", BotName.random, 2, {}, "random")
    played = list(outcomes([plan], 20, 1))

    assert [one for one in played if one.error] == []
    assert {one.ending for one in played} <= {"success", "failure", "aborted"}


def test_several_processes_play_the_same_games_as_one() -> None:
    plan = Plan("materia-prima", BotName.greedy, 2, {}, "many")

    assert list(outcomes([plan], 6, 2)) == [play_table(plan, f"many/{number}") for number in range(1, 7)]


def positions(seed: str) -> Iterator[Position[State]]:
    game, pack = games.game_and_pack("materia-prima")
    plan = Plan(game.id, BotName.greedy, 3, {}, seed)
    for step in play_out(game, pack, opening(game, pack, 3, {}), fate_of(seed), chooser(plan, seed)):
        yield step.after


def test_the_board_view_shows_the_bot_what_the_state_does() -> None:
    _, pack = games.game_and_pack("materia-prima")
    view, words = games.view_and_words("materia-prima", pack, "de")
    seen = 0
    for position in positions("view"):
        shown = msgspec.json.decode(msgspec.json.encode(view.board(position, words)))
        mine, told = of_state(position.state), of_board(shown)
        assert type(mine) is type(told)
        if isinstance(mine, Sight) and isinstance(told, Sight):
            seen += 1
            assert len(mine.wishes) == len(told.wishes)
            assert replace(mine, wishes=()) == replace(told, wishes=())
        else:
            assert mine == told
    assert seen > 100
