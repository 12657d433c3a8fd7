"""The checks A to E and G, each with its verdict and a note in words. Check F needs the rules: the service makes it.

Source: audit protocol 5.
"""

from collections.abc import Sequence
from uuid import UUID

from domain.kernel.chance.fate import Secrets
from domain.log.archive import Archive
from domain.log.checkpoint import Checkpoint, Keyring, read_checkpoint
from domain.log.line import Flawed
from domain.log.tree import leaves_of, root_of
from projections.audit.checks.chance import Chance
from projections.audit.checks.counters import Counters
from projections.audit.checks.hashes import first_unlisted
from projections.audit.checks.order import Order
from projections.audit.checks.origin import first_unlike
from projections.audit.checks.seals import Seals
from projections.audit.checks.seeds import Seeds
from projections.audit.checks.statistics import EXPECTED_MIN
from projections.audit.facts import TableStarted
from projections.audit.log import Flaw, Item, Log, first_flaw
from projections.audit.report import Check, Letter, Statistic

SEALED = "sealed, not yet checkable"
NO_PLAYER_SEED = "no player seed: the operator could have chosen the server seed"
P_MIN = 1e-9
"""The p-value below which a die counts as loaded. Honest dice never reach it, whatever the number of tables."""


def check_order(log: Log | Flaw) -> Check:
    """A. Check that versions have no gap, lines are canonical, and times do not go back."""
    order = Order(log.origin.entries if log.origin else 0)
    flaw = first_flaw(log, lambda item: order.follow(item.entry))
    if isinstance(log, Flaw):
        return _failed("A", flaw or log)
    return _failed("A", flaw) if flaw else Check("A", "ok", f"{len(log.items)} entries in their order")


def check_leaves(archive: Archive, log: Log | Flaw, keyring: Keyring | None) -> Check:
    """B. Check that the lines give the leaves and the root, and that a known key signed this log's checkpoint."""
    leaves = leaves_of(archive.lines)
    if archive.leaves is None:
        return Check("B", "failed", "no list of leaves: cut off, or no archive")
    if flaw := first_unlisted(leaves, archive.leaves):
        return _failed("B", flaw)
    if root_of(leaves).hex() != archive.root:
        return Check("B", "failed", "the leaves do not give the root")
    if archive.checkpoint is None:
        return Check("B", "unsigned", "leaves and root fit; no checkpoint")
    try:
        checkpoint = _fitting(archive.checkpoint, leaves, log)
        is_signed = keyring is not None and keyring.signed(checkpoint)
    except Flawed as flaw:
        return Check("B", "failed", str(flaw))
    if not is_signed:
        why = "no key at hand has signed it" if keyring else "no key to check its signature"
        return Check("B", "unsigned", f"leaves, root and checkpoint fit; {why}")
    return Check("B", "ok", f"leaves, root and checkpoint fit; {checkpoint.size} of {len(leaves)} entries are signed")


def check_seeds(log: Log) -> Check:
    """C. Check that the server seed fits the commitment, and that players' seeds fit their seals, which all came
    first.
    """
    flaw = first_flaw(log, Seeds(log.opened).follow)
    if flaw:
        return _failed("C", flaw)
    seeds = len(log.seeds)
    is_started = any(isinstance(fact, TableStarted) for fact in log.own)
    players = f"player seeds: {seeds}" if seeds or not is_started else NO_PLAYER_SEED
    if log.server_seed is None:
        return Check("C", "sealed", f"{SEALED}; {players}")
    return Check("C", "ok", f"the server seed fits; {players}")


def check_outcomes(log: Log, origin: Archive | None = None) -> Check:
    """D. Check that every outcome is the fixed one, that m, face and card fit, and that opened values fit their seals.

    origin: the archive of the table that a branch comes from, to compare its copies with.
    """
    secrets = _secrets(log)
    fate = secrets and secrets.fate
    chance, seals = Chance(log.opened, fate), Seals(log.openings, secrets and secrets.sealing_key)

    def follow(item: Item) -> None:
        seals.follow(item.entry.v, item.sealed, item.is_copy)
        chance.follow(item)

    if flaw := first_flaw(log, follow):
        return _failed("D", flaw)
    if unused := seals.unused:
        return Check("D", "failed", f"an opening of what is not sealed: {list(unused.path)} of entry {unused.v}")
    copied = _compared(log, origin)
    if isinstance(copied, Flaw):
        return _failed("D", copied)
    if fate is None:
        closed = f"; {seals.closed} sealed values are not opened" if seals.closed else ""
        return Check("D", "sealed", f"{SEALED}; {chance.judged} outcomes fit dice and pools{copied}{closed}")
    return Check("D", "ok", f"{chance.judged} outcomes computed again{copied}")


def _compared(log: Log, origin: Archive | None) -> Flaw | str:
    """Return the first of a branch's copies that differs from its origin, else the note on them."""
    if not log.copied and origin is None:
        return ""
    compared = "not compared with their origin"
    if origin is not None:
        try:
            if flaw := first_unlike(log, origin):
                return flaw
            compared = "as they stand in their origin's archive"
        except Flawed as error:
            compared = f"not compared: {error}"
    return f"; {log.copied} entries were copied from another table, {compared}"


def check_counters(log: Log) -> Check:
    """E. Check that each stream's running numbers have no gap, and repeat only after an undo."""
    counters = Counters()
    flaw = first_flaw(log, counters.follow)
    return _failed("E", flaw) if flaw else Check("E", "ok", f"{counters.used} outcomes in their order")


def check_statistics(found: Sequence[Statistic]) -> Check:
    """G. Check that no stream is less even than chance allows."""
    tested = [(one.p, one.stream, one.m, one.sample) for one in found if one.p is not None]
    if not tested:
        return Check("G", "skipped", f"no sample with {EXPECTED_MIN} expected per possibility")
    p, stream, m, sample = min(tested)
    note = f"{len(tested)} tested; the least even: {stream!r} among {m}, p = {p:.3g} from {sample}"
    return Check("G", "failed" if p < P_MIN else "ok", note)


def skipped(letter: Letter, note: str) -> Check:
    """Return a check that could not be made."""
    return Check(letter, "skipped", note)


def _failed(letter: Letter, flaw: Flaw) -> Check:
    return Check(letter, "failed", flaw.why, flaw.entry)


def _secrets(log: Log) -> Secrets | None:
    return Secrets.of(log.server_seed, UUID(log.opened.table), log.seeds) if log.server_seed else None


def _fitting(text: str, leaves: Sequence[bytes], log: Log | Flaw) -> Checkpoint:
    """Return the checkpoint if it belongs to this log. Raises Flawed."""
    checkpoint = read_checkpoint(text)
    if isinstance(log, Log) and not checkpoint.origin.endswith(f"/tables/{log.opened.table}"):
        raise Flawed("the checkpoint is of another table")
    if checkpoint.size > len(leaves) or root_of(leaves[: checkpoint.size]) != checkpoint.root:
        raise Flawed(f"the checkpoint has another root of {checkpoint.size} entries")
    return checkpoint
