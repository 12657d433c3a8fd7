"""The characters: tracks, attributes, resources, possessions and conditions. Source: TG-5.1, 5.2, 5.5."""

from domain.kernel.parts import total
from domain.tainted_grail.queries.attributes import on_board, value
from domain.tainted_grail.queries.items import is_usable
from domain.tainted_grail.queries.tracks import (
    EXHAUSTED_MAX,
    board,
    end,
    in_panic,
    insane_parts,
    is_dying,
    is_exhausted,
    is_insane,
)
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, RESOURCES, Attribute, Track
from projections.board.form import NamedView
from projections.tainted_grail.board import cards
from projections.tainted_grail.board.form.cards import OwnedView
from projections.tainted_grail.board.form.characters import AttributeView, CharacterView, TrackView
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages


def character(messages: Messages, state: State, one: Character) -> CharacterView:
    """Return a character in its present state."""
    tray = state.pack.characters[one.id]
    return {
        "id": one.id,
        "name": naming.character(messages, one.id),
        "text": messages.say(f"character-{one.id}-text"),
        "seat": one.seat,
        "number": tray.number,
        "colour": tray.colour,
        "tracks": tracks(messages, state, one),
        "conditions": conditions(messages, state, one),
        "attributes": [attribute(messages, state, one, each) for each in ATTRIBUTES],
        "resources": [
            {"id": each, "name": texts.holding(messages, each), "count": one.resources.get(each, 0)}
            for each in RESOURCES
        ],
        "trait": {
            "text": messages.say(f"character-{one.id}-trait"),
            "abilities": texts.abilities(messages, tray.trait),
        },
        "owned": owned(messages, state, one),
        "skills": [cards.skill(messages, state.pack, each) for each in one.skills],
        "available": {deck: cards.ids(pile) for deck, pile in one.available.items()},
        "looking": cards.ids(one.looking),
        "dead": one.dead,
    }


def tracks(messages: Messages, state: State, one: Character) -> list[TrackView]:
    """Return the three tracks from 0 to `max`; end: how far it can rise now; zone: the dangerous spaces.

    Source: TG-5.1.4 to 5.1.14.
    """
    lines = board(state, one.id)
    energy, health, terror = lines.energy_max, lines.health_start, lines.terror_max
    insane = total(insane_parts(state, one))
    rows: tuple[tuple[Track, int, int, int, int, tuple[int, int]], ...] = (
        ("energy", one.energy, lines.energy_start, energy, end(state, one, "energy"), (0, EXHAUSTED_MAX)),
        ("health", one.health, health, health, health, (0, 0)),
        ("terror", one.terror, lines.terror_start, terror, terror, (insane, terror)),
    )
    return [
        {
            "id": id,
            "name": texts.holding(messages, id),
            "value": at,
            "start": start,
            "max": most,
            "end": end,
            "zone": list(zone),
            "zone_name": messages.say(f"zone-of-{id}"),
        }
        for id, at, start, most, end, zone in rows
    ]


def conditions(messages: Messages, state: State, one: Character) -> list[NamedView]:
    """Return the conditions of a character by its tracks. Source: TG-5.1.11 to 5.1.14."""
    held = {
        "exhausted": is_exhausted(one),
        "panic": in_panic(one),
        "insane": is_insane(state, one),
        "dying": is_dying(one),
    }
    return [{"id": id, "name": messages.say(f"state-{id}")} for id, holds in held.items() if holds]


def attribute(messages: Messages, state: State, one: Character, kind: Attribute) -> AttributeView:
    """Return an attribute's value and its parts. Source: TG-5.2.2, 5.2.5."""
    markers = one.attributes.get(kind, 0)
    return {
        "id": kind,
        "name": messages.say(f"attribute-{kind}"),
        "value": value(state, one.id, kind),
        "markers": markers,
        "skills": on_board(state, one, kind) - markers,
        "changes": [
            {"count": each.count, "until": each.until, "until_name": messages.say(f"until-{each.until}")}
            for each in one.changes
            if each.attribute == kind
        ],
    }


def owned(messages: Messages, state: State, one: Character) -> list[OwnedView]:
    """Return items and secrets, how they lie, and whether they work now. Source: TG-5.5.6 to 5.5.8, 5.6."""
    return [
        {
            **cards.owned(messages, state.pack, each.card),
            "face_up": each.face_up,
            "turned": each.turned,
            "packed": each.packed,
            "given": each.given,
            "usable": is_usable(state, one, each),
        }
        for each in one.owned
    ]
