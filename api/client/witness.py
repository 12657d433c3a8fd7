"""The newest checkpoint of each table, stored by the client so that no log can change unnoticed.

Source: audit protocol 3.4.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from api.client.answers import BUSY, NO_HEADERS, Headers
from domain.log.checkpoint import Checkpoint, Keyring, read_checkpoint, read_keys
from domain.log.line import Flawed
from domain.log.proofs import check_goes_on
from infra.keys.signer import verifies

KEPT_BYTES_MAX = 10_000


class KeptDamaged(OSError):
    """A stored checkpoint cannot be read. The message names its file."""


class Memory:
    """Checkpoints in a folder, one file for each table."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def newest(self, table: str) -> Checkpoint | None:
        """Return the newest checkpoint seen of a table; None if there is none. Raises KeptDamaged, OSError."""
        stored = self._file(table)
        try:
            with stored.open(encoding="utf-8", errors="replace") as file:
                checkpoint = read_checkpoint(file.read(KEPT_BYTES_MAX))
        except FileNotFoundError:
            return None
        except Flawed:
            checkpoint = None
        if checkpoint is None or table_of(checkpoint) != table:
            raise KeptDamaged(
                f"{stored}: this stored checkpoint is damaged, so nothing can be compared with it; restore it from a "
                "backup, or delete it to start from what the service shows now"
            )
        return checkpoint

    def has(self, table: str) -> bool:
        """Return whether a checkpoint of a table is stored."""
        return self._file(table).is_file()

    def keep(self, table: str, text: str) -> None:
        """Store a checkpoint in place of the earlier one. Raises OSError."""
        file = self._file(table)
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = file.with_suffix(f".{os.getpid()}")
        with draft.open("w", encoding="utf-8") as written:
            written.write(text)
            written.flush()
            os.fsync(written.fileno())  # else a power cut may leave an empty file under this name
        draft.replace(file)

    def _file(self, table: str) -> Path:
        return self._folder / f"{table}.checkpoint"


class ShortMemory:
    """Checkpoints that are remembered until the process ends, of few tables."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def newest(self, table: str) -> Checkpoint | None:
        """Return the newest checkpoint seen of a table; None if there is none."""
        return read_checkpoint(self._texts[table]) if table in self._texts else None

    def keep(self, table: str, text: str) -> None:
        """Remember a checkpoint in place of the earlier one."""
        self._texts[table] = text


def table_of(checkpoint: Checkpoint) -> str:
    """Return the id of a checkpoint's table."""
    return checkpoint.origin.rpartition("/tables/")[2]


class Witness:
    """Checks each checkpoint that a service shows of a table against the newest one seen before."""

    def __init__(
        self, http: httpx.Client, table: str, memory: Memory | ShortMemory, headers: Headers = NO_HEADERS
    ) -> None:
        """http: its base URL is the service's; table: its id; headers: those that identify the reader, if the client
        does not send them.
        """
        self._http, self._table, self._memory, self._headers = http, table, memory, headers
        self._known: Keyring | None = None

    def check(self, text: str) -> Checkpoint:
        """Return the checkpoint and store it as the newest, if a key of the service has signed it and the log was only
        extended.

        An earlier checkpoint than the stored one is let pass if it is of the same log, since another feed may have been
        faster. A reader with the table's delay may see one, too; then it is proved to be of the same log as soon as it
        is long enough. Raises Flawed, httpx.HTTPError, OSError.
        """
        newer = read_checkpoint(text)
        if table_of(newer) != self._table:
            raise Flawed("the checkpoint belongs to another table")
        if self._known is None or not self._known.signed(newer):  # the service may have a new key since
            self._known = self._keyring()
            if not self._known.signed(newer):
                raise Flawed("no key of the service has signed the checkpoint")
        stored = self._memory.newest(self._table)
        if stored is not None:
            if newer.size < stored.size and (self._is_delayed() or self._is_earlier(newer, stored)):
                return newer
            check_goes_on(stored, newer, self._proof(stored.size, newer.size))
        self._memory.keep(self._table, text)
        return newer

    def check_now(self) -> Checkpoint:
        """Request the newest checkpoint, and check it. Raises as `check`."""
        return self.check(self._get(f"/v1/tables/{self._table}/checkpoint").text)

    def check_archived(self, text: str | None) -> Checkpoint:
        """Check the checkpoint of an archive of this table; the newest one if it has none, or its origin's.

        Raises as `check`.
        """
        is_own = text is not None and text.partition("\n")[0].endswith(f"/tables/{self._table}")
        return self.check(text) if text is not None and is_own else self.check_now()

    def _is_earlier(self, one: Checkpoint, stored: Checkpoint) -> bool:
        """Return whether the service proves that the stored checkpoint goes on from one. If its log is shorter by now,
        it cannot.
        """
        try:
            check_goes_on(one, stored, self._proof(one.size, stored.size))
        except Flawed:
            return False
        except httpx.HTTPStatusError as error:
            if error.response.is_server_error or error.response.status_code in BUSY:
                raise
            return False
        return True

    def _proof(self, old: int, new: int) -> Sequence[bytes]:
        if not 0 < old < new:
            return ()
        try:
            proof = self._json(f"/v1/tables/{self._table}/proof/consistency", **{"from": old, "to": new})
            return [bytes.fromhex(one) for one in proof["hashes"]]
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
        return self._http.get(path, params=query, headers=dict(self._headers)).raise_for_status()
