"""What of the service works, and how far behind its read models are."""

from typing import NamedTuple

from msgspec import Struct

from api.service.tables.node_follower import NodeFollower
from infra.keys.signer import Signer
from infra.keys.vault import Vault
from infra.store.read_models import ReadModels
from infra.store.recorder import StoreRecorder

SECONDS_MAX = 2.0
"""How long the store may take to answer; then it counts as down."""


class Readiness(Struct, frozen=True):
    """parts: by name, whether each works; behind: by read model, how many ids of the store it has yet to pass."""

    parts: dict[str, bool]
    behind: dict[str, int]


class Parts(NamedTuple):
    """What is looked at. node_follower: None where the store is not shared."""

    recorder: StoreRecorder
    vault: Vault
    signer: Signer
    read_models: ReadModels
    node_follower: NodeFollower | None


NO_STORE = Readiness({"store": False}, {})


def readiness_of(parts: Parts) -> Readiness:
    """How the service is now, looking at the disk: not to be called in the event loop. Raises StoreError.

    `feed` is there with Redis only, and false while other nodes' entries come a second later, since it does not answer.
    `keys` is false if a restart would not find the keys in use; until then the service has them.
    """
    parts.recorder.probe()
    keys = parts.vault.is_kept() and parts.signer.is_kept()
    heard = None if parts.node_follower is None else parts.node_follower.is_heard
    feed = {} if heard is None else {"feed": heard}
    works = {"store": True} | parts.read_models.parts() | {"keys": keys} | feed
    return Readiness(works, parts.read_models.behind())
