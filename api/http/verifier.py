"""The stand-alone verifier, for anyone who does not want to trust what the service says about itself."""

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse

router = APIRouter(tags=["transparency"])

SCRIPT = Path(__file__).parents[1] / "static" / "verify.py"


@router.get("/verify.py", response_class=FileResponse)
async def verify_script() -> FileResponse:
    """Return a one-file program that checks an exported log with nothing but Python 3.9 (audit protocol 5, A to E)."""
    return FileResponse(SCRIPT, media_type="text/x-python", filename=SCRIPT.name)
