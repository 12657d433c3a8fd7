"""The encounter in one look: what the enemy is and does, pool or affinity, the sequence, and its texts."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from projections.canvas import Span, wrapped
from projections.tainted_grail.naming import signed
from projections.tainted_grail.picture.sequence import cards
from projections.tainted_grail.picture.signs import BAD, DIM, GOOD, HEAD, WIDTH, chip, texts
from projections.words import Words

View = Mapping[str, Any]

LABEL = 14
"""Columns of what stands before a text."""
POOL_MAX = 30
"""Markers that are drawn one by one."""


def lines(one: View, words: Words) -> list[list[Span]]:
    """All of it."""
    found = [heading(one, words), *traits(one)]
    found += [*table(one["table"]), *ways(one, words), *sections(one, words), []]
    found.append(pool(one, words) if one["affinity"] is None else affinity(one["affinity"], words))
    return [*found, *cards(one["sequence"]), *readable(one), *counts(one, words)]


def heading(one: View, words: Words) -> list[Span]:
    """Name, difficulty, round and step."""
    moment = words.say("picture-moment", round=one["round"], step=one["step_name"])
    difficulty = words.say("picture-difficulty", difficulty=one["difficulty"])
    return [chip(one["name"], one["colour"]), (f"  {difficulty}", DIM), (f"  {moment}", "bold")]


def traits(one: View) -> Iterator[list[Span]]:
    """The enemy's traits, each with what it means."""
    for each in one["traits"]:
        yield from labelled(each["name"], each["text"], "bold", "")


def labelled(label: str, text: str, style: str, body: str) -> Iterator[list[Span]]:
    """A text in lines, with a label before the first."""
    for n, line in enumerate(wrapped(text, WIDTH - LABEL - 2)):
        shown = label[: LABEL - 1] if n == 0 else ""
        yield [(f"  {shown:<{LABEL}}", style), (line, body)]


def table(rows: Iterable[View]) -> Iterator[list[Span]]:
    """The lines of a table, the one in force standing out."""
    for one in rows:
        style = "bold" if one["in_force"] else DIM
        yield from labelled(f"{'▶' if one['in_force'] else ' '} {one['range']}", one["text"], style, style)


def ways(one: View, words: Words) -> Iterator[list[Span]]:
    """The ways and their stages; once one is chosen, that one."""
    chosen = [each for each in one["ways"] if each["chosen"]]
    for way in chosen or one["ways"]:
        if way["name"]:
            yield [(f"  {way['name']}", HEAD)]
        for stage in way["stages"]:
            label = words.say("picture-stage", stage=stage["stage"])
            sign = "✓" if stage["won"] else "▶" if stage["current"] else " "
            yield [(f"{sign} {label}", "bold" if stage["current"] else DIM)]
            if stage["current"] or not chosen:
                for each in stage["variable"]:
                    yield from labelled(each["name"], each["text"], "", "")
                yield from table(stage["reactions"])


def sections(one: View, words: Words) -> Iterator[list[Span]]:
    """Opportunity, reward, loot, failure, what is delayed, how it is avoided."""
    for name in ("opportunity", "reward", "loot", "failure"):
        if one[name]:
            yield from labelled(words.say(f"section-{name}"), one[name], DIM, DIM)
    if one["delayed"]:
        label = words.say("section-delayed", delay=one["delayed"]["delay"])
        yield from labelled(label, one["delayed"]["text"], DIM, DIM)
    if one["avoid"]:
        need = f". {one['avoid']['need']}" if one["avoid"]["need"] else ""
        yield from labelled(words.say("section-avoid"), one["avoid"]["cost"] + need, DIM, DIM)


def pool(one: View, words: Words) -> list[Span]:
    """The pool against the value."""
    held, value = one["pool"], one["value"]
    drawn = min(held, POOL_MAX)
    missing = min(max(0, value - held), POOL_MAX - drawn)
    return [
        (f"{words.say('picture-pool')} ", HEAD),
        ("●" * drawn, GOOD),
        ("○" * missing, DIM),
        (f" {held} / {value}", "bold"),
    ]


def affinity(one: View, words: Words) -> list[Span]:
    """The affinity track from its lowest space to its highest, the marker on its space."""
    spans: list[Span] = [(f"{words.say('picture-affinity')} {signed(one['bottom'])} ", HEAD)]
    for at in range(one["bottom"], one["top"] + 1):
        style = GOOD if at >= one["green"] else BAD if at <= one["red"] else DIM
        spans.append(("◆" if at == one["marker"] else "─" if at else "┼", style))
    return [*spans, (f" {signed(one['top'])}", HEAD), (f"  {one['zone_name']}", "bold")]


def readable(one: View) -> Iterator[list[Span]]:
    """The texts of the cards that are not covered."""
    for each in one["sequence"][1:]:
        if not each["covered"] and each["abilities"]:
            for n, line in enumerate(wrapped(f"{each['name']}: {texts(each['abilities'])}", WIDTH - 2, "  ")):
                yield [(f"  {line}", "" if n else "bold")]


def counts(one: View, words: Words) -> Iterator[list[Span]]:
    """How many symbols of each attribute are connected."""
    told = [f"{each['name']} {each['connected']}" for each in one["counts"] if each["connected"]]
    if told:
        yield [(f"{words.say('picture-connected')}: {', '.join(told)}", DIM)]
