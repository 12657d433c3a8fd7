"""The parts of the audit: canonical JSON, the tree, archives, checkpoints, positions, the tail of chi-square."""

from base64 import b64encode
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel import jcs
from domain.kernel.chance.fate import sealed_fate
from domain.kernel.fact import Fact, FateUsed
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.state import KernelState
from domain.log.archive import ARCHIVE_BYTES_MAX, LINE_BYTES_MAX, LINES_MAX, archive_of
from domain.log.line import Entry, Flawed
from domain.log.tree import Tree, leaf_hash, root_of
from projections.audit import Archive, ArchiveError, audit, parse, write_archive
from projections.audit.checks.positions import CELLS_MAX, Positions
from projections.audit.checks.statistics import tail
from projections.audit.facts import ActionsRedone, ActionsUndone, CardsShuffled, Other
from tests.projections.audit.log_writer import DICE, SEEDS, SERVER_SEED, TABLE, Log, leaves_of, root, small_game
from tests.projections.audit.trees import TREE_LEAVES, TREE_ROOTS
from tests.toy import TOY

GAME = small_game()
LINES = GAME.lines()

names = st.text(st.characters(max_codepoint=127), max_size=5)
texts = st.text(st.characters(exclude_categories=("Cs",)), max_size=8)
whole_numbers = st.integers(-jcs.INTEGER_MAX, jcs.INTEGER_MAX)
values = st.recursive(
    st.none() | st.booleans() | whole_numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)


@given(value=values)
def test_canonical_json_comes_back(value: Any) -> None:
    assert jcs.decode(jcs.encode(value)) == value


@given(value=values)
def test_any_other_way_to_write_a_value_is_not_canonical(value: Any) -> None:
    line = jcs.encode(value).decode()
    for other in (line + " ", " " + line, line + "\n", "[" + line + " ]", "\ufeff" + line):
        with pytest.raises(jcs.NotCanonical):
            jcs.decode(other.encode())


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ("\b\t\n\f\r\x00\x1f\x7f", b'"\\b\\t\\n\\f\\r\\u0000\\u001f\x7f"'),
        ('/"\\', b'"/\\"\\\\"'),
        ("\u20ac\u2028\ufb33\U0001f600", '"€\u2028\ufb33😀"'.encode()),
        ({"b": 1, "B": 2, "": 3, "a": {}}, b'{"":3,"B":2,"a":{},"b":1}'),
        ([2**53 - 1, -(2**53 - 1), 0], b"[9007199254740991,-9007199254740991,0]"),
    ],
)
def test_canonical_json_is_written_as_rfc_8785_says(value: Any, line: bytes) -> None:
    assert jcs.encode(value) == line
    assert jcs.decode(line) == value


@pytest.mark.parametrize("value", [0.0, 1e300, float("nan"), 2**53, -(2**53), {"ä": 1}, "\ud800", b"x", [{2}]])
def test_what_has_no_canonical_form_is_refused(value: Any) -> None:
    with pytest.raises(jcs.NotCanonical):
        jcs.encode(value)


@pytest.mark.parametrize(
    "line",
    [
        *(b"-0", b"1.0", b"1e3", b"01", b"NaN", b"Infinity", b"9007199254740992", b"9" * 10_000),
        *(b'"\\u00e4"', b'"\\ud800"', b'"\xed\xa0\x80"', b'"\\/"', b'"\x01"', b"'a'", b"\xff", b""),
        *(b'{"a":1,"a":1}', b'{"b":1,"a":1}', b'{"\xc3\xa4":1}', b"[1, 2]", b"[1,]", b"[" * 500_000),
    ],
    ids=lambda line: repr(line[:12]),
)
def test_what_is_not_canonical_is_refused(line: bytes) -> None:
    with pytest.raises(jcs.NotCanonical):
        jcs.decode(line)


def test_the_tree_grows_through_the_known_roots() -> None:
    tree = Tree()
    roots = [tree.root().hex()]
    for line in TREE_LEAVES:
        tree = tree.grown([leaf_hash(bytes.fromhex(line))])
        roots.append(tree.root().hex())

    assert roots == TREE_ROOTS
    assert tree.size == 8


@given(count=st.integers(0, 70))
def test_the_growing_tree_has_the_root_of_the_definition(count: int) -> None:
    leaves = leaves_of(f"{number}".encode() for number in range(count))

    assert root_of(leaves) == root(leaves)


def test_an_archive_comes_back() -> None:
    archive = parse(write_archive(iter(LINES), "a checkpoint"))

    assert archive == Archive(
        tuple(LINES), tuple(leaf.hex() for leaf in leaves_of(LINES)), root(leaves_of(LINES)).hex(), "a checkpoint"
    )


@pytest.mark.parametrize(
    ("archive", "line", "entry"),
    [
        (b"", None, None),
        (b"\n" * (LINES_MAX + 1), None, None),
        (b"x" * (ARCHIVE_BYTES_MAX + 1), None, None),
        (b"{}\n{}\n" + b"x" * (LINE_BYTES_MAX + 1) + b"\n", 3, 3),
        (b"{}\n{", 2, 2),
        (b'{}\n{"leaves":[', 2, None),
        (b'{}\n{"leaves":[]}\n', 2, None),
        (b'{}\n{"leaves":[],"root":"' + b"0" * 64 + b'","x":1}\n', 2, None),
        (b'{}\n{"leaves":["' + b"A" * 64 + b'"],"root":"' + b"0" * 64 + b'"}\n', 2, None),
        (b'{}\n{"checkpoint":"x"}\n', 2, None),
        (write_archive(LINES, "x") + b'{"checkpoint":"x"}\n', len(LINES) + 3, None),
        (write_archive(LINES) + write_archive(LINES).splitlines(keepends=True)[-1], len(LINES) + 2, None),
    ],
    ids=range(12),
)
def test_what_is_no_archive_is_refused_and_the_line_named(archive: bytes, line: int | None, entry: int | None) -> None:
    with pytest.raises(ArchiveError) as refused:
        parse(archive)

    assert (refused.value.line, refused.value.entry) == (line, entry)
    assert refused.value.code == "invalid-archive"


def checkpoint(size: int = 20, origin: str = f"hourglass.example/tables/{TABLE}", root_size: int = 20) -> str:
    encoded = b64encode(root(leaves_of(LINES[:root_size]))).decode()
    return f"{origin}\n{size}\n{encoded}\n\n\u2014 hourglass.example Zm9v\n"


def test_a_checkpoint_that_fits_is_still_unsigned_without_a_key() -> None:
    report = audit(write_archive(LINES, checkpoint()))

    assert report.verdict == "unsigned"
    assert "no key" in report.checks[1].note


@pytest.mark.parametrize(
    "text",
    [
        checkpoint(size=21),
        checkpoint(size=33, root_size=32),
        checkpoint(origin="hourglass.example/tables/6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b6"),
        checkpoint(origin=str(TABLE)),
        checkpoint().replace("\n20\n", "\n020\n"),
        checkpoint().replace("=\n\n", "\n\n"),
        checkpoint().replace("\n\n", "\n"),
        checkpoint()[:-1],
        "",
        "\n" * 1000,
    ],
    ids=range(10),
)
def test_a_checkpoint_of_another_log_fails(text: str) -> None:
    report = audit(write_archive(LINES, text))

    assert (report.verdict, report.checks[1].verdict, report.entry) == ("failed", "failed", None)


def entry(action: int) -> Entry:
    return Entry(1, "x", "2026-01-31T12:00:00.000Z", action, None, None, {})


moves = st.lists(st.tuples(st.sampled_from(["act", "act", "undo", "redo"]), st.integers(0, 30)), max_size=60)


@given(moves=moves)
def test_positions_agree_with_plain_lists_of_actions(moves: list[tuple[str, int]]) -> None:
    """Each position is the list of the actions that led to it; undo goes to a head of it, redo towards the newest."""
    positions: Positions[tuple[int, ...]] = Positions(())
    lines: dict[int, tuple[int, ...]] = {0: ()}
    current: tuple[int, ...] = ()
    for kind, to in moves:
        if kind == "act":
            action = len(lines)
            current = lines[action] = (*current, action)
            positions.follow(entry(action), Other())
            positions.become(current)
            continue
        aim = lines.get(to)
        is_head = aim is not None and aim != current and aim == current[: len(aim)]
        is_ahead = aim is not None and aim != current and current == aim[: len(current)]
        is_newest = aim is not None and aim == lines[len(lines) - 1][: len(aim)]
        allowed = is_head if kind == "undo" else is_ahead and is_newest
        fact = ActionsUndone(to) if kind == "undo" else ActionsRedone(to)
        if allowed:
            positions.follow(entry(0), fact)
            current = lines[to]
        else:
            with pytest.raises(Flawed):
                positions.follow(entry(0), fact)
        assert positions.value == current


def test_positions_are_bounded() -> None:
    positions: Positions[int] = Positions(0)
    positions.become(1, CELLS_MAX)
    with pytest.raises(Flawed, match="larger"):
        positions.become(2)


def test_a_pool_changes_in_the_setup_and_in_actions_alone() -> None:
    positions: Positions[int] = Positions(0)
    positions.follow(entry(0), CardsShuffled("day", ("sun",)))
    positions.follow(entry(1), CardsShuffled("day", ("sun",)))
    with pytest.raises(Flawed, match="outside"):
        positions.follow(entry(0), CardsShuffled("day", ("sun",)))


@pytest.mark.parametrize(
    ("chi_square", "degrees", "p"),
    [
        (3.841459, 1, 0.05),
        (5.991465, 2, 0.05),
        (11.070498, 5, 0.05),
        (20.515006, 5, 0.001),
        (18.307038, 10, 0.05),
        (4.865182, 10, 0.9),
        (124.342113, 100, 0.05),
        (0.0, 5, 1.0),
        (1e6, 5, 0.0),
    ],
)
def test_the_tail_of_chi_square_is_as_in_the_tables(chi_square: float, degrees: int, p: float) -> None:
    assert tail(chi_square, degrees) == pytest.approx(p, rel=1e-4, abs=1e-12)


PILES = {"day": ["sun", "rain", "rain", "fog"], "night": ["owl", "bat", "moth", "fox", "newt"]}
steps = st.lists(
    st.tuples(
        st.sampled_from(["roll", "draw", "shuffle", "set_aside", "put_under", "take", "act", "act", "undo"]),
        st.sampled_from(sorted(PILES)),
        st.integers(1, 3),
    ),
    max_size=40,
)


@given(steps=steps)
def test_whatever_the_kernel_deals_and_undoes_passes_the_audit(steps: list[tuple[str, str, int]]) -> None:
    table = KernelTable()
    for step in steps:
        table.do(*step)
    table.log.reveal()
    report = audit(table.log.archive())

    assert [check.note for check in report.checks if check.verdict == "failed"] == []


def test_field_2_the_same_action_at_the_same_point_falls_the_same_on_a_thousand_tables() -> None:
    state = KernelState(
        dice={"dice": (1, 2, 3, 4, 5, 6)}, pools={"day": tuple("abcdefgh")}, piles={"day": ("?day",) * 8}
    )
    seen = set()
    for number in range(1000):
        fate = sealed_fate(number.to_bytes(32, "big"), TABLE, {})
        straight, detour = (Play(TOY, Position(state), fate) for _ in range(2))
        first = (straight.roll("dice", 4, "test"), straight.draw("day", 3))
        again = (detour.draw("day", 3), detour.roll("dice", 4, "test"))
        assert first == (again[1], again[0])
        seen.add(first)

    assert len(seen) > 990


class KernelTable:
    """A log whose outcomes are asked for, folded and stated by the kernel."""

    def __init__(self) -> None:
        self.log = Log().started()
        self.state = KernelState(dice={die: tuple(faces) for die, faces in DICE.items()})
        self.hand: list[str] = []
        self.kept: list[tuple[int, KernelState, list[str]]] = []
        self.action = 0
        for pile, cards in PILES.items():
            self._state_what(lambda play, pile=pile, cards=cards: play.shuffle(pile, cards))

    def do(self, kind: str, pile: str, count: int) -> None:
        row = self.state.piles[pile]
        match kind:
            case "act":
                self.kept.append((self.action, self.state, list(self.hand)))
                self.action = self.log.act()._action
            case "undo" if self.kept:
                self.kept = self.kept[: -count or 1] or self.kept[:1]
                to, self.state, self.hand = self.kept.pop()
                self.action = to
                self.log.undo(to).act()
                self.kept.append((to, self.state, list(self.hand)))
                self.action = self.log._action
            case "roll":
                self._state_what(lambda play: play.roll("dice", count, "test"))
            case "draw":
                self.hand += self._state_what(lambda play: play.draw(pile, count))
            case "shuffle":
                cards, self.hand = self.hand[:count], self.hand[count:]
                self._state_what(lambda play: play.shuffle(pile, cards))
            case "put_under":
                cards, self.hand = self.hand[:count], self.hand[count:]
                self._state_what(lambda play: play.put_under(pile, cards))
            case "set_aside":
                other = "night" if pile == "day" else "day"
                self._state_what(lambda play: play.set_aside(pile, min(count, len(row)), other))
            case "take":
                self._take(pile)

    def _take(self, pile: str) -> None:
        pool = next((place[1:] for place in self.state.piles[pile] if place.startswith("?")), None)
        known = [card for card in self.state.pools.get(pool or "", ()) if not card.startswith("?")]
        if known:
            self.hand.append(known[-1])
            self._state_what(lambda play: play.take_cards(pile, known[-1:]))

    def _state_what(self, ask: Any) -> Any:
        """Let the kernel play, and write down the facts that it states."""
        play = Play(TOY, Position(self.state), sealed_fate(SERVER_SEED, TABLE, SEEDS))
        answer = ask(play)
        self.state = play.state
        for stated in play.stated:
            self.log.add(str(type(stated.fact).__struct_config__.tag), **members(stated.fact))
        return answer


def members(fact: Fact) -> dict[str, Any]:
    """A fact's fields as an entry's data."""
    return {name: listed(getattr(fact, name)) for name in fact.__struct_fields__}


def listed(value: str | int | tuple[Any, ...] | FateUsed) -> Any:
    return [listed(one) for one in value] if isinstance(value, tuple) else value


def test_an_archive_of_ours_needs_no_writing_to_be_taken_apart() -> None:
    lines = [jcs.encode({"v": version}) for version in range(1, 6)]
    openings = [
        {"v": 2, "path": ["cards", 0], "value": {"a": [1, "b"]}, "nonce": "0" * 64},
        {"v": 3, "path": ["card"], "value": "U"},
    ]
    for checkpoint in (None, "signed"):
        for some in ([], openings):
            written = parse(write_archive(lines, checkpoint, some))
            assert archive_of(lines, checkpoint, some) == written
            assert audit(written) == audit(write_archive(lines, checkpoint, some))
