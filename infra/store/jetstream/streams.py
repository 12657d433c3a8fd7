"""The streams of a store: how they are made, and what must be true of those that exist."""

from collections.abc import Mapping
from typing import Any

from infra.store.jetstream.address import Address
from infra.store.jetstream.connection import Connection, Refused

STREAM_MISSING = 10059
SCHEMA = "1"


class WrongStream(Exception):
    """A stream is not as this release makes it. The message says which one, and how it differs."""


def log_stream(name: str, partition: int) -> str:
    """Return the name of a partition's stream."""
    return f"{name}-{partition}"


def log_config(address: Address, partition: int) -> dict[str, Any]:
    """Return the configuration of a partition's stream. Nothing in it is ever deleted, not even by an operator."""
    return {
        "name": log_stream(address.name, partition),
        "subjects": [f"{address.name}.{partition}.*"],
        "retention": "limits",
        "storage": "file",
        "discard": "new",
        "max_msgs": -1,
        "max_bytes": -1,
        "max_age": 0,
        "max_msgs_per_subject": -1,
        "max_msg_size": -1,
        "max_consumers": -1,
        "no_ack": False,
        "sealed": False,
        "num_replicas": address.replicas,
        "deny_delete": True,
        "deny_purge": True,
        "allow_direct": False,
        "allow_rollup_hdrs": False,
        "metadata": {"hourglass": SCHEMA, "partitions": str(address.partitions)},
    }


def newest_configs(address: Address) -> tuple[dict[str, Any], ...]:
    """Return the configurations of the streams that keep the newest message of each subject: what each log was, and
    one that only shows whether the servers still write.
    """
    common = {"storage": "file", "discard": "old", "max_msgs_per_subject": 1, "num_replicas": address.replicas}
    heads, probe = f"{address.name}-heads", f"{address.name}-probe"
    return (
        common | {"name": heads, "subjects": [f"{address.name}.heads.*"]},
        common | {"name": probe, "subjects": [f"{address.name}.probe"]},
    )


async def partitions_of(connection: Connection, address: Address) -> int | None:
    """Return how many partitions the store has; None if it has no streams. Raises WrongStream."""
    info = await stream_info(connection, log_stream(address.name, 0))
    if info is None:
        return None
    said = info["config"].get("metadata", {}).get("partitions", "")
    if not said.isdecimal():
        raise WrongStream(f"stream {log_stream(address.name, 0)} was made by somebody else; choose another name")
    return int(said)


async def make(connection: Connection, address: Address) -> None:
    """Make the streams that are missing. Raises WrongStream, Refused."""
    partitions = await partitions_of(connection, address) or address.partitions
    there = address._replace(partitions=partitions)
    # The first one last: it says that the others are there.
    for wanted in (*newest_configs(there), *(log_config(there, one) for one in reversed(range(partitions)))):
        if await stream_info(connection, wanted["name"]) is None:
            await connection.api(f"STREAM.CREATE.{wanted['name']}", wanted)
    await check(connection, there)


async def check(connection: Connection, address: Address) -> None:
    """Check that all streams are as this release makes them. Raises WrongStream."""
    for wanted in (*newest_configs(address), *(log_config(address, one) for one in range(address.partitions))):
        info = await stream_info(connection, wanted["name"])
        if info is None:
            raise WrongStream(f"stream {wanted['name']} is missing")
        for flag, value in wanted.items():
            found = info["config"].get(flag, value if value in (False, 0, -1) else None)
            if isinstance(value, Mapping):
                found = {key: (found or {}).get(key) for key in value}
            if found != value:
                raise WrongStream(f"stream {wanted['name']} has {flag} {found}, not {value}")


async def stream_info(connection: Connection, stream: str) -> Any | None:
    """Return what the leader of a stream says about it; None if there is no such stream. Raises Refused."""
    try:
        return await connection.api(f"STREAM.INFO.{stream}")
    except Refused as error:
        if error.code == STREAM_MISSING:
            return None
        raise
