"""The modules of the page, against the RFCs and against what Python makes of the same."""

from hashlib import sha256
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.log.checkpoint import Checkpoint, read_checkpoint, read_keys
from domain.log.line import Flawed
from domain.log.tree import leaves_of, root_of
from infra.keys.signer import verifies
from projections.patch.diff import diff
from tests.api.web.page_modules import Modules
from tests.corpus.honest import played
from tests.corpus.signed import VKEY, checkpoint

TWINS = settings(max_examples=100)


# The chronicle


def test_both_chapters_of_an_action_in_which_a_day_begins_are_shown(page: Modules) -> None:
    assert page("shown", chapters=[3, 40, 30, 9, 52], after=3, upto=40) == [9, 30, 40]


# The strip of days


@pytest.mark.parametrize(
    ("days", "labels"),
    [
        (["Day 1 of 12", "Day 2 of 12", "Day 3 of 13"], ["1", "2", "3"]),
        (["Tag 8 von 12"], ["8"]),
        (["Chapter 1, day 8", "Chapter 1, day 9", "Chapter 2, day 1"], ["8", "9", "1"]),
        (["", "Kapitel 1, Tag 9", "Kapitel 1, Tag 10", "Zurück zum 1. Kapitel"], ["", "9", "10", "1"]),
        (["Dusk", "Dawn"], ["Du", "Da"]),
    ],
)
def test_a_day_is_labelled_by_the_number_that_counts_days(page: Modules, days: list[str], labels: list[str]) -> None:
    assert page("labels", days=days) == labels


# Patches

plain = st.none() | st.booleans() | st.integers(-5, 5) | st.text("a/~0é", max_size=3)
names = st.sampled_from(["a", "b", "~1", "/", "0", "", "__proto__", "constructor"])
documents = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4), max_leaves=12
)


@TWINS
@given(before=documents, after=documents)
def test_what_python_patches_the_page_applies(page: Modules, before: Any, after: Any) -> None:
    told = page("patched", document=before, operations=diff(before, after))

    assert told == {"document": after, "before": before}


@TWINS
@given(order=st.permutations("abcdef"), cut=st.integers(0, 6))
def test_large_items_that_python_moves_the_page_moves(page: Modules, order: list[str], cut: int) -> None:
    items = {id: {"id": id, "text": id * 150} for id in "abcdef"}
    before = {"hand": [items[id] for id in "abc"], "row": [items[id] for id in "def"]}
    after = {"hand": [items[id] for id in order[:cut]], "row": [items[id] for id in order[cut:]]}
    told = page("patched", document=before, operations=diff(before, after))

    assert told == {"document": after, "before": before}


def test_python_does_move_large_items() -> None:
    a, b, rest = ({"id": id, "text": id * 150} for id in "abc")
    moved = diff({"hand": [a, b], "row": [rest]}, {"hand": [b], "row": [rest, a]})

    assert [one["op"] for one in moved] == ["move"]


RFC_6902 = [
    ({"foo": "bar"}, [{"op": "add", "path": "/baz", "value": "qux"}], {"baz": "qux", "foo": "bar"}),
    ({"foo": ["bar", "baz"]}, [{"op": "add", "path": "/foo/1", "value": "qux"}], {"foo": ["bar", "qux", "baz"]}),
    ({"foo": ["bar"]}, [{"op": "add", "path": "/foo/-", "value": ["abc"]}], {"foo": ["bar", ["abc"]]}),
    ({"foo": ["bar", "qux", "baz"]}, [{"op": "remove", "path": "/foo/1"}], {"foo": ["bar", "baz"]}),
    ({"foo": {"a": 1}}, [{"op": "replace", "path": "", "value": [1]}], [1]),
    (
        {"foo": {"bar": "baz", "waldo": "fred"}, "qux": {"corge": "grault"}},
        [{"op": "move", "from": "/foo/waldo", "path": "/qux/thud"}],
        {"foo": {"bar": "baz"}, "qux": {"corge": "grault", "thud": "fred"}},
    ),
    (
        {"foo": ["all", "grass", "cows", "eat"]},
        [{"op": "move", "from": "/foo/1", "path": "/foo/3"}],
        {"foo": ["all", "cows", "eat", "grass"]},
    ),
    ({"foo": 1}, [{"op": "move", "from": "/foo", "path": "/foo"}], {"foo": 1}),
    (
        {"a": {"b": [1]}},
        [{"op": "copy", "from": "/a", "path": "/c"}, {"op": "add", "path": "/c/b/0", "value": 0}],
        {"a": {"b": [1]}, "c": {"b": [0, 1]}},
    ),
    ({"a": {"b": [1, None]}}, [{"op": "test", "path": "/a", "value": {"b": [1, None]}}], {"a": {"b": [1, None]}}),
    ({"/": 9, "~1": 10}, [{"op": "test", "path": "/~01", "value": 10}], {"/": 9, "~1": 10}),
]


@pytest.mark.parametrize(("document", "operations", "after"), RFC_6902)
def test_all_six_operations_of_the_rfc(page: Modules, document: Any, operations: Any, after: Any) -> None:
    assert page("patched", document=document, operations=operations) == {"document": after, "before": document}


UNFIT = [
    {"op": "add", "path": "/baz/bat", "value": 1},
    {"op": "add", "path": "/list/3", "value": 1},
    {"op": "add", "path": "/list/01", "value": 1},
    {"op": "add", "path": "/a"},
    {"op": "add", "path": "a", "value": 1},
    {"op": "add", "path": "/text/0", "value": 1},
    {"op": "remove", "path": "/none"},
    {"op": "remove", "path": "/list/-"},
    {"op": "remove", "path": "/list/2"},
    {"op": "replace", "path": "/none", "value": 1},
    {"op": "replace", "path": "/toString", "value": 1},
    {"op": "add", "path": "/__proto__/x", "value": 1},
    {"op": "add", "path": "/constructor/prototype/x", "value": 1},
    {"op": "move", "from": "/map", "path": "/map/in"},
    {"op": "move", "from": "/none", "path": "/a"},
    {"op": "copy", "from": "/none", "path": "/a"},
    {"op": "test", "path": "/text", "value": "tex"},
    {"op": "test", "path": "/list", "value": {"0": 1, "1": 2}},
    {"op": "test", "path": "/none", "value": None},
    {"op": "turn", "path": "/text"},
]


@pytest.mark.parametrize("operation", UNFIT)
def test_what_does_not_fit_is_refused(page: Modules, operation: Any) -> None:
    document = {"list": [1, 2], "text": "text", "map": {"in": 1}}

    assert list(page("patched", document=document, operations=[operation])) == ["unfit"]


# The tree


@TWINS
@given(lines=st.lists(st.text(max_size=20), max_size=40))
def test_the_tree_has_the_roots_of_pythons(page: Modules, lines: list[str]) -> None:
    leaves = leaves_of([line.encode(errors="replace") for line in lines])
    sound = [line.encode(errors="replace").decode() for line in lines]

    assert page("roots", lines=sound) == [root_of(leaves[:size]).hex() for size in range(len(lines) + 1)]


# Checkpoints

NOTE = checkpoint(played().lines(), 20)


@TWINS
@given(
    at=st.integers(0, len(NOTE) - 1),
    put=st.sampled_from(["", "x", "0", "\n", "=", "\u2014", " ", "A"]),
    over=st.booleans(),
)
def test_checkpoints_are_read_and_judged_as_pythons_reads_them(page: Modules, at: int, put: str, over: bool) -> None:
    note = NOTE[:at] + put + NOTE[at + over :]
    told = page("checkpoint", note=note, vkeys=[VKEY])
    try:
        wanted = read_checkpoint(note)
    except Flawed:
        assert told == {"read": None, "signed": None}
        return
    assert told["read"]["origin"] == wanted.origin
    assert (told["read"]["size"], told["read"]["root"]) == (wanted.size, wanted.root.hex())
    assert told["signed"] == judged(wanted)


def judged(wanted: Checkpoint) -> str:
    try:
        return "signed" if read_keys([VKEY], verifies).signed(wanted) else "unknown"
    except Flawed:
        return "false"


@pytest.mark.parametrize(
    "vkey", ["", "x", VKEY[:-1] + "A", VKEY.replace("+", "-", 1), "other+" + VKEY.partition("+")[2]]
)
def test_a_key_that_is_none_signs_nothing(page: Modules, vkey: str) -> None:
    assert page("checkpoint", note=NOTE, vkeys=[vkey])["signed"] == "unknown"


# The memory


def test_the_newest_checkpoint_of_a_table_is_kept_for_the_newest_200(page: Modules) -> None:
    kept = [[f"t{number}", f"note {number}", 1000 + number] for number in range(205)] + [["t6", "newer", 5000]]
    told = page("memory", kept=kept, asked=["t0", "t4", "t5", "t6", "t204", "t205"])

    assert told["found"] == [None, None, "note 5", "newer", "note 204", None]
    assert told["length"] == 201 and all(told["done"])


def test_a_browser_that_keeps_nothing_is_no_fault(page: Modules) -> None:
    assert page("memory", kept=[["t", "note", 1]], asked=["t"], full=True) == {
        "done": [False],
        "found": [None],
        "length": 1,
    }


# The feed


@TWINS
@given(text=st.text("aé\n€😀", max_size=30), cuts=st.lists(st.integers(0, 60), max_size=5))
def test_lines_come_whole_wherever_the_bytes_are_cut(page: Modules, text: str, cuts: list[int]) -> None:
    data = text.encode()
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    chunks = [list(data[start:end]) for start, end in pairwise(places)]

    assert page("lines", chunks=chunks) == text.split("\n")[:-1]


def entry(version: int) -> str:
    return f'{{"event":"entry","id":{version},"data":{{"v":{version},"type":"é"}}}}'


def test_it_goes_on_after_the_last_entry_and_waits_as_it_is_told(page: Modules) -> None:
    first = ['{"event":"retry","data":700}', entry(3), entry(4)]
    told = page("followed", connections=[first, [entry(5), '{"event":"ended","data":{}}']], after=2, most=99)

    assert (told["asked"], told["paused"], told["after"]) == ([2, 4], [700], 5)
    assert [one["event"] for one in told["events"]] == [
        *("connected", "retry", "entry", "entry", "cut"),
        *("connected", "entry", "ended"),
    ]
    assert told["events"][2]["line"] == '{"v":3,"type":"é"}'


def test_an_entry_out_of_its_order_or_malformed_cuts_the_connection(page: Modules) -> None:
    connections = [[entry(1), entry(3)], [entry(1)], ["{"], ['{"event":"entry","id":2,"data":{"v":1}}'], [entry(2)]]
    told = page("followed", connections=connections, after=0, most=11)

    assert told["asked"] == [0, 1, 1, 1, 1]
    assert told["paused"] == [1000, 2000, 4000, 8000]
    assert [one["id"] for one in told["events"] if one["event"] == "entry"] == [1, 2]


def test_who_is_ahead_goes_on_where_the_log_ends(page: Modules) -> None:
    told = page("followed", connections=[['{"event":"resync","data":{"version":7}}']], after=9, most=3)

    assert told["after"] == 7


def test_a_busy_service_is_asked_again_in_its_time_and_a_refusal_ends_it(page: Modules) -> None:
    connections = [{"status": 503, "code": "stopping", "after": 5000}, {"status": 404, "code": "table-not-found"}]
    told = page("followed", connections=connections, after=0, most=99)

    assert told["paused"] == [5000]
    assert [one["event"] for one in told["events"]] == ["cut", "refused"]
    assert told["events"][1]["data"]["status"] == 404


def test_waits_grow_to_half_a_minute_at_most(page: Modules) -> None:
    told = page("followed", connections=[], after=0, most=40)

    assert told["paused"][:7] == [1000, 2000, 4000, 8000, 16000, 30000, 30000]
    assert max(told["paused"]) == 30000


# Words, seats and address


def test_words_are_said_with_numbers_as_the_language_writes_them(page: Modules) -> None:
    assert page("said", lang="de", id="sealChecked", values={"entries": 12345}) == "12.345 Einträge geprüft"
    assert page("said", lang="en", id="no-such-word") == "no-such-word"


SEAT = {"table": "t1", "seat": 0, "token": "secret", "name": "Ada"}
POISON = '[{"table": "../../t1?x#", "seat": 0, "token": "x"}, {"table": "t1", "seat": 0.5, "token": "x"}]'


def test_a_seat_is_kept_once_the_newest_first_until_it_is_forgotten(page: Modules) -> None:
    other, again = SEAT | {"seat": 1}, SEAT | {"token": "new"}
    kept = page("seats", steps=[["keep", SEAT], ["keep", other], ["keep", again]], table="t1")

    assert kept == {"done": [True, True, True], "seats": [again, other], "there": [again, other]}
    steps = [["keep", SEAT], ["keep", other], ["forget", {"table": "t1", "seat": 0}]]
    assert page("seats", steps=steps, table="t1")["seats"] == [other]


@pytest.mark.parametrize("stored", ["", "{", "7", '{"a": 1}', '[null, 3, {"table": 1}]', POISON])
def test_what_is_no_seat_in_the_storage_is_ignored(page: Modules, stored: str) -> None:
    assert page("seats", stored=stored, steps=[["keep", SEAT]], table="t1")["seats"] == [SEAT]


@pytest.mark.parametrize("stored", ["-3", "1.5", "{}", "Infinity", "", None])
def test_what_is_no_version_was_not_seen(page: Modules, stored: str | None) -> None:
    assert page("seen", stored=stored) is None
    assert page("seen", stored="12") == 12


@pytest.mark.parametrize("stored", ["evil", None, "A" * 64])
def test_a_seed_that_cannot_be_one_is_made_anew(page: Modules, stored: str | None) -> None:
    sealed, opened = page("seed", stored=stored)
    assert len(opened["seed"]) == 64 and opened["seed"] != stored
    assert sealed["sealed"] == sha256(opened["seed"].encode()).hexdigest()


def test_a_full_storage_keeps_seats_as_long_as_the_page(page: Modules) -> None:
    assert page("seats", steps=[["keep", SEAT]], table="t1", full=True)["done"] == [False]


def test_the_token_is_taken_from_the_fragment(page: Modules) -> None:
    at = "http://127.0.0.1:8000/tables/7f163e45-4498-49a1-9f66-a721775eb2a1?lang=de"

    assert page("addressed", at=at) == {"table": "7f163e45-4498-49a1-9f66-a721775eb2a1", "token": None}
    assert page("addressed", at=f"{at}#token=abc-_1")["token"] == "abc-_1"


# Requests


def test_a_command_is_sent_again_with_its_key_until_it_is_answered(page: Modules) -> None:
    busy = {"status": 429, "headers": {"Retry-After": "3"}}
    answers = ["cut", 503, busy, {"status": 200, "body": {"version": 9}}]
    told = page("asked", answers=answers, request={"method": "POST", "body": {"a": 1}})

    assert told["told"] == {"version": 9}
    assert len(told["requests"]) == 4
    assert len({one["headers"]["Idempotency-Key"] for one in told["requests"]}) == 1
    assert told["requests"][0]["headers"]["Authorization"] == "Bearer t"
    assert told["paused"] == [500, 1000, 3000]


def test_a_refusal_is_final_and_names_its_rule(page: Modules) -> None:
    problem = {"code": "illegal-action", "detail": "not your turn", "rule": "MP-1.2"}
    told = page("asked", answers=[{"status": 409, "body": problem}], request={"method": "POST"})

    refused = {"status": 409, "code": "illegal-action", "rule": "MP-1.2", "message": "not your turn"}
    assert told["told"] == refused
    assert len(told["requests"]) == 1


def test_a_command_that_is_never_answered_is_given_up(page: Modules) -> None:
    told = page("asked", answers=["cut"] * 20, request={"method": "POST"})

    assert told["told"] == {"status": 0, "code": "away", "rule": None, "message": "Failed to fetch"}
    assert len(told["requests"]) == 8 and max(told["paused"]) == 15_000


@pytest.mark.parametrize("request_", [{}, {"method": "POST", "isKeyed": False}], ids=["read", "without a key"])
def test_what_may_not_be_repeated_is_sent_again_only_if_the_service_asks_for_it(
    page: Modules, request_: dict[str, Any]
) -> None:
    busy = {"status": 429, "headers": {"Retry-After": "2"}}
    waited = page("asked", answers=[busy, {"status": 200, "body": {"a": 1}}], request=request_)
    lost = page("asked", answers=["cut", 200], request=request_)

    assert (waited["told"], waited["paused"]) == ({"a": 1}, [2000])
    assert (lost["told"]["status"], len(lost["requests"])) == (0, 1)


def test_what_a_seat_alone_may_see_is_not_left_in_the_browser(page: Modules) -> None:
    modes = [page("asked", answers=[200], request={"token": token})["requests"][0]["cache"] for token in ("t", None)]

    assert modes == ["no-store", "no-cache"]
