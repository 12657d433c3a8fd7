"""What lies on the table besides cards with a text of their own: dials, pools, hands, decks; and how many."""

from collections.abc import Iterable, Iterator, Mapping

from domain.tainted_grail.vocabulary.terms import DECKS
from projections.board import ids as board_ids
from projections.board.form import LyingView
from projections.board.printing import Printed
from projections.board.things import Thing, labelled, thing
from projections.tainted_grail.board.form.board import KnownDeckView, TaintedGrailBoard
from projections.tainted_grail.board.form.cards import TrayView
from projections.tainted_grail.board.form.characters import AttributeView, CharacterView, TrackView
from projections.tainted_grail.board.form.encounter import EncounterView, ParticipantView
from projections.tainted_grail.words import naming
from projections.text.messages import Messages, sentence

Names = Mapping[str, str]
"""The names of the things on a board, by id."""


def lying(board: TaintedGrailBoard, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Yield the dials, pools, hands and decks of a board."""
    names = board_ids.names(board, printed)
    for one in board["characters"]:
        tray: TrayView = printed[one["id"]]
        yield from (track(each, one, tray, messages) for each in one["tracks"])
        yield from (attribute(each, one, tray, messages) for each in one["attributes"])
        yield from resources(one, tray, messages)
        yield from available(one, names, messages)
        yield from face_down(one["looking"], one["name"], "thing-looked-at", names, messages)
    if encounter := board["encounter"]:
        yield score(encounter, messages)
        for part in encounter["participants"]:
            yield hand(part, names, messages)
            yield from face_down(part["hand"], part["name"], "thing-in-hand", names, messages)
    yield from (deck(one, names, messages) for one in board["decks"])


def track(one: TrackView, character: CharacterView, tray: TrayView, messages: Messages) -> Thing:
    """Return a track: where its marker stands, how far it can rise, and its dangerous spaces."""
    own, (low, high) = tray["tracks"][one["track"]], one["zone"]
    at = messages.say("thing-track", value=one["value"], end=one["end"])
    zone = messages.say("thing-zone", zone=own["zone_name"], range=naming.span(messages, low, high))
    return thing(f"{character['name']}: {own['name']}", [at, zone], is_named=False, id=one["id"])


def attribute(one: AttributeView, character: CharacterView, tray: TrayView, messages: Messages) -> Thing:
    """Return an attribute: its value, and what it is made of."""
    changes = [f"{naming.signed(each['count'])} {each['until_name']}" for each in one.get("changes", [])]
    lines = [
        str(one["value"]),
        labelled(messages, "thing-markers", str(one["markers"] or "")),
        labelled(messages, "thing-from-skills", str(one["skills"] or "")),
        ", ".join(changes),
    ]
    name = f"{character['name']}: {tray['attributes'][one['attribute']]}"
    return thing(name, lines, is_named=False, id=one["id"])


def resources(one: CharacterView, tray: TrayView, messages: Messages) -> Iterator[Thing]:
    """Yield a character's resources, with how many there are."""
    for each in one["resources"]:
        name = f"{one['name']}: {tray['resources'][each['resource']]}"
        yield thing(name, [str(each["count"])], is_named=False, id=each["id"])


def available(one: CharacterView, names: Names, messages: Messages) -> Iterator[Thing]:
    """Yield the open piles that a character can buy cards from."""
    for kind in DECKS:
        if kind in one["available"]:
            pile = one["available"][kind]
            name = messages.say("thing-available", character=one["name"], deck=kind)
            yield thing(name, [counted(messages, len(pile)), listed(pile, names)], is_named=False)


def score(one: EncounterView, messages: Messages) -> Thing:
    """Return the pool of a combat, or the affinity of a diplomacy."""
    affinity = one["affinity"]
    if affinity is None:
        held = messages.say("thing-pool", held=one["pool"] or 0, value=one["value"] or 0)
        return thing(messages.say("picture-pool"), [held], is_named=False)
    at = messages.say("thing-affinity", at=naming.signed(one["marker"] or 0))
    zones = [f"{each['name']}: {naming.span(messages, each['least'], each['most'])}" for each in affinity["zones"]]
    return thing(messages.say("picture-affinity"), [at, ", ".join(zones)], is_named=False)


def hand(part: ParticipantView, names: Names, messages: Messages) -> Thing:
    """Return a hand and a discard pile: how many cards, and those that the reader may see."""
    seen = listed(part["hand"], names)
    lines = [
        part["left_name"],
        counted(messages, len(part["hand"])),
        seen,
        messages.say("thing-discarded", count=len(part["discard"]), cards=listed(part["discard"], names))
        if part["discard"]
        else None,
    ]
    return thing(messages.say("thing-hand", character=part["name"]), lines, is_named=False)


def face_down(cards: Iterable[LyingView], whose: str, key: str, names: Names, messages: Messages) -> Iterator[Thing]:
    """Yield the cards of a row that the reader may not see. key: of the message that says where they are."""
    for place, one in enumerate(cards, 1):
        if one["id"] not in names:
            told = messages.say(key, character=whose, place=place)
            yield thing(sentence(messages.say("face-down")), [told], is_named=False, id=one["id"])


def deck(one: KnownDeckView, names: Names, messages: Messages) -> Thing:
    """Return a deck: how many cards it has, and those that everyone has seen."""
    lines = [
        counted(messages, one["count"]),
        labelled(messages, "thing-top", listed(one.get("top", []), names)),
        labelled(messages, "thing-bottom", listed(one.get("bottom", []), names)),
    ]
    return thing(one["name"], lines, is_named=False, id=one["id"])


def counted(messages: Messages, count: int) -> str:
    """Return how many cards there are."""
    return messages.say("thing-cards", count=count)


def listed(cards: Iterable[LyingView], names: Names) -> str:
    """Return the names of the cards that are known."""
    return ", ".join(names[one["id"]] for one in cards if one["id"] in names)
