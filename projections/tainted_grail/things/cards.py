"""What a player may ask about by name: cards, items, skills, secrets, characters, the enemy at hand, and in a campaign
the places of the land, statuses, events, quests and discs.
"""

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
    TrayView,
)
from projections.tainted_grail.board.form.characters import CharacterView
from projections.tainted_grail.board.form.encounter import EncounterView
from projections.tainted_grail.board.form.land import ActionPrint, InstantPrint, LocationPrint, LocationView
from projections.tainted_grail.board.shown import held
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages, sentence


def named(pack: Pack, board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Yield things with a name that are known at the table; no encounter before it is met, no item before it is
    found, no card of somebody who does not play.
    """
    colours = {colour for one in board["characters"] for colour in (printed[one["id"]]["colour"], one.get("cards"))}
    cards = [(id, one) for id, one in printed.items() if kind_of(id) == "card"]
    yield from (card(id, one, messages) for id, one in cards if one["colour"] in colours)
    yield from (skill(id, one) for id, one in printed.items() if kind_of(id) == "skill")
    for one in board["characters"]:
        yield from (owned(each, messages) for each in one["owned"])
        yield in_play(one, printed, messages)
    seated = {one["id"] for one in board["characters"]}
    for name in pack.characters:
        if ids.character(name) not in seated:
            yield character(pack, name, messages)
    if board["encounter"]:
        yield encounter(board["encounter"], messages)
    if "campaign" in board:
        yield from of_campaign(board, messages)


def of_campaign(board: TaintedGrailBoard, messages: Messages) -> Iterator[Thing]:
    """Yield what lies on the land and beside it. Nothing of a place is told before it is revealed."""
    yield from (place(one, one["front"], messages) for one in board["land"]["places"])
    for status in board["statuses"]:
        yield thing(status["name"], [" · ".join(status["names"])], is_card=False, id=status["id"])
    goals = {one["id"]: labelled(messages, "thing-quest", one["text"]) for one in board["quests"]}
    for event in board["events"]:
        yield thing(event["name"], [goals.get(event["id"])], event["text"], is_card=False, id=event["id"])
    for disc in board["discs"]:
        day = disc.get("expires")
        when = messages.say("thing-expires", day=day) if day else None
        yield thing(disc["name"], [str(disc["value"]), when], is_card=False, id=disc["id"])


def place(one: LocationView, front: LocationPrint, messages: Messages) -> Thing:
    """Return a place: its symbols, its action, its effects upon arrival, how long a menhir holds it, and its text."""
    symbols = ", ".join(messages.say(f"symbol-{each}") for each in front["symbols"])
    lines = [
        labelled(messages, "thing-symbols", symbols),
        act(front["action"], messages) if "action" in front else None,
        *(arriving(each, messages) for each in front.get("instants", ())),
        held(one, messages),
    ]
    return thing(
        one["name"], map(sentence_of, lines), naming.location_text(messages, one["number"]), is_card=False, id=one["id"]
    )


def sentence_of(text: str | None) -> str | None:
    """Return a text with a capital; None for none."""
    return sentence(text) if text else None


def act(one: ActionPrint, messages: Messages) -> str:
    """Return the action of a place: its name, its cost, what it does, and how often."""
    once = one.get("once", "none")
    return messages.say("thing-action", name=one["name"], energy=one["energy"], text=one["text"], once=once)


def arriving(one: InstantPrint, messages: Messages) -> str:
    """Return an effect upon arrival: for whom, how often, and what it does."""
    once = one.get("once", "none")
    return messages.say("thing-instant", least=one.get("least", 1), once=once, text=one["text"])


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


def owned(one: OwnedView, messages: Messages) -> Thing:
    """Return an item or a secret, and whether it works now."""
    keywords = ", ".join(each["name"] for each in one["keywords"])
    idle = None if one["usable"] else messages.say("thing-idle")
    return thing(one["name"], [keywords, abilities(one["abilities"]), idle], one["text"], id=one["id"])


def in_play(one: CharacterView, printed: Printed, messages: Messages) -> Thing:
    """Return a character that is played: its tracks, attributes, resources and possessions, and its negative trait."""
    tray: TrayView = printed[one["id"]]
    tracks = ", ".join(f"{tray['tracks'][each['track']]['name']} {each['value']}" for each in one["tracks"])
    values = [f"{tray['attributes'][each['attribute']]} {each['value']}" for each in one["attributes"] if each["value"]]
    values += [f"{tray['resources'][each['resource']]} {each['count']}" for each in one["resources"] if each["count"]]
    owned = [each["name"] for each in one["owned"]] + [printed[each["id"]]["name"] for each in one["skills"]]
    lines = [
        messages.say("left-dead") if one["dead"] else ", ".join(each["name"] for each in one["conditions"]),
        tracks,
        ", ".join(values),
        labelled(messages, "thing-owns", ", ".join(owned)),
        tray["trait"]["text"],
    ]
    return thing(one["name"], lines, tray["text"], is_card=False, id=one["id"])


def character(pack: Pack, id: str, messages: Messages) -> Thing:
    """Return a character that nobody plays yet: its start values, and its negative trait."""
    one = pack.characters[id]
    values = [f"{messages.say(f'attribute-{name}')} {count}" for name, count in one.attributes.items() if count]
    values += [f"{texts.holding(messages, name)} {count}" for name, count in one.resources.items() if count]
    lines, story = [", ".join(values), messages.say(f"character-{id}-trait")], messages.say(f"character-{id}-text")
    return thing(naming.character(messages, id), lines, story, id=ids.character(id))


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
