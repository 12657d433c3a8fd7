"""What a client remembers of tables: the newest checkpoint of each, so that no log can be changed behind its back.

Source: audit protocol 3.4.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from domain.log.checkpoint import Checkpoint, Keyring, read_checkpoint, read_keys
from domain.log.line import Flawed
from domain.log.proofs import check_goes_on
from infra.keys.signer import verifies

KEPT_BYTES_MAX = 10_000


class KeptDamaged(OSError):
    """A kept checkpoint cannot be read. The message names its file."""


class Memory:
    """Checkpoints in a folder, a file a table."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def newest(self, table: str) -> Checkpoint | None:
        """The newest checkpoint that was seen of a table; None if there is none. Raises KeptDamaged, OSError."""
        kept = self._file(table)
        try:
            with kept.open(encoding="utf-8", errors="replace") as file:
                checkpoint = read_checkpoint(file.read(KEPT_BYTES_MAX))
        except FileNotFoundError:
            return None
        except Flawed:
            checkpoint = None
        if checkpoint is None or table_of(checkpoint) != table:
            raise KeptDamaged(
                f"{kept}: this kept checkpoint is damaged, so nothing can be compared with it; put it back from a "
                "back-up, or delete it to begin with what the service shows now"
            )
        return checkpoint

    def has(self, table: str) -> bool:
        """Whether a checkpoint of a table was kept."""
        return self._file(table).is_file()

    def keep(self, table: str, text: str) -> None:
        """Remember a checkpoint in place of the one before. Raises OSError."""
        file = self._file(table)
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        with fresh.open("w", encoding="utf-8") as written:
            written.write(text)
            written.flush()
            os.fsync(written.fileno())  # else a power cut may leave an empty file under the name
        fresh.replace(file)

    def _file(self, table: str) -> Path:
        return self._folder / f"{table}.checkpoint"


def table_of(checkpoint: Checkpoint) -> str:
    """The id of the table that a checkpoint is of."""
    return checkpoint.origin.rpartition("/tables/")[2]


class Witness:
    """Checks each checkpoint that a service shows of a table against the newest one that was seen before."""

    def __init__(self, http: httpx.Client, table: str, memory: Memory) -> None:
        """http: its base URL is the service's, its headers say who asks; table: its id."""
        self._http, self._table, self._memory = http, table, memory

    def check(self, text: str) -> Checkpoint:
        """The checkpoint, from now on the newest, if a key of the service has signed it and the log only grew.

        A reader who is behind by the table's delay may be shown an earlier one than a seat; then that is proved to be
        of the same log as soon as it is long enough. Raises Flawed, httpx.HTTPError, OSError.
        """
        newer = read_checkpoint(text)
        if table_of(newer) != self._table:
            raise Flawed("the checkpoint is of another table")
        if not self._keyring().signed(newer):
            raise Flawed("no key of the service has signed the checkpoint")
        kept = self._memory.newest(self._table)
        if kept is not None:
            if newer.size < kept.size and self._is_delayed():
                return newer
            check_goes_on(kept, newer, self._proof(kept.size, newer.size))
        self._memory.keep(self._table, text)
        return newer

    def check_now(self) -> Checkpoint:
        """Ask for the newest checkpoint, and check it. Raises what `check` does."""
        return self.check(self._get(f"/v1/tables/{self._table}/checkpoint").text)

    def check_archived(self, text: str | None) -> Checkpoint:
        """Check the checkpoint of an archive of this table; the newest one if it has none, or one of its origin's.

        Raises what `check` does.
        """
        is_own = text is not None and text.partition("\n")[0].endswith(f"/tables/{self._table}")
        return self.check(text) if text is not None and is_own else self.check_now()

    def _proof(self, old: int, new: int) -> Sequence[bytes]:
        if not 0 < old < new:
            return ()
        told = self._json(f"/v1/tables/{self._table}/proof/consistency", **{"from": old, "to": new})
        try:
            return [bytes.fromhex(one) for one in told["hashes"]]
        except (KeyError, TypeError, ValueError) as error:
            raise Flawed("the service shows no proof") from error

    def _keyring(self) -> Keyring:
        try:
            return read_keys([key["vkey"] for key in self._json("/v1/keys")["keys"]], verifies)
        except (KeyError, TypeError, ValueError) as error:
            raise Flawed("the service's keys are malformed") from error

    def _is_delayed(self) -> bool:
        try:
            return bool(self._json(f"/v1/tables/{self._table}")["options"].get("delay"))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Flawed("the service's summary is malformed") from error

    def _json(self, path: str, **query: int) -> Any:
        return self._get(path, **query).json()

    def _get(self, path: str, **query: int) -> httpx.Response:
        return self._http.get(path, params=query).raise_for_status()
