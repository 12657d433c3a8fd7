"""The signer: checkpoints in the form of signed notes, a guarded key, and old keys that stay verifiable."""

import os
import re
import stat
from base64 import b64decode
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from uuid import UUID

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from domain.log.checkpoint import Key, Keyring, read_checkpoint, read_key, read_keys
from domain.log.line import Flawed
from infra.keys.key_file import KeyFileError
from infra.keys.signer import Signer, verifies

TABLE = UUID("6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5")
ROOT = sha256(b"root").digest()
NAME = "hourglass.example"

GO_KEY = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
GO_TEXT = b"If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
GO_SIGNATURE = "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM="


@pytest.fixture
def signer(tmp_path: Path) -> Signer:
    return Signer(NAME, tmp_path / "key")


def signed(signer: Signer, text: str) -> bool:
    """Whether the checkpoint is accepted; False also if it is refused."""
    try:
        return signer.keyring.signed(read_checkpoint(text))
    except Flawed:
        return False


def test_the_known_signed_note_is_verified() -> None:
    key, data = read_key(GO_KEY), b64decode(GO_SIGNATURE)
    assert key.vkey == GO_KEY and key.name == "PeterNeumann" and data[:4] == key.hash
    assert verifies(key.public, data[4:], GO_TEXT)
    assert not verifies(key.public, data[4:], GO_TEXT + b" ")
    assert not verifies(key.public, data[4:-1], GO_TEXT)
    assert not verifies(key.public[:-1], data[4:], GO_TEXT)


def test_a_checkpoint_is_a_signed_note_of_origin_size_and_root(signer: Signer) -> None:
    text = signer.checkpoint(TABLE, 412, ROOT)
    origin, size, root, empty, signature, end = text.split("\n")
    assert (origin, size, empty, end) == (f"{NAME}/tables/{TABLE}", "412", "", "")
    assert b64decode(root) == ROOT
    dash, name, encoded = signature.split(" ")
    assert (dash, name) == ("—", NAME)
    vkey_name, key_hash, public = signer.key.vkey.split("+", 2)
    assert vkey_name == NAME and b64decode(public)[0] == 1
    assert key_hash == sha256(f"{NAME}\n".encode() + b64decode(public)).hexdigest()[:8]
    data = b64decode(encoded)
    assert data[:4].hex() == key_hash
    key = Ed25519PublicKey.from_public_bytes(b64decode(public)[1:])
    key.verify(data[4:], f"{origin}\n{size}\n{root}\n".encode())
    with pytest.raises(InvalidSignature):
        key.verify(data[4:], f"{origin}\n{size}\n{root}\n\n".encode())


def test_the_same_log_has_the_same_checkpoint_also_after_a_restart(tmp_path: Path, signer: Signer) -> None:
    again = Signer(NAME, tmp_path / "key")
    assert again.keys == signer.keys and len(again.keys) == 1
    assert again.checkpoint(TABLE, 7, ROOT) == signer.checkpoint(TABLE, 7, ROOT)


def test_whatever_is_changed_in_a_checkpoint_its_signature_is_false(signer: Signer) -> None:
    text = signer.checkpoint(TABLE, 412, ROOT)
    assert signed(signer, text)
    unused = len(text) - len("?=\n")  # the last digit of base64 has two bits that say nothing
    for at, old in enumerate(text):
        for new in {chr(ord(old) ^ 1), "0", "\n"} - {old}:
            changed = text[:at] + new + text[at + 1 :]
            assert at == unused or not signed(signer, changed), changed
    assert not signed(signer, text.replace("\n\n", "\nmore\n\n"))
    assert not signed(signer, text[: text.index("—")])


def test_signatures_of_keys_that_are_not_known_say_nothing(tmp_path: Path, signer: Signer) -> None:
    other = Signer(NAME, tmp_path / "other")
    text = signer.checkpoint(TABLE, 3, ROOT)
    assert not other.keyring.signed(read_checkpoint(text))
    beside = text + other.checkpoint(TABLE, 3, ROOT).splitlines()[-1] + "\n"
    assert signer.keyring.signed(read_checkpoint(beside)) and other.keyring.signed(read_checkpoint(beside))


def test_a_key_vouches_for_its_own_service_only(tmp_path: Path, signer: Signer) -> None:
    foreign = Signer("other.example", tmp_path / "key")
    text = foreign.checkpoint(TABLE, 3, ROOT).replace("other.example/", f"{NAME}/")
    with pytest.raises(Flawed, match="of another service"):
        foreign.keyring.signed(read_checkpoint(text))


def test_an_old_key_stays_verifiable_after_a_rotation(tmp_path: Path, signer: Signer) -> None:
    old = signer.checkpoint(TABLE, 5, ROOT)
    (tmp_path / "key").rename(tmp_path / "key.2026")
    rotated = Signer(NAME, tmp_path / "key")
    assert rotated.key != signer.key
    assert [one.key for one in rotated.keys] == [signer.key, rotated.key]
    first, second = rotated.keys
    assert first.since == signer.keys[0].since and first.until == second.since and second.until is None
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", second.since)
    assert signed(rotated, old) and signed(rotated, rotated.checkpoint(TABLE, 5, ROOT))
    assert Signer(NAME, tmp_path / "key").keys == rotated.keys


def test_a_service_with_a_new_name_has_a_new_key_of_the_same_bytes(tmp_path: Path, signer: Signer) -> None:
    renamed = Signer("new.example", tmp_path / "key")
    assert [one.key for one in renamed.keys] == [signer.key, Key("new.example", signer.key.public)]
    assert signed(renamed, signer.checkpoint(TABLE, 1, ROOT))


def test_the_key_and_the_list_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Signer(NAME, tmp_path / "new" / "key")
    finally:
        os.umask(before)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
    assert modes == {"key": 0o600, "key.public": 0o600}


@pytest.mark.parametrize("name", ["key", "key.public"])
@pytest.mark.parametrize("mode", [0o640, 0o602, 0o777])
def test_a_file_open_to_others_is_refused(tmp_path: Path, signer: Signer, name: str, mode: int) -> None:
    (tmp_path / name).chmod(mode)
    with pytest.raises(KeyFileError, match="0600"):
        Signer(NAME, tmp_path / "key")


@pytest.mark.parametrize(
    "line",
    [
        "\n",
        "a key\n",
        f"2026-01-31T12:00:00.000Z {GO_KEY}",
        f"2026-01-32T12:00:00.000Z {GO_KEY}\n",
        f"2026-01-31T12:00:00.000Z {GO_KEY.replace('c7', 'c8')}\n",
        f"2026-01-31T12:00:00.000Z  {GO_KEY}\n",
    ],
)
def test_a_malformed_list_is_refused_and_left_as_it_is(tmp_path: Path, signer: Signer, line: str) -> None:
    listed = tmp_path / "key.public"
    before = listed.read_text() + line
    listed.write_text(before)
    with pytest.raises(KeyFileError, match="line 2"):
        Signer(NAME, tmp_path / "key")
    assert listed.read_text() == before


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "key.public").mkdir()
    with pytest.raises(KeyFileError):
        Signer(NAME, tmp_path / "key")


@pytest.mark.parametrize(
    "vkey",
    ["", "a", GO_KEY[:-1], GO_KEY + "=", GO_KEY.replace("+A", "+B"), GO_KEY.replace("Peter", "Petra"), " " + GO_KEY],
)
def test_what_is_no_verifier_key_is_refused(vkey: str) -> None:
    with pytest.raises(ValueError, match="verifier key"):
        read_keys([GO_KEY, vkey], verifies)


def test_a_keyring_without_keys_knows_no_signature(signer: Signer) -> None:
    assert not Keyring((), verifies).signed(read_checkpoint(signer.checkpoint(TABLE, 1, ROOT)))


def test_the_secret_never_shows(tmp_path: Path, signer: Signer) -> None:
    secret = (tmp_path / "key").read_text().strip()
    shown = repr(signer) + str(signer.keys) + (tmp_path / "key.public").read_text()
    assert secret[:8] not in shown


def vkeys_of(key_file: Path) -> list[str]:
    return [one.key.vkey for one in Signer(NAME, key_file).keys]


def test_processes_that_start_at_once_agree_on_one_key(tmp_path: Path) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for attempt in range(5):
            key_file = tmp_path / str(attempt) / "key"
            seen = list(pool.map(vkeys_of, [key_file] * 2))
            assert len(seen[0]) == 1 and seen == seen[:1] * 2
