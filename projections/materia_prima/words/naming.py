"""Names of things on the table: never an id, always what a person would say.

`case` and `role` are for languages that inflect: nominative, accusative, dative; to (a destination), at (a place),
name.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from domain.kernel.parts import Part
from domain.materia_prima.board.hexes import DIRECTIONS, Hex
from domain.materia_prima.board.pieces import Terrain
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.queries.movement import board
from domain.materia_prima.state import State
from projections.numbers import bounded
from projections.text.messages import Case, Messages

Role = Literal["to", "at", "name"]
LAND_KEPT = 4096
"""The most cached names of hexes, each in one language and role."""
FIRST_NAMES_KEPT = 256
"""The most cached names of alchemists in stories, each in one language."""


def element(messages: Messages, kind: str) -> str:
    """Return the name of an element."""
    return messages.say(f"element-{kind}")


def elements(messages: Messages, counts: Mapping[str, int]) -> str:
    """Return a multiset of elements: "two air"; several kinds in figures, since a kind without its number would seem
    to share that of another: "2 air and 1 glass".
    """
    several = {kind: count for kind, count in counts.items() if count}
    if len(several) > 1:
        return in_figures(messages, several)
    return messages.join([counted(messages, count, element(messages, kind)) for kind, count in several.items()])


def in_figures(messages: Messages, counts: Mapping[str, int]) -> str:
    """Return elements with their numbers in figures: "2 iron and 1 air"."""
    return messages.join([f"{count} {element(messages, kind)}" for kind, count in counts.items()])


def counted(messages: Messages, n: int, thing: str) -> str:
    """Return a count of a thing: "two air"."""
    return messages.say("count", count=n, word=messages.number(n), thing=thing)


def quoted(messages: Messages, name: str) -> str:
    """Return the name of a card or thing as used in a sentence."""
    return messages.say("quoted", name=name)


def town(messages: Messages, letter: str) -> str:
    """Return the name of a town."""
    return messages.say(f"town-{letter.lower()}")


def recipe(messages: Messages, card: str) -> str:
    """Return the name of a recipe, and of the thing made by it."""
    return messages.say(f"recipe-{card}")


def colour(messages: Messages, name: str) -> str:
    """Return the name of a player colour."""
    return messages.say(f"colour-{name}")


def character(messages: Messages, state: State, name: str) -> str:
    """Return the full name of the alchemist of a colour."""
    return messages.say(f"alchemist-{state.alchemists[name].character}")


def alchemist(messages: Messages, state: State, name: str) -> str:
    """Return an alchemist's name in a story, by its colour."""
    return alchemist_of(messages, state.pack, state.alchemists[name].character)


@lru_cache(maxsize=FIRST_NAMES_KEPT)
def alchemist_of(messages: Messages, pack: Pack, character: str) -> str:
    """Return an alchemist's name in a story, by its character.

    This is the short name in the catalogue, else the first of two names if no other alchemist of the pack has it.
    """
    return messages.grammar(f"alchemist-{character}", "short") or first_name(
        messages, character, tuple(pack.alchemists)
    )


def first_name(messages: Messages, one: str, everybody: tuple[str, ...]) -> str:
    """Return the first of two names of a character if no other one has it, else the full name."""
    own = messages.say(f"alchemist-{one}")
    first, _, rest = own.partition(" ")
    if not rest or " " in rest:
        return own
    firsts = [messages.say(f"alchemist-{each}").partition(" ")[0] for each in everybody]
    return first if firsts.count(first) == 1 else own


def figure(messages: Messages, state: State, name: str) -> str:
    """Return the name of a player figure: the alchemist of this colour, or the homunculus of this recipe."""
    return alchemist(messages, state, name) if name in state.alchemists else recipe(messages, name)


def thing(messages: Messages, state: State, name: str) -> str:
    """Return the name of anything that can be chosen: a figure, a recipe, a mission, an element, or the tower."""
    if name in state.alchemists or name in state.homunculi:
        return figure(messages, state, name)
    cards = {"mission": state.pack.missions, "recipe": state.pack.recipes}
    table = next((prefix for prefix, ids in cards.items() if name in ids), None)
    if table:
        return quoted(messages, messages.say(f"{table}-{name}"))
    return element(messages, name) if name in state.pack.level else messages.say(f"kind-{name}")


def inquisitor(messages: Messages, state: State, name: str, case: Case = "nominative") -> str:
    """Return an inquisitor on the board: "the Beadle", or "the second Beadle" if there are two."""
    one = state.inquisitors[name]
    return inquisitor_of(messages, one.type, rank_of(state, name), case)


def inquisitor_of(messages: Messages, type: str, rank: int, case: Case = "nominative") -> str:
    """Return an inquisitor of a type. rank: which of several, from 1; 0 for the only one."""
    gender = messages.grammar(f"inquisitor-{type.lower()}", "gender") or "masculine"
    return messages.say("inquisitor-figure", name=inquisitor_type(messages, type), rank=rank, case=case, gender=gender)


def inquisitor_type(messages: Messages, type: str) -> str:
    """Return the name of a type of inquisitors."""
    return messages.say(f"inquisitor-{type.lower()}")


def rank_of(state: State, name: str) -> int:
    """Return which of its type an inquisitor is, from 1 by placement; 0 if it is the only one."""
    same = [one.id for one in state.inquisitors.values() if one.type == state.inquisitors[name].type]
    return same.index(name) + 1 if len(same) > 1 else 0


def place(messages: Messages, state: State, hex: Hex, role: Role = "name", visitor: str | None = None) -> str:
    """Return a hex as a traveller names it: a town, a tower, a mine, or open country.

    visitor: the colour of the traveller, whose own tower is home.
    """
    terrain = board(state).terrain[hex]
    if terrain.town:
        return land(messages, terrain, hex, role)
    for owner, one in state.alchemists.items():
        if one.tower.hex == hex:
            if owner == visitor:
                return messages.say("place-home", role=role)
            return messages.say("place-tower", owner=alchemist(messages, state, owner), role=role)
    return land(messages, terrain, hex, role)


@lru_cache(maxsize=LAND_KEPT)
def land(messages: Messages, terrain: Terrain, hex: Hex, role: Role = "name") -> str:
    """Return a hex as a traveller names it where there are no towers."""
    q, r = (str(part) for part in hex)
    if terrain.town:
        return messages.say("place-town", town=town(messages, terrain.town), role=role)
    if terrain.mine:
        return messages.say("place-mine", element=element(messages, terrain.mine), q=q, r=r, role=role)
    return messages.say("place-plain", q=q, r=r, role=role)


def way(messages: Messages, start: Hex, end: Hex) -> str:
    """Return the direction of a step between neighbouring hexes."""
    step = end[0] - start[0], end[1] - start[1]
    name = next(name for name, one in DIRECTIONS.items() if one == step)
    return messages.say(f"way-{name.lower()}")


def amounts(messages: Messages, pack: Pack, sources: Sequence[Part]) -> str:
    """Return the parts of a value, the base first: "Beadle 1, “Leather Collar” +1, event of day 16 +1"."""
    base, *more = sources
    added = [f"{source_name(messages, pack, source.of)} {source.amount:+}" for source in more]
    return ", ".join([f"{source_name(messages, pack, base.of)} {base.amount}", *added])


def value(messages: Messages, pack: Pack, total: int, sources: tuple[Part, ...]) -> str:
    """Return a value, with its parts if there are several: "2 (Beadle 1, event of day 16 +1)"."""
    return f"{total} ({amounts(messages, pack, sources)})" if len(sources) > 1 else str(total)


def rolled(messages: Messages, pack: Pack, total: int, dice: int, sources: tuple[Part, ...]) -> str:
    """Return a roll, with the parts of its number of dice if there are several. total: the pips."""
    if len(sources) < 2:
        return str(total)
    return messages.say("rolled-with", rolled=total, dice=dice, made_of=amounts(messages, pack, sources))


def source_name(messages: Messages, pack: Pack, of: str) -> str:
    """Return the name of the source of a value or an ability, cards in quotes and persons without."""
    if bound := bounded(messages, of):
        return bound
    kind, _, day = of.partition("-")
    if kind == "event" and day.isdigit():
        return messages.say("source-event", day=day)
    if of in pack.alarm_cards:
        return messages.say("source-alarm", card=messages.say(f"alarm-{of}"))
    if of.upper() in pack.inquisitors:
        return inquisitor_type(messages, of)
    if of in pack.alchemists or of in pack.homunculus_values:
        return messages.say(f"alchemist-{of}" if of in pack.alchemists else f"recipe-{of}")
    tables = {"card": pack.cards, "recipe": pack.recipes, "extension": pack.extensions, "special": pack.specials}
    return quoted(messages, messages.say(next(f"{prefix}-{of}" for prefix, table in tables.items() if of in table)))
