"""Names of what lies on the table: never an id, always what a person would say.

`case` and `role` are for languages that bend their words: nominative, accusative, dative; to (where somebody goes),
at (where something is), name.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from domain.materia_prima.board import DIRECTIONS, Hex, Terrain
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.queries.movement import board
from domain.materia_prima.queries.values import Source
from domain.materia_prima.state import State
from projections.words import Case, Words

Role = Literal["to", "at", "name"]


def element(words: Words, kind: str) -> str:
    """The name of an element."""
    return words.say(f"element-{kind}")


def elements(words: Words, counts: Mapping[str, int]) -> str:
    """A multiset of elements: "two air and one glass"."""
    return words.join([counted(words, n, element(words, kind)) for kind, n in counts.items() if n])


def counted(words: Words, n: int, thing: str) -> str:
    """So many of a thing: "two air"."""
    return words.say("count", count=n, word=words.number(n), thing=thing)


def quoted(words: Words, name: str) -> str:
    """The name of a card or thing as it stands in a sentence."""
    return words.say("quoted", name=name)


def town(words: Words, letter: str) -> str:
    """The name of a town."""
    return words.say(f"town-{letter.lower()}")


def recipe(words: Words, card: str) -> str:
    """The name of a recipe, and of what is made by it."""
    return words.say(f"recipe-{card}")


def colour(words: Words, name: str) -> str:
    """The name of a player colour."""
    return words.say(f"colour-{name}")


def character(words: Words, state: State, name: str) -> str:
    """The full name of the alchemist of a colour."""
    return words.say(f"alchemist-{state.alchemists[name].character}")


def alchemist(words: Words, state: State, name: str) -> str:
    """What the alchemist of a colour is called in a story.

    That is what the catalogue says in short, else the first of two names if no other alchemist of the pack has it.
    """
    if short := words.grammar(f"alchemist-{state.alchemists[name].character}", "short"):
        return short
    own = character(words, state, name)
    first, _, rest = own.partition(" ")
    if not rest or " " in rest:
        return own
    firsts = [words.say(f"alchemist-{one}").partition(" ")[0] for one in state.pack.alchemists]
    return first if firsts.count(first) == 1 else own


def figure(words: Words, state: State, name: str) -> str:
    """What a player figure is called: the alchemist of this colour, or the homunculus of this recipe."""
    return alchemist(words, state, name) if name in state.alchemists else recipe(words, name)


def thing(words: Words, state: State, name: str) -> str:
    """Anything that can be chosen: a figure, a recipe, a mission, an element, or the tower."""
    if name in state.alchemists or name in state.homunculi:
        return figure(words, state, name)
    cards = {"mission": state.pack.missions, "recipe": state.pack.recipes}
    table = next((prefix for prefix, ids in cards.items() if name in ids), None)
    if table:
        return quoted(words, words.say(f"{table}-{name}"))
    return element(words, name) if name in state.pack.level else words.say(f"kind-{name}")


def inquisitor(words: Words, state: State, name: str, case: Case = "nominative") -> str:
    """An inquisitor on the board: "the Beadle", or "the second Beadle" if there are two."""
    one = state.inquisitors[name]
    return inquisitor_of(words, one.type, rank_of(state, name), case)


def inquisitor_of(words: Words, type: str, rank: int, case: Case = "nominative") -> str:
    """An inquisitor of a type. rank: which of several, from 1; 0 for the only one."""
    gender = words.grammar(f"inquisitor-{type.lower()}", "gender") or "masculine"
    return words.say("inquisitor-figure", name=inquisitor_type(words, type), rank=rank, case=case, gender=gender)


def inquisitor_type(words: Words, type: str) -> str:
    """The name of a type of inquisitors."""
    return words.say(f"inquisitor-{type.lower()}")


def rank_of(state: State, name: str) -> int:
    """Which of its type an inquisitor is, from 1 by placement; 0 if it is the only one."""
    same = [one.id for one in state.inquisitors.values() if one.type == state.inquisitors[name].type]
    return same.index(name) + 1 if len(same) > 1 else 0


def place(words: Words, state: State, hex: Hex, role: Role = "name", visitor: str | None = None) -> str:
    """A hex as a traveller names it: a town, somebody's tower, a mine, or open country.

    visitor: the colour of who goes there; its own tower is home.
    """
    terrain = board(state).terrain[hex]
    if terrain.town:
        return land(words, terrain, hex, role)
    owner = next((one.colour for one in state.alchemists.values() if one.tower.hex == hex), None)
    if owner and owner == visitor:
        return words.say("place-home", role=role)
    if owner:
        return words.say("place-tower", owner=alchemist(words, state, owner), role=role)
    return land(words, terrain, hex, role)


def land(words: Words, terrain: Terrain, hex: Hex, role: Role = "name") -> str:
    """A hex as a traveller names it where nobody has a tower."""
    q, r = (str(part) for part in hex)
    if terrain.town:
        return words.say("place-town", town=town(words, terrain.town), role=role)
    if terrain.mine:
        return words.say("place-mine", element=element(words, terrain.mine), q=q, r=r, role=role)
    return words.say("place-plain", q=q, r=r, role=role)


def way(words: Words, start: Hex, end: Hex) -> str:
    """Which way a step between neighbouring hexes leads."""
    step = end[0] - start[0], end[1] - start[1]
    name = next(name for name, one in DIRECTIONS.items() if one == step)
    return words.say(f"way-{name.lower()}")


def amounts(words: Words, pack: Pack, sources: Sequence[Source]) -> str:
    """What a value is made of, the base first: "Beadle 1, “Leather Collar” +1, event of day 16 +1"."""
    base, *more = sources
    added = [f"{source_name(words, pack, source.of)} {source.amount:+}" for source in more]
    return ", ".join([f"{source_name(words, pack, base.of)} {base.amount}", *added])


def value(words: Words, pack: Pack, total: int, sources: tuple[Source, ...]) -> str:
    """A value, with what it is made of if that is more than one thing: "2 (Beadle 1, event of day 16 +1)"."""
    return f"{total} ({amounts(words, pack, sources)})" if len(sources) > 1 else str(total)


def rolled(words: Words, pack: Pack, total: int, dice: int, sources: tuple[Source, ...]) -> str:
    """A roll, with what its number of dice is made of if that is more than one thing. total: the pips."""
    if len(sources) < 2:
        return str(total)
    return words.say("rolled-with", rolled=total, dice=dice, made_of=amounts(words, pack, sources))


def source_name(words: Words, pack: Pack, of: str) -> str:
    """The name of what a part of a value or an ability stands on, cards in quotes and persons without."""
    kind, _, day = of.partition("-")
    if kind == "event" and day.isdigit():
        return words.say("source-event", day=day)
    if of in pack.alarm_cards:
        return words.say("source-alarm", card=words.say(f"alarm-{of}"))
    if of.upper() in pack.inquisitors:
        return inquisitor_type(words, of)
    if of in pack.alchemists or of in pack.homunculus_values:
        return words.say(f"alchemist-{of}" if of in pack.alchemists else f"recipe-{of}")
    tables = {"card": pack.cards, "recipe": pack.recipes, "extension": pack.extensions, "special": pack.specials}
    return quoted(words, words.say(next(f"{prefix}-{of}" for prefix, table in tables.items() if of in table)))
