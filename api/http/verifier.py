"""The stand-alone verifier, for those who would rather not trust what the service says of itself."""

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse

router = APIRouter(tags=["transparency"])

SCRIPT = Path(__file__).parents[1] / "static" / "verify.py"


@router.get("/verify.py", response_class=FileResponse)
async def verify_script() -> FileResponse:
    """A program in one file that checks an exported log with nothing but Python 3.9 (audit protocol 5, A to E)."""
    return FileResponse(SCRIPT, media_type="text/x-python", filename=SCRIPT.name)
