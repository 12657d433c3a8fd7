"""What the page makes of a feed: which seal it shows, what it keeps, and when it says that a log was rewritten."""

import json
from typing import Any

import pytest

from tests.api.web.page_modules import Modules
from tests.corpus.honest import played
from tests.corpus.signed import ORIGIN, VKEY, checkpoint
from tests.projections.audit.log_writer import TABLE, jcs, leaves_of, root

LINES = played().lines()
SUMMARY = {"options": {}, "seats": [], "commitment": "", "result": None}
Event = dict[str, Any]
BESIDE, WATCHERS = {"event": "beside", "data": {}}, {"event": "watchers", "data": {"count": 2}}
BOTH = ["beside", "watchers"]


def forged(place: int) -> list[bytes]:
    """The log with another time in one entry and all after it."""
    made = [json.loads(line) for line in LINES]
    for entry in made[place - 1 :]:
        entry["at"] = "2026-12-24T18:00:00.000Z"
    return [jcs(entry) for entry in made]


def entries(lines: list[bytes], after: int = 0) -> list[Event]:
    texts = [line.decode() for line in lines[after:]]
    return [{"event": "entry", "id": json.loads(text)["v"], "data": json.loads(text), "line": text} for text in texts]


def signed(lines: list[bytes], size: int | None = None, **more: Any) -> Event:
    """The checkpoint that the service shows of these lines."""
    return {"event": "checkpoint", "data": {"checkpoint": checkpoint(lines, size or len(lines), **more)}}


def watched(page: Modules, *events: Event, **more: Any) -> Any:
    """What a page knows that was opened in a browser and heard these events. more: `summary`, `forget` for a fresh
    browser.
    """
    asked = {"table": str(TABLE), "summary": SUMMARY, "vkeys": [VKEY], "events": events} | more
    return page("watched", **asked)


def told_root(lines: list[bytes]) -> str:
    return root(leaves_of(lines)).hex()


def test_each_checkpoint_is_compared_with_the_lines_and_kept(page: Modules) -> None:
    events = [*entries(LINES[:20]), signed(LINES[:20]), *entries(LINES, 20), signed(LINES)]
    first, last = watched(page, *events, forget=True)["seals"]

    assert (first["state"], first["size"], first["root"]) == ("checked", 20, told_root(LINES[:20]))
    assert last == {
        **{"state": "checked", "entries": 32, "size": 32, "root": told_root(LINES)},
        **{"signature": "signed", "seen": 0, "isKept": True},
    }


def test_at_the_next_visit_it_must_go_on_from_what_was_kept(page: Modules) -> None:
    watched(page, *entries(LINES[:20]), signed(LINES[:20]), forget=True)
    (seal,) = watched(page, *entries(LINES), signed(LINES))["seals"]

    assert (seal["state"], seal["seen"], seal["isKept"]) == ("checked", 20, True)


@pytest.mark.parametrize("place", [1, 7, 20])
def test_a_log_that_was_rewritten_between_two_visits_is_found(page: Modules, place: int) -> None:
    watched(page, *entries(LINES[:20]), signed(LINES[:20]), forget=True)
    lines = forged(place)
    for _ in range(2):
        (seal,) = watched(page, *entries(lines), signed(lines))["seals"]
        assert seal["state"] == "rewritten"
        assert seal["fault"]["was"] == {"size": 20, "root": told_root(LINES[:20])}
        assert seal["fault"]["is"] == {"size": 20, "root": told_root(lines[:20])}


def test_what_was_changed_after_the_kept_checkpoint_convicts_nobody(page: Modules) -> None:
    watched(page, *entries(LINES[:20]), signed(LINES[:20]), forget=True)
    lines = forged(21)

    assert watched(page, *entries(lines), signed(lines))["seals"][0]["state"] == "checked"


def test_a_log_that_became_shorter_was_rewritten(page: Modules) -> None:
    watched(page, *entries(LINES), signed(LINES), forget=True)
    (seal,) = watched(page, *entries(LINES[:20]), signed(LINES[:20]))["seals"]

    assert seal["state"] == "rewritten"
    assert seal["fault"] == {
        "was": {"size": 32, "root": told_root(LINES)},
        "is": {"size": 20, "root": told_root(LINES[:20])},
    }


def test_a_reader_behind_by_a_delay_waits_till_the_log_is_as_long_again(page: Modules) -> None:
    watched(page, *entries(LINES), signed(LINES), forget=True)
    delayed = SUMMARY | {"options": {"delay": 60}}
    events = [*entries(LINES[:20]), signed(LINES[:20]), *entries(LINES, 20), signed(LINES)]
    waiting, checked = watched(page, *events, summary=delayed)["seals"]

    assert (waiting["state"], checked["state"]) == ("waiting", "checked")
    lines = forged(32)
    assert watched(page, *entries(lines), signed(lines), summary=delayed)["seals"][0]["state"] == "rewritten"


def test_a_log_rewritten_while_it_is_watched_is_found_at_the_next_checkpoint_and_read_anew(page: Modules) -> None:
    lines = forged(5)
    events = [*entries(LINES[:20]), signed(LINES[:20]), *entries(lines, 20), signed(lines)]
    again = [*entries(lines), signed(lines)]
    told = watched(page, *events, *again, forget=True)

    assert [seal["state"] for seal in told["seals"]] == ["checked", "rewritten", "rewritten"]
    assert told["interrupted"] == [0]
    assert told["seals"][1]["fault"] == {
        "was": {"size": 32, "root": told_root(LINES[:20] + lines[20:])},
        "is": {"size": 32, "root": told_root(lines)},
    }
    assert told["seals"][2]["fault"] == {
        "was": {"size": 20, "root": told_root(LINES[:20])},
        "is": {"size": 20, "root": told_root(lines[:20])},
    }


def test_a_service_whose_lines_never_fit_is_read_anew_but_once(page: Modules) -> None:
    wrong = signed(forged(5))
    told = watched(page, *entries(LINES), wrong, *entries(LINES), wrong, *entries(LINES[:0]), wrong, forget=True)

    assert [seal["state"] for seal in told["seals"]] == ["rewritten"] * 3
    assert told["interrupted"] == [0]


def test_when_the_feed_is_behind_what_was_read_the_log_is_read_anew(page: Modules) -> None:
    shorter = [{"event": "resync", "data": {"version": 20}}, *entries(LINES[:20]), signed(LINES[:20])]
    told = watched(page, *entries(LINES), signed(LINES), *shorter, forget=True)

    assert told["interrupted"] == [0]
    assert told["seals"][-1]["state"] == "rewritten" and len(told["moments"]) > 0


def test_a_checkpoint_of_other_lines_than_were_told_is_no_proof(page: Modules) -> None:
    events = [*entries(LINES[:20]), signed(LINES, 31)]

    assert watched(page, *events, forget=True)["seals"][0]["state"] == "waiting"


def test_a_false_signature_and_another_table_are_said_and_not_kept(page: Modules) -> None:
    note = checkpoint(LINES, 32)
    false = note.partition("\n\n")[0] + "\n\n" + checkpoint(LINES, 31).rpartition("\n\n")[2]
    other = {"event": "checkpoint", "data": {"checkpoint": checkpoint(LINES, 32, ORIGIN[:-1] + "6")}}
    for shown in ({"event": "checkpoint", "data": {"checkpoint": false}}, other):
        assert watched(page, *entries(LINES), shown, forget=True)["seals"][0]["state"] == "forged"
    assert watched(page, *entries(LINES), {"event": "checkpoint", "data": {"checkpoint": "x"}})["seals"][0][
        "state"
    ] == ("forged")
    lines = forged(3)
    assert watched(page, *entries(lines), signed(lines))["seals"][0]["seen"] == 0


def test_a_key_that_is_not_known_is_said(page: Modules) -> None:
    seal = watched(page, *entries(LINES), signed(LINES), vkeys=["x"], forget=True)["seals"][0]

    assert (seal["state"], seal["signature"]) == ("checked", "unknown")


def test_a_browser_without_ed25519_says_that_the_signature_is_not_checkable(page: Modules) -> None:
    seal = watched(page, *entries(LINES), signed(LINES), lends="no-ed25519", forget=True)["seals"][0]

    assert (seal["state"], seal["signature"]) == ("checked", "uncheckable")


def test_a_browser_that_lends_no_hashes_checks_nothing_and_says_so(page: Modules) -> None:
    told = watched(page, *entries(LINES), signed(LINES), lends="nothing", forget=True)

    assert told["seals"] == [{"state": "unable", "entries": 0}]
    assert told["moments"] and told["connection"] == {"word": "live"}


def test_a_browser_that_keeps_nothing_checks_all_the_same(page: Modules) -> None:
    seal = watched(page, *entries(LINES), signed(LINES), full=True)["seals"][0]

    assert (seal["state"], seal["isKept"]) == ("checked", False)


def test_the_board_is_patched_where_the_patch_fits(page: Modules) -> None:
    whole = {"event": "board", "data": {"to": 9, "board": {"version": 9, "next": [0], "points": 1}}}
    patch = [{"op": "replace", "path": "/points", "value": 2}, {"op": "replace", "path": "/version", "value": 12}]
    fits = {"event": "board", "data": {"from": 9, "to": 12, "patch": patch}}
    told = watched(page, whole, fits, fits, {"event": "cut", "data": 1000})

    assert told["board"] == {"version": 12, "next": [0], "points": 2}
    assert told["connection"] == {"word": "cut"}
    assert watched(page, fits)["board"] is None


def test_the_newer_of_two_counts_of_watchers_is_believed(page: Modules) -> None:
    counts = [{"count": count, "seats": [0], "state": state} for count, state in ((1, 1000), (3, 1002), (2, 1001))]
    told = watched(page, *({"event": "watchers", "data": one} for one in counts))

    assert told["watchers"] == counts[1]


def test_what_cannot_be_understood_is_read_anew(page: Modules) -> None:
    whole = {"event": "board", "data": {"to": 9, "board": {"version": 9, "next": [0]}}}
    wrong = {"event": "board", "data": {"from": 9, "to": 12, "patch": [{"op": "remove", "path": "/points"}]}}
    told = watched(page, *entries(LINES[:20]), whole, wrong, *entries(LINES), signed(LINES), forget=True)

    assert told["interrupted"] == [0]
    assert told["seals"][0]["state"] == "checked"


def test_a_refused_page_says_so(page: Modules) -> None:
    refused = {"event": "refused", "data": {"status": 404, "message": "404 table-not-found"}}

    assert watched(page, refused)["connection"]["word"] == "refused"


@pytest.mark.parametrize(
    ("steps", "heard"),
    [
        ([("one", "waits"), ("leader", BESIDE)], [["one", "beside"]]),
        ([("one", "waits"), ("leader", None), ("leader", BESIDE), ("one", "waits")], [["one"], ["one", "beside"]]),
        ([("one", "waits"), ("leader", BESIDE), ("other", "waits")], [["one", "beside"], ["other", "beside"]]),
        ([("one", "waits"), *[("leader", None), *[("leader", BESIDE), ("leader", WATCHERS)] * 3], ("one", "waits")],
         [["one"], ["one", *BOTH]]),
        ([("one", "waits"), ("leader", BESIDE), ("one", "waits"), ("leader", None)], [["one", "beside"], ["one"]]),
    ],
    ids=["it waits", "it polls", "another waits", "many while it polls", "only once"],
)  # fmt: skip
def test_a_page_that_follows_hears_what_came_while_it_polled(page: Modules, steps: Any, heard: Any) -> None:
    assert page("shared", steps=steps) == heard
