"""The checks of a pack, one for each rule. Source: MP-10.2, 10.3."""

from domain.kernel.content.source import Source
from domain.kernel.errors import GameError
from domain.materia_prima.content.checks import board, cards, scenarios, specials, tutorials
from domain.materia_prima.content.parts import Content

CHECKS = {**board.CHECKS, **cards.CHECKS, **scenarios.CHECKS, **specials.CHECKS, **tutorials.CHECKS}
"""Rule -> check, in the order in which they run; a later one may rely on an earlier one."""


def check_content(content: Content, source: Source) -> None:
    """Note all faults that the checks find in the source, each under its rule."""
    for rule, faults in CHECKS.items():
        try:
            for path, message in faults(content):
                source.fault(f"{rule}: {message}", path)
                if source.is_full:
                    return
        except (GameError, LookupError, TypeError, ValueError):
            if not source.faults:  # it may rely on earlier checks, so it runs only once they pass
                raise
