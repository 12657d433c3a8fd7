"""Which parts of the service work, and how far behind its read models are."""

from typing import NamedTuple

from msgspec import Struct

from api.service.tables.node_follower import NodeFollower
from infra.keys.signer import Signer
from infra.keys.vault import Vault
from infra.store.read_models import ReadModels
from infra.store.recorder import StoreRecorder

SECONDS_MAX = 2.0
"""How long the store may take to answer before it counts as down."""


class Readiness(Struct, frozen=True):
    """parts: whether each works, by name; behind: how many ids of the store each read model has still to process."""

    parts: dict[str, bool]
    behind: dict[str, int]


class Parts(NamedTuple):
    """The parts to probe. node_follower: None if the store is not shared."""

    recorder: StoreRecorder
    vault: Vault
    signer: Signer
    read_models: ReadModels
    node_follower: NodeFollower | None


NO_STORE = Readiness({"store": False}, {})


def readiness_of(parts: Parts) -> Readiness:
    """Return the service's readiness. It reads the disk: do not call it in the event loop. Raises StoreError.

    `feed` exists only with Redis. It is false while Redis does not answer, and other nodes' entries arrive a second
    later. `keys` is false if a restart would not find the keys in use; the running service still has them.
    """
    parts.recorder.probe()
    keys = parts.vault.is_kept() and parts.signer.is_kept()
    heard = None if parts.node_follower is None else parts.node_follower.is_heard
    feed = {} if heard is None else {"feed": heard}
    works = {"store": True} | parts.read_models.parts() | {"keys": keys} | feed
    return Readiness(works, parts.read_models.behind())
