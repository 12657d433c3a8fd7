"""The errors of a store, besides the library's version conflict (its `IntegrityError`)."""

from eventsourcing.persistence import OperationalError, PersistenceError

StoreError = PersistenceError
"""Any error of the store."""


class StoreBusy(PersistenceError):
    """Too much waits for the store already. Nothing was written; retry a little later."""


class StoreClosed(OperationalError):
    """The store was closed, or its writer has died. It is unknown whether waiting requests were written."""


class RequestRepeated(PersistenceError):
    """The request's key was used before at this table and seat. Nothing was written; the answer is in its row."""


class SeedRepeated(PersistenceError):
    """The table already has its seed. Nothing was written."""


class HookClaimed(PersistenceError):
    """Another node sends this notice. Nothing was written."""


class LeadTaken(PersistenceError):
    """Another node plays for the bots of this table. Nothing was written."""


class SealedSeatsRevised(PersistenceError):
    """The sealed seats were written meanwhile. Nothing was written; read them again."""


class NotesRevised(PersistenceError):
    """The table's notes were written meanwhile. Nothing was written; read them again."""


class ConnectionLost(OperationalError):
    """A connection broke during use. Its last request may have been carried out, or not."""


class StoreUnfit(OperationalError):
    """The servers do not keep what they acknowledge, or not as this release needs it. The words may be told to anybody:
    they name a server or a stream, and what to change.
    """


class NotMigrated(PersistenceError):
    """The database lacks tables or columns of this release. A node does not create them."""


class SchemaTooNew(PersistenceError):
    """The database was made by a newer release. `found` and `known` are schema versions."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema {found}, this release knows up to {known}; update it")
        self.found = found
        self.known = known
