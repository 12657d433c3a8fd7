"""Checks of tutorials. Source: MP-3.4."""

from collections.abc import Iterable, Iterator, Mapping

from domain.kernel.content.source import Path
from domain.materia_prima.board.pieces import Board
from domain.materia_prima.content.checks.shared import ALCHEMISTS_MAX, Check, Faults, boards, unknown
from domain.materia_prima.content.parts import Content, Tutorial


def tutorials(content: Content) -> Iterator[tuple[Path, Tutorial]]:
    """Yield every tutorial with its place."""
    for number, scenario in enumerate(content.scenarios):
        if scenario.tutorial:
            yield ("scenario", number, "tutorial"), scenario.tutorial


def tutorials_are_set_up(content: Content) -> Faults:
    """Yield unknown names in tutorials, and what does not fit."""
    yield from tutorials_name_what_there_is(content)
    yield from tutorials_seat_four(content)


def tutorials_name_what_there_is(content: Content) -> Faults:
    """Yield layout, temple, characters, recipes, missions and extensions of a tutorial that do not exist or are named
    twice.
    """
    for path, lesson in tutorials(content):
        named = {
            "layout": ([lesson.layout], content.layouts),
            "temple": ([lesson.temple], content.temples),
            "alchemist": ([one.character for one in lesson.alchemists], content.alchemists),
            "recipes": (lesson.recipes, content.recipes),
            "missions": (lesson.missions.values(), content.missions),
            "extensions": (lesson.extensions.values(), content.extensions),
        }
        for field, (words, table) in named.items():
            yield from known_once((*path, field), words, [one.id for one in table])  # type: ignore[attr-defined]


def known_once(path: Path, words: Iterable[str], known: list[str]) -> Faults:
    """Yield words that the pack's table does not have, or that are named twice."""
    given = list(words)
    yield from ((path, unknown(word, known)) for word in given if word not in known)
    if len(set(given)) != len(given):
        yield path, "something is named twice; name it once"


def tutorials_seat_four(content: Content) -> Faults:
    """Yield tutorials without four alchemists of different colours and towers on different plain hexes."""
    maps = {content.layouts[number].id: board for number, board in boards(content)}
    for path, lesson in tutorials(content):
        place: Path = (*path, "alchemist")
        if {len(lesson.alchemists), len({one.colour for one in lesson.alchemists})} != {ALCHEMISTS_MAX}:
            yield place, f"{ALCHEMISTS_MAX} alchemists of different colours are needed"
        if len({one.tower for one in lesson.alchemists}) != len(lesson.alchemists):
            yield place, "two towers are on one hex; move one"
        for one in lesson.alchemists:
            if not is_plain(maps[lesson.layout], one.tower):
                yield place, f"a tower cannot stand on {list(one.tower)}; it needs a plain hex"


def is_plain(board: Board, hex: tuple[int, int]) -> bool:
    """Return whether a hex is on the board and plain."""
    return hex in board.terrain and board.terrain[hex].is_plain


def tutorials_have_a_card_a_day(content: Content) -> Faults:
    """Yield tutorials with alarm cards that are not exactly one for each day, or none at all."""
    for path, lesson in tutorials(content):
        place: Path = (*path, "alarms")
        yield from known_once(place, lesson.alarms, [one.id for one in content.alarms])
        if lesson.alarms and len(lesson.alarms) != lesson.days:
            yield (
                place,
                f"{len(lesson.alarms)} alarm cards; one is needed for each of {lesson.days} days, or none at all",
            )


CHECKS: Mapping[str, Check] = {
    "MP-3.4.1": tutorials_are_set_up,
    "MP-3.4.2": tutorials_have_a_card_a_day,
}
