"""Honest archives: every ending, with undo, redo and branches, with and without seeds of players."""

from collections.abc import Iterator

from tests.corpus import HONEST, SEALED, Verdicts
from tests.projections.audit.log_writer import SEEDS, Line, Log, small_game

Case = tuple[str, bytes, Verdicts]

DAY = ("sun", "rain", "rain", "fog", "hail")
NIGHT = ("owl", "bat", "moth", "fox")


def played() -> Log:
    """The small game, in which seats asked for the actions and rules stated them."""
    log = small_game()
    for entry in log.entries:
        if entry["action"]:
            entry["by"], entry["rule"] = entry["action"] % 2, "toy.turn"
        if entry["type"] == "action-taken":
            entry["data"]["seat"] = entry["by"]
    return log


def ended(log: Log, result: str) -> Log:
    """The table ended with this result, and its seed revealed."""
    log.reveal().entries[-2]["data"]["result"] = result
    return log


def branch(at: int) -> Log:
    """A branch of the small game: its setup and the actions that count after action `at`."""
    game = small_game()
    counted = {0, 1, 4, 5} & set(range(at + 1))
    kept = game.entries[6:10] + [entry for entry in game.entries[10:29] if entry["action"] in counted - {0}]
    origin: Line = {"table": "6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4ff", "version": 29, "root": "00" * 32}
    log = Log(origin={**origin, "entries": len(kept)})
    for entry in kept:
        log.copy_of(entry)
    log._action = 0
    return log.started()


def set_up(seeds: dict[int, str] | None = None) -> Log:
    return Log(seeds).started().shuffle("day", *DAY).shuffle("night", *NIGHT)


def proposed(*asked: tuple[int, int]) -> Log:
    """Seats propose an undo one after another, each in place of the one before, and the last is answered.

    asked: proposer, and who answers it if nobody proposes after; a proposer's own answer withdraws.
    """
    log = set_up().act().roll()
    for seat, _ in asked:
        log.add("undo-proposed", seat=seat, to=0, needs=[1 - seat])
    seat, answering = asked[-1]
    log.add("undo-answered", seat=answering, granted=answering != seat)
    for entry in log.entries[-1 - len(asked) :]:
        entry["action"] = 0
    return log


def honest() -> Iterator[Case]:
    """Every honest archive with its name and verdicts."""
    for result in ("won", "lost", "abandoned"):
        yield (
            f"ended-{result}",
            ended(set_up().act().roll(3).draw("day").act().roll(1, "disc"), result).archive(),
            HONEST,
        )
    yield "undo-and-redo", played().archive(), HONEST
    yield "undo-to-the-setup", set_up().act().roll(2).undo(0).act().roll(2).reveal().archive(), HONEST
    chain = (
        set_up().act().roll().act().draw("day").act().roll().undo(1).redo(2).redo(3).undo(0).redo(3).act().draw("day")
    )
    yield "redo-in-steps", chain.reveal().archive(), HONEST
    yield "undo-of-a-search", set_up().act().take("day", "fog").undo(0).act().draw("day", 5).reveal().archive(), HONEST
    voted = (
        set_up().act().roll().add("undo-proposed", seat=0, to=0, needs=[1]).add("undo-answered", seat=1, granted=True)
    )
    for entry in voted.entries[-2:]:
        entry["action"] = 0
    yield "undo-by-vote", voted.undo(0, by_vote=True).act().roll().reveal().archive(), HONEST
    yield "undo-proposal-replaced", proposed((0, 1), (1, 0)).undo(0).act().roll().reveal().archive(), HONEST
    yield "undo-proposal-withdrawn", proposed((0, 0)).act().roll().reveal().archive(), HONEST
    yield "no-player-seeds", set_up({}).act().roll(6).draw("night", 2).reveal().archive(), HONEST
    yield "one-player-seed", set_up({1: SEEDS[1]}).act().roll(6).reveal().archive(), HONEST
    yield "a-whole-pool-drawn", set_up().act().draw("day", 5).draw("night", 4).reveal().archive(), HONEST
    yield "pools-in-pools", nested().reveal().archive(), HONEST
    yield "never-started", Log().seal().reveal().archive(), HONEST
    replaced = set_up().add("token-replaced", seat=1).act().roll().reveal()
    yield "a-token-replaced", replaced.archive(), HONEST
    yield "dice-in-a-fact-of-the-game", game_fact().reveal().archive(), HONEST
    for at in (0, 1, 4, 5):
        yield f"branch-at-{at}", branch(at).act().roll(2).reveal().archive(), HONEST
    branched = branch(4).act().roll(2).reveal()
    number_higher(branched.entries, 4, 1_000_000)
    yield "branch-numbered-past-its-origin", branched.archive(), HONEST
    turned = branch(4).act().roll().undo(1).act().roll().undo(0).act().roll(1, "disc")
    yield "branch-undone-into-its-copies", turned.reveal().archive(), HONEST
    yield "sealed-just-opened", Log().archive(), SEALED
    yield "sealed-seeds-sealed", Log().seal().archive(), SEALED
    yield "sealed-in-play", played_until(29).archive(), SEALED
    yield "sealed-no-player-seeds", set_up({}).act().roll().archive(), SEALED
    yield "sealed-ended-not-revealed", played_until(31).archive(), SEALED
    yield "sealed-branch", branch(1).act().draw("day").archive(), SEALED


def number_higher(entries: list[Line], action: int, to: int) -> None:
    """Number an action, and each behind it, as many higher as it takes for the first to be `to`."""
    for entry in entries:
        if entry["action"] >= action:
            entry["action"] += to - action


def nested() -> Log:
    """Places of a pool shuffled into another, and those into a third."""
    log = set_up().act().draw("night").shuffle("night+", "?night", "?night", "wolf")
    log.act().draw("night+").shuffle("night++", "?night+", "?night+", "hare").act().draw("night++", 3).draw("night")
    return log


def game_fact() -> Log:
    """Dice used by a fact that only the game can read, and by one of the table's kinds."""
    log = set_up().act()
    log.add("toy.scored", points=2, fate=[log._next("dice", 6), log._next("disc", 2)])
    return log.roll()


def played_until(place: int) -> Log:
    """The played game up to this entry."""
    log = played()
    del log.entries[place:]
    return log
