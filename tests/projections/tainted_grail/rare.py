"""Positions made by hand for what random arenas hardly ever come to."""

from __future__ import annotations

from collections.abc import Iterator

from tests.projections.tainted_grail.worded import Step


def rare_steps() -> Iterator[Step]:
    yield from ()
