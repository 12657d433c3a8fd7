"""The counts of one table that is over, and those of many together."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from domain.kernel.fact import Face
from projections.luck.outcomes import DieCounts


class TableCounts(Struct, frozen=True):
    """What a table came to. scenario: its id, empty without one; length: in what the game counts, such as days; dice:
    of all seats together.
    """

    game: str
    scenario: str
    result: str
    length: int
    actions: int
    dice: tuple[DieCounts, ...]


class ScenarioCounts(Struct, frozen=True):
    """How the tables of a scenario ended. results: how many came to each."""

    scenario: str
    results: dict[str, int]


class GameCounts(Struct, frozen=True):
    """What the tables of a game came to."""

    game: str
    tables: int
    length: int
    actions: int
    scenarios: tuple[ScenarioCounts, ...]
    dice: tuple[DieCounts, ...]


def together(many: Iterable[TableCounts]) -> dict[str, GameCounts]:
    """Return the counts of tables together, by game."""
    games: dict[str, list[TableCounts]] = {}
    for one in many:
        games.setdefault(one.game, []).append(one)
    return {game: of_game(game, tables) for game, tables in sorted(games.items())}


def of_game(game: str, tables: list[TableCounts]) -> GameCounts:
    """Return the counts of a game's tables together."""
    results: dict[str, Counter[str]] = {}
    dice: dict[tuple[str, tuple[Face, ...]], Counter[int]] = {}
    for one in tables:
        results.setdefault(one.scenario, Counter())[one.result] += 1
        for die in one.dice:
            dice.setdefault((die.die, die.faces), Counter()).update(dict(enumerate(die.counts)))
    return GameCounts(
        game,
        len(tables),
        sum(one.length for one in tables),
        sum(one.actions for one in tables),
        tuple(ScenarioCounts(scenario, dict(sorted(found.items()))) for scenario, found in sorted(results.items())),
        tuple(
            DieCounts(None, die, faces, tuple(counts[place] for place in range(len(faces))))
            for (die, faces), counts in sorted(dice.items(), key=lambda item: item[0][0])
        ),
    )
