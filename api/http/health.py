"""Liveness and readiness."""

from fastapi import APIRouter, Response

from api.http.commands import encode
from api.http.problems import problem
from api.http.reader import ServiceDep
from infra.store.errors import StoreError

router = APIRouter(tags=["health"])


@router.get("/healthz")
async def healthz() -> Response:
    """The process is alive."""
    return Response(encode({"alive": True}), media_type="application/json")


@router.get("/readyz")
async def readyz(service: ServiceDep) -> Response:
    """The process can serve; 503 names the part that is down. It can without its read models, which are named, too."""
    if service.is_stopping:
        return problem(503, "stopping", "the service is shutting down", {"Retry-After": "5"}, parts={"service": False})
    try:
        service.recorder.max_notification_id()
        parts = {"store": True} | service.read_models.parts()
    except StoreError:
        return problem(
            503, "store-unavailable", "the store cannot be read", {"Retry-After": "5"}, parts={"store": False}
        )
    return Response(encode({"ready": True, "parts": parts}), media_type="application/json")
