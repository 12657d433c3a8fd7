"""The content of the sheet, in words and as data, from which all its forms start. Source: TG-5.20.2.

It starts from a state as its reader may know it: of a story that nobody has read it names nothing (TG-2.3).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from domain.kernel.chance.pile import is_face_down
from domain.tainted_grail.campaign.note import plain
from domain.tainted_grail.campaign.paper import on_paper
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.land import by_number
from domain.tainted_grail.queries.rest import advancement_pile
from domain.tainted_grail.rules.events.decks import ASIDE
from domain.tainted_grail.state import Character, State
from domain.tainted_grail.vocabulary.card_ids import board_of, deck_of, is_basic, number_of
from domain.tainted_grail.vocabulary.terms import DECKS, RESOURCES, Deck
from domain.tainted_grail.world import World
from projections.tainted_grail.board import areas
from projections.tainted_grail.board.characters import attribute as attribute_view
from projections.tainted_grail.board.characters import conditions, tracks
from projections.tainted_grail.board.world import land as on_land
from projections.tainted_grail.board.world.story import story
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages

View = dict[str, Any]
ATTRIBUTE_COLUMNS = ("aggression", "courage", "practicality", "empathy", "caution", "spirituality")
"""The attributes as trays show them: each pair of opposites below one another. Source: TG-5.2.1."""


class About(NamedTuple):
    """What a sheet says beside the game: the campaign's name, who sits at each seat, and its evenings, oldest first."""

    name: str
    players: Sequence[str]
    evenings: Sequence[Mapping[str, Any]] = ()


def filled(state: State | None, about: About, pack: Pack, messages: Messages) -> View:
    """Return the sheet, with names in the messages' language and ids beside them. state: None before the first night,
    or before the first day.
    """
    title = pack.content.pack
    view: View = {
        "game": "tainted-grail",
        "campaign": about.name,
        "pack": {"id": title.id, "name": messages.say(f"pack-{title.id}"), "version": title.version},
        "players": list(about.players),
        "evenings": [dict(one) for one in about.evenings],
    }
    if state is None or not isinstance(state.journey, World) or state.status == "setup":
        return view | empty()
    return view | of_world(state, state.journey, about.players, messages)


LISTS = (
    "challenge",
    "characters",
    "places",
    "unseen",
    "discs",
    "statuses",
    "events",
    "quests",
    "decks",
    "gone",
    "discarded",
    "removed",
)
"""The lists of a table; each may have many entries."""


def empty() -> View:
    """Return what nobody has filled in yet."""
    return {"story": None, "status": "setup", "time": None, **{name: [] for name in LISTS}}


def of_world(state: State, world: World, players: Sequence[str], messages: Messages) -> View:
    """Return what lies on the table, the company first."""
    everyone = [(one, False) for one in state.characters.values()] + [(one, True) for one in state.away.values()]
    everyone.sort(key=lambda one: state.pack.characters[one[0].id].number)
    return {
        "story": {"id": world.id, "name": messages.say(f"campaign-{world.id}")},
        "status": state.status,
        "status_name": messages.say(f"status-{state.status}"),
        "time": time(state, world, messages),
        "mode": state.mode,
        "free": state.free,
        "challenge": [{"id": one, "name": messages.say(f"challenge-{one}")} for one in state.challenge],
        "characters": [character(state, one, players, messages, is_away=away) for one, away in everyone],
        "places": [place(state, number, messages) for number in by_number(state, world.places)],
        "unseen": list(on_land.unseen(state)),
        "discs": on_land.discs(messages, state),
        **story(messages, state),
        "discarded": [messages.say(naming.event_id(state, one)) for one in world.discarded],
        "gone": sorted(world.gone),
        "decks": [deck(state, name, messages) for name in state.piles if is_shared(state, name)],
        "save": plain(on_paper(state)),
        "removed": [naming.owned_name(messages, one) for one in state.removed],
    }


def time(state: State, world: World, messages: Messages) -> View:
    """Return chapter, day and phase."""
    return {
        "chapter": world.chapter,
        "chapter_name": messages.say(f"chapter-{world.chapter}"),
        "day": world.day,
        "phase": world.phase,
        "phase_name": messages.say(f"phase-{world.phase}"),
    }


def place(state: State, number: int, messages: Messages) -> View:
    """Return a revealed location with all that lies there, and who stands there."""
    seen = on_land.place(messages, state, number)
    view: View = {key: seen[key] for key in ("id", "name", "number", "cell", "in_range", "dark")}
    view["menhir"] = seen.get("menhir")
    view["has_stone"] = state.pack.locations[seen["number"]].menhir
    view["covered"] = seen.get("covered", [])
    view["guardians"] = seen.get("guardians", [])
    view["items"] = seen.get("items", [])
    return view


# Characters


def character(state: State, one: Character, players: Sequence[str], messages: Messages, *, is_away: bool) -> View:
    """Return a character with all that it has. place: None for the absent and the dead. Source: TG-2.2.15, 2.2.16."""
    assert isinstance(state.journey, World), "a sheet is of a campaign"
    figure = state.journey.figures.get(one.id) if not (is_away or one.dead) else None
    there = state if one.id in state.characters else with_absent(state, one)
    return {
        "id": one.id,
        "name": naming.character(messages, one.id),
        "number": state.pack.characters[one.id].number,
        "seat": one.seat,
        "player": players[one.seat] if one.seat < len(players) else "",
        "colour": (one.board or state.pack.board_of(one.id).colour),
        "cards": one.cards,
        "away": is_away,
        "dead": one.dead,
        "place": None
        if figure is None
        else {"number": figure.place, "name": place_name(state, figure.place, messages)},
        "tracks": [track(there, one, each, messages) for each in ("energy", "health", "terror")],
        "conditions": [each["name"] for each in conditions(messages, there, one)],
        "attributes": [attribute(there, one, each, messages) for each in ATTRIBUTE_COLUMNS],
        "resources": [
            {"resource": each, "name": texts.holding(messages, each), "count": one.resources.get(each, 0)}
            for each in RESOURCES
        ],
        "items": [owned(state, each.card, messages, face_up=each.face_up) for each in one.owned if is_item(each.card)],
        "secrets": [secret(state, each.card, messages) for each in one.owned if not is_item(each.card)],
        "skills": [skill(state, number, messages) for number in one.skills],
        "decks": {each: cards(state, one, each) for each in DECKS},
    }


def with_absent(state: State, one: Character) -> State:
    """Return the state in which an absent character is there, so that its board and its tracks can be read."""
    return replace(state, characters={**state.characters, one.id: one})


def place_name(state: State, number: int, messages: Messages) -> str:
    """Return the name of the card that lies at a place."""
    return naming.location_name(messages, naming.card_on(state, number))


def is_item(card: str) -> bool:
    """Return whether a card that somebody owns is an item."""
    return card.startswith("item:")


def track(state: State, one: Character, name: str, messages: Messages) -> View:
    """Return a track: where its marker stands, how far it can rise now, and its last space."""
    lines = state.pack.boards[one.board] if one.board else state.pack.board_of(one.id)
    last = {"energy": lines.energy_max, "health": lines.health_start, "terror": lines.terror_max}[name]
    seen = next(each for each in tracks(state, one) if each["track"] == name)
    return {
        "track": name,
        "name": texts.holding(messages, name),
        "value": seen["value"],
        "end": seen["end"],
        "last": last,
    }


def attribute(state: State, one: Character, name: Any, messages: Messages) -> View:
    """Return an attribute, and how much of it comes from markers and from skills."""
    seen = attribute_view(messages, state, one, name)
    return {
        "attribute": name,
        "name": messages.say(f"attribute-{name}"),
        "value": seen["markers"] + seen["skills"],
        "markers": seen["markers"],
        "skills": seen["skills"],
    }


def owned(state: State, card: str, messages: Messages, *, face_up: bool) -> View:
    """Return an item, and whether it is equipped."""
    item = state.pack.items[card.partition(":")[2]]
    return {
        "id": item.id,
        "name": naming.owned_name(messages, card),
        "face_up": face_up,
        "keywords": [messages.say(f"keyword-{one}") for one in item.keywords],
    }


def secret(state: State, card: str, messages: Messages) -> View:
    """Return a secret by number and name; what it says stands on its card."""
    number = int(card.partition(":")[2])
    return {
        "number": number,
        "name": naming.owned_name(messages, card),
        "personal": state.pack.secrets[number].personal,
    }


def skill(state: State, number: int, messages: Messages) -> View:
    """Return a skill by number and name."""
    attribute = state.pack.skills[number].attribute
    return {
        "number": number,
        "name": messages.say(f"skill-{number}"),
        "attribute": attribute,
        "attribute_name": messages.say(f"attribute-{attribute}"),
    }


# Decks


def cards(state: State, one: Character, kind: Deck) -> View:
    """Return which cards are in a character's deck, which are available, and how many are still to be earned.

    A deck's order is nowhere: only which cards it has. Source: TG-2.2.16, 2.4.1.
    """
    own = f"{one.id}/{kind}"
    held = in_order([*state.pools.get(own, ()), *seen_in(state.piles.get(own, ()))])
    available = in_order(each for each in one.available.get(kind, ()) if not is_face_down(each))
    return {
        "deck": held,
        "deck_short": shortened(held),
        "available": available,
        "available_short": shortened(available),
        "advancement": len(state.piles.get(advancement_pile(one.id, kind), ())),
    }


def seen_in(places: Iterable[str]) -> list[str]:
    """Return the cards of a pile that lie open."""
    return [one for one in places if not is_face_down(one)]


def in_order(names: Iterable[str]) -> list[str]:
    """Return combat or diplomacy cards in the order of their numbers, basic ones first."""
    return sorted(names, key=lambda one: (deck_of(one), not is_basic(one), board_of(one), number_of(one)))


def shortened(names: Sequence[str]) -> str:
    """Return cards as players write them down: runs of numbers, with what they are counted to: `K 1–15/25 U`."""
    groups: dict[tuple[str, int, str], list[int]] = {}
    for one in names:
        index, total = number_of(one)
        groups.setdefault((one[0], total, one[-1]), []).append(index)
    return "; ".join(f"{kind} {runs(found)}/{total} {letter}" for (kind, total, letter), found in groups.items())


def runs(numbers: Sequence[int]) -> str:
    """Return numbers in order, with runs of three or more as a range: `1–5, 7, 9`."""
    parts: list[list[int]] = []
    for one in numbers:
        if parts and one == parts[-1][-1] + 1:
            parts[-1].append(one)
        else:
            parts.append([one])
    return ", ".join(f"{one[0]}–{one[-1]}" if len(one) > 2 else ", ".join(map(str, one)) for one in parts)


def is_shared(state: State, name: str) -> bool:
    """Return whether a deck belongs to nobody."""
    owners = {*state.characters, *state.away}
    return name != ASIDE and name.partition("/")[0] not in owners


def deck(state: State, name: str, messages: Messages) -> View:
    """Return a deck that belongs to nobody: its size, and its cards that everyone has seen."""
    seen = areas.deck(messages, state, name, state.piles[name])
    return {
        "id": name,
        "name": seen["name"],
        "count": seen["count"],
        "top": [one["name"] for one in seen.get("top", []) if "name" in one],
        "bottom": [one["name"] for one in seen.get("bottom", []) if "name" in one],
    }
