"""What of the service works, and how far behind its read models are."""

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from api.service.service import Service

SECONDS_MAX = 2.0
"""How long the store may take to answer; then it counts as down."""


class Readiness(Struct, frozen=True):
    """parts: by name, whether each works; behind: by read model, how many ids of the store it has yet to pass."""

    parts: dict[str, bool]
    behind: dict[str, int]


NO_STORE = Readiness({"store": False}, {})


def readiness_of(service: "Service") -> Readiness:
    """How the service is now, looking at the disk: not to be called in the event loop. Raises StoreError.

    `feed` is there with Redis only, and false while other nodes' entries come a second later, since it does not answer.
    `keys` is false if a restart would not find the keys in use; until then the service has them.
    """
    service.recorder.probe()
    keys = service.vault.is_kept() and service.signer.is_kept()
    heard = None if service.node_follower is None else service.node_follower.is_heard
    feed = {} if heard is None else {"feed": heard}
    parts = {"store": True} | service.read_models.parts() | {"keys": keys} | feed
    return Readiness(parts, service.read_models.behind())
