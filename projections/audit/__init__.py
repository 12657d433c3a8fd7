"""The audit: it checks a table's archive without trusting the server that wrote it (audit protocol, version 1)."""

from domain.log.archive import Archive, ArchiveError, parse, write_archive
from domain.log.checkpoint import Keyring, read_keys
from projections.audit.report import Check, Report
from projections.audit.verify import audit

__all__ = [
    "Archive",
    "ArchiveError",
    "Check",
    "Keyring",
    "Report",
    "audit",
    "parse",
    "read_keys",
    "write_archive",
]
