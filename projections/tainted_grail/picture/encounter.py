"""The encounter at a glance: the enemy and its table, pool or affinity, the sequence, and its texts."""

from collections.abc import Iterable, Iterator
from typing import Literal

from domain.tainted_grail.vocabulary.terms import ATTRIBUTES
from projections.board.printing import Printed
from projections.drawing.canvas import Span, flowing, of_thing, wrapped
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.encounter import AffinityView, EncounterView, TableRowView, ZoneView
from projections.tainted_grail.picture import sequence
from projections.tainted_grail.picture.signs import BAD, DIM, GOOD, HEAD, WIDTH, chip, texts
from projections.tainted_grail.words.naming import signed
from projections.text.messages import Messages

LABEL = 18
"""The columns of a label before a text."""
SECTIONS: tuple[Literal["opportunity", "reward", "loot", "failure"], ...] = ("opportunity", "reward", "loot", "failure")
POOL_MAX = 30
"""The most markers that are drawn one by one."""
ZONES = {"red": BAD, "grey": DIM, "green": GOOD}


def lines(board: TaintedGrailBoard, one: EncounterView, printed: Printed, messages: Messages) -> list[list[Span]]:
    """Return all lines."""
    found = [*heading(one, messages), *traits(one)]
    found += [*table(one["table"], one["in_force"]), *ways(one, messages), *sections(one, messages), []]
    found.append(score(one, messages))
    return [*found, *sequence.cards(board, one, printed), *readable(one, printed), *connected(one, printed, messages)]


def heading(one: EncounterView, messages: Messages) -> list[list[Span]]:
    """Return name, difficulty, round and step; on two lines if they are long."""
    moment = messages.say("picture-moment", round=one["round"], step=one["step_name"])
    difficulty = messages.say("picture-difficulty", difficulty=one["difficulty"])
    return flowing(
        [
            [of_thing(chip(one["name"], one["colour"]), one["id"])],
            [(f"  {difficulty}", DIM)],
            [(f"  {moment}", "bold")],
        ],
        WIDTH,
    )


def traits(one: EncounterView) -> Iterator[list[Span]]:
    """Yield the enemy's traits, each with its meaning."""
    for each in one["traits"]:
        yield from labelled(each["name"], each["text"], "bold", "")


def labelled(label: str, text: str, style: str, body: str) -> Iterator[list[Span]]:
    """Yield a text in lines, with a label before the first; a long label has a line of its own."""
    is_long = len(label) >= LABEL
    if is_long:
        yield [(f"  {label}", style)]
    for n, line in enumerate(wrapped(text, WIDTH - LABEL - 2)):
        shown = label if n == 0 and not is_long else ""
        yield [(f"  {shown:<{LABEL}}", style), (line, body)]


def table(rows: Iterable[TableRowView], in_force: int | None) -> Iterator[list[Span]]:
    """Yield the lines of a table, with the one in force highlighted."""
    for n, one in enumerate(rows):
        sign, style = ("▶", "bold") if n == in_force else (" ", DIM)
        yield from labelled(f"{sign} {one['range']}", one["text"], style, style)


def ways(one: EncounterView, messages: Messages) -> Iterator[list[Span]]:
    """Yield the ways and their stages; once one is chosen, only that one."""
    at = one["stages_won"] + 1 if one["way"] else None
    for way in one["ways"]:
        if way["name"]:
            yield [("  ", HEAD), of_thing((way["name"], HEAD), way["id"])]
        for stage in way["stages"]:
            label = messages.say("picture-stage", stage=stage["stage"])
            is_won, is_current = bool(at and stage["stage"] < at), stage["stage"] == at
            yield [(f"{'✓' if is_won else '▶' if is_current else ' '} {label}", "bold" if is_current else DIM)]
            if is_current or at is None:
                for each in stage["variable"]:
                    yield from labelled(each["name"], each["text"], "", "")
                yield from table(stage["reactions"], one["in_force"])


def sections(one: EncounterView, messages: Messages) -> Iterator[list[Span]]:
    """Yield opportunity, reward, loot, failure, what is delayed, and how to avoid it."""
    for name in SECTIONS:
        if text := one[name]:
            yield from labelled(messages.say(f"section-{name}"), text, DIM, DIM)
    if one["delayed"]:
        label = messages.say("section-delayed", delay=one["delayed"]["delay"])
        yield from labelled(label, one["delayed"]["text"], DIM, DIM)
    if one["avoid"]:
        need = f". {one['avoid']['need']}" if one["avoid"]["need"] else ""
        yield from labelled(messages.say("section-avoid"), one["avoid"]["cost"] + need, DIM, DIM)


def score(one: EncounterView, messages: Messages) -> list[Span]:
    """Return the pool of a combat, the affinity of a diplomacy."""
    if one["affinity"] is None:
        return pool(one["pool"] or 0, one["value"] or 0, messages)
    return affinity(one["affinity"], one["marker"] or 0, messages)


def pool(held: int, value: int, messages: Messages) -> list[Span]:
    """Return the pool against the value."""
    drawn = min(held, POOL_MAX)
    missing = min(max(0, value - held), POOL_MAX - drawn)
    return [
        (f"{messages.say('picture-pool')} ", HEAD),
        ("●" * drawn, GOOD),
        ("○" * missing, DIM),
        (f" {held} / {value}", "bold"),
    ]


def affinity(one: AffinityView, marker: int, messages: Messages) -> list[Span]:
    """Return the affinity track from its lowest space to its highest, the marker on its space."""
    spans: list[Span] = [(f"{messages.say('picture-affinity')} {signed(one['bottom'])} ", HEAD)]
    for at in range(one["bottom"], one["top"] + 1):
        style = ZONES[zone_of(one, at)["zone"]]
        spans.append(("◆" if at == marker else "─" if at else "┼", style))
    zone = zone_of(one, marker)
    return [*spans, (f" {signed(one['top'])}", HEAD), (f"  {zone['name']}", "bold")]


def zone_of(one: AffinityView, space: int) -> ZoneView:
    """Return the zone of a space of the affinity track."""
    return next(each for each in one["zones"] if each["least"] <= space <= each["most"])


def readable(one: EncounterView, printed: Printed) -> Iterator[list[Span]]:
    """Yield the texts of the cards that are not covered."""
    for laid in one["sequence"]:
        card = printed[laid["id"]]
        if card["abilities"] and not sequence.is_covered(one, laid, printed):
            for n, line in enumerate(wrapped(f"{card['name']}: {texts(card['abilities'])}", WIDTH - 2, "  ")):
                yield [("  ", ""), of_thing((line, "" if n else "bold"), laid["id"])]


def connected(one: EncounterView, printed: Printed, messages: Messages) -> Iterator[list[Span]]:
    """Return how many symbols of each attribute are connected."""
    counts = sequence.connected(one, printed)
    found = [f"{messages.say(f'attribute-{each}')} {counts[each]}" for each in ATTRIBUTES if counts[each]]
    if found:
        for line in wrapped(f"{messages.say('picture-connected')}: {', '.join(found)}", WIDTH, "  "):
            yield [(line, DIM)]
