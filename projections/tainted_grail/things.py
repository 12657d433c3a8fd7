"""What a player may ask about by name: cards, items, skills, secrets, characters and the enemy at hand."""

from collections.abc import Iterator, Mapping
from typing import Any

from domain.tainted_grail.content.pack import Pack
from projections.messages import Messages
from projections.tainted_grail import naming, texts
from projections.things import Row, Thing, thing

View = Mapping[str, Any]

SECTIONS: tuple[Row, ...] = ("opportunity", "reward", "loot", "failure")


def things(pack: Pack, board: View, messages: Messages) -> Iterator[Thing]:
    """All that has a name and is known at the table; no encounter before it is met, no item before it is found."""
    yield from (card(one, messages) for one in board["cards"].values() if one["name"])
    for one in board["characters"]:
        yield from (owned(each) for each in one["owned"])
        yield from (thing(each["name"], [("does", abilities(each))]) for each in one["skills"])
    seated = {one["id"] for one in board["characters"]}
    yield from (character(pack, id, messages, is_card=id not in seated) for id in pack.characters)
    if board["encounter"]:
        yield encounter(board["encounter"])


def card(one: View, messages: Messages) -> Thing:
    """A card: what its keys give, what its right edge offers, what it does."""
    return thing(
        one["name"],
        [("left", edge(one["left"], messages)), ("right", edge(one["right"], messages)), ("does", abilities(one))],
    )


def edge(halves: Mapping[str, View], messages: Messages) -> str:
    """The halves of an edge from the top; one that says itself where it is has no label."""
    told = ((messages.say(f"height-{height}"), half["text"]) for height, half in halves.items())
    return " · ".join(text if text == label else f"{label}: {text}" for label, text in told)


def owned(one: View) -> Thing:
    """An item or a secret."""
    keywords = ", ".join(each["name"] for each in one["keywords"])
    return thing(one["name"], [("kind", keywords), ("does", abilities(one)), ("text", one["text"])])


def character(pack: Pack, id: str, messages: Messages, *, is_card: bool) -> Thing:
    """A character: what it begins with, and its negative trait. is_card: as long as it can be chosen."""
    one = pack.characters[id]
    values = [f"{messages.say(f'attribute-{name}')} {count}" for name, count in one.attributes.items() if count]
    values += [f"{texts.holding(messages, name)} {count}" for name, count in one.resources.items() if count]
    rows: list[tuple[Row, str]] = [("values", ", ".join(values)), ("trait", messages.say(f"character-{id}-trait"))]
    return thing(
        naming.character(messages, id), [*rows, ("text", messages.say(f"character-{id}-text"))], is_card=is_card
    )


def encounter(one: View) -> Thing:
    """The enemy: its traits, its table, and what comes of it."""
    rows: list[tuple[Row, str | None]] = [("does", f"{each['name']}: {each['text']}") for each in one["traits"]]
    rows += [("table", f"{each['range']}: {each['text']}") for each in one["table"]]
    rows += [(section, one[section]) for section in SECTIONS]
    return thing(one["name"], [*rows, ("text", one["text"])], is_card=False)


def abilities(one: View) -> str:
    """The sentences of its abilities, one after another."""
    return " ".join(each["text"] for each in one["abilities"])
