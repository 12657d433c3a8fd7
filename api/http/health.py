"""Liveness, readiness, and metrics."""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from api.shared.commands import encode
from api.shared.problems import problem
from api.shared.reader import ServiceDep
from infra.store.errors import StoreError

router = APIRouter(tags=["health"])
scraped = APIRouter(tags=["health"])

RETRY = {"Retry-After": "5"}


@router.get("/healthz")
async def healthz() -> Response:
    """Return 200 while the process is alive."""
    return Response(encode({"alive": True}), media_type="application/json")


@router.get("/readyz")
async def readyz(service: ServiceDep) -> Response:
    """Return 200 if the process can serve; 503 names the part that is down. `parts` also names read models that are
    down.

    The process can serve without its read models.
    """
    if service.is_leaving:
        return problem(503, "stopping", "the service is shutting down", RETRY, parts={"service": False})
    try:
        readiness = await service.readiness()
    except (StoreError, TimeoutError):
        detail = "the store cannot be read or written, or takes too long"
        return problem(503, "store-unavailable", detail, RETRY, parts={"store": False})
    return Response(encode({"ready": True, "parts": readiness.parts}), media_type="application/json")


@scraped.get("/metrics")
async def metrics(request: Request) -> Response:
    """Return the metrics in the text format of Prometheus. Exists only if the setting METRICS allows it."""
    return Response(await request.app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)
