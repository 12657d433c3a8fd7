"""`verify.py`, the verifier in one file: it and the audit reach the verdicts of the corpus, and agree on all else."""

import ast
import json
import sys
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from api.http.verifier import SCRIPT
from domain.kernel import jcs
from projections.audit import audit, read_keys
from tests.api.clients import Client
from tests.api.static.verdicts import FEW, LETTERS, SCRIPT_MODULE, by_audit, by_script, in_form, run
from tests.corpus import FOLDER, expected, stored
from tests.corpus.cases import cases
from tests.corpus.honest import played
from tests.corpus.signed import KEY, VKEY, checkpoint, with_checkpoint
from tests.projections.audit.log_writer import Log, archive_of, small_game

CORPUS = {f"{name}.ndjson": (archive, verdicts) for name, archive, verdicts in cases()}
LINES_MAX = 440
GAME = small_game()
LINES = GAME.lines()
ARCHIVES = [
    CORPUS[f"{name}.ndjson"][0] for name in ("undo-and-redo", "pools-in-pools", "branch-at-4", "signed-in-part")
]


def test_the_corpus_is_what_its_code_writes() -> None:
    written = {path.name: path.read_bytes() for path in FOLDER.iterdir()}

    assert written == {name: archive for name, (archive, _) in CORPUS.items()}
    assert stored() == {name: expected(verdicts) for name, (_, verdicts) in CORPUS.items()}


def test_the_corpus_is_large_and_its_files_are_small() -> None:
    sizes = [len(archive) for archive, _ in CORPUS.values()]

    assert len(sizes) >= 40
    assert max(sizes) < 60_000 and sum(sizes) < 1_500_000


@pytest.mark.parametrize("name", sorted(CORPUS))
def test_script_and_audit_reach_the_verdicts_of_the_corpus(name: str) -> None:
    archive = (FOLDER / name).read_bytes()
    report = stored()[name]

    assert by_script(archive) == report
    assert by_audit(archive) == report["checks"]
    audited = audit(archive)
    assert (audited.verdict, audited.entry) == (report["verdict"], report["entry"])


@given(archive=st.sampled_from(ARCHIVES), at=st.integers(0, 10**6), mask=st.integers(1, 255))
def test_they_agree_on_an_archive_with_a_byte_changed(archive: bytes, at: int, mask: int) -> None:
    at %= len(archive)
    damaged = archive[:at] + bytes([archive[at] ^ mask]) + archive[at + 1 :]

    assert by_script(damaged)["checks"] == by_audit(damaged)
    if at < archive.rfind(b'{"checkpoint"'):  # whose name and signature only a key can judge
        assert by_script(damaged)["verdict"] == "failed"


@given(archive=st.sampled_from(ARCHIVES), dropped=st.sets(st.integers(0, 40), min_size=1, max_size=3))
def test_they_agree_on_an_archive_with_lines_dropped(archive: bytes, dropped: set[int]) -> None:
    lines = archive.splitlines(keepends=True)
    left = b"".join(line for place, line in enumerate(lines) if place not in dropped)

    assert by_script(left)["checks"] == by_audit(left)


@given(place=st.integers(1, len(LINES)), at=st.integers(0, 2000), mask=st.integers(1, 15), cut=st.booleans())
def test_they_agree_where_the_forger_wrote_leaves_anew(place: int, at: int, mask: int, cut: bool) -> None:
    line = bytearray(LINES[place - 1])
    line[at % len(line)] ^= mask
    forged = archive_of([*LINES[: place - 1], *([] if cut else [bytes(line)]), *LINES[place:]])

    assert by_script(forged)["checks"] == by_audit(forged)


VALUES = st.sampled_from(
    [None, True, 0, 1, 2, 6, -1, 2**53 - 1, "", "dice", "day", "?day", [], {}, [["dice", 0, 6, 4]]]
)
CHANGES = st.lists(st.tuples(st.integers(0, 31), st.integers(0, 9), st.integers(0, 3), VALUES), min_size=1, max_size=3)


@given(changes=CHANGES)
def test_they_agree_on_any_value_put_into_any_member(changes: list[tuple[int, int, int, Any]]) -> None:
    entries = [json.loads(line) for line in LINES]
    for place, member, inner, value in changes:
        put(entries[place], member, inner, deepcopy(value))
    forged = archive_of([jcs.encode(entry) for entry in entries])

    assert by_script(forged)["checks"] == by_audit(forged)


def put(entry: dict[str, Any], member: int, inner: int, value: Any) -> None:
    """Put a value into a member of an entry, of its data, or of a list in its data."""
    data = entry["data"] if isinstance(entry["data"], dict) else {}
    names = [*entry, *data, "fate"]
    name = names[member % len(names)]
    held = entry if name in entry else data
    if isinstance(held.get(name), list) and inner and held[name]:
        held[name][inner % len(held[name])] = value
    else:
        held[name] = value


@given(archive=st.binary(max_size=300))
def test_they_agree_on_bytes_that_are_no_archive(archive: bytes) -> None:
    assert by_script(archive)["checks"] == by_audit(archive)


@pytest.mark.parametrize(
    "archive",
    [
        b"[" * 200_000 + b"\n",
        b'{"v":' * 100_000 + b"\n",
        b"9" * 1_000_000 + b"\n",
        b"x" * (2**20 + 1) + b"\n",
        b"{}\n" * 400_001,
        b'{"leaves":' + b"[" * 100_000 + b"\n",
        b"x" * (64 * 2**20 + 1),
    ],
    ids=["lists", "objects", "digits", "long line", "many lines", "deep leaves", "too large"],
)
def test_what_is_made_to_exhaust_a_reader_fails_like_all_else(archive: bytes) -> None:
    assert by_script(archive)["checks"] == by_audit(archive)
    assert by_script(archive)["verdict"] == "failed"


def test_a_log_that_turns_back_and_forth_is_read_in_time() -> None:
    log = Log(seeds={}).started()
    for _ in range(2000):
        log.act()
    for _ in range(2000):
        log.undo(0).redo(2000)

    assert by_script(log.archive())["verdict"] == "sealed"


SIGNED = [("signed-whole", "ok"), ("signed-in-part", "ok"), ("signed-while-sealed", "ok"), ("signed-falsely", "failed"),
          ("undo-and-redo", "unsigned"), ("checkpoint-of-a-fork", "failed")]  # fmt: skip


@pytest.mark.parametrize(("name", "verdict"), SIGNED)
def test_with_its_key_a_signature_counts(name: str, verdict: str) -> None:
    archive = CORPUS[f"{name}.ndjson"][0]
    keyring = read_keys([VKEY], verified)

    assert by_script(archive, VKEY)["checks"]["B"][0] == verdict
    assert audit(archive, keyring=keyring).checks[1].verdict == verdict


def verified(public: bytes, made: bytes, text: bytes) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(public).verify(made, text)
    except InvalidSignature:
        return False
    return True


def test_a_key_of_another_service_says_nothing_and_one_that_signs_for_another_fails() -> None:
    other = "other.example+" + VKEY.partition("+")[2]
    lines = played().lines()
    foreign = checkpoint(lines, 32, "other.example/tables/6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5")

    with pytest.raises(ValueError, match="no Ed25519 verifier key"):
        by_script(with_checkpoint(lines, foreign), other)
    assert by_script(with_checkpoint(lines, foreign), VKEY)["checks"]["B"][0] == "failed"


@FEW
@given(message=st.binary(max_size=80), at=st.integers(0, 63), mask=st.integers(1, 255))
def test_signatures_are_judged_as_the_library_judges_them(message: bytes, at: int, mask: int) -> None:
    public, made = KEY.public_key().public_bytes_raw(), KEY.sign(message)
    forged = made[:at] + bytes([made[at] ^ mask]) + made[at + 1 :]

    assert SCRIPT_MODULE.verifies(public, message, made)
    assert SCRIPT_MODULE.verifies(public, message, forged) == verified(public, forged, message) is False


RFC_8032 = [
    ("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
     "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
    ("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
     "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
]  # fmt: skip


@pytest.mark.parametrize(("public", "message", "made"), RFC_8032)
def test_the_signatures_of_rfc_8032_verify(public: str, message: str, made: str) -> None:
    assert SCRIPT_MODULE.verifies(*map(bytes.fromhex, (public, message, made)))


def test_as_a_program_it_reads_a_file_or_standard_input() -> None:
    file = FOLDER / "signed-whole.ndjson"
    code, out, _ = run(file)
    assert (code, out.splitlines()[-1]) == (0, "Verdict: unsigned")
    assert [line[0] for line in out.splitlines()[:5]] == list(LETTERS)

    code, out, _ = run("-", "--key", VKEY, "--json", stdin=file.read_bytes())
    assert (code, json.loads(out)["verdict"]) == (0, "ok")
    assert json.loads(out)["checks"][1]["note"].startswith("leaves, root and a checkpoint of 32 entries fit")


def test_as_a_program_it_names_the_entry_at_fault() -> None:
    code, out, err = run(FOLDER / "forged-outcome.ndjson", "--json")

    assert (code, err) == (1, "")
    assert in_form(json.loads(out)) == stored()["forged-outcome.ndjson"]
    assert run(FOLDER / "sealed-in-play.ndjson")[0] == 0


@pytest.mark.parametrize("words", [(), ("/nowhere/table.ndjson",), ("/",), ("-", "--key", "x"), ("-", "--quick")])
def test_a_wrong_call_is_a_usage_error(words: tuple[str, ...]) -> None:
    code, out, err = run(*words)

    assert (code, out) == (2, "")
    assert err.startswith("usage:") and "Traceback" not in err


def test_it_prints_ascii_whatever_the_log_says() -> None:
    entries = [json.loads(line) for line in LINES]
    entries[12]["data"]["cards"][0] = "\x1b[2Jä" * 1000
    code, out, err = run("-", stdin=archive_of([jcs.encode(entry) for entry in entries]))

    assert (code, err) == (1, "")
    assert out.isascii() and "\x1b" not in out
    assert max(map(len, out.splitlines())) < 350


def test_it_is_one_short_file_that_needs_the_standard_library_of_python_3_9_alone() -> None:
    source = SCRIPT.read_text()
    nodes = list(ast.walk(ast.parse(source, feature_version=(3, 9))))
    imported = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "." for node in nodes if isinstance(node, ast.ImportFrom)}

    assert len(source.splitlines()) < LINES_MAX
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


async def test_the_service_gives_it_to_whoever_asks(client: Client) -> None:
    answer = await client.http.get("/verify.py")

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/x-python")
    assert answer.content == SCRIPT.read_bytes()
