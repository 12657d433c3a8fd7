"""The derived numbers of the board, each with its parts. Source: TG-4.2, 5.1, 5.2.2, 6.3, 6.4, 6.7.1."""

from collections.abc import Iterable, Iterator
from typing import Literal

from domain.kernel.parts import Part
from domain.kernel.position import Position
from domain.kernel.task import Task
from domain.tainted_grail.queries.attributes import MARKERS, UNTIL, skill_parts, value_parts
from domain.tainted_grail.queries.cards import bonus_parts, laid_card
from domain.tainted_grail.queries.days import LAST, MENHIR, NEXT, TODAY, dark_parts, expiry_parts, out_parts
from domain.tainted_grail.queries.encounter import encounter_card, the_encounter
from domain.tainted_grail.queries.land import by_number
from domain.tainted_grail.queries.tracks import BOARD, HEALTH, RULES, TRACKER, end_parts, insane_parts
from domain.tainted_grail.state import Character, Encounter, State
from domain.tainted_grail.tasks.cards import LookUp, ResolveKeys, TakeBonus
from domain.tainted_grail.vocabulary.terms import ATTRIBUTES, TRACKS
from domain.tainted_grail.world import World
from projections.numbers import Number, NumberPart, bounded, number
from projections.tainted_grail import ids
from projections.tainted_grail.words import naming, texts
from projections.text.messages import Messages, sentence

VALUE, PARRIED = "value", "parried"
"""Where parts of an encounter's numbers come from: its card, and its trait Defensive."""
OTHER_POOL, OTHER_AFFINITY, STAGES = "other-pool", "other-affinity", "stages"
"""What else has changed the pool and the marker, of which the state keeps only the sum; the same after so many stages
as follow a colon, each of which put the marker back to 0.
"""
OWN = {
    MARKERS: "part-markers",
    BOARD: "part-board",
    HEALTH: "part-health",
    TRACKER: "part-tracker",
    RULES: "source-rules",
    VALUE: "part-value",
    PARRIED: "part-parried",
    OTHER_POOL: "part-other-pool",
    OTHER_AFFINITY: "part-other-affinity",
    TODAY: "part-today",
    NEXT: "part-next-dawn",
    LAST: "part-last-dawn",
}
"""Sources that have no name of their own -> their messages."""


def numbers(position: Position[State], messages: Messages) -> Iterator[Number]:
    """Yield every derived number of the board with its parts."""
    state = position.state
    for at, one in enumerate(state.characters.values()):
        yield from tracks(messages, state, at, one)
        yield from attributes(messages, state, at, one)
    if state.encounter is not None:
        yield from of_encounter(messages, state, state.encounter, position.agenda)
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


def of_encounter(messages: Messages, state: State, encounter: Encounter, agenda: Iterable[Task]) -> Iterator[Number]:
    """Yield the value of an enemy and the combat pool, or the affinity."""
    who, about = naming.encounter_name(messages, encounter.card), ids.encounter(encounter.card)
    if encounter.deck == "combat":
        parts = [Part("TG-6.7.1", VALUE, encounter_card(state).value)]
        label = messages.say("number-of", who=who, what=messages.say("number-value"))
        yield explained(messages, state, ("encounter", "value"), about, label, parts)
        yield gathered(messages, state, "pool", encounter.pool, agenda)
    else:
        yield gathered(messages, state, "affinity", encounter.marker, agenda)


def gathered(
    messages: Messages, state: State, give: Literal["pool", "affinity"], count: int, agenda: Iterable[Task]
) -> Number:
    """Return the combat pool, or the affinity."""
    assert state.encounter is not None, "it is played"
    about, parts = ids.encounter(state.encounter.card), gathered_parts(state, give, count, agenda)
    name, label = ("pool", "number-pool") if give == "pool" else ("marker", "number-affinity")
    return explained(messages, state, ("encounter", name), about, messages.say(label), parts)


def gathered_parts(
    state: State, give: Literal["pool", "affinity"], count: int, agenda: Iterable[Task]
) -> Iterator[Part]:
    """Yield what the keys of each card in the sequence have given and what a Defensive enemy took off, then what the
    rest has.

    Source: TG-6.3.16, 6.3.23, 6.4.1, 6.4.2, 6.12.4. The state counts only the whole, so the rest is one part.
    """
    untaken, given = set(due(agenda)), dict[tuple[str, str], int]()
    for height, part in bonus_parts(state, give):
        if not {(part.of, None), (part.of, height), (part.of, part.rule)} & untaken:
            given[part.rule, part.of] = given.get((part.rule, part.of), 0) + part.amount
    yield from (Part(rule, of, amount) for (rule, of), amount in given.items())
    parried = -1 if give == "pool" and is_parried(state) else 0
    if parried:
        yield Part("TG-6.12.4", PARRIED, parried)
    if rest := count - sum(given.values()) - parried:
        yield Part("TG-6.4.1" if give == "pool" else "TG-6.4.2", other(state, give), rest)


def is_parried(state: State) -> bool:
    """Return whether a Defensive enemy took a marker off the first card, which still lies there."""
    active = the_encounter(state).activation
    return active is not None and active.parried and laid_card(state, str(active.first)) is not None


def other(state: State, give: Literal["pool", "affinity"]) -> str:
    """Return what else has changed the pool or the marker, as the source of a part."""
    if give == "pool":
        return OTHER_POOL
    stages = the_encounter(state).stage
    return f"{STAGES}:{stages}" if stages else OTHER_AFFINITY


def due(agenda: Iterable[Task]) -> Iterator[tuple[str, str | None]]:
    """Yield the keys whose bonuses are not taken yet, each as its card and height, None for all of a card; a VARIABLE
    that is looked up as its card and rule.
    """
    for task in agenda:
        if isinstance(task, ResolveKeys):
            yield f"card:{task.card}", None
        elif isinstance(task, TakeBonus):
            yield task.at.source, task.height
        elif isinstance(task, LookUp):
            yield task.at.source, "TG-6.4.10"


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
    if kind == STAGES:
        return messages.say("part-stages", count=int(name), count_word=messages.number(int(name)))
    if kind in OWN:
        return messages.say(OWN[kind])
    return bounded(messages, of) or naming.source(messages, state, of)
