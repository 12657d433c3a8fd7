"""The stand-alone verifier, for anyone who does not want to trust what the service says about itself."""

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse

from api.shared.openapi.description import Answer, described

router = APIRouter(tags=["transparency"])

SCRIPT = Path(__file__).parents[1] / "static" / "verify.py"
PYTHON = "text/x-python"


@router.get("/verify.py", response_class=FileResponse)
@described("Get the program that checks an archive", Answer("#!/usr/bin/env python3\n...", media=PYTHON))
async def verify_script() -> FileResponse:
    """Return a one-file program that checks an exported log with nothing but Python 3.9 (audit protocol 5, A to E)."""
    return FileResponse(SCRIPT, media_type=PYTHON, filename=SCRIPT.name)
