"""The audit in the browser: its verdicts on the corpus are those of `verify.py`, and its arithmetic that of Python."""

import hmac
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from api.web.words import AUDIT, catalogue
from projections.audit import audit
from projections.audit.checks.statistics import tail
from tests.api.static.verdicts import SCRIPT_MODULE, in_form
from tests.api.web.page_modules import Modules
from tests.corpus import FOLDER, stored
from tests.corpus.signed import VKEY

TWINS = settings(max_examples=60)
BRANCHES = [name for name in sorted(stored()) if name.startswith("branch")]


def found(page: Modules, archive: bytes, *vkeys: str, origin: bytes | None = None) -> dict[str, Any]:
    told: dict[str, Any] = page("audit", archive=archive.hex(), vkeys=vkeys, origin=origin and origin.hex())
    return told


def judged(report: dict[str, Any]) -> dict[str, Any]:
    """A report in the form of the corpus, without check G, which `verify.py` leaves out."""
    checks = [one for one in report["checks"] if one["check"] != "G"]
    return in_form({**report, "checks": checks})


def by_script(archive: bytes, *vkeys: str, origin: bytes | None = None) -> dict[str, Any]:
    keys = dict(map(SCRIPT_MODULE.verifier_key, vkeys))
    return in_form(SCRIPT_MODULE.verify(archive, keys, origin and SCRIPT_MODULE.take_apart(origin)))


@pytest.fixture(scope="module")
def reports(page: Modules) -> dict[str, dict[str, Any]]:
    """The page's report on each archive of the corpus."""
    return {name: found(page, (FOLDER / name).read_bytes()) for name in stored()}


def test_the_page_ends_with_the_verdicts_of_the_corpus(reports: dict[str, dict[str, Any]]) -> None:
    assert len(reports) > 150
    assert {name: report for name, one in reports.items() if (report := judged(one)) != stored()[name]} == {}


def test_with_the_key_it_agrees_with_the_program(page: Modules) -> None:
    for name in [one for one in stored() if "signed" in one or "checkpoint" in one or "root" in one]:
        archive = (FOLDER / name).read_bytes()
        assert judged(found(page, archive, VKEY)) == by_script(archive, VKEY), name


@pytest.mark.parametrize("origin", ["undo-and-redo.ndjson", "ended-won.ndjson", "hands-dealt.ndjson"])
def test_with_an_origin_it_agrees_with_the_program(page: Modules, origin: str) -> None:
    other = (FOLDER / origin).read_bytes()
    for name in BRANCHES:
        archive = (FOLDER / name).read_bytes()
        assert judged(found(page, archive, origin=other)) == by_script(archive, origin=other), name


ARCHIVES = {name: (FOLDER / name).read_bytes() for name in ("ended-won.ndjson", "hands-dealt.ndjson")}


@TWINS
@given(name=st.sampled_from(sorted(ARCHIVES)), at=st.floats(0, 1, exclude_max=True), new=st.integers(0, 255))
def test_on_a_damaged_byte_it_agrees_with_the_program(page: Modules, name: str, at: float, new: int) -> None:
    archive = bytearray(ARCHIVES[name])
    archive[int(at * len(archive))] = new

    assert judged(found(page, bytes(archive))) == by_script(bytes(archive))


ODD = (
    b'"\\ud800"', b"1e2", b"-0", b"1.0", b"9007199254740993", b'"\xc3\x28"', b'{"a":1,"a":1}', b'{"\xc3\xa9":1}',
    b"NaN", b'"\\u00e9"', b"[" * 400 + b"]" * 400, b'"\xf0\x9f\x8e\xb2"', b'{"__proto__":1}', b'"\xe2\x80\xa8"',
)  # fmt: skip


@pytest.mark.parametrize("value", ODD)
def test_on_odd_json_it_agrees_with_the_program(page: Modules, value: bytes) -> None:
    archive = ARCHIVES["ended-won.ndjson"].replace(b'"options":{', b'"options":{"aa":%b,' % value, 1)

    assert judged(found(page, archive)) == by_script(archive)


def test_samples_are_as_even_as_the_service_finds_them(reports: dict[str, dict[str, Any]]) -> None:
    for name, report in reports.items():
        statistics = audit((FOLDER / name).read_bytes()).statistics
        there = {(one.stream, one.m): (one.sample, one.p) for one in statistics}
        here = {(one["stream"], one["m"]): (one["size"], one["p"]) for one in report["samples"]}
        for sample, (size, p) in there.items():
            assert here[sample][0] == size, (name, sample)
            assert here[sample][1] == (p if p is None else pytest.approx(p, rel=1e-9)), (name, sample)


def test_a_tail_is_that_of_python(page: Modules) -> None:
    asked = [(chi / 7, degrees) for chi in range(1, 900, 13) for degrees in (1, 2, 3, 5, 8, 19, 60)]

    for one, told in zip(asked, page("tails", asked=asked), strict=True):
        assert told == pytest.approx(tail(*one), rel=1e-9, abs=1e-14), one


@TWINS
@given(key=st.binary(max_size=140), data=st.binary(max_size=300))
@example(key=b"", data=b"")
@example(key=b"k" * 64, data=b"d" * 55)
@example(key=b"k" * 65, data=b"d" * 56)
def test_hashes_are_those_of_python(page: Modules, key: bytes, data: bytes) -> None:
    told = page("hashes", key=key.hex(), data=data.hex())

    assert told == {"hash": sha256(data).hexdigest(), "code": hmac.digest(key, data, "sha256").hex()}


@TWINS
@given(texts=st.lists(st.text(st.sampled_from("az\ue000\uffff\U0001f3b2"), max_size=3), max_size=6))
def test_cards_are_in_the_order_of_their_bytes(page: Modules, texts: list[str]) -> None:
    assert page("sorted", texts=texts) == sorted(texts, key=str.encode)


def test_every_note_of_a_check_has_its_words(reports: dict[str, dict[str, Any]]) -> None:
    words = catalogue("en", AUDIT)
    notes = {one["note"] for report in reports.values() for one in report["checks"]}

    assert len(notes) > 40
    assert {note for note in notes if f"\naudit-{note} =" not in words} == set()
