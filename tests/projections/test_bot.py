"""The greedy bot of Materia Prima: what it makes, where it goes, and that it sees what a client sees."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from api import games
from api.bots import BotName, Offer
from api.selfplay import fate_of, opening, play_out
from api.simulation import Plan, chooser
from domain.kernel.position import Position
from domain.materia_prima.state import State
from projections.materia_prima.bot import greedy
from projections.materia_prima.bot.features import Card, Features, Ground, Wish, of_board, of_state


def nothing() -> None:
    return None


def features(**changes: object) -> Features:
    """An alchemist beside an air mine, one step from home, with nothing to make yet."""
    base = Features(
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


def choice(seen: Features | Ground, *keys: str) -> str:
    """What the bot takes; keys that begin with `back:` and `cancel` are marked so."""
    words = {key: key.partition(":")[0] for key in keys}
    marks = {key: word if word in ("back", "cancel") else None for key, word in words.items()}
    return greedy([Offer(key, False, marks[key]) for key in keys], lambda: seen)


STEPS = ("move:green:0,0", "move:green:2,0")
END = "end-turn"


def test_greedy_mines_what_it_needs() -> None:
    assert choice(features(), "mine:green", *STEPS, END) == "mine:green"


def test_greedy_goes_to_the_nearest_mine_it_needs() -> None:
    seen = features(stored={"air": 2}, recipes=features().recipes[1:], wishes=(Wish("stone"),))

    assert choice(seen, "mine:green", *STEPS, END) == "move:green:2,0"
    assert choice(replace(seen, closed=frozenset({(2, 0)})), "mine:green", STEPS[0], END) == STEPS[0]


def test_greedy_carries_home_and_unloads() -> None:
    full = features(carried={"air": 1, "water": 1}, recipes=features().recipes[1:])

    assert choice(full, *STEPS, END) == STEPS[0]
    home = replace(full, hex=(0, 0), in_tower=True)
    assert choice(home, "drop:green", "move:green:1,0", END) == "drop:green"


def test_greedy_makes_what_the_mission_asks_for_and_nothing_else() -> None:
    home = features(hex=(0, 0), in_tower=True, carried={"air": 2})

    assert choice(home, "transmute:aeribos", "transmute:sling", END) == "transmute:aeribos"
    done = replace(home, wishes=())
    assert choice(done, "transmute:aeribos", "transmute:sling", END) == END


def test_greedy_goes_after_the_inquisitor_that_is_left_to_defeat() -> None:
    hunter = features(wishes=(), foes={"a-1": 1}, prey={"a-1": (3, 0)}, closed=frozenset({(3, 0)}))

    assert choice(hunter, *STEPS, END) == "move:green:2,0"
    assert choice(replace(hunter, foes={"a-1": 2}), *STEPS, END) == "move:green:0,0"
    assert choice(replace(hunter, prey={}), *STEPS, END) == "move:green:0,0"
    assert choice(replace(hunter, wishes=(Wish("homunculus"),)), *STEPS, "mine:green", END) == "mine:green"


def test_greedy_fights_what_it_can_beat() -> None:
    assert choice(features(foes={"a-1": 1}), "fight:green:a-1", "mine:green", END) == "fight:green:a-1"
    assert choice(features(foes={"a-1": 2}), "fight:green:a-1", "mine:green", END) == "mine:green"


def test_greedy_converts_at_home_what_no_mine_gives() -> None:
    recipe = Card("auranox", "homunculus", 3, {"gold": 1})
    ladder = {"gold": {"copper": 1, "salt": 1}, "copper": {"fire": 1}, "salt": {"air": 1}}
    home = features(hex=(0, 0), in_tower=True, recipes=(recipe,), conversions=ladder, stored={"air": 2, "fire": 1})

    assert choice(home, "convert", END) == "convert"
    assert choice(home, "convert:copper", "convert:salt") == "convert:copper"
    assert choice(home, "convert:salt", "done", "back:salt", "cancel") == "done", "salt was chosen already"
    assert choice(home, "convert:salt", "done", "back:copper", "cancel") == "convert:salt"
    assert choice(replace(home, stored={"gold": 1}), "convert", "transmute:auranox", END) == "transmute:auranox"


def test_greedy_researches_what_nobody_can_make_yet() -> None:
    lost = features(wishes=(Wish("stone", 3),), towns=frozenset({(3, 0)}))
    drawn = Card("philosopher", "stone", 3, {"air": 1})

    assert choice(lost, *STEPS, END) == "move:green:2,0"
    assert choice(lost, "research:equipment", "research:stone", *STEPS, END) == "research:stone"
    assert choice(replace(lost, researched=(drawn,)), "keep:other", "keep:philosopher") == "keep:philosopher"
    assert choice(replace(lost, recipes=(drawn,)), "discard:philosopher", "discard:aeribos") == "discard:aeribos"
    assert choice(replace(lost, recipes=(drawn,)), "research:stone", "mine:green", END) == "mine:green"
    assert choice(replace(lost, recipes=(drawn,), seekers=2), "research:stone", "mine:green", END) == "research:stone"


def test_greedy_is_at_home_in_a_dangerous_evening() -> None:
    late = features(actions=1, perils=frozenset({(1, 0)}))

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
        if isinstance(mine, Features) and isinstance(told, Features):
            seen += 1
            assert len(mine.wishes) == len(told.wishes)
            assert replace(mine, wishes=()) == replace(told, wishes=())
        else:
            assert mine == told
    assert seen > 100
