"""What a pack must hold to be played: a check a rule. Source: MP-10.2, 10.3."""

from domain.materia_prima.content_checks import board, cards, scenarios, tutorials
from domain.materia_prima.content_parts import Content
from domain.materia_prima.content_source import Source

CHECKS = {**board.CHECKS, **cards.CHECKS, **scenarios.CHECKS, **tutorials.CHECKS}
"""Rule -> check, in the order in which they are made; a later one may rely on the earlier."""


def check_content(content: Content, source: Source) -> None:
    """Raise ContentError for the first fault found, naming rule, file and where possible the line."""
    for rule, faults in CHECKS.items():
        for path, message in faults(content):
            raise source.error(f"{rule}: {message}", path)
