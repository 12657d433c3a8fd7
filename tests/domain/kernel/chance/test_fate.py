"""Sealed fate against the protocol: frozen vectors, and a second implementation that is plain rather than fast."""

import hashlib
import hmac
import json
import re
from collections import Counter
from itertools import pairwise
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.chance.fate import (
    SealedFate,
    canonical,
    check_opening,
    check_seal,
    commitment,
    first_fair,
    players_digest,
    sealed_fate,
    sealing_key,
    seed_seal,
    table_key,
)
from domain.kernel.chance.seal import nonce_of, seal_of
from domain.kernel.errors import SeedRefused
from tests import ROOT

PROTOCOL = ROOT / "docs" / "audit-protocol.md"
TABLE = UUID("6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5")
SERVER_SEED = bytes(range(32))
SEEDS = {0: "0123456789abcdef" * 2, 1: "Grüße aus der Werkstatt, 32 Bytes und mehr"}
KEY = bytes.fromhex("b19aea3b8241e8257233ff69e07b1636c2279ca326f735adcb3d9502f39139a6")


def plain_outcome(key: bytes, stream: str, n: int, m: int) -> int:
    for r in range(2**32):
        asked = len(stream).to_bytes(2, "big") + stream.encode() + n.to_bytes(8, "big") + r.to_bytes(4, "big")
        x = int.from_bytes(hmac.new(key, asked, hashlib.sha256).digest()[:8], "big")
        if x < 2**64 - 2**64 % m:
            return x % m
    raise AssertionError


def test_the_commitment_is_the_hash_of_the_server_seed() -> None:
    assert commitment(SERVER_SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize(
    ("seeds", "digest", "fate_key", "seal_key"),
    [
        (
            {},
            "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
            "5c4437fb86c32d80a72bf8bc331dfd77d75a7842f8794f8c803f0571afe1e388",
            "02ebabb3786ac22d722576a0b46617f8a1f3827d1410a24f187aa41878b0dc72",
        ),
        (
            SEEDS,
            "869f9e7bd05a9fda81290302e2b1eec058f9984703927e9dc29e98273fc27abf",
            KEY.hex(),
            "5374d9dc263054f4f021535839ff8a8885c5e96cca47fdb6d2a35a11a435a118",
        ),
    ],
)
def test_the_keys_follow_from_the_seeds(seeds: dict[int, str], digest: str, fate_key: str, seal_key: str) -> None:
    players = players_digest(seeds)
    assert players.hex() == digest
    assert table_key(SERVER_SEED, TABLE, players).hex() == fate_key
    assert sealing_key(SERVER_SEED, TABLE, players).hex() == seal_key


def test_the_players_digest_does_not_depend_on_the_order_of_opening() -> None:
    seeds = {seat: f"seed of seat {seat}" for seat in range(12)}
    assert players_digest(seeds) == players_digest(dict(reversed(seeds.items())))
    assert players_digest(seeds) != players_digest({**seeds, 11: "another seed"})


def test_the_outcomes_are_the_frozen_ones() -> None:
    fate = sealed_fate(SERVER_SEED, TABLE, SEEDS)
    assert [fate.outcome("dice", n, 6) for n in range(12)] == [4, 1, 1, 3, 3, 5, 0, 3, 1, 3, 2, 3]
    assert [fate.outcome("deck/day", n, 10 - n) for n in range(10)] == [4, 7, 0, 0, 2, 3, 2, 0, 1, 0]
    assert fate.outcome("dice", 0, 2**32) == 1737772800
    assert fate.outcome("dice", 2**53 - 1, 2**32) == 1981438960
    alone = sealed_fate(SERVER_SEED, TABLE, {})
    assert [alone.outcome("dice", n, 6) for n in range(12)] == [0, 2, 5, 2, 5, 2, 0, 5, 4, 5, 5, 3]


@given(
    key=st.binary(min_size=32, max_size=32),
    stream=st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=40),
    n=st.integers(0, 2**64 - 1),
    m=st.integers(1, 2**32),
)
def test_the_fast_fate_agrees_with_a_plain_one(key: bytes, stream: str, n: int, m: int) -> None:
    fate = SealedFate(key)
    assert fate.outcome(stream, n, m) == fate.outcome(stream, n, m) == plain_outcome(key, stream, n, m)


def test_numbers_that_would_favour_low_outcomes_are_passed_over() -> None:
    limit = 2**64 - 2**64 % 6
    assert first_fair([2**64 - 1, limit, limit - 1].__getitem__, 6) == 5
    assert first_fair([limit + 1, 13].__getitem__, 6) == 1
    assert first_fair([2**64 - 1].__getitem__, 2**32) == 2**32 - 1


def test_one_possibility_has_one_outcome() -> None:
    assert SealedFate(KEY).outcome("deck/day", 0, 1) == 0


@pytest.mark.parametrize("m", [0, -1, 2**32 + 1])
def test_a_number_of_possibilities_out_of_range_is_our_fault(m: int) -> None:
    with pytest.raises(AssertionError):
        SealedFate(KEY).outcome("dice", 0, m)


def test_streams_do_not_run_into_each_other() -> None:
    fate = SealedFate(KEY)
    rows = {stream: tuple(fate.outcome(stream, n, 1000) for n in range(20)) for stream in ("a", "aa", "a\0", "", "b")}
    assert len(set(rows.values())) == len(rows)


def chi_square(counts: Counter[tuple[int, ...]], cells: int) -> float:
    expected = counts.total() / cells
    missing = cells - len(counts)
    return sum((count - expected) ** 2 for count in counts.values()) / expected + missing * expected


@pytest.mark.parametrize(("m", "limit"), [(2, 24.0), (6, 35.9), (20, 62.0), (52, 108.0)])
def test_field_62_outcomes_are_even_and_in_no_order(m: int, limit: float) -> None:
    """limit: what chi-square exceeds once in a million times; pairs are held to sixteen deviations of the mean."""
    fate = SealedFate(KEY)
    row = [fate.outcome(f"die of {m}", n, m) for n in range(20_000)]
    assert chi_square(Counter((one,) for one in row), m) < limit
    pairs = Counter(pairwise(row))
    assert chi_square(pairs, m * m) < (m * m - 1) + 16 * (2 * (m * m - 1)) ** 0.5


@pytest.mark.parametrize("seed", ["x" * 32, "x" * 64, "ä" * 16, "0123456789abcdef" * 4])
def test_a_seed_of_32_to_64_bytes_can_be_sealed_and_opened(seed: str) -> None:
    sealed = seed_seal(seed)
    assert sealed == hashlib.sha256(seed.encode()).hexdigest()
    check_seal(sealed)
    check_opening(seed, sealed)


@pytest.mark.parametrize("seed", ["", "x" * 31, "x" * 65, "ä" * 15, "ä" * 33, "\ud800" * 16])
def test_a_seed_of_another_length_is_refused(seed: str) -> None:
    with pytest.raises(SeedRefused):
        seed_seal(seed)


@pytest.mark.parametrize("sealed", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", "٣" * 64])
def test_what_cannot_be_a_seal_is_refused(sealed: str) -> None:
    with pytest.raises(SeedRefused):
        check_seal(sealed)


def test_another_seed_than_the_sealed_one_is_refused() -> None:
    with pytest.raises(SeedRefused):
        check_opening("y" * 32, seed_seal("x" * 32))


def test_canonical_json_sorts_names_and_keeps_characters() -> None:
    assert canonical({"b": [1, None, True], "a": "Grüße\n\u2028\x01"}) == (
        '{"a":"Grüße\\n\u2028\\u0001","b":[1,null,true]}'.encode()
    )


def test_the_key_does_not_show() -> None:
    fate = SealedFate(KEY)
    assert KEY.hex() not in repr(fate)
    assert not hasattr(fate, "__dict__")


def test_the_document_shows_these_vectors() -> None:
    """docs/audit-protocol.md holds them as JSON, for whoever writes a verifier of their own."""
    (block,) = re.findall(r"```json vectors\n(.*?)```", PROTOCOL.read_text("utf-8"), re.DOTALL)
    vectors = json.loads(block)
    server_seed, table = bytes.fromhex(vectors["server_seed"]), UUID(vectors["table"])
    seeds = {int(seat): seed for seat, seed in vectors["seeds"].items()}
    players = players_digest(seeds)
    fate = sealed_fate(server_seed, table, seeds)
    assert vectors["commitment"] == commitment(server_seed)
    assert vectors["seals"] == {seat: seed_seal(seed) for seat, seed in vectors["seeds"].items()}
    assert vectors["P"] == players.hex()
    assert vectors["K"] == table_key(server_seed, table, players).hex()
    assert vectors["Q"] == sealing_key(server_seed, table, players).hex()
    assert len(vectors["outcomes"]) >= 10
    assert all(fate.outcome(stream, n, m) == outcome for stream, n, m, outcome in vectors["outcomes"])
    for one in vectors["sealed"]:
        nonce = nonce_of(bytes.fromhex(vectors["Q"]), one["v"], tuple(one["path"]))
        assert (nonce.hex(), seal_of(nonce, one["value"])) == (one["nonce"], one["seal"])
