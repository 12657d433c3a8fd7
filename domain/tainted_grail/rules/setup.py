"""The setup, and the progress through an arena. Source: TG-3.1, 5.14, 5.15.1."""

from collections.abc import Iterable, Mapping
from typing import Any

from domain.kernel.errors import InvalidRequest
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, rule
from domain.kernel.tables.table import TableOpened
from domain.kernel.task import Option, Task
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Arena, Encounter, Stop
from domain.tainted_grail.facts.setup import ArenaEntered, ArenaLost, ArenaSurvived, CharacterTaken, StopReached
from domain.tainted_grail.queries.encounter import able, pile_of
from domain.tainted_grail.queries.rest import advancement_pile
from domain.tainted_grail.rules.abilities.intervals import USES_MAX
from domain.tainted_grail.rules.encounter.sequel import encounter_ahead
from domain.tainted_grail.rules.encounter.start import encounter_pile
from domain.tainted_grail.rules.items.ownership import ITEMS
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import AskBetween
from domain.tainted_grail.tasks.encounter import MeetEncounter
from domain.tainted_grail.tasks.rest import Rest
from domain.tainted_grail.tasks.setup import (
    BeginStop,
    ChooseCharacter,
    CloseArena,
    EnterArena,
    GoOn,
    SetUp,
    TakeCharacter,
)
from domain.tainted_grail.vocabulary.terms import DECKS, EncounterColour

CHARACTERS_MAX = 4
"""The most characters of a table. Source: TG-3.1.1."""
ROW_MAX = 40
"""The most stops of a row that a table chooses."""
OPTIONS = ("scenario", "row", "characters", "hands", "undo", "delay")
"""The options that a table may fix; the last two do not concern the game."""
HANDS = ("own", "players", "open")


def begin(opened: TableOpened, pack: Pack) -> tuple[State, tuple[Task, ...]]:
    """Return the state and first tasks of a new table. Raises InvalidRequest for impossible options or seats."""
    chosen = opened.options
    if strange := chosen.keys() - set(OPTIONS):
        raise InvalidRequest(f"unknown option {min(strange)!r}; possible: {', '.join(OPTIONS)}")
    arena = arena_of(chosen, pack)
    state = State(
        pack=pack,
        arena=arena.id,
        seats=((),) * len(opened.seats),
        characters_each=characters_each(chosen, len(opened.seats), pack),
        row=row_of(chosen, arena, pack),
        hands=hands_of(chosen),
        box=tuple(one.id for one in pack.encounters.values() if one.difficulty not in arena.difficulties),
        dice=dict(opened.dice),
    )
    wishes = tuple(seat.plays for seat in opened.seats)
    check_wishes(wishes, state)
    return state, (SetUp(wishes), CloseArena())


def arena_of(chosen: Mapping[str, Any], pack: Pack) -> Arena:
    """Return the arena that is played, by default the first. Raises InvalidRequest."""
    name = chosen.get("scenario", next(iter(pack.arenas)))
    if not isinstance(name, str) or name not in pack.arenas:
        raise InvalidRequest(f"unknown arena {name!r}; possible: {', '.join(pack.arenas)}")
    return pack.arenas[name]


def hands_of(chosen: Mapping[str, Any]) -> Any:
    """Return who sees the hands, by default all players. Raises InvalidRequest. Source: TG-2.3.6."""
    hands = chosen.get("hands", "players")
    if hands not in HANDS:
        raise InvalidRequest(f"unknown value of hands: {hands!r}; possible: {', '.join(HANDS)}")
    return hands


def characters_each(chosen: Mapping[str, Any], seats: int, pack: Pack) -> tuple[int, ...]:
    """Return how many characters each seat plays, by default one. Raises InvalidRequest. Source: TG-3.1.1, 7.4.8."""
    most = min(CHARACTERS_MAX, len(pack.characters))
    count = chosen.get("characters", seats)
    if type(count) is not int or not seats <= count <= most:
        raise InvalidRequest(f"TG-3.1.1: characters is {count!r}; possible: {seats} to {most}")
    return tuple(count // seats + (seat < count % seats) for seat in range(seats))


def row_of(chosen: Mapping[str, Any], arena: Arena, pack: Pack) -> tuple[Stop, ...]:
    """Return the stops that the table chose, by id, colour or `rest`, else the arena's. Raises InvalidRequest."""
    names = chosen.get("row")
    if names is None:
        return arena.row
    if not isinstance(names, list | tuple) or not 1 <= len(names) <= ROW_MAX:
        raise InvalidRequest(f"row must be a list of 1 to {ROW_MAX} stops")
    return tuple(stop_of(name, pack) for name in names)


def stop_of(name: Any, pack: Pack) -> Stop:
    """Return a stop by its name. Raises InvalidRequest."""
    if name == "rest":
        return Stop(rest=True)
    if name in COLOURS:
        return Stop(draw=name)
    if isinstance(name, str) and name in pack.encounters:
        return Stop(meet=name)
    raise InvalidRequest(f"unknown stop {name!r}; possible: rest, {', '.join((*COLOURS, *pack.encounters))}")


COLOURS: tuple[EncounterColour, ...] = ("grey", "green", "purple", "blue")


def check_wishes(wishes: tuple[tuple[str, ...], ...], state: State) -> None:
    """Raise InvalidRequest for characters that do not exist, are taken twice, or are too many. Source: TG-3.1.2."""
    named = [one for wish in wishes for one in wish]
    for one in named:
        if one not in state.pack.characters:
            raise InvalidRequest(f"unknown character {one!r}; possible: {', '.join(state.pack.characters)}")
    if len(set(named)) < len(named):
        raise InvalidRequest("TG-3.1.2: two seats ask for the same character; each character has one seat")
    if any(len(wish) > most for wish, most in zip(wishes, state.characters_each, strict=True)):
        raise InvalidRequest("TG-3.1.1: a seat asks for more characters than it plays; ask for fewer")


@rule("TG-3.1.1", SetUp)
def set_up(play: Play[State], task: SetUp) -> None:
    """Set up the decks of the world, then the characters, seat by seat. Source: TG-3.2.8, 3.2.9, 3.2.15, 3.1.18."""
    pack = play.state.pack
    play.shuffle(ITEMS, (item for item in pack.items if not is_carried(pack, item)))
    for colour in COLOURS:
        play.shuffle(encounter_pile(colour), (one.id for one in deck_cards(pack, play.state.arena, colour)))
    wanted = tuple(TakeCharacter(seat, one) for seat, wish in enumerate(task.wishes) for one in wish)
    open_ = tuple(
        ChooseCharacter(seats=(seat,))
        for seat, count in enumerate(play.state.characters_each)
        for _ in range(count - len(task.wishes[seat]))
    )
    play.then(*wanted, *open_, EnterArena())


def is_carried(pack: Pack, item: str) -> bool:
    """Return whether a character brings this item. Source: TG-3.1.16."""
    return any(item in one.items for one in pack.characters.values())


def deck_cards(pack: Pack, arena: str, colour: EncounterColour) -> Iterable[Encounter]:
    """Return the encounters of an arena's deck. Source: TG-3.2.15."""
    difficulties = pack.arenas[arena].difficulties
    return (one for one in pack.encounters.values() if one.colour == colour and one.difficulty in difficulties)


@asks("TG-3.1.2", ChooseCharacter)
def character_options(state: State, question: ChooseCharacter) -> Iterable[Option]:
    """Yield each character that nobody plays. Source: TG-3.1.2."""
    (seat,) = question.seats
    for one in state.pack.characters:
        if one not in state.characters:
            yield Option(seat, f"play:{one}", "TG-3.1.2", (TakeCharacter(seat, one),))


@defaults(ChooseCharacter)
def default_character(state: State, question: ChooseCharacter) -> str:
    """Return the first free character. Source: TG-11.1.13."""
    return next(iter(character_options(state, question))).key


@rule("TG-3.1.2", TakeCharacter)
def take_character(play: Play[State], task: TakeCharacter) -> None:
    """Set up a character: its tray, its board and its four decks. Source: TG-3.1.4 to 3.1.12."""
    pack, who = play.state.pack, task.character
    play.state_that(CharacterTaken(task.seat, who))
    for deck in DECKS:
        play.shuffle(pile_of(who, deck), pack.cards_of(who, deck, starting=True))
        play.shuffle(advancement_pile(who, deck), pack.cards_of(who, deck, starting=False))


@rule("TG-3.1.1", EnterArena)
def enter_arena(play: Play[State], task: EnterArena) -> None:
    """Enter the arena, before its first stop."""
    play.state_that(ArenaEntered())
    play.then(GoOn(0))


@rule("TG-5.14.5", GoOn)
def go_on(play: Play[State], task: GoOn) -> None:
    """Go to the next stop; something may be used before it begins. Source: TG-5.5.14, 5.14.5."""
    if task.stop >= len(play.state.row):
        return
    play.state_that(StopReached(task.stop))
    play.then(AskBetween(USES_MAX), BeginStop(task.stop), GoOn(task.stop + 1))


@rule("TG-5.14.5", BeginStop)
def begin_stop(play: Play[State], task: BeginStop) -> None:
    """Begin a stop. An undefeated guardian takes the place of the next encounter.

    Source: TG-5.14.5, 5.14.8, 5.15.1, 5.15.11.
    """
    play.then(*stop_tasks(play.state, play.state.row[task.stop]))


def stop_tasks(state: State, stop: Stop) -> tuple[Task, ...]:
    """Return the tasks of a stop. An undefeated guardian takes the place of an encounter; without characters none is
    met.

    Source: TG-5.15.11, 5.16.14.
    """
    if stop.rest:
        return (Rest(),)
    if not able(state):
        return ()
    if state.guardian is not None:
        return (MeetEncounter(state.guardian),)
    return (encounter_ahead(stop.draw, stop.of, stop.meet),)


@rule("TG-5.16.12", CloseArena)
def close_arena(play: Play[State], task: CloseArena) -> None:
    """End the arena: won if all live, lost for all by a death. Source: TG-5.16.12."""
    is_lost = any(one.dead for one in play.state.characters.values())
    play.state_that(ArenaLost() if is_lost else ArenaSurvived())
