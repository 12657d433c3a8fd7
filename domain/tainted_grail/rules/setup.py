"""The setup, and the progress through an arena. Source: TG-3.1, 5.14, 5.15.1."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from msgspec.structs import replace

from domain.kernel.errors import InvalidRequest
from domain.kernel.play import Play
from domain.kernel.registry import asks, defaults, refuses, rule
from domain.kernel.tables.table import TableOpened
from domain.kernel.task import Option, Task, Unmet
from domain.tainted_grail.campaign.opening import is_new, taken_up
from domain.tainted_grail.campaign.seating import ASKED_TWICE, unknown
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Arena, Encounter, Stop
from domain.tainted_grail.facts.setup import ArenaEntered, ArenaLost, ArenaSurvived, CharacterTaken, StopReached
from domain.tainted_grail.queries.characters import the_dead
from domain.tainted_grail.queries.encounter import able, pile_of
from domain.tainted_grail.queries.free_play import free_play_max, user_of_own_board
from domain.tainted_grail.queries.items import is_brought
from domain.tainted_grail.queries.journey import (
    CHARACTERS_MAX,
    difficulties,
    difficulties_on,
    playable,
    playable_on,
    the_arena,
)
from domain.tainted_grail.queries.rest import advancement_pile
from domain.tainted_grail.rules.abilities.intervals import USES_MAX
from domain.tainted_grail.rules.encounter.sequel import encounter_ahead
from domain.tainted_grail.rules.encounter.start import encounter_pile
from domain.tainted_grail.rules.items.ownership import ITEMS
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.abilities import AskBetween
from domain.tainted_grail.tasks.encounter import MeetEncounter
from domain.tainted_grail.tasks.land import CloseWorld, EnterWorld
from domain.tainted_grail.tasks.rest import Rest
from domain.tainted_grail.tasks.session import OpenSession
from domain.tainted_grail.tasks.setup import (
    AskBoard,
    AskColour,
    BeginStop,
    BuildDecks,
    ChooseCharacter,
    CloseArena,
    EnterArena,
    GoOn,
    SetUp,
    TakeCharacter,
)
from domain.tainted_grail.vocabulary.terms import (
    CHALLENGES,
    DECKS,
    ENCOUNTER_COLOURS,
    HEAVY_SECRET,
    MODES,
    Challenge,
    DreamsTold,
    EncounterColour,
    Mode,
)
from domain.tainted_grail.world import Arena as Way
from domain.tainted_grail.world import Journey, World

ROW_MAX = 40
"""The most stops of a row that a table chooses."""
OPTIONS = (
    "scenario",
    "row",
    "characters",
    "hands",
    "chronicler",
    "dreams",
    "mode",
    "challenge",
    "free",
    "campaign",
    "undo",
    "delay",
)
"""The options that a table may fix; the last two do not concern the game."""
HANDS = ("own", "players", "open")
DREAMS = ("own", "open")


def begin(opened: TableOpened, pack: Pack) -> tuple[State, tuple[Task, ...]]:
    """Return the state and first tasks of a new table. Raises InvalidRequest for impossible options or seats."""
    chosen = opened.options
    if strange := chosen.keys() - set(OPTIONS):
        raise InvalidRequest(f"unknown option {min(strange)!r}; possible: {', '.join(OPTIONS)}")
    if "campaign" in chosen and not is_new(chosen):
        return going_on(opened, pack)
    journey = journey_of(chosen, pack)
    if "campaign" in chosen and not isinstance(journey, World):
        raise InvalidRequest("an arena has no evenings; leave out campaign, or choose a campaign")
    possible = difficulties_on(journey, pack)
    state = State(
        pack=pack,
        journey=journey,
        seats=((),) * len(opened.seats),
        characters_each=characters_each(chosen, len(opened.seats), journey, pack),
        hands=hands_of(chosen),
        dreams=dreams_of(chosen, journey),
        chronicler=chronicler_of(chosen, len(opened.seats)),
        mode=mode_of(chosen, journey),
        challenge=challenges_of(chosen, journey, pack),
        free=is_free(chosen),
        box=tuple(one.id for one in pack.encounters.values() if one.difficulty not in possible),
        dice=dict(opened.dice),
        session=int("campaign" in chosen),
    )
    wishes = tuple(seat.plays for seat in opened.seats)
    check_wishes(wishes, state)
    return state, (SetUp(wishes), CloseWorld() if isinstance(journey, World) else CloseArena())


def going_on(opened: TableOpened, pack: Pack) -> tuple[State, tuple[Task, ...]]:
    """Return the state and first tasks of an evening that goes on from a note. Who sees hands and dreams may change.

    Raises InvalidRequest. Source: TG-5.20.3, 5.20.5.
    """
    evening, chosen = taken_up(opened, pack), opened.options
    state, company = evening.state, evening.company
    if "hands" in chosen:
        state = replace(state, hands=hands_of(chosen))
    if "dreams" in chosen:
        state = replace(state, dreams=dreams_of(chosen, state.journey))
    if "chronicler" in chosen:
        state = replace(state, chronicler=chronicler_of(chosen, len(opened.seats)))
    return state, (OpenSession(evening.note.digest, *company), CloseWorld())


def journey_of(chosen: Mapping[str, Any], pack: Pack) -> Journey:
    """Return the arena or the campaign that is played, by default the first arena. Raises InvalidRequest."""
    possible = (*pack.arenas, *pack.campaigns)
    name = chosen.get("scenario", possible[0])
    if not isinstance(name, str) or name not in possible:
        raise InvalidRequest(f"unknown scenario {name!r}; possible: {', '.join(possible)}")
    if name in pack.arenas:
        return Way(name, row_of(chosen, pack.arenas[name], pack))
    if "row" in chosen:
        raise InvalidRequest("a campaign has no row of stops; leave out row, or choose an arena")
    return World(name)


def hands_of(chosen: Mapping[str, Any]) -> Any:
    """Return who sees the hands, by default all players. Raises InvalidRequest. Source: TG-2.3.6."""
    hands = chosen.get("hands", "players")
    if hands not in HANDS:
        raise InvalidRequest(f"unknown value of hands: {hands!r}; possible: {', '.join(HANDS)}")
    return hands


def dreams_of(chosen: Mapping[str, Any], journey: Journey) -> DreamsTold:
    """Return who is told a dream, by default everyone. Raises InvalidRequest. Source: TG-2.3.9."""
    dreams = chosen.get("dreams", "open")
    if dreams not in DREAMS:
        raise InvalidRequest(f"unknown value of dreams: {dreams!r}; possible: {', '.join(DREAMS)}")
    if dreams != "open" and not isinstance(journey, World):
        raise InvalidRequest("nobody dreams in an arena; leave out dreams, or choose a campaign")
    return cast(DreamsTold, dreams)


def chronicler_of(chosen: Mapping[str, Any], seats: int) -> int | None:
    """Return the seat of the chronicler, by default nobody's. Raises InvalidRequest. Source: TG-3.2.11."""
    seat = chosen.get("chronicler")
    if seat is None and "chronicler" not in chosen:
        return None
    if type(seat) is not int or seats == 1 or not 0 <= seat < seats:
        possible = f"0 to {seats - 1}" if seats > 1 else "none at a table with one seat"
        raise InvalidRequest(f"TG-3.2.11: chronicler is {seat!r}; possible: {possible}")
    return seat


def mode_of(chosen: Mapping[str, Any], journey: Journey) -> Mode:
    """Return how a campaign is played, by default not in story mode. Raises InvalidRequest. Source: TG-7.1."""
    mode = chosen.get("mode", "standard")
    if mode not in MODES:
        raise InvalidRequest(f"unknown mode {mode!r}; possible: {', '.join(MODES)}")
    if mode != "standard" and not isinstance(journey, World):
        raise InvalidRequest(f"an arena has no {mode} mode; leave out mode, or choose a campaign")
    return cast(Mode, mode)


def challenges_of(chosen: Mapping[str, Any], journey: Journey, pack: Pack) -> tuple[Challenge, ...]:
    """Return what makes a campaign harder for as long as it lasts. Raises InvalidRequest. Source: TG-7.2.3, 7.2.16."""
    names = chosen.get("challenge", ())
    if not isinstance(names, list | tuple) or any(one not in CHALLENGES for one in names):
        raise InvalidRequest(f"unknown challenge in {names!r}; possible: a list of {', '.join(CHALLENGES)}")
    if names and not isinstance(journey, World):
        raise InvalidRequest("an arena has no challenges; leave out challenge, or choose a campaign")
    if "secret" in names and HEAVY_SECRET not in pack.secrets:
        raise InvalidRequest(f"TG-7.2.3: this pack has no secret {HEAVY_SECRET}; leave out the challenge secret")
    return tuple(one for one in CHALLENGES if one in names)


def is_free(chosen: Mapping[str, Any]) -> bool:
    """Return whether a table plays freely, by default not. Raises InvalidRequest. Source: TG-7.3."""
    free = chosen.get("free", False)
    if not isinstance(free, bool):
        raise InvalidRequest(f"free is {free!r}; possible: true, false")
    return free


def characters_each(chosen: Mapping[str, Any], seats: int, journey: Journey, pack: Pack) -> tuple[int, ...]:
    """Return how many characters each seat plays, by default one. Raises InvalidRequest. Source: TG-3.1.1, 7.4.8."""
    most = characters_max(chosen, journey, pack)
    count = chosen.get("characters", seats)
    if type(count) is not int or not seats <= count <= most:
        raise InvalidRequest(f"TG-3.1.1: characters is {count!r}; possible: {seats} to {most}")
    return tuple(count // seats + (seat < count % seats) for seat in range(seats))


def characters_max(chosen: Mapping[str, Any], journey: Journey, pack: Pack) -> int:
    """Return the most characters that can take part. Raises InvalidRequest. Source: TG-3.1.1, 7.3.6."""
    free = is_free(chosen)
    names = playable_on(journey, pack, free=free)
    boards = {pack.characters[one].colour for one in names}
    return min(CHARACTERS_MAX, len(names), free_play_max(pack) if free else len(boards))


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
    if name in ENCOUNTER_COLOURS:
        return Stop(draw=name)
    if isinstance(name, str) and name in pack.encounters:
        return Stop(meet=name)
    raise InvalidRequest(f"unknown stop {name!r}; possible: rest, {', '.join((*ENCOUNTER_COLOURS, *pack.encounters))}")


def check_wishes(wishes: tuple[tuple[str, ...], ...], state: State) -> None:
    """Raise InvalidRequest for characters that do not exist, are taken twice, or are too many. Source: TG-3.1.2."""
    named = [one for wish in wishes for one in wish]
    for one in named:
        if one not in playable(state):
            raise unknown(one, playable(state))
    if len(set(named)) < len(named):
        raise InvalidRequest(ASKED_TWICE, "played-twice")
    if not state.free and len({state.pack.characters[one].colour for one in named}) < len(named):
        shared = "TG-3.1.2: two of these characters are placed on the same board; choose one of them"
        raise InvalidRequest(shared, "one-board")
    if any(len(wish) > most for wish, most in zip(wishes, state.characters_each, strict=True)):
        raise InvalidRequest("TG-3.1.1: a seat asks for more characters than it plays; ask for fewer", "too-many-asked")


@rule("TG-3.1.1", SetUp)
def set_up(play: Play[State], task: SetUp) -> None:
    """Set up the decks of the world, then the characters, seat by seat. Source: TG-3.2.8, 3.2.9, 3.2.15, 3.1.18."""
    pack = play.state.pack
    play.shuffle(ITEMS, (item for item in pack.items if not is_brought(pack, item)))
    for colour in ENCOUNTER_COLOURS:
        play.shuffle(encounter_pile(colour), (one.id for one in deck_cards(play.state, colour)))
    wanted = tuple(TakeCharacter(seat, one) for seat, wish in enumerate(task.wishes) for one in wish)
    open_ = tuple(
        ChooseCharacter(seats=(seat,))
        for seat, count in enumerate(play.state.characters_each)
        for _ in range(count - len(task.wishes[seat]))
    )
    play.then(*wanted, *open_, EnterWorld() if isinstance(play.state.journey, World) else EnterArena())


def deck_cards(state: State, colour: EncounterColour) -> Iterable[Encounter]:
    """Return the encounters of a colour's deck. Source: TG-3.2.15."""
    possible = difficulties(state)
    return (one for one in state.pack.encounters.values() if one.colour == colour and one.difficulty in possible)


@asks("TG-3.1.2", ChooseCharacter)
def character_options(state: State, question: ChooseCharacter) -> Iterable[Option]:
    """Yield each character that nobody plays, and whose board nobody uses. Source: TG-3.1.2, 7.3.2."""
    (seat,) = question.seats
    for one in playable(state):
        if one not in state.characters and user_of_own_board(state, one) is None:
            yield Option(seat, f"play:{one}", "TG-3.1.2", (TakeCharacter(seat, one),))


@refuses(ChooseCharacter)
def rule_against_character(state: State, question: ChooseCharacter, seat: int, key: str) -> Unmet | None:
    """Return that somebody plays a character already, or that it is of another campaign. Source: TG-3.1.2, 7.3.2."""
    return rule_against_playing(state, key, "TG-3.1.2")


def rule_against_playing(state: State, key: str, taken: str) -> Unmet | None:
    """Return why this key plays no character: it has taken part and may be absent now, or is of another campaign, which
    only free play allows. taken: the rule against the former. Source: TG-5.20.9, 7.3.2.
    """
    word, _, who = key.partition(":")
    if word != "play" or who not in state.pack.characters:
        return None
    if who in state.characters or who in state.away:
        return Unmet(taken, "unplayed")
    if user := user_of_own_board(state, who):
        return Unmet("TG-3.1.2", "board-taken", {"character": user})
    return None if who in playable(state) else Unmet("TG-7.3.2", "same-campaign")


@defaults(ChooseCharacter)
def default_character(state: State, question: ChooseCharacter) -> str:
    """Return the first free character. Source: TG-11.1.13."""
    return next(iter(character_options(state, question))).key


@rule("TG-3.1.2", TakeCharacter)
def take_character(play: Play[State], task: TakeCharacter) -> None:
    """Set up a character: its tray, its board and its four decks. In free play its player chooses before.

    Source: TG-3.1.4 to 3.1.12, 7.3.1, 7.3.3.
    """
    who = task.character
    play.state_that(CharacterTaken(task.seat, who))
    if play.state.free:
        play.then(AskBoard(who), AskColour(who), BuildDecks(who))
    else:
        shuffle_decks(play, who)


@rule("TG-3.1.8", BuildDecks)
def build_decks(play: Play[State], task: BuildDecks) -> None:
    """Shuffle the decks of a character whose basic cards were chosen. Source: TG-3.1.8 to 3.1.11, 7.3.5."""
    shuffle_decks(play, task.character)


def shuffle_decks(play: Play[State], character: str) -> None:
    """Shuffle a character's starting and advancement decks. Source: TG-3.1.9 to 3.1.11."""
    pack, colour = play.state.pack, play.state.characters[character].cards
    for deck in DECKS:
        play.shuffle(pile_of(character, deck), pack.cards_of(character, deck, starting=True, colour=colour))
        play.shuffle(advancement_pile(character, deck), pack.cards_of(character, deck, starting=False, colour=colour))


@rule("TG-3.1.1", EnterArena)
def enter_arena(play: Play[State], task: EnterArena) -> None:
    """Enter the arena, before its first stop."""
    play.state_that(ArenaEntered())
    play.then(GoOn(0))


@rule("TG-5.14.5", GoOn)
def go_on(play: Play[State], task: GoOn) -> None:
    """Go to the next stop; something may be used before it begins. Source: TG-5.5.14, 5.14.5."""
    if task.stop >= len(the_arena(play.state).row):
        return
    play.state_that(StopReached(task.stop))
    play.then(AskBetween(USES_MAX), BeginStop(task.stop), GoOn(task.stop + 1))


@rule("TG-5.14.5", BeginStop)
def begin_stop(play: Play[State], task: BeginStop) -> None:
    """Begin a stop. An undefeated guardian takes the place of the next encounter.

    Source: TG-5.14.5, 5.14.8, 5.15.1, 5.15.11.
    """
    play.then(*stop_tasks(play.state, the_arena(play.state).row[task.stop]))


def stop_tasks(state: State, stop: Stop) -> tuple[Task, ...]:
    """Return the tasks of a stop. An undefeated guardian takes the place of an encounter; without characters none is
    met.

    Source: TG-5.15.11, 5.16.14.
    """
    if stop.rest:
        return (Rest(),)
    if not able(state):
        return ()
    if guardian := the_arena(state).guardian:
        return (MeetEncounter(guardian),)
    return (encounter_ahead(stop.draw, stop.of, stop.meet),)


@rule("TG-5.16.12", CloseArena)
def close_arena(play: Play[State], task: CloseArena) -> None:
    """End the arena: won if all live, lost for all by a death. Source: TG-5.16.12."""
    play.state_that(ArenaLost() if the_dead(play.state) else ArenaSurvived())
