"""Liveness, readiness, and metrics."""

from fastapi import APIRouter, Request, Response
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST

from api.shared.commands import encode
from api.shared.openapi.description import TEXT, Answer, described
from api.shared.problems import problem
from api.shared.reader import ServiceDep
from infra.store.errors import StoreError, StoreUnfit

router = APIRouter(tags=["health"])
scraped = APIRouter(tags=["health"])

RETRY = {"Retry-After": "5"}
METRICS = """# HELP hourglass_actions_total Actions taken at tables
# TYPE hourglass_actions_total counter
hourglass_actions_total 4217.0
"""


class Alive(Struct, frozen=True):
    """The process is alive."""

    alive: bool


class Ready(Struct, frozen=True):
    """The process can serve. In `parts`, a read model is false while it stands still or leaves something out; `keys` is
    false if a restart would not find the service's keys; `feed`, which only a node with Redis has, is false without
    Redis.
    """

    ready: bool
    parts: dict[str, bool]


@router.get("/healthz")
@described("Check whether the process is alive", Answer(Alive(True)))
async def healthz() -> Response:
    """Return 200 while the process is alive."""
    return Response(encode(Alive(True)), media_type="application/json")


@router.get("/readyz")
@described(
    "Check whether the process can serve",
    Answer(Ready(True, {"store": True, "lobby": True, "campaigns": True, "keys": True})),
    codes=("stopping", "store-unavailable"),
)
async def readyz(service: ServiceDep) -> Response:
    """Return 200 if the process can serve; 503 names the part that is down. `parts` also names read models that are
    down.

    The process can serve without its read models.
    """
    if service.is_leaving:
        return problem(503, "stopping", "the service is shutting down", RETRY, parts={"service": False})
    try:
        readiness = await service.readiness()
    except StoreUnfit as unfit:
        return problem(503, "store-unavailable", str(unfit), RETRY, parts={"store": False})
    except (StoreError, TimeoutError):
        detail = "the store cannot be read or written, or takes too long"
        return problem(503, "store-unavailable", detail, RETRY, parts={"store": False})
    return Response(encode(Ready(True, dict(readiness.parts))), media_type="application/json")


@scraped.get("/metrics")
@described("Read the metrics", Answer(METRICS, "The current metrics.", media=TEXT))
async def metrics(request: Request) -> Response:
    """Return the metrics in the text format of Prometheus. Exists only if the setting METRICS allows it."""
    return Response(await request.app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)
