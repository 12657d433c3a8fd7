"""What a player may ask about by name: cards, items, skills, secrets, characters and the enemy at hand."""

from collections.abc import Iterable, Iterator, Mapping

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.vocabulary.terms import Height
from projections.board.things import Thing, labelled, thing
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.cards import (
    GrailAbilityView,
    InHalfView,
    OutHalfView,
    OwnedView,
    PrintedCardView,
)
from projections.tainted_grail.board.form.encounter import EncounterView
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages


def things(pack: Pack, board: TaintedGrailBoard, messages: Messages) -> Iterator[Thing]:
    """Yield things with a name that are known at the table; no encounter before it is met, no item before it is
    found.
    """
    yield from (card(one, messages) for one in board["cards"].values())
    for one in board["characters"]:
        yield from (owned(each) for each in one["owned"])
        yield from (thing(each["name"], [abilities(each["abilities"])]) for each in one["skills"])
    seated = {one["id"] for one in board["characters"]}
    yield from (character(pack, id, messages, is_card=id not in seated) for id in pack.characters)
    if board["encounter"]:
        yield encounter(board["encounter"], messages)


def card(one: PrintedCardView, messages: Messages) -> Thing:
    """Return a card: the bonuses of its keys, the offers of its right edge, its effects."""
    left = labelled(messages, "thing-left", edge(one["left"], messages))
    right = labelled(messages, "thing-right", edge(one["right"], messages))
    return thing(one["name"], [left, right, abilities(one["abilities"])])


def edge(halves: Mapping[Height, InHalfView] | Mapping[Height, OutHalfView], messages: Messages) -> str:
    """Return the halves of an edge from the top; one that names its own place has no label."""
    halves_named = ((messages.say(f"height-{height}"), half["text"]) for height, half in halves.items())
    return " · ".join(text if text == name else f"{name}: {text}" for name, text in halves_named)


def owned(one: OwnedView) -> Thing:
    """Return an item or a secret."""
    keywords = ", ".join(each["name"] for each in one["keywords"])
    return thing(one["name"], [keywords, abilities(one["abilities"])], one["text"])


def character(pack: Pack, id: str, messages: Messages, *, is_card: bool) -> Thing:
    """Return a character: its start values, and its negative trait. is_card: while it can be chosen."""
    one = pack.characters[id]
    values = [f"{messages.say(f'attribute-{name}')} {count}" for name, count in one.attributes.items() if count]
    values += [f"{texts.holding(messages, name)} {count}" for name, count in one.resources.items() if count]
    lines = [", ".join(values), messages.say(f"character-{id}-trait")]
    return thing(naming.character(messages, id), lines, messages.say(f"character-{id}-text"), is_card=is_card)


def encounter(one: EncounterView, messages: Messages) -> Thing:
    """Return the enemy: its traits, its table, and its results."""
    lines = [
        *(f"{each['name']}: {each['text']}" for each in one["traits"]),
        *(f"{each['range']}: {each['text']}" for each in one["table"]),
        labelled(messages, "thing-opportunity", one["opportunity"]),
        labelled(messages, "thing-reward", one["reward"]),
        labelled(messages, "thing-loot", one["loot"]),
        labelled(messages, "thing-failure", one["failure"]),
    ]
    return thing(one["name"], lines, one["text"], is_card=False)


def abilities(ones: Iterable[GrailAbilityView]) -> str:
    """Return the sentences of its abilities, one after another."""
    return " ".join(each["text"] for each in ones)
