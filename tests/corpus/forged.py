"""Forged and damaged archives. The forger writes leaves and root anew, unless the name says `damaged`."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial

from tests.corpus import HONEST, NO_ARCHIVE, SEALED, UNREADABLE, Verdicts
from tests.corpus.honest import Case, branch, number_higher, played
from tests.corpus.signed import ORIGIN, checkpoint, with_checkpoint
from tests.projections.audit.forging import both, changed, fact, inserted, removed, swapped
from tests.projections.audit.log_writer import Line, archive_of, jcs, sha

Forge = Callable[[list[Line]], None]

ENTRIES = played().entries
LINES = played().lines()
LEAVES = archive_of(LINES).splitlines(keepends=True)[-1]
OTHER_SEED = "f" * 32
OTHER_TABLE = "6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b6"
AGAIN = both(changed(24, "data.fate.0.3", 1), changed(24, "data.rolled.0", "moon"))
"""The roll after an undo falls otherwise than the same roll before it."""


def of(base: Verdicts, **found: str | int) -> Verdicts:
    return {**base, **found}


FORGERIES: list[tuple[str, Forge, Verdicts]] = [
    ("version-skipped", changed(9, "v", 10), of(HONEST, A=9)),
    ("time-runs-back", changed(15, "at", "2026-01-31T11:59:59.000Z"), of(HONEST, A=15)),
    ("one-action-at-two-times", changed(13, "at", "2026-01-31T12:00:00.251Z"), of(HONEST, A=13)),
    ("action-number-used-again", changed(28, "action", 4), of(HONEST, A=28, E="ok")),
    ("action-number-left-out", changed(28, "action", 6), of(HONEST, A=28, D=29, E=29)),
    ("action-on-an-own-entry", changed(22, "action", 3), of(HONEST, A=22)),
    ("further-member", changed(11, "name", "Anna"), of(UNREADABLE, A=11)),
    ("seat-that-is-true", changed(11, "by", True), of(UNREADABLE, A=11)),
    ("integer-too-large", changed(11, "data.seat", 2**53), of(UNREADABLE, A=11)),
    ("second-opening", changed(10, "type", "table-opened"), of(UNREADABLE, A=10)),
    ("roll-without-fate", changed(12, "data", {"die": "dice", "rolled": [], "purpose": ""}), of(UNREADABLE, A=12)),
    ("flaw-above-an-unreadable-line", both(changed(9, "v", 10), changed(20, "at", "noon")), of(UNREADABLE, A=9)),
    ("wrong-server-seed", changed(32, "data.seed", "00" * 32), of(HONEST, C=32, D=9)),
    ("wrong-commitment", changed(1, "data.commitment", sha(b"another")), of(HONEST, C=32)),
    ("opened-seed-not-the-sealed-one", changed(5, "data.seed", OTHER_SEED), of(HONEST, C=5, D=12)),
    (
        "opened-seed-too-short",
        both(changed(3, "data.sealed", sha(b"short")), changed(5, "data.seed", "short")),
        of(HONEST, C=5, D=12),
    ),
    ("sealed-after-the-first-opening", swapped(3), of(HONEST, C=4)),
    ("sealed-twice", inserted(4, fact("seed-sealed", seat=1, sealed=sha(b"x" * 32))), of(HONEST, C=4)),
    ("started-before-a-seed-was-opened", removed(5), of(HONEST, C=5, D=11)),
    ("seeds-left-out", both(removed(2), removed(2), removed(2), removed(2)), of(HONEST, D=8)),
    ("play-after-the-end", inserted(32, fact("token-replaced", seat=1)), of(HONEST, C=32)),
    ("reveal-without-an-end", removed(31), of(HONEST, C=31)),
    ("forged-face", changed(12, "data.rolled.0", 6), of(HONEST, D=12)),
    ("forged-outcome", both(changed(12, "data.rolled.0", 6), changed(12, "data.fate.0.3", 5)), of(HONEST, D=12)),
    ("forged-die", changed(1, "data.dice.dice", [1, 2, 3, 4, 6, 5]), of(HONEST, D=12)),
    ("wrong-m-of-a-die", changed(12, "data.fate.0.2", 8), of(HONEST, D=12)),
    ("wrong-m-of-a-pool", changed(13, "data.fate.0.2", 5), of(HONEST, D=13)),
    ("m-that-does-not-fall", changed(13, "data.fate.1.2", 4), of(HONEST, D=13)),
    ("card-the-pool-does-not-hold", changed(13, "data.cards.1", "dragon"), of(HONEST, D=13)),
    ("card-smuggled-into-a-pool", changed(7, "data.cards", ["ace", "fog", "rain", "rain", "sun"]), of(HONEST, D=13)),
    ("card-taken-that-was-drawn", changed(20, "data.cards", ["fog"]), of(HONEST, D=20)),
    (
        "pools-merged",
        both(changed(16, "data.pool", "night"), changed(16, "data.cards", ["bat", "fox"])),
        of(HONEST, D=17),
    ),
    ("old-place-left-out-of-a-pool", changed(16, "data.cards", ["bat", "fox", "owl"]), of(HONEST, D=17)),
    ("old-place-not-settled", changed(17, "data.fate", [["deck/night+", 0, 3, 0]]), of(HONEST, D=17)),
    (
        "shuffle-outside-an-action",
        inserted(23, fact("cards-shuffled", pool="day", cards=["ace"])),
        of(HONEST, D=23, E=23),
    ),
    ("roll-before-the-start", inserted(6, fact("dice-rolled", **ENTRIES[11]["data"])), of(HONEST, D=6, E=13)),
    ("dice-in-a-shuffle", changed(8, "data.fate", [["dice", 0, 6, 0]]), of(HONEST, D=8, E=12)),
    ("undo-that-re-rolls", AGAIN, of(HONEST, D=24)),
    ("running-number-skipped", changed(29, "data.fate.0.1", 6), of(HONEST, D=29, E=29)),
    ("running-number-used-again", changed(29, "data.fate.0.1", 4), of(HONEST, D=29, E=29)),
    ("roll-cut-out", removed(12), of(HONEST, E=24)),
    ("roll-told-twice", inserted(26, ENTRIES[24]), of(HONEST, E=26)),
    ("undo-cut-out", removed(22), of(HONEST, E=23)),
    ("undo-to-an-action-to-come", changed(22, "data.to", 4), of(HONEST, D=22, E=22)),
    ("redo-to-an-undone-branch", changed(27, "data.to", 1), of(HONEST, D=27, E=27)),
]

DAMAGED_FIELDS: list[tuple[str, bytes, Verdicts]] = [
    ("v", b'"v":12', of(HONEST, A=12)),
    ("type", b'"type":"d', of(HONEST)),
    ("at", b".250", of(HONEST, A=12)),
    ("action", b'"action":1', of(HONEST, A=13, D=12, E=12)),
    ("by", b'"by":1', of(HONEST)),
    ("rule", b'"rule":"t', of(HONEST)),
    ("data", b'"rolled":[5', of(HONEST, D=12)),
    ("a-quote", b'{"', of(UNREADABLE, A=12)),
]
"""Where in entry 12 the last byte of the piece has its lowest bit changed; its leaf stays."""


def forged() -> Iterator[Case]:
    """Every forged or damaged archive with its name and verdicts."""
    for name, forge, verdicts in FORGERIES:
        yield name, forged_archive(ENTRIES, forge), verdicts
    yield "sealed-undo-that-re-rolls", forged_archive(ENTRIES[:-2], AGAIN), of(SEALED, D=24)
    yield "sealed-forged-face", forged_archive(ENTRIES[:-2], changed(12, "data.rolled.0", 6)), of(SEALED, D=12)
    copied = branch(4).act().roll(2).reveal().entries
    yield "branch-with-a-forged-copy", forged_archive(copied, changed(7, "data.rolled.0", 6)), of(HONEST, D=7)
    yield "branch-with-a-gap-in-its-copies", forged_archive(copied, changed(7, "data.fate.0.1", 1)), of(HONEST, E=7)
    yield (
        "branch-of-more-than-it-has",
        forged_archive(copied, changed(1, "data.origin.entries", 99)),
        of(UNREADABLE, A=1),
    )
    for name, action, place in (("one-copy", 4, 10), ("all-copies", 1, 6)):
        higher = forged_archive(copied, partial(number_higher, action=action, to=1_000_001))
        yield f"branch-with-{name}-past-a-million", higher, of(HONEST, A=place)
    both_flawed = both(changed(1, "data.origin.entries", 99), changed(9, "v", 10))
    yield "branch-of-more-than-it-has-and-a-flaw", forged_archive(copied, both_flawed), of(UNREADABLE, A=1)
    renamed = LINES[11].replace(b'"rule":"toy.turn"', b'"rulf":"toy.turn"').replace(b'"by":1', b'"by":null')
    yield "member-renamed", archive_of([*LINES[:11], renamed, *LINES[12:]]), of(UNREADABLE, A=12)
    yield from damaged()
    yield from signed_falsely()


def forged_archive(entries: list[Line], forge: Forge) -> bytes:
    own = deepcopy(entries)
    forge(own)
    return archive_of([jcs(entry) for entry in own])


def archive_lines(archive: bytes) -> list[bytes]:
    return archive.splitlines()[:-1]


def damaged() -> Iterator[Case]:
    """Archives of which bytes or lines were lost or changed on the way."""
    for name, piece, verdicts in DAMAGED_FIELDS:
        line = LINES[11]
        at = line.index(piece) + len(piece) - 1
        flipped = line[:at] + bytes([line[at] ^ 1]) + line[at + 1 :]
        yield f"damaged-{name}", whole([*LINES[:11], flipped, *LINES[12:]]), of(verdicts, B=12)
    deep = LINES[11].replace(b'"test"', b"[" * 25_000 + b"]" * 25_000)
    yield "nested-deeply", archive_of([*LINES[:11], deep, *LINES[12:]]), of(UNREADABLE, A=12)
    leaf = sha(b"\x00" + LINES[8]).encode()
    yield "damaged-leaf", whole(LINES, LEAVES.replace(leaf, b"0" * 64)), of(HONEST, B=9)
    yield "damaged-root", whole(LINES, LEAVES[:-67] + b"0" * 64 + LEAVES[-3:]), of(HONEST, B=0)
    yield "damaged-leaves", whole(LINES, LEAVES.replace(b",", b", ")), NO_ARCHIVE
    yield "damaged-entry-dropped", whole(LINES[:8] + LINES[9:]), of(HONEST, A=9, B=9, D=16, E=16)
    yield "damaged-last-entry-dropped", whole(LINES[:-1]), of(SEALED, B=32)
    yield "damaged-entry-repeated", whole([*LINES[:9], LINES[8], *LINES[9:]]), of(HONEST, A=10, B=10, D=10, E=10)
    yield "damaged-entries-reordered", whole([*LINES[:8], LINES[9], LINES[8], *LINES[10:]]), of(HONEST, A=9, B=9)
    yield "damaged-cut-off-in-an-entry", whole(LINES[:9], LINES[9][:40]), of(NO_ARCHIVE, A=10)
    yield "damaged-cut-off-after-an-entry", whole(LINES[:9], b""), of(SEALED, B=0)
    yield "damaged-cut-off-in-the-leaves", whole(LINES, LEAVES[:-10]), NO_ARCHIVE
    yield "damaged-no-entries", LEAVES, NO_ARCHIVE
    yield "damaged-empty", b"", NO_ARCHIVE


def whole(lines: list[bytes], rest: bytes = LEAVES) -> bytes:
    return b"".join(line + b"\n" for line in lines) + rest


def signed_falsely() -> Iterator[Case]:
    """Checkpoints that are not of the log they stand under."""
    fork = archive_lines(forged_archive(ENTRIES, changed(28, "data.key", "stay")))
    yield "checkpoint-of-a-fork", with_checkpoint(LINES, checkpoint(fork, 32)), of(HONEST, B=0)
    yield "checkpoint-beyond-the-log", with_checkpoint(LINES[:30], checkpoint(LINES, 32)), of(SEALED, B=0)
    other = checkpoint(LINES, 32, ORIGIN.rpartition("/")[0] + "/" + OTHER_TABLE)
    yield "checkpoint-of-another-table", with_checkpoint(LINES, other), of(HONEST, B=0)
    two = jcs({"checkpoint": checkpoint(LINES, 32)}), jcs({"checkpoint": checkpoint(fork, 32)})
    yield "two-roots-of-one-size", whole(LINES, LEAVES + b"".join(one + b"\n" for one in two)), NO_ARCHIVE
    yield "checkpoint-malformed", with_checkpoint(LINES, checkpoint(LINES, 32).replace("\n\n", "\n")), of(HONEST, B=0)
