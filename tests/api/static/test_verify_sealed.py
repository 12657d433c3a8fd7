"""Sealed values: the audit and `verify.py` agree on random hands, honest and with anything changed in them."""

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from domain.kernel import jcs
from projections.audit import audit
from tests.api.static.verdicts import by_audit, by_script
from tests.corpus.hands import GAMES
from tests.projections.audit.log_writer import Log, archive_of

POOLS = ("day", "night")
STEPS = st.lists(
    st.tuples(st.sampled_from(["draw", "hide", "keep", "back", "roll", "act", "undo"]), st.sampled_from(POOLS),
              st.integers(0, 1), st.integers(1, 2)),
    max_size=30,
)  # fmt: skip
READERS = st.sampled_from([None, 0, 1])
VALUES = st.sampled_from(
    [None, True, 0, 1, 3, -1, "", "sun", "?day", [], {}, {"sealed": "0" * 64}, "0" * 64, ["cards", 0]]
)


class Hands:
    """A table whose seats draw hidden cards, keep some, and put them back, also into the other pool."""

    def __init__(self) -> None:
        self.log = Log(secret=POOLS).started().shuffle("day", *"abbc", "sun").shuffle("night", *"xyz").act()
        self.held: dict[int, list[str]] = {0: [], 1: []}
        self.cache: dict[int, dict[int, list[str]]] = {}
        self.action = 1

    def do(self, step: str, pool: str, seat: int, count: int) -> None:
        count = min(count, len(self.log._pools[pool]))
        match step:
            case "draw" if count:
                self.log.draw(pool, count)
            case "hide" if count:
                self.log.draw(pool, count, seat=seat)
                self.held[seat] += self.log.hand(-1)
            case "keep" if self.held[seat]:
                self.log.add("toy.kept", seat=seat, cards=list(self.held[seat])).seal_values("cards", seat)
            case "back" if self.held[seat]:
                self.log.shuffle(pool, *self.held[seat], back_from=seat)
                self.held[seat] = []
            case "roll":
                self.log.roll(count or 1)
            case "act":
                self.cache[self.action] = deepcopy(self.held)
                self.action = self.log.act()._action
            case "undo" if self.cache:
                to = max(self.cache)
                self.held = self.cache.pop(to)
                self.action = self.log.undo(to).act()._action


def played(steps: list[tuple[str, str, int, int]]) -> Log:
    hands = Hands()
    for step in steps:
        hands.do(*step)
    return hands.log


@given(steps=STEPS, reader=READERS)
def test_whatever_hands_do_passes_both_before_the_reveal_and_after_it(
    steps: list[tuple[str, str, int, int]], reader: int | None
) -> None:
    log = played(steps)
    for archive in (log.archive(reader), log.reveal().archive()):
        assert [check.note for check in audit(archive).checks if check.verdict == "failed"] == []
        assert by_script(archive)["checks"] == by_audit(archive)


@given(steps=STEPS, reader=READERS, is_revealed=st.booleans(), data=st.data())
def test_they_agree_on_a_single_change_anywhere(
    steps: list[tuple[str, str, int, int]], reader: int | None, is_revealed: bool, data: st.DataObject
) -> None:
    log = played(steps)
    if is_revealed:
        log.reveal()
    entries, openings = deepcopy(log.entries), deepcopy(log.openings(reader))
    change(data, data.draw(st.sampled_from([half for half in (entries, openings) if half])))
    forged = archive_of([jcs.encode(entry) for entry in entries], openings)

    assert by_script(forged)["checks"] == by_audit(forged)


def change(data: st.DataObject, holder: Any) -> None:
    """Put a value somewhere in a list or an object, or take one out, as deep as it goes or less deep."""
    while True:
        key = data.draw(st.sampled_from(range(len(holder)) if isinstance(holder, list) else sorted(holder)))
        inner = holder[key]
        if not (isinstance(inner, (list, dict)) and inner) or data.draw(st.integers(0, 3)) == 0:
            break
        holder = inner
    if data.draw(st.integers(0, 4)) == 0:
        del holder[key]
    else:
        holder[key] = data.draw(VALUES)


@given(game=st.sampled_from(sorted(GAMES)), reader=READERS, at=st.integers(0, 10**6), mask=st.integers(1, 255))
def test_they_agree_on_an_archive_with_a_byte_changed(game: str, reader: int | None, at: int, mask: int) -> None:
    archive = GAMES[game]().archive(reader)
    at %= len(archive)
    damaged = archive[:at] + bytes([archive[at] ^ mask]) + archive[at + 1 :]

    assert by_script(damaged)["checks"] == by_audit(damaged)


def test_a_hidden_hand_that_joins_another_pool_may_be_drawn_from_it() -> None:
    log = Log(secret=POOLS).started().shuffle("day", "sun", "fog").shuffle("night", "owl")
    log.act().draw("day", 2, seat=0).shuffle("night", *log.hand(-1), back_from=0).draw("night", 3)

    assert by_script(log.archive())["verdict"] == audit(log.archive()).verdict == "sealed"
    assert by_script(log.reveal().archive())["verdict"] == audit(log.archive()).verdict == "unsigned"
