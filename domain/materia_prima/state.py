"""The state of a game, frozen. Queries read it in `queries`; nothing here decides anything."""

from typing import Literal

from msgspec import Struct, field

from domain.kernel.state import KernelState
from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.carry_over import Carried
from domain.materia_prima.content.pack import Pack
from domain.materia_prima.elements import Elements
from domain.materia_prima.vocabulary import Side

Difficulty = Literal["easy", "normal", "hard"]
Phase = Literal["setup", "alarm", "alchemists", "inquisition", "end"]
Status = Literal["setup", "running", "succeeded", "failed"]

COLOURS = ("green", "yellow", "brown", "grey")
"""The four player colours. Source: MP-2.1.5."""


class Tower(Struct, frozen=True, gc=False):
    """An alchemist's tower with its storage. fragments: recipe ids. Source: MP-2.4.2."""

    hex: Hex | None = None
    elements: Elements = field(default_factory=dict)
    items: tuple[str, ...] = ()
    extensions: tuple[str, ...] = ()
    fragments: tuple[str, ...] = ()


class Alchemist(Struct, frozen=True, gc=False):
    """A main figure, named by its colour. Source: MP-2.4.1.

    worn: item recipe ids in the order put on; deeds: ids of the mission parts done; acted: action points used this
    turn; extras: sources of extra actions used this turn. Queries read improvements by events from the state's rows.
    """

    colour: str
    seat: int
    character: str
    soul_stones: int = 1
    hex: Hex | None = None
    carried: Elements = field(default_factory=dict)
    worn: tuple[str, ...] = ()
    deeds: tuple[str, ...] = ()
    acted: int = 0
    extras: tuple[str, ...] = ()
    tower: Tower = Tower()


class Homunculus(Struct, frozen=True, gc=False):
    """A helper figure, named by its recipe id. The state keeps them in order of entry. Source: MP-2.4.3."""

    recipe: str
    colour: str
    hex: Hex
    carried: Elements = field(default_factory=dict)
    acted: int = 0
    extras: tuple[str, ...] = ()


class Inquisitor(Struct, frozen=True, gc=False):
    """An enemy figure. id: `<type>-<running number>`, e.g. `a-3`; the state keeps them in order of placement."""

    id: str
    type: str
    hex: Hex


class Slot(Struct, frozen=True, gc=False):
    """A slot of open inquisitor cards of one type, in draw order. Source: MP-2.5.2."""

    type: str
    cards: tuple[str, ...]


class Completed(Struct, frozen=True, gc=False):
    """A fulfilled town mission. spent: the event day on which its points were spent. Source: MP-2.5.8."""

    mission: str
    colour: str
    points: int
    spent: int | None = None


class State(KernelState, frozen=True, gc=False, kw_only=True):
    """A game of Materia Prima. Source: MP-2.1.1, 2.5.

    seats: seat -> colours that it plays, in order of choice; colours: those in play, in order of choice; difficulty: in
    force, chosen: at the start; layout: id; turn: the colour whose turn it is; alarm_discard: the last is the active
    card; slots: three, None if free; inquisitors_placed: ever; rows: event day -> the side that happened; refused:
    exchange partners that refused the turn's figures, `figure>partner`; researched: recipes drawn and not yet placed;
    delivered: elements that left the game; conceding: seats that want to concede; consenting: seats that consent to
    every exchange; alarms: hexes that triggered, until they are dealt with; stones_lost: soul stones lost in this
    scenario; campaign: what this scenario of a campaign started from, None outside one; made: recipes in the order in
    which their things were made or brought along; taken_along: recipes of what goes into the next scenario;
    taken_extensions: tower extensions that do; ending: success, failure, aborted or conceded, once it is over.
    """

    pack: Pack
    scenario: str
    seats: tuple[tuple[str, ...], ...]
    colours: tuple[str, ...] = ()
    chosen: Difficulty = "normal"
    difficulty: Difficulty = "normal"
    layout: str | None = None
    status: Status = "setup"
    day: int = 1
    phase: Phase = "setup"
    turn: str | None = None
    alchemists: dict[str, Alchemist] = field(default_factory=dict)
    homunculi: dict[str, Homunculus] = field(default_factory=dict)
    inquisitors: dict[str, Inquisitor] = field(default_factory=dict)
    inquisitors_placed: int = 0
    markers: dict[Hex, int] = field(default_factory=dict)
    loose: dict[Hex, Elements] = field(default_factory=dict)
    alarms: tuple[Hex, ...] = ()
    alarm_discard: tuple[str, ...] = ()
    slots: tuple[Slot | None, ...] = (None, None, None)
    inquisitor_discard: tuple[str, ...] = ()
    recipes: tuple[str, ...] = ()
    recipe_discards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    missions: dict[str, str | None] = field(default_factory=dict)
    extensions: dict[str, str | None] = field(default_factory=dict)
    completed: tuple[Completed, ...] = ()
    removed: tuple[str, ...] = ()
    temple: str | None = None
    rows: dict[int, Side] = field(default_factory=dict)
    refused: tuple[str, ...] = ()
    researched: tuple[str, ...] = ()
    delivered: Elements = field(default_factory=dict)
    conceding: tuple[int, ...] = ()
    consenting: tuple[int, ...] = ()
    stones_lost: int = 0
    ending: str | None = None
    campaign: Carried | None = None
    made: tuple[str, ...] = ()
    taken_along: tuple[str, ...] = ()
    taken_extensions: tuple[str, ...] = ()
