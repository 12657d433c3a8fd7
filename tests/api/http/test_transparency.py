"""Checkpoints, proofs, keys and the audit over HTTP: what lets anyone convict an operator who changes a log."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from eventsourcing.persistence import PersistenceError, StoredEvent
from msgspec import msgpack

from api.service.command import Command
from api.service.tables import commit as use_cases
from domain.log.checkpoint import Checkpoint, read_checkpoint
from domain.log.line import Flawed
from domain.log.proofs import check_goes_on, proves_consistency, proves_inclusion
from domain.log.tree import BLOCK, Tree
from infra.keys.signer import verifies
from infra.store.codec import Head, head_body
from infra.store.sqlite.recorder import SqliteRecorder
from projections.audit import Keyring, audit, parse, read_keys, write_archive
from tests.api.clients import Client, Serve, TableClient, keyring_of
from tests.projections.audit.log_writer import leaves_of, root


async def played(client: Client, *keys: str) -> TableClient:
    table = await client.started(1)
    for key in keys or ("roll:2", "draw", "pass"):
        assert (await table.act(key)).status_code == 200
    return table


async def checkpoint_of(table: TableClient, size: int | None = None) -> Checkpoint:
    """A table's checkpoint, whose signature is good."""
    answer = await table.get("checkpoint" if size is None else f"checkpoint?size={size}", None)
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/plain; charset=utf-8"
    found = read_checkpoint(answer.text)
    assert (await keyring_of(table.client.http)).signed(found)
    return found


async def consistency(table: TableClient, old: int, new: int) -> list[bytes]:
    answer = (await table.get(f"proof/consistency?from={old}&to={new}", None)).json()
    return [bytes.fromhex(one) for one in answer["hashes"]]


async def test_a_checkpoint_of_every_size_is_signed(client: Client) -> None:
    table = await played(client)
    leaves = leaves_of((await table.log()).splitlines())
    for size in range(len(leaves) + 1):
        found = await checkpoint_of(table, size)
        assert found.origin == f"hourglass.local/tables/{table.id}"
        assert (found.size, found.root) == (size, root(leaves[:size]))
    assert await checkpoint_of(table) == await checkpoint_of(table, len(leaves))


async def test_every_entry_is_proved_in_every_log_that_has_it(client: Client) -> None:
    table = await played(client)
    leaves = leaves_of((await table.log()).splitlines())
    for size in range(1, len(leaves) + 1):
        for v in range(1, size + 1):
            told = (await table.get(f"proof/inclusion?v={v}&size={size}", None)).json()
            assert (told["v"], told["size"]) == (v, size)
            assert told["leaf"] == leaves[v - 1].hex() and told["root"] == root(leaves[:size]).hex()
            hashes = [bytes.fromhex(one) for one in told["hashes"]]
            assert proves_inclusion(leaves[v - 1], v - 1, size, hashes, root(leaves[:size]))


async def test_every_log_is_proved_to_go_on_from_each_earlier_one(client: Client) -> None:
    table = await played(client)
    leaves = leaves_of((await table.log()).splitlines())
    for new in range(len(leaves) + 1):
        for old in range(new + 1):
            told = (await table.get(f"proof/consistency?from={old}&to={new}", None)).json()
            assert (told["from"], told["to"]) == (old, new)
            assert told["roots"] == [root(leaves[:old]).hex(), root(leaves[:new]).hex()]
            hashes = [bytes.fromhex(one) for one in told["hashes"]]
            assert proves_consistency(old, new, hashes, root(leaves[:old]), root(leaves[:new]))


async def test_the_newest_size_is_meant_where_none_is_given(client: Client) -> None:
    table = await played(client)
    newest = await table.version()
    assert (await table.get("proof/inclusion?v=1", None)).json()["size"] == newest
    assert (await table.get("proof/consistency?from=1", None)).json()["to"] == newest


@pytest.mark.parametrize(
    "path",
    [
        "checkpoint?size={beyond}",
        "checkpoint?size=-1",
        "checkpoint?size=x",
        "checkpoint?size=99999999999999999999999",
        "proof/inclusion",
        "proof/inclusion?v=0",
        "proof/inclusion?v={beyond}",
        "proof/inclusion?v=5&size=4",
        "proof/inclusion?v=1&size=0",
        "proof/inclusion?v=1&size={beyond}",
        "proof/consistency",
        "proof/consistency?from={beyond}",
        "proof/consistency?from=1&to={beyond}",
        "proof/consistency?from=3&to=2",
    ],
)
async def test_what_the_log_does_not_have_is_a_typed_error(client: Client, path: str) -> None:
    table = await played(client)
    answer = await table.get(path.format(beyond=await table.version() + 1), None)
    assert answer.status_code == 422
    assert answer.json()["code"] in ("invalid-request", "malformed-request")


async def test_who_may_not_read_a_table_gets_nothing_of_it(client: Client) -> None:
    table = await client.open(1, private=True)
    for path in ("checkpoint", "proof/inclusion?v=1", "proof/consistency?from=1", "audit"):
        assert (await table.get(path, None)).status_code == 404
        assert (await table.get(path, table.opened["watch"])).status_code == 200


async def test_the_archive_has_the_newest_checkpoint_and_is_signed(client: Client) -> None:
    table = await played(client)
    archive = (await table.get("export", None)).content
    text = parse(archive).checkpoint
    assert text is not None and read_checkpoint(text) == await checkpoint_of(table)
    assert verdict_b(archive, await keyring_of(client.http)) == "ok"
    assert verdict_b(archive, None) == "unsigned"


def verdict_b(archive: bytes, keyring: Keyring | None) -> str:
    return next(check.verdict for check in audit(archive, keyring=keyring).checks if check.check == "B")


async def test_a_checkpoint_that_is_not_this_logs_fails_the_archive(client: Client, tmp_path: Path) -> None:
    table, other = await played(client), await played(client)
    keyring = await keyring_of(client.http)
    signer = client.service.signer
    lines = (await table.log()).splitlines()
    size, whole = len(lines), root(leaves_of(lines))
    mine = signer.checkpoint(UUID(table.id), size, whole)
    assert verdict_b(write_archive(lines, mine), keyring) == "ok"
    false = {
        "of another table": signer.checkpoint(UUID(other.id), size, whole),
        "of another size": signer.checkpoint(UUID(table.id), size - 1, whole),
        "of a longer log": signer.checkpoint(UUID(table.id), size + 1, whole),
        "of another root": signer.checkpoint(UUID(table.id), size, whole[::-1]),
        "of another service": mine.replace("hourglass.local/", "toys.example/"),
        "forged": mine[:-20] + ("A" if mine[-20] != "A" else "B") + mine[-19:],
        "of a size that was not signed": signer.checkpoint(UUID(table.id), 3, root(leaves_of(lines[:3]))).replace(
            "\n3\n", f"\n{size}\n"
        ),
    }
    for kind, text in false.items():
        assert verdict_b(write_archive(lines, text), keyring) == "failed", kind
    earlier = signer.checkpoint(UUID(table.id), 3, root(leaves_of(lines[:3])))
    assert verdict_b(write_archive(lines, earlier), keyring) == "ok"


async def test_two_roots_of_one_size_convict_the_operator(serve: Serve, tmp_path: Path) -> None:
    async with serve() as client:
        table = await played(client)
    shutil.copy(tmp_path / "tables.db", tmp_path / "kept.db")
    async with serve() as client:
        table.client = client
        await table.act("roll:1")
        seen = await checkpoint_of(table)
        tokens = table.tokens
    for left in tmp_path.glob("tables.db*"):
        left.unlink()
    shutil.copy(tmp_path / "kept.db", tmp_path / "tables.db")
    async with serve() as client:
        again = TableClient(client, table.opened)
        again.tokens = tokens
        short = await checkpoint_of(again)
        with pytest.raises(Flawed, match="entries, and now has"):
            check_goes_on(seen, short, await consistency(again, short.size, short.size))
        await again.act("roll:2")
        forked = await checkpoint_of(again, seen.size)
        with pytest.raises(Flawed, match=f"two roots of {seen.size} entries"):
            check_goes_on(seen, forked, await consistency(again, seen.size, seen.size))
        await again.act("draw")
        longer = await checkpoint_of(again)
        with pytest.raises(Flawed, match="nothing proves"):
            check_goes_on(seen, longer, await consistency(again, seen.size, longer.size))


async def test_a_client_that_comes_back_is_proved_that_the_log_only_grew(serve: Serve) -> None:
    async with serve() as client:
        table = await played(client)
        kept = await checkpoint_of(table)
    async with serve() as client:
        table.client = client
        assert await checkpoint_of(table) == kept
        for key in ("draw", "draw", "roll:3"):
            await table.act(key)
        await table.post("undo")
        newer = await checkpoint_of(table)
        assert newer.size > kept.size
        assert check_goes_on(kept, newer, await consistency(table, kept.size, newer.size)) is None


async def test_old_keys_stay_listed_after_a_rotation(serve: Serve, tmp_path: Path) -> None:
    async with serve() as client:
        table = await played(client)
        kept = (await table.get("checkpoint", None)).text
        (old,) = (await client.http.get("/v1/keys")).json()["keys"]
        assert set(old) == {"vkey", "from"}
    (tmp_path / "key.signing").unlink()
    async with serve() as client:
        table.client = client
        first_key, second_key = (await client.http.get("/v1/keys")).json()["keys"]
        assert first_key == old | {"to": second_key["from"]} and second_key["vkey"] != old["vkey"]
        newest = (await table.get("checkpoint", None)).text
        assert newest != kept
        keyring = await keyring_of(client.http)
        assert keyring.signed(read_checkpoint(kept)) and keyring.signed(read_checkpoint(newest))
        assert not read_keys([old["vkey"]], verifies).signed(read_checkpoint(newest))


class Counting:
    """Counts the events that a store is asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events = 0
        select = SqliteRecorder.select_events

        def counted(recorder: SqliteRecorder, *args: Any, **limits: Any) -> Sequence[StoredEvent]:
            found = select(recorder, *args, **limits)
            self.events += len(found)
            return found

        monkeypatch.setattr(SqliteRecorder, "select_events", counted)


async def test_a_cold_table_signs_without_reading_its_log(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(use_cases, "HEAD_EVERY", 10)
    async with serve() as client:
        table = await played(client, *["draw", "roll:2"] * 30)
        warm = await checkpoint_of(table)
        assert warm.size > 150 and warm.root == root(leaves_of((await table.log()).splitlines()))
    async with serve() as client:
        table.client = client
        counting = Counting(monkeypatch)
        assert await checkpoint_of(table) == warm
        assert counting.events <= 2 * 20, "what came since the head, once for the table's fold and once for its tree"
        await table.act("draw")
        leaves = leaves_of((await table.log()).splitlines())
        assert (await checkpoint_of(table)).root == root(leaves)


async def test_a_follower_s_proofs_read_each_entry_of_the_log_at_most_once(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as client:
        table = await played(client, *["draw", "roll:2"] * 60)
        kept = await checkpoint_of(table)
        assert kept.size > BLOCK, "the newest block is not the first"
    async with serve() as client:
        table.client = client
        await table.act("draw")
        first = await checkpoint_of(table)
        assert check_goes_on(kept, first, await consistency(table, kept.size, first.size)) is None
        counting = Counting(monkeypatch)
        for _ in range(3):
            await table.act("draw")
            newer = await checkpoint_of(table)
            assert check_goes_on(first, newer, await consistency(table, first.size, newer.size)) is None
            first = newer
        assert counting.events == 0


def with_another_tree(head: Head) -> bytes:
    return head_body(Head(head.table, Tree().grown([bytes(32)] * head.tree.size)))


async def test_a_head_of_another_shape_is_not_trusted(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(use_cases, "HEAD_EVERY", 10)
    monkeypatch.setattr(use_cases, "HEAD_FINGERPRINT", "of another release")
    monkeypatch.setattr(use_cases, "head_body", with_another_tree)
    async with serve() as client:
        table = await played(client, *["draw"] * 10)
        warm = await checkpoint_of(table)
        assert warm.size > 20
    async with serve() as client:
        table.client = client
        assert await checkpoint_of(table) == warm


async def test_a_failed_append_leaves_the_tree_as_it_was(client: Client) -> None:
    table = await played(client)
    before = await checkpoint_of(table)
    assert (await table.act("roll:9")).status_code == 409
    assert await checkpoint_of(table) == before

    async def broken(*args: Any) -> None:
        raise PersistenceError("the disk is full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client.service.recorder, "written", broken)
        assert (await table.act("draw")).status_code == 503
    assert await checkpoint_of(table) == before
    assert (await table.act("draw")).status_code == 200
    assert (await checkpoint_of(table)).root == root(leaves_of((await table.log()).splitlines()))


async def test_the_audit_says_sealed_before_the_reveal_and_ok_after(client: Client) -> None:
    table = await played(client)
    answer = await table.get("audit", None)
    report = answer.json()
    assert report["verdict"] == "sealed" and answer.headers["etag"] == f'"{await table.version()}"'
    found = {check["check"]: check["verdict"] for check in report["checks"]}
    assert list(found) == list("ABCDEFG")
    assert found | {"G": ""} == {"A": "ok", "B": "ok", "C": "sealed", "D": "sealed", "E": "ok", "F": "ok", "G": ""}
    assert report["position"] == (await table.get("board")).json()["digest"]
    again = await table.get("audit", None, **{"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    await table.post("undo")
    await table.post("end")
    report = (await table.get("audit", None)).json()
    assert report["verdict"] == "ok" and report["undos"] == 1
    assert {check["verdict"] for check in report["checks"] if check["check"] != "G"} == {"ok"}


async def test_the_audit_finds_what_was_changed_in_the_store(client: Client) -> None:
    table = await played(client)
    await table.post("end")
    log = client.service.tables.log
    events = list(log.stored(UUID(table.id)))
    place = next(n for n, event in enumerate(events) if event.topic == "dice-rolled")
    real = log.stored

    def forged(*args: Any, **limits: Any) -> Sequence[StoredEvent]:
        found = list(real(*args, **limits))
        for one in found[place : place + 1]:
            found[place] = StoredEvent(one.originator_id, one.originator_version, one.topic, swapped(one.state))
        return found

    log.stored = forged
    report = (await table.get("audit", None)).json()
    assert report["verdict"] == "failed" and report["entry"] == place + 1


def swapped(state: bytes) -> bytes:
    """A stored roll with another outcome."""
    body = msgpack.decode(state)
    fate = body[5][3]
    fate[0][3] = (fate[0][3] + 1) % 6
    return msgpack.encode(body)


async def test_the_roots_told_to_seats_are_those_of_the_log(client: Client) -> None:
    table = await client.open(1)
    told = (await table.post("seeds", {"sealed": "ab" * 32})).json()
    found = await checkpoint_of(table, told["version"])
    assert found.root.hex() == told["root"]
    await client.service.tables.end(UUID(table.id), Command(0))
    assert (await checkpoint_of(table, told["version"])).root.hex() == told["root"]
