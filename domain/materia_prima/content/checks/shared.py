"""Functions that several checks of a pack use."""

from collections.abc import Callable, Iterable, Iterator

from domain.kernel.content.decoding import choice
from domain.kernel.content.source import Path
from domain.materia_prima.board.pieces import Board, assemble
from domain.materia_prima.content.parts import Content, Scenario, Values
from domain.materia_prima.content.specials import SpecialRule, Trigger
from domain.materia_prima.tasks.effects import Effect

Faults = Iterator[tuple[Path, str]]
"""The places where something is wrong, each with the reason."""

Check = Callable[[Content], Faults]

ALCHEMISTS_MAX = 4


def unknown(word: str, allowed: Iterable[str]) -> str:
    """Return a message with what would be possible."""
    return f"unknown: {word}{choice(word, sorted(allowed))}"


def elements_of(content: Content) -> dict[str, int]:
    """Return element id -> level."""
    return {one.id: one.level for one in content.elements}


def boards(content: Content) -> Iterator[tuple[int, Board]]:
    """Yield every layout by number, assembled."""
    for number, layout in enumerate(content.layouts):
        yield number, assemble(content.pieces, layout, content.frame.centres)


def specials(content: Content) -> Iterator[tuple[Path, Scenario, SpecialRule]]:
    """Yield every special rule with its place and its scenario."""
    for number, scenario in enumerate(content.scenarios):
        for place, special in enumerate(scenario.specials):
            yield ("scenario", number, "special", place), scenario, special


def effects(content: Content) -> Iterator[tuple[Path, Effect]]:
    """Yield every effect of event rows and special rules, with its place."""
    for number, scenario in enumerate(content.scenarios):
        for place, row in enumerate(scenario.events):
            path: Path = ("scenario", number, "event", place)
            yield from (((*path, "alchemists"), effect) for effect in row.alchemists)
            yield from (((*path, "inquisition"), effect) for effect in row.inquisition)
    for path, _, special in specials(content):
        if isinstance(special, Trigger):
            yield from (((*path, "then"), effect) for effect in special.then)


def alchemist_values(content: Content) -> Iterator[Values]:
    """Yield all status values that characters have without additions."""
    for one in content.alchemists:
        yield one.values or content.defaults.alchemist
        if one.without_stone:
            yield one.without_stone
