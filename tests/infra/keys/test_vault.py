"""The vault: seeds come back for their own table only, and the key file is made once and guarded."""

import os
import stat
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from uuid import UUID, uuid4

import pytest

from infra.keys.server_seed import new_server_seed
from infra.keys.vault import SecretUnreadable, Vault, VaultError

TABLE = UUID("6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5")


def test_a_server_seed_has_32_bytes_and_never_comes_twice() -> None:
    seeds = {new_server_seed() for _ in range(1000)}
    assert len(seeds) == 1000
    assert {len(seed) for seed in seeds} == {32}


def test_a_seed_comes_back_after_a_restart(tmp_path: Path) -> None:
    seed = new_server_seed()
    encrypted = Vault(tmp_path / "key").encrypt(TABLE, seed)
    assert seed not in encrypted
    assert Vault(tmp_path / "key").decrypt(TABLE, encrypted) == seed


def test_one_seed_encrypted_twice_looks_different(tmp_path: Path) -> None:
    vault = Vault(tmp_path / "key")
    assert vault.encrypt(TABLE, b"s" * 32) != vault.encrypt(TABLE, b"s" * 32)


def test_a_seed_is_refused_for_another_table(tmp_path: Path) -> None:
    vault = Vault(tmp_path / "key")
    with pytest.raises(SecretUnreadable):
        vault.decrypt(uuid4(), vault.encrypt(TABLE, new_server_seed()))


def test_a_seed_is_refused_with_another_key(tmp_path: Path) -> None:
    encrypted = Vault(tmp_path / "key").encrypt(TABLE, new_server_seed())
    with pytest.raises(SecretUnreadable):
        Vault(tmp_path / "other").decrypt(TABLE, encrypted)


def test_a_seed_with_any_bit_changed_or_cut_off_is_refused(tmp_path: Path) -> None:
    vault = Vault(tmp_path / "key")
    encrypted = vault.encrypt(TABLE, new_server_seed())
    changed = [bytes([*encrypted[:at], encrypted[at] ^ 1, *encrypted[at + 1 :]]) for at in range(len(encrypted))]
    for forged in (*changed, *(encrypted[:size] for size in range(len(encrypted))), encrypted + b"\0"):
        with pytest.raises(SecretUnreadable):
            vault.decrypt(TABLE, forged)


def test_the_key_file_is_made_for_its_owner_alone_with_its_folder(tmp_path: Path) -> None:
    key_file = tmp_path / "data" / "hourglass" / "key"
    Vault(key_file)
    assert stat.S_IMODE(key_file.stat().st_mode) == 0o600
    assert [path.name for path in key_file.parent.iterdir()] == ["key"]


def test_the_key_file_is_made_for_its_owner_alone_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Vault(tmp_path / "key")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660, 0o602, 0o777])
def test_a_key_file_open_to_others_is_refused(tmp_path: Path, mode: int) -> None:
    key_file = tmp_path / "key"
    Vault(key_file)
    key_file.chmod(mode)
    with pytest.raises(VaultError, match="0600"):
        Vault(key_file)


@pytest.mark.parametrize(
    "text", [b"", b"\n", b"00" * 31, b"00" * 33, b"zz" * 32, b"0 " * 32, b"\xff" * 64, b"00" * 32 + b"\n\n"]
)
def test_a_malformed_key_file_is_refused_and_left_as_it_is(tmp_path: Path, text: bytes) -> None:
    key_file = tmp_path / "key"
    key_file.write_bytes(text)
    key_file.chmod(0o600)
    with pytest.raises(VaultError, match="hex"):
        Vault(key_file)
    assert key_file.read_bytes() == text


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    (tmp_path / "file").write_bytes(b"")
    os.mkfifo(tmp_path / "pipe", 0o600)
    for name in (".", "dangling", "file/key", "pipe"):
        with pytest.raises(VaultError):
            Vault(tmp_path / name)


def test_a_secret_never_shows(tmp_path: Path) -> None:
    key_file = tmp_path / "key"
    vault = Vault(key_file)
    key = key_file.read_text().strip()
    key_file.write_text(key[:-1])
    with pytest.raises(VaultError) as refused:
        Vault(key_file)
    assert key[:8] not in repr(vault) + str(vault) + str(refused.value)
    assert not hasattr(vault, "__dict__")


def encrypted_by(key_file: Path, number: int) -> bytes:
    return Vault(key_file).encrypt(UUID(int=number), bytes([number]) * 32)


def test_processes_that_start_at_once_agree_on_one_key(tmp_path: Path) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for attempt in range(5):
            key_file = tmp_path / str(attempt) / "key"
            made = list(pool.map(encrypted_by, [key_file] * 2, range(2)))
            vault = Vault(key_file)
            assert [vault.decrypt(UUID(int=n), one) for n, one in enumerate(made)] == [
                bytes([n]) * 32 for n in range(2)
            ]
            assert [path.name for path in key_file.parent.iterdir()] == ["key"]
