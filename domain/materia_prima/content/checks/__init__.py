"""What a pack must hold to be played: a check a rule. Source: MP-10.2, 10.3."""

from domain.kernel.content.source import Source
from domain.kernel.errors import GameError
from domain.materia_prima.content.checks import board, cards, scenarios, specials, tutorials
from domain.materia_prima.content.parts import Content

CHECKS = {**board.CHECKS, **cards.CHECKS, **scenarios.CHECKS, **specials.CHECKS, **tutorials.CHECKS}
"""Rule -> check, in the order in which they are made; a later one may rely on the earlier."""


def check_content(content: Content, source: Source) -> None:
    """Note in the source all faults that the checks find, each under its rule."""
    for rule, faults in CHECKS.items():
        try:
            for path, message in faults(content):
                source.fault(f"{rule}: {message}", path)
                if source.is_full:
                    return
        except (GameError, LookupError, TypeError, ValueError):
            if not source.faults:  # else it relied on what an earlier check found wanting, and has its turn after that
                raise
