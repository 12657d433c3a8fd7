"""Stores tokens of seats on this machine, so that a player can come back without typing one."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

BYTES_MAX = 16_384
"""The maximum size of a file; a larger one was not written here."""


class SeatTokens:
    """Tokens in a folder, one file for each table or campaign. Only the owner can read them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def of(self, table: str) -> Mapping[int, str]:
        """Return a table's stored tokens by seat; none if the file is missing or damaged. Raises OSError."""
        try:
            with self._file(table).open("rb") as file:
                return msgspec.json.decode(file.read(BYTES_MAX), type=dict[int, str])
        except (FileNotFoundError, msgspec.MsgspecError):
            return {}

    def known(self) -> list[str]:
        """Return the ids of all tables and campaigns with a stored token. Raises OSError."""
        return sorted(file.stem for file in self._folder.glob("*.json"))

    def keep(self, table: str, tokens: Mapping[int, str]) -> None:
        """Add tokens to those of a table; each seat has one. Raises OSError."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._file(table)
        draft = file.with_suffix(f".{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as written:
            written.write(msgspec.json.encode({**self.of(table), **tokens}))
        draft.replace(file)

    def forget(self, table: str) -> None:
        """Delete the tokens of a table. Raises OSError."""
        self._file(table).unlink(missing_ok=True)

    def _file(self, table: str) -> Path:
        return self._folder / f"{table}.json"


def chosen(stored: Mapping[int, str], seats: Sequence[int]) -> list[str] | None:
    """Return the tokens of these seats, by default of all stored ones; None if one is missing."""
    wanted = seats or sorted(stored)
    return [stored[seat] for seat in wanted] if wanted and all(seat in stored for seat in wanted) else None
