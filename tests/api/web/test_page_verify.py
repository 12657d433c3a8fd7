"""Seeds and outcomes as the page checks them, on the corpus that every verifier is tried on."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.api.web.page_modules import Modules
from tests.corpus import FOLDER, stored
from tests.projections.audit.log_writer import SEEDS, SERVER_SEED, TABLE, fate_of

LEFT = {
    "action-number-left-out.ndjson",
    "card-smuggled-into-a-pool.ndjson",
    "card-taken-that-was-drawn.ndjson",
    "card-the-pool-does-not-hold.ndjson",
    "damaged-action.ndjson",
    "damaged-entry-dropped.ndjson",
    "damaged-entry-repeated.ndjson",
    "dice-in-a-shuffle.ndjson",
    "m-that-does-not-fall.ndjson",
    "old-place-left-out-of-a-pool.ndjson",
    "old-place-not-settled.ndjson",
    "pools-merged.ndjson",
    "redo-to-an-undone-branch.ndjson",
    "shuffle-outside-an-action.ndjson",
    "undo-to-an-action-to-come.ndjson",
}
"""Faults of pools and positions, which the page leaves to the program; those of hidden cards beside."""
READABLE = [name for name, report in sorted(stored().items()) if report["checks"]["C"][0] != "skipped"]


def verdicts(page: Modules, name: str) -> dict[str, list[Any]]:
    """Check -> its verdict on an archive of the corpus, and the entry at fault."""
    return {one["check"]: [one["verdict"], one["entry"]] for one in page("verdicts", entries=entries_of(name))}


def entries_of(name: str) -> list[Any]:
    """The entries of an archive of the corpus."""
    return [one for one in map(json.loads, (FOLDER / name).read_bytes().splitlines()) if "v" in one]


@pytest.mark.parametrize("name", READABLE)
def test_the_page_reaches_the_verdicts_of_the_corpus(page: Modules, name: str) -> None:
    found, wanted = verdicts(page, name), stored()[name]["checks"]

    assert found["C"] == wanted["C"]
    if name in LEFT or name.startswith("hands-"):
        assert found["D"][0] != "failed" or (wanted["D"][0] == "failed" and found["D"][1] >= wanted["D"][1])
    else:
        assert found["D"] == wanted["D"]


def test_most_of_the_corpus_is_judged_alike(page: Modules) -> None:
    judged = [name for name in READABLE if name not in LEFT and not name.startswith("hands-")]
    faults = [name for name in judged if "failed" in (stored()[name]["checks"][one][0] for one in "CD")]

    assert len(judged) >= 60 and len(faults) >= 20


streams = st.sampled_from(["dice", "disc", "deck/day", "deck/night+"])
asked = st.lists(st.tuples(streams, st.integers(0, 2**53 - 1), st.integers(1, 2**32)), min_size=1, max_size=5)


@settings(max_examples=50)
@given(asked=asked)
def test_outcomes_follow_from_the_seeds_as_the_protocol_says(page: Modules, asked: list[tuple[str, int, int]]) -> None:
    outcome = fate_of(SERVER_SEED, SEEDS)
    told = page("fate", table=str(TABLE), seed=SERVER_SEED.hex(), opened=list(SEEDS.items()), asked=asked)

    assert told == [outcome(*one) for one in asked]


def test_seats_are_told_of_in_the_order_of_their_names(page: Modules) -> None:
    seeds = {seat: f"a seed of seat {seat}, long enough {'x' * 20}" for seat in (10, 2, 0)}
    outcome = fate_of(SERVER_SEED, seeds)
    told = page("fate", table=str(TABLE), seed=SERVER_SEED.hex(), opened=list(seeds.items()), asked=[["dice", 0, 6]])

    assert told == [outcome("dice", 0, 6)]


def test_what_is_sealed_is_counted_till_the_reveal_and_then_judged(page: Modules) -> None:
    in_play, revealed = (
        page("verdicts", entries=entries_of(f"{name}.ndjson"))[1] for name in ("hands-dealt-in-play", "hands-dealt")
    )

    assert in_play["verdict"] == "sealed" and 0 < in_play["hidden"] <= in_play["outcomes"]
    assert revealed["verdict"] == "ok" and revealed["hidden"] == 0
    assert verdicts(page, "hands-outcome-not-the-fixed-one.ndjson")["D"] == ["failed", 10]
