"""Archives with sealed values: hands that only their seats may see before the reveal; honest and forged ones."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from tests.corpus import HONEST, NO_ARCHIVE, SEALED, UNREADABLE, Verdicts
from tests.corpus.honest import DAY, NIGHT, Case
from tests.projections.audit.forging import changed
from tests.projections.audit.log_writer import Line, Log, archive_of, jcs, nonce_of, seal_of

Forge = Callable[[list[Line], list[Line]], None]
"""Changes entries and openings."""


def dealt() -> Log:
    """Two seats hold hidden cards; seat 1 shows a fact of its own about its card, then one card is drawn openly."""
    log = Log(secret=("day",)).started().shuffle("day", *DAY).shuffle("night", *NIGHT)
    log.act().draw("day", 2, seat=0)
    log.act().draw("day", 1, seat=1).add("toy.kept", seat=1, cards=log.hand(-1)).seal_values("cards", 1)
    return log.act().draw("day").roll(2)


def turned_back() -> Log:
    """Hidden draws undone, and made again after other things."""
    log = dealt().undo(1).act().roll().draw("day", 2, seat=1)
    return log.undo(0).redo(4).act().draw("night").draw("day")


def shuffled_back() -> Log:
    """A hand joins its pool again, and another pool; both are then drawn from openly."""
    log = Log(secret=("day", "night")).started().shuffle("day", *DAY).shuffle("night", "owl")
    log.act().draw("day", 2, seat=0).shuffle("night", *log.hand(-1), back_from=0)
    log.act().draw("night", 3).act().draw("day", 1, seat=1)
    return log.shuffle("day", *log.hand(-1), back_from=1).draw("day", 3)


def nested() -> Log:
    """Places of a secret pool are members of another, which is drawn from hidden and openly."""
    log = Log(secret=("day", "day+")).started().shuffle("day", *DAY)
    log.act().draw("day", 1, seat=0).shuffle("day+", "?day", "?day", *log.hand(-1), back_from=0)
    return log.act().draw("day+", 1, seat=1).draw("day+", 2).draw("day")


GAMES = {"dealt": dealt, "turned-back": turned_back, "shuffled-back": shuffled_back, "nested": nested}


def hands() -> Iterator[Case]:
    """Every archive with sealed values, its name and verdicts."""
    for name, game in GAMES.items():
        yield f"hands-{name}", game().reveal().archive(), HONEST
        yield f"hands-{name}-in-play", game().archive(), SEALED
        for seat in (0, 1):
            yield f"hands-{name}-of-seat-{seat}", game().archive(seat), SEALED
    for name, forge, verdicts in FORGERIES:
        yield f"hands-{name}", forged(dealt().reveal(), forge), {**HONEST, **verdicts}
    for name, forge, verdicts in FORGERIES_IN_PLAY:
        yield f"hands-{name}-in-play", forged(dealt(), forge, reader=0), {**SEALED, **verdicts}
    yield "hands-in-a-branch", branch_with_a_sealed_copy(), {**SEALED, "D": 5}


def forged(log: Log, forge: Forge, reader: int | None = None) -> bytes:
    entries, openings = deepcopy(log.entries), deepcopy(log.openings(reader))
    forge(entries, openings)
    return archive_of([jcs(entry) for entry in entries], openings)


def entry(place: int, path: str, value: Any) -> Forge:
    """Change a value in an entry."""
    return lambda entries, openings: changed(place, path, value)(entries)


def opening(at: int, **members: Any) -> Forge:
    """Change members of an opening. at: its place among the openings, from 0."""
    return lambda entries, openings: openings[at].update(members)


def added(at: int, **members: Any) -> Forge:
    """Add a copy of an opening with these members changed."""
    return lambda entries, openings: openings.append({**openings[at], **members})


def closed(at: int) -> Forge:
    """Leave an opening out."""
    return lambda entries, openings: openings.pop(at) and None


def sealed_anew(place: int, path: list[str | int], value: Any) -> Forge:
    """The forger knows the sealing key, and seals another value, or one that was open."""

    def forge(entries: list[Line], openings: list[Line]) -> None:
        seal = seal_of(nonce_of(place, path), value)
        changed(place, ".".join(map(str, ["data", *path])), seal)(entries)
        openings[:] = [one for one in openings if (one["v"], one["path"]) != (place, path)]
        openings.append({"v": place, "path": path, "value": value})

    return forge


def sealed_die(entries: list[Line], openings: list[Line]) -> None:
    """A roll whose outcome nobody sees."""
    changed(16, "data.fate.0.3", seal_of(nonce_of(16, ["fate", 0, 3]), 1))(entries)


FORGERIES: list[tuple[str, Forge, Verdicts]] = [
    ("value-changed", opening(0, value=3), {"D": 10}),
    ("card-changed", opening(2, value="moon"), {"D": 10}),
    ("value-of-another-kind", opening(2, value=7), {**UNREADABLE, "A": 10}),
    ("value-that-holds-a-seal", opening(0, value={"sealed": "0" * 64}), {**UNREADABLE, "A": 10}),
    ("value-kept-closed", closed(3), {"D": 10}),
    ("last-value-kept-closed", closed(-1), {"D": 15}),
    ("opening-of-what-is-not-sealed", added(0, path=["pile"]), {"D": 0}),
    ("opening-of-no-entry", added(0, v=999), {"D": 0}),
    ("opening-of-an-own-entry", added(0, v=1, path=["options"]), {"D": 0}),
    ("opened-twice", added(0), NO_ARCHIVE),
    ("opened-without-a-path", added(0, path=[]), NO_ARCHIVE),
    ("opened-with-a-further-member", opening(0, seat=1), NO_ARCHIVE),
    ("opening-for-another-entry", opening(4, v=10, path=["cards", 2]), {"D": 12}),
    ("outcome-not-the-fixed-one", sealed_anew(10, ["fate", 0, 3], 3), {"D": 10}),
    ("card-not-the-selected-one", sealed_anew(10, ["cards", 0], "moon"), {"D": 10}),
    ("m-that-does-not-fit", entry(12, "data.fate.0.2", 4), {"D": 12}),
    ("seal-changed", entry(10, "data.cards.0.sealed", "0" * 64), {"D": 10}),
    ("seal-in-a-table-s-own-entry", entry(1, "data.commitment", {"sealed": "0" * 64}), {**UNREADABLE, "A": 1}),
    ("seal-with-a-further-member", entry(10, "data.cards.0.by", 0), {**UNREADABLE, "A": 10}),
    ("die-sealed", sealed_die, {"D": 16}),
]

FORGERIES_IN_PLAY: list[tuple[str, Forge, Verdicts]] = [
    ("card-changed", opening(0, value="moon"), {"D": 10}),
    ("nonce-forged", opening(0, nonce="0" * 64), {"D": 10}),
    ("nonce-left-out", opening(0, nonce=None), {"D": 10}),
    ("opening-for-another-entry", opening(0, v=12), {"D": 12}),
    ("opening-of-what-is-not-sealed", added(0, path=["pool"]), {"D": 0}),
    ("m-that-does-not-fit", entry(12, "data.fate.0.2", 4), {"D": 12}),
    ("outcomes-too-few", entry(10, "data.fate", []), {"D": 10, "E": 12}),
    ("stream-of-another-pool", entry(12, "data.fate.0.0", "deck/night"), {"D": 12, "E": 12}),
    ("stream-of-no-pool", entry(12, "data.fate.0.0", "day"), {"D": 12, "E": 12}),
    ("outcome-open", entry(15, "data.fate.0.3", 0), {"D": 15}),
    ("public-card-the-pool-cannot-hold", entry(15, "data.cards.0", "owl"), {"D": 15}),
    ("die-sealed", sealed_die, {"D": 16}),
]


def branch_with_a_sealed_copy() -> bytes:
    origin: Line = {"table": "6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4ff", "version": 10, "root": "00" * 32, "entries": 4}
    log = Log(origin=origin)
    *copies, draw = dealt().entries[6:10]
    for copy in copies:
        log.copy_of(copy)
    return log.add(draw["type"], **draw["data"]).archive()
