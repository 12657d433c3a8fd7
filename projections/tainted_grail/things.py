"""What a player may ask about by name: cards, items, skills, secrets, characters and the enemy at hand."""

from collections.abc import Iterable, Iterator, Mapping

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.vocabulary.terms import Height
from projections.board.ids import kind_of
from projections.board.printing import Printed
from projections.board.things import Thing, labelled, thing
from projections.tainted_grail import ids
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.cards import (
    GrailAbilityView,
    InHalfView,
    OutHalfView,
    OwnedView,
    PrintedCardView,
    SkillView,
)
from projections.tainted_grail.board.form.encounter import EncounterView
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages


def things(pack: Pack, board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Yield things with a name that are known at the table; no encounter before it is met, no item before it is
    found, no card of somebody who does not play.
    """
    colours = {one["colour"] for one in board["characters"]}
    cards = [(id, one) for id, one in printed.items() if kind_of(id) == "card"]
    yield from (card(id, one, messages) for id, one in cards if one["colour"] in colours)
    yield from (skill(id, one) for id, one in printed.items() if kind_of(id) == "skill")
    for one in board["characters"]:
        yield from (owned(each) for each in one["owned"])
    seated = {one["id"] for one in board["characters"]}
    for name in pack.characters:
        yield character(pack, name, messages, is_card=ids.character(name) not in seated)
    if board["encounter"]:
        yield encounter(board["encounter"], messages)


def card(id: str, one: PrintedCardView, messages: Messages) -> Thing:
    """Return a card: the bonuses of its keys, the offers of its right edge, its effects."""
    left = labelled(messages, "thing-left", edge(one["left"], messages))
    right = labelled(messages, "thing-right", edge(one["right"], messages))
    return thing(one["name"], [left, right, abilities(one["abilities"])], id=id)


def edge(halves: Mapping[Height, InHalfView] | Mapping[Height, OutHalfView], messages: Messages) -> str:
    """Return the halves of an edge from the top; one that names its own place has no label."""
    halves_named = ((messages.say(f"height-{height}"), half["text"]) for height, half in halves.items())
    return " · ".join(text if text == name else f"{name}: {text}" for name, text in halves_named)


def skill(id: str, one: SkillView) -> Thing:
    """Return a skill: its attribute, and what it does."""
    return thing(one["name"], [one["attribute_name"], abilities(one["abilities"])], id=id)


def owned(one: OwnedView) -> Thing:
    """Return an item or a secret."""
    keywords = ", ".join(each["name"] for each in one["keywords"])
    return thing(one["name"], [keywords, abilities(one["abilities"])], one["text"], id=one["id"])


def character(pack: Pack, id: str, messages: Messages, *, is_card: bool) -> Thing:
    """Return a character: its start values, and its negative trait. is_card: while it can be chosen."""
    one = pack.characters[id]
    values = [f"{messages.say(f'attribute-{name}')} {count}" for name, count in one.attributes.items() if count]
    values += [f"{texts.holding(messages, name)} {count}" for name, count in one.resources.items() if count]
    lines, story = [", ".join(values), messages.say(f"character-{id}-trait")], messages.say(f"character-{id}-text")
    return thing(naming.character(messages, id), lines, story, is_card=is_card, id=ids.character(id))


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
    return thing(one["name"], lines, one["text"], is_card=False, id=one["id"])


def abilities(ones: Iterable[GrailAbilityView]) -> str:
    """Return the sentences of its abilities, one after another."""
    return " ".join(each["text"] for each in ones)
