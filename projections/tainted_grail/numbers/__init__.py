"""The derived numbers of the board, each with its parts. Source: TG-4.2, 5.1, 5.2.2, 6.3, 6.4, 6.7.1."""

from collections.abc import Iterable, Iterator

from domain.kernel.parts import Part, total
from domain.kernel.position import Position
from domain.tainted_grail.queries.attributes import MARKERS, UNTIL, skill_parts, value_parts
from domain.tainted_grail.queries.days import LAST, MENHIR, NEXT, TODAY, dark_parts, expiry_parts, out_parts
from domain.tainted_grail.queries.encounter import encounter_card
from domain.tainted_grail.queries.land import by_number
from domain.tainted_grail.queries.tracks import BOARD, HEALTH, RULES, TRACKER, end_parts, insane_parts
from domain.tainted_grail.state import Character, Encounter, State
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, TRACKS
from domain.tainted_grail.world import World
from projections.numbers import Number, NumberPart, PastAction, bounded, number
from projections.tainted_grail import ids
from projections.tainted_grail.numbers.gains import OTHER, PARRIED, gains
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages, sentence

VALUE = "value"
"""Where an enemy's value comes from: its card."""
OWN = {
    MARKERS: "part-markers",
    BOARD: "part-board",
    HEALTH: "part-health",
    TRACKER: "part-tracker",
    RULES: "source-rules",
    VALUE: "part-value",
    PARRIED: "part-parried",
    OTHER: "part-other",
    TODAY: "part-today",
    NEXT: "part-next-dawn",
    LAST: "part-last-dawn",
}
"""Sources that have no name of their own -> their messages."""


def numbers(position: Position[State], messages: Messages, past: Iterable[PastAction] = ()) -> Iterator[Number]:
    """Yield every derived number of the board with its parts. past: the actions that led to it, newest first."""
    state = position.state
    for at, one in enumerate(state.characters.values()):
        yield from tracks(messages, state, at, one)
        yield from attributes(messages, state, at, one)
    if state.encounter is not None:
        yield from of_encounter(messages, state, state.encounter, past)
    if isinstance(state.journey, World):
        yield from of_land(messages, state, state.journey)
        yield from of_discs(messages, state, state.journey)


def tracks(messages: Messages, state: State, at: int, one: Character) -> Iterator[Number]:
    """Yield how far each track can rise now, and the Terror of the insane. at: of the character on the board."""
    for place, track in enumerate(TRACKS):
        label, about = messages.say("number-end", track=texts.holding(messages, track)), ids.holding(one.id, track)
        path = ("characters", at, "tracks", place)
        yield of_character(messages, state, one, (*path, "end"), about, label, end_parts(state, one, track))
        if track == "terror":
            label = messages.say("number-insane")
            yield of_character(messages, state, one, (*path, "zone", 0), about, label, insane_parts(state, one))


def attributes(messages: Messages, state: State, at: int, one: Character) -> Iterator[Number]:
    """Yield the value of each attribute, and what skill cards add to it. at: of the character on the board."""
    for place, kind in enumerate(ATTRIBUTES):
        name, about = messages.say(f"attribute-{kind}"), ids.attribute(one.id, kind)
        path = ("characters", at, "attributes", place)
        yield of_character(messages, state, one, (*path, "value"), about, name, value_parts(state, one.id, kind))
        label, parts = messages.say("number-skills", attribute=name), skill_parts(state, one, kind)
        yield of_character(messages, state, one, (*path, "skills"), about, label, parts)


def of_encounter(
    messages: Messages, state: State, encounter: Encounter, past: Iterable[PastAction]
) -> Iterator[Number]:
    """Yield the value of an enemy and the combat pool, or the affinity."""
    who, about = naming.encounter_name(messages, encounter.card), ids.encounter(encounter.card)
    if encounter.deck == "combat":
        parts = [Part("TG-6.7.1", VALUE, encounter_card(state).value)]
        label = messages.say("number-of", who=who, what=messages.say("number-value"))
        yield explained(messages, state, ("encounter", "value"), about, label, parts)
        name, label, rule, count = "pool", "number-pool", "TG-6.4.1", encounter.pool
    else:
        name, label, rule, count = "marker", "number-affinity", "TG-6.4.2", encounter.marker
    parts = gathered(gains(past) if count else [], count, rule)
    yield explained(messages, state, ("encounter", name), about, messages.say(label), parts)


def gathered(found: list[Part], count: int, rule: str) -> list[Part]:
    """Return what the pool or the marker is made of. rule: of what the found parts do not explain."""
    rest = count - total(found)
    return [*found, Part(rule, OTHER, rest)] if rest else found


def of_land(messages: Messages, state: State, world: World) -> Iterator[Number]:
    """Yield the day at whose dawn each place goes dark, and each menhir goes out."""
    for at, place in enumerate(by_number(state, world.places)):
        one, name = world.places[place], naming.location_name(messages, world.places[place].card)
        path, label = ("land", "places", at), messages.say("number-dark", place=name)
        yield explained(messages, state, (*path, "dark"), ids.place(place), label, dark_parts(state, one.cell))
        if one.menhir is not None:
            label, about = messages.say("number-goes-out", place=name), ids.menhir(place)
            yield explained(messages, state, (*path, "menhir", "goes_out"), about, label, out_parts(state, place))


def of_discs(messages: Messages, state: State, world: World) -> Iterator[Number]:
    """Yield the day at whose dawn each time disc expires."""
    for at, name in enumerate(world.discs):
        if state.pack.discs[name].kind == "time":
            label = messages.say("number-expires", disc=messages.say(f"disc-{name}"))
            yield explained(messages, state, ("discs", at, "expires"), ids.disc(name), label, expiry_parts(state, name))


def of_character(
    messages: Messages,
    state: State,
    one: Character,
    path: Iterable[str | int],
    about: str,
    label: str,
    parts: Iterable[Part],
) -> Number:
    """Return a number of a character."""
    named = messages.say("number-of", who=naming.character(messages, one.id), what=label)
    return explained(messages, state, path, about, named, parts)


def explained(
    messages: Messages, state: State, path: Iterable[str | int], about: str, label: str, parts: Iterable[Part]
) -> Number:
    """Return a number with its parts in words."""
    return number(path, about, sentence(label), said(messages, state, about, parts))


def said(messages: Messages, state: State, about: str, parts: Iterable[Part]) -> Iterator[NumberPart]:
    """Yield parts in words. about: what parts without a source of their own belong to."""
    for part in parts:
        kind, _, name = part.of.partition(":")
        own = {
            MARKERS: about,
            BOARD: about,
            VALUE: about,
            PARRIED: about,
            HEALTH: ids.holding(name, HEALTH),
            TRACKER: ids.holding(name, HEALTH),
            MENHIR: ids.menhir(int(name)) if kind == MENHIR else None,
        }
        comes_from = own.get(kind) or ids.source(state, part.of)
        yield NumberPart(source(messages, state, part.of), part.amount, part.rule, comes_from)


def source(messages: Messages, state: State, of: str) -> str:
    """Return what a part comes from, in words."""
    kind, _, name = of.partition(":")
    if kind == UNTIL:
        return messages.say(f"until-{name}")
    if kind == MENHIR:
        return messages.say("part-menhir", place=naming.place(messages, state, int(name)))
    if kind in OWN:
        return messages.say(OWN[kind])
    return bounded(messages, of) or naming.source(messages, state, of)
