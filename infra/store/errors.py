"""What a store can refuse, beside the library's version conflict (its `IntegrityError`)."""

from eventsourcing.persistence import OperationalError, PersistenceError

StoreError = PersistenceError
"""Whatever the store can raise."""


class StoreBusy(PersistenceError):
    """Too much waits for the store already. Nothing was written; worth another try a little later."""


class StoreClosed(OperationalError):
    """The store was closed, or its writer has died. Whether what waited was written is unknown."""


class RequestRepeated(PersistenceError):
    """The request's key was used before at this table and seat. Nothing was written; the answer is in its row."""


class SeedRepeated(PersistenceError):
    """The table has its seed already. Nothing was written."""


class ConnectionLost(OperationalError):
    """A connection broke while it was used. What was asked over it may have been done, or not."""


class NotMigrated(PersistenceError):
    """The database lacks tables, or what this release adds to them; a node does not make them."""


class SchemaTooNew(PersistenceError):
    """The database was made by a newer release. `found` and `known` are schema versions."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema {found}, this release knows up to {known}")
        self.found = found
        self.known = known
