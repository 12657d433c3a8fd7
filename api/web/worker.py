"""The service worker of the pages: it keeps the files of this release, and nothing else."""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request, Response

from api.web.pages import MEDIA, PARTS, Part, sent, tagged

router = APIRouter(include_in_schema=False)

SOURCE = (Path(__file__).parents[1] / "static" / "worker.js").read_text("utf-8")


def release_of(parts: Mapping[str, Part]) -> str:
    """Return a name for these files that changes with the content of any of them."""
    return sha256(json.dumps({name: one.tag for name, one in parts.items()}).encode()).hexdigest()[:16]


def worker_of(parts: Mapping[str, Part]) -> Part:
    """Return the worker's script, which names the release and its files by their paths below its scope."""
    files = [f"page/{name}" for name in parts]
    head = f"const RELEASE = {json.dumps(release_of(parts))};\nconst FILES = {json.dumps(files)};\n"
    return tagged((head + SOURCE).encode(), MEDIA[".js"])


WORKER = worker_of(PARTS)


@router.get("/worker.js")
async def worker(request: Request) -> Response:
    """Return the worker. Its own address lets it serve all pages."""
    return sent(request, WORKER)
