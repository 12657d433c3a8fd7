"""The errors that a caller can cause, each with a stable code."""

from collections.abc import Sequence


class GameError(Exception):
    """A refusal by the service. `code` is part of the API: codes are added, never renamed."""

    code = "game-error"


class IllegalAction(GameError):
    """The answer is not among the options of the open question. `rule` names the rule that forbids it."""

    code = "illegal-action"

    def __init__(self, rule: str, message: str = "") -> None:
        super().__init__(message or f"not allowed by {rule}")
        self.rule = rule


class StaleVersion(GameError):
    """The table has moved on since the version the caller saw."""

    code = "stale-version"

    def __init__(self, expected: int, current: int, still_legal: bool | None = None) -> None:
        super().__init__(f"expected version {expected}, the table is at {current}")
        self.expected = expected
        self.current = current
        self.still_legal = still_legal


class NotesChanged(GameError):
    """The table's notes were written since the revision that the caller read."""

    code = "notes-changed"


class SealedSeatsChanged(GameError):
    """The sealed seats were written since the revision that the caller read."""

    code = "sealed-seats-changed"


class TableNotFound(GameError):
    """The table does not exist, or the reader may not know of it."""

    code = "table-not-found"


class CampaignNotFound(GameError):
    """The campaign does not exist, or the reader may not know of it."""

    code = "campaign-not-found"


class PackNotFound(GameError):
    """No game here has a pack with this hash."""

    code = "pack-not-found"


class GameNotFound(GameError):
    """No such game is installed."""

    code = "game-not-found"


class NoBook(GameError):
    """The game has no book of rules."""

    code = "no-book"


class RuleNotFound(GameError):
    """The game's book has no such rule."""

    code = "rule-not-found"


class NoJournal(GameError):
    """The table's game has no journal."""

    code = "no-journal"


class NoGuide(GameError):
    """The table's scenario has no guided evening."""

    code = "no-guide"


class NoSheet(GameError):
    """The table fills in no sheet."""

    code = "no-sheet"


class CampaignBusy(GameError):
    """The campaign cannot open a table now, because the table `table` is open."""

    code = "campaign-busy"

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} of the campaign is open; end it first")
        self.table = table


class CampaignOver(GameError):
    """No scenario follows, or the campaign has opened as many tables as it may."""

    code = "campaign-over"


class ScenarioNotOpen(GameError):
    """The campaign has not reached this scenario."""

    code = "scenario-not-open"


class WrongState(GameError):
    """The table is not in the state that the command needs (open, running, finished)."""

    code = "wrong-state"


class Unsaved(GameError):
    """The end of the table would lose what was played since its campaign's last save."""

    code = "unsaved"


class TableImported(GameError):
    """The table came from an archive, so it can only be read."""

    code = "table-imported"


class NotYourSeat(GameError):
    """The token belongs to another seat, role or table."""

    code = "not-your-seat"


class SeatsOpen(GameError):
    """The table cannot start while a seat is open."""

    code = "seats-open"


class HookRefused(GameError):
    """Notices may not be sent to this receiver."""

    code = "hook-refused"


class NoPerson(GameError):
    """Bots would hold all seats of the table."""

    code = "no-person"


class SeatTaken(GameError):
    """No seat is free for the one who asks: others have it, or its invite has been used."""

    code = "seat-taken"


class UndoRefused(GameError):
    """The table's undo policy does not allow this undo or redo."""

    code = "undo-refused"


class ProposalOpen(GameError):
    """A proposal already waits for consent, so no second one can be made. `proposal`: the number of the open one."""

    code = "proposal-open"

    def __init__(self, proposal: int, what: str = "") -> None:
        """what: was proposed; by default the undo at that version."""
        what = what or f"the undo proposed at version {proposal}"
        super().__init__(f"{what} still waits for consent; answer or withdraw it first")
        self.proposal = proposal


class ProposalChanged(GameError):
    """The answered proposal is no longer open. `proposal`: number of the open one, None if none is open."""

    code = "proposal-changed"

    def __init__(self, answered: int, proposal: int | None) -> None:
        now = "none is open now" if proposal is None else f"the open one is {proposal}"
        super().__init__(f"proposal {answered} is not open: {now}; read the table again")
        self.proposal = proposal


class SeedRefused(GameError):
    """A seed or seal does not fit audit protocol 1.3."""

    code = "seed-refused"


class ContentError(GameError):
    """A pack has content that is not possible. `file` and `line` (from 1) tell where, if known.

    faults: this one and the others in the same pack.
    """

    code = "content-error"

    def __init__(self, message: str, file: str = "", line: int | None = None) -> None:
        where = f"{file}:{line}: " if line else f"{file}: " if file else ""
        super().__init__(where + message)
        self.message = message
        self.file = file
        self.line = line
        self.faults: tuple[ContentError, ...] = (self,)

    @classmethod
    def of(cls, faults: Sequence["ContentError"]) -> "ContentError":
        """Return the first of the faults of a pack, at least one; it carries them all."""
        first = faults[0]
        first.faults = tuple(faults)
        return first


class InvalidRequest(GameError):
    """The request is well formed but asks for something that does not exist.

    reason: names what a person chose wrong, in `faults.<language>.ftl`; None for what only a program does.
    """

    code = "invalid-request"

    def __init__(self, detail: str, reason: str | None = None) -> None:
        super().__init__(detail)
        self.reason = reason


class ForeignNote(InvalidRequest):
    """A note from which a table should go on is of another pack or scenario, or of newer rules."""

    code = "foreign-note"


class LogCorrupt(GameError):
    """A stored entry cannot be read. The message names the table and the version."""

    code = "log-corrupt"

    def __init__(self, table: str, version: int, why: str) -> None:
        super().__init__(f"table {table}, version {version}: {why}")
        self.table = table
        self.version = version


class PackCorrupt(GameError):
    """A table's pack is not stored, or cannot be read from the store."""

    code = "pack-corrupt"


class RequestChanged(GameError):
    """An Idempotency-Key was used again with another body."""

    code = "request-changed"


class RulesTooNew(GameError):
    """The table was played under newer rules than this service knows."""

    code = "rules-too-new"


class TooManySteps(AssertionError):
    """An action that does not end: a bug of ours."""
