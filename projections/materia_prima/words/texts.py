"""What the message catalogues of a pack must hold. Source: MP-10.1."""

from collections.abc import Iterable, Iterator

from domain.materia_prima.content.pack import Pack, Scenario


def text_ids(pack: Pack) -> Iterator[str]:
    """Yield the id of every name and text that a catalogue of the pack must hold: the table, then the thing's own
    id.
    """
    content = pack.content
    yield from with_text("pack", [content.pack.id])
    yield from named("element", [one.id for one in content.elements])
    yield from named("piece", sorted({one.id for one in content.pieces}))
    yield from with_text("layout", [one.id for one in content.layouts])
    yield from with_text("town", [one.letter.lower() for one in content.towns])
    yield from with_text("alarm", [one.id for one in content.alarms])
    yield from with_text("inquisitor", [one.letter.lower() for one in content.inquisitors])
    yield from named("card", [one.id for one in content.cards])
    yield from with_text("recipe", [one.id for one in content.recipes])
    yield from with_text("alchemist", [one.id for one in content.alchemists])
    yield from with_text("extension", [one.id for one in content.extensions])
    yield from with_text("mission", [one.id for one in content.missions])
    yield from with_text("temple", [one.id for one in content.temples])
    for scenario in content.scenarios:
        yield from of_scenario(scenario)


def named(table: str, ids: Iterable[str]) -> Iterator[str]:
    """Yield things that have only a name."""
    yield from (f"{table}-{one}" for one in ids)


def with_text(table: str, ids: Iterable[str]) -> Iterator[str]:
    """Yield things with a name and a line of prose."""
    for name in named(table, ids):
        yield from (name, f"{name}-text")


def of_scenario(scenario: Scenario) -> Iterator[str]:
    """Yield title, introduction, endings, special rules, mission parts, and a line for each side of each event."""
    name = f"scenario-{scenario.id}"
    yield from (name, f"{name}-intro", f"{name}-success", f"{name}-failure")
    yield from named("part", [part.id for part in scenario.parts])
    yield from with_text("special", [special.id for special in scenario.specials])
    for row in scenario.events:
        yield from (f"{name}-day-{row.day}-{side}" for side in ("alchemists", "inquisition"))
