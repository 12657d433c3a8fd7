"""Verdicts of the script and of the audit."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hypothesis import settings

from api.http.verifier import SCRIPT
from projections.audit import audit, parse

LETTERS = "ABCDE"


FEW = settings(max_examples=20)


def loaded() -> ModuleType:
    """The script as a module, from its path; it belongs to no package."""
    spec = importlib.util.spec_from_file_location("stand_alone_verifier", SCRIPT)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT_MODULE = loaded()


def by_script(archive: bytes, *vkeys: str, origin: bytes | None = None) -> dict[str, Any]:
    """The script's report, in the form of the corpus."""
    apart = None if origin is None else SCRIPT_MODULE.take_apart(origin)
    return in_form(SCRIPT_MODULE.verify(archive, dict(map(SCRIPT_MODULE.verifier_key, vkeys)), apart))


def in_form(report: dict[str, Any]) -> dict[str, Any]:
    checks = {one["check"]: [one["verdict"], one["entry"]] for one in report["checks"]}
    return {"verdict": report["verdict"], "entry": report["entry"], "checks": checks}


def by_audit(archive: bytes, origin: bytes | None = None) -> dict[str, list[Any]]:
    """The audit's checks A to E, in the form of the corpus."""
    report = audit(archive, origin=None if origin is None else parse(origin))
    return {one.check: [one.verdict, one.entry] for one in report.checks if one.check in LETTERS}


def run(*words: str | Path, stdin: bytes = b"") -> tuple[int, str, str]:
    """Exit code, output and errors of the script as a program without any environment."""
    command = [sys.executable, "-I", str(SCRIPT), *map(str, words)]
    result = subprocess.run(command, input=stdin, capture_output=True, timeout=60, env={}, check=False)
    return result.returncode, result.stdout.decode(), result.stderr.decode()
