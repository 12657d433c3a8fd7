"""`verify`: an archive verified as before each replay, beside SHA-256 and HMAC over the same bytes and outcomes."""

import hmac
from asyncio import run
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random

from api.service.archives.audits import written_archive
from api.service.command import Command
from api.service.service import Service
from projections.audit import audit, parse
from projections.audit.checks.hashes import first_false
from projections.audit.log import Log, read_log
from tests.bench.measuring import Effort, Measured, Wanted, race
from tests.bench.playing import Subject, played, service_in

WANTED = Wanted(bound=0.50)
ROUNDS = 10
"""Times as many as of other benches: one takes milliseconds, so that many are not interrupted."""
KEY, NUMBERS = bytes(32), bytes(12)


def verify(subject: Subject, effort: Effort, folder: Path) -> list[Measured]:
    """Lines a second that are verified, and those that the whole audit takes."""
    with service_in(folder, subject) as service:
        archives = [run(archived(service, subject, effort.actions, Random(n))) for n in range(effort.games)]
    logs = [log_of(archive) for archive in archives]
    took = least = whole = 0.0
    for archive, log in zip(archives, logs, strict=True):
        ours, limit = race(effort.rounds * ROUNDS, verifying(archive), hashing(archive, log))
        (audited,) = race(effort.rounds, partial(audit, archive))
        took, least, whole = took + ours, least + limit, whole + audited
    lines, outcomes = sum(len(log.items) for log in logs), sum(len([*log.outcomes]) for log in logs)
    note = f"{lines:,} lines, {outcomes:,} outcomes, {took / lines * 1e6:.2f} µs a line"
    return [
        Measured("verify", lines / took, lines / least, "lines/s", note, WANTED),
        Measured("verify/audit", lines / whole, None, "lines/s", "the whole audit but for the rules"),
    ]


async def archived(service: Service, subject: Subject, actions: int, chance: Random) -> bytes:
    """The archive of a table that was played at random, and ended, so that its seed is revealed."""
    table = await played(service.tables, subject, actions, chance)
    done = await service.tables.end(table, Command(0))
    return written_archive(service.tables.log, table, done.version, None)


def log_of(archive: bytes) -> Log:
    """The log of an archive of our own, which is true."""
    parsed = parse(archive)
    log = read_log(parsed)
    assert isinstance(log, Log) and first_false(parsed) is None
    return log


def verifying(archive: bytes) -> Callable[[], object]:
    """Lines, leaves, root and outcomes, from the bytes of the archive."""
    return lambda: first_false(parse(archive))


def hashing(archive: bytes, log: Log) -> Callable[[], object]:
    """The same hashes: each line's, a node's for each line but the last, and an HMAC for each outcome."""
    lines, messages = parse(archive).lines, messages_of(log)
    halves = [(bytes(32), bytes(32))] * (len(lines) - 1)

    def limit() -> None:
        for line in lines:
            sha256(b"\0" + line).digest()
        for left, right in halves:
            sha256(b"\1" + left + right).digest()
        for message in messages:
            hmac.digest(KEY, message, "sha256")

    return limit


def messages_of(log: Log) -> Sequence[bytes]:
    """What HMAC is asked for, as long as in audit protocol 1.7."""
    names = [use.stream.encode() for use in log.outcomes]
    return [len(name).to_bytes(2, "big") + name + NUMBERS for name in names]
