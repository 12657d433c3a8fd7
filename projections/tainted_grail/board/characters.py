"""The characters: tracks, attributes, resources, possessions and conditions. Source: TG-5.1, 5.2, 5.5."""

from typing import cast

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
from domain.tainted_grail.state import Character, Owned, State
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, RESOURCES, Attribute, Track
from projections.tainted_grail import ids
from projections.tainted_grail.board import cards
from projections.tainted_grail.board.form.cards import OwnedView
from projections.tainted_grail.board.form.characters import (
    AttributeView,
    ChangeView,
    CharacterView,
    Condition,
    ConditionView,
    TrackView,
)
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def character(messages: Messages, state: State, one: Character) -> CharacterView:
    """Return a character in its present state."""
    view: CharacterView = {
        "id": ids.character(one.id),
        "name": naming.character(messages, one.id),
        "seat": one.seat,
        "colour": board(state, one.id).colour,
        "tracks": tracks(state, one),
        "conditions": conditions(messages, state, one),
        "attributes": [attribute(messages, state, one, each) for each in ATTRIBUTES],
        "resources": [
            {
                "id": ids.holding(one.id, each),
                "resource": each,
                "count": one.resources.get(each, 0),
            }
            for each in RESOURCES
        ],
        "owned": owned(messages, state, one),
        "skills": [{"id": ids.skill(each)} for each in one.skills],
        "available": {deck: cards.lying("available", f"{one.id}/{deck}", pile) for deck, pile in one.available.items()},
        "looking": cards.lying("looking", one.id, one.looking),
        "dead": one.dead,
    }
    return view if one.cards is None else {**view, "cards": one.cards}


def tracks(state: State, one: Character) -> list[TrackView]:
    """Return the three tracks. Source: TG-5.1.4 to 5.1.14."""
    lines = board(state, one.id)
    terror = lines.terror_max
    spaces: dict[Track, int] = {"energy": lines.energy_max, "health": lines.health_start, "terror": terror}
    rows: tuple[tuple[Track, int, list[int]], ...] = (
        ("energy", one.energy, [0, EXHAUSTED_MAX]),
        ("health", one.health, [0, 0]),
        ("terror", one.terror, [total(insane_parts(state, one)), terror]),
    )
    views: list[TrackView] = [
        {
            "id": ids.holding(one.id, track),
            "track": track,
            "value": at,
            "end": end(state, one, track),
            "zone": zone,
        }
        for track, at, zone in rows
    ]
    return views if one.board is None else [{**view, "spaces": spaces[view["track"]]} for view in views]


def conditions(messages: Messages, state: State, character: Character) -> list[ConditionView]:
    """Return the conditions of a character by its tracks. Source: TG-5.1.11 to 5.1.14."""
    held: dict[Condition, bool] = {
        "exhausted": is_exhausted(character),
        "panic": in_panic(state, character),
        "insane": is_insane(state, character),
        "dying": is_dying(character),
    }
    return [{"condition": one, "name": messages.say(f"state-{one}")} for one, holds in held.items() if holds]


def attribute(messages: Messages, state: State, one: Character, kind: Attribute) -> AttributeView:
    """Return an attribute's value and its parts. Source: TG-5.2.2, 5.2.5."""
    markers = one.attributes.get(kind, 0)
    view: AttributeView = {
        "id": ids.attribute(one.id, kind),
        "attribute": kind,
        "value": value(state, one.id, kind),
        "markers": markers,
        "skills": on_board(state, one, kind) - markers,
    }
    changes: list[ChangeView] = [
        {"count": each.count, "until": each.until, "until_name": messages.say(f"until-{each.until}")}
        for each in one.changes
        if each.attribute == kind
    ]
    return {**view, "changes": changes} if changes else view


def owned(messages: Messages, state: State, one: Character) -> list[OwnedView]:
    """Return items and secrets, how they lie, and whether they work now. Source: TG-5.5.6 to 5.5.8, 5.6."""
    return [owned_card(messages, state, one, each) for each in one.owned]


def owned_card(messages: Messages, state: State, one: Character, card: Owned) -> OwnedView:
    """Return an item or a secret; what is rarely so is left out where it is not."""
    printed = cards.owned(messages, state.pack, card.card)
    view = cast(OwnedView, {**printed, "face_up": card.face_up, "usable": is_usable(state, one, card)})
    if card.turned:
        view["turned"] = True
    if card.packed:
        view["packed"] = True
    if card.given:
        view["given"] = True
    return view
