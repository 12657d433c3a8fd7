"""The state of a game, frozen. Queries read it in `queries`; nothing here decides anything."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from domain.kernel.state import KernelState
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Stop
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.terms import (
    Attribute,
    BoardColour,
    Challenge,
    Deck,
    DreamsTold,
    Hands,
    Height,
    Mode,
    Resource,
    Result,
)
from domain.tainted_grail.world import Journey

Condition = Literal["dying", "insane"]
Left = Literal["fled", "dying", "dead"]
Status = Literal["setup", "running", "survived", "died", "won", "lost", "saved"]
"""survived, died: of an arena; won, lost: of a campaign; saved: an evening that a campaign goes on from."""
ENDINGS: tuple[Status, ...] = ("survived", "died", "won", "lost", "saved")
"""Statuses of a game that is over."""
Until = Literal["activation", "encounter"]


class Owned(Struct, frozen=True, gc=False):
    """An item or a secret that a character owns. Source: TG-5.5.6, 5.6.

    card: `item:<id>` or `secret:<number>`; face_up: equipped, if it has a keyword; given: received from another
    character since the last re-equipping; turned, packed: in this encounter.
    """

    card: str
    face_up: bool = True
    given: bool = False
    turned: bool = False
    packed: bool = False


class Change(Struct, frozen=True, gc=False):
    """A temporary change of an attribute. Source: TG-5.2.5."""

    attribute: Attribute
    count: int
    until: Until


class Character(Struct, frozen=True, gc=False):
    """A character in play. Source: TG-2.2.15, 2.2.16.

    attributes: markers; skills: numbers of faces; available: the pile of available cards of each deck; looking: cards
    that it looks at now; board, cards: the colours that were chosen for it in free play, None for its own.
    """

    id: str
    seat: int
    energy: int
    health: int
    terror: int
    attributes: dict[Attribute, int] = field(default_factory=dict)
    resources: dict[Resource, int] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()
    owned: tuple[Owned, ...] = ()
    skills: tuple[int, ...] = ()
    conditions: tuple[Condition, ...] = ()
    available: dict[Deck, tuple[str, ...]] = field(default_factory=dict)
    looking: tuple[str, ...] = ()
    dead: bool = False
    board: BoardColour | None = None
    cards: BoardColour | None = None


class Participant(Struct, frozen=True, gc=False):
    """A character in the encounter. Source: TG-2.2.19.

    hand: in the order drawn; discard: open; was_active: this round; left: how it left; fleeing: whether it is about to;
    wielded: items with the keyword weapon that it had equipped in it (TG-6.12.19).
    """

    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    was_active: bool = False
    left: Left | None = None
    fleeing: bool = False
    wielded: tuple[str, ...] = ()


class Laid(Struct, frozen=True, gc=False):
    """A card in the sequence. Source: TG-6.2, 6.3.

    by: the character that laid and owns it; keys: height -> whether the key is activated, for each key connected with
    the card before.
    """

    card: str
    by: str
    keys: dict[Height, bool] = field(default_factory=dict)
    time: int = 0
    charges: int = 0


class Activation(Struct, frozen=True, gc=False):
    """The time since a character became active. Source: TG-6.6, 6.12.

    laying: step 2a or 2b goes on; cards: number that the active character laid in them; laid: number in its whole phase
    II; first: the card of 2a; parried: a Defensive enemy took off its marker; waived: the next further card needs no
    EXTRA; attacking: the attack is coming or goes on; read: its table was read, so step 3 has begun; reduced, ignored,
    repeated: changes of the coming attack; repeats: how often it was repeated in all; after: what follows it; done:
    abilities of step 3 that are done; proposed: characters that wanted to flee; refused: abilities that a card's owner
    refused; used: abilities limited to once in it; tried: a flight failed.
    """

    character: str
    laying: bool = False
    cards: int = 0
    laid: int = 0
    first: str | None = None
    parried: bool = False
    waived: bool = False
    attacking: bool = False
    read: bool = False
    reduced: int = 0
    ignored: bool = False
    repeated: int = 0
    repeats: int = 0
    after: tuple[Effect, ...] = ()
    done: tuple[str, ...] = ()
    proposed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    tried: bool = False


class EdgeMark(Struct, frozen=True, gc=False):
    """The change of a right edge by an effect. place: in the sequence, 0 for the encounter card; height: None for all.

    times: how often a bonus there is taken; block: a key there is not activated. Source: TG-6.3.17, 6.3.18.
    """

    place: int
    height: Height | None
    times: int = 1
    block: bool = False


class Encounter(Struct, frozen=True, gc=False):
    """An encounter in progress. Source: TG-2.2.19.

    card: its id; participants: by character, in the order of their numbers, including those who left; way: the chosen
    one; stage: the number of stages won; time: time markers on the encounter card; struck: Haste and Ambush are used
    up; used: abilities limited to once in it; boxed: its card goes to the box; result: None while it is played; marks:
    on right edges; ordered: encounters that follow it.
    """

    card: str
    deck: Deck
    participants: dict[str, Participant]
    sequence: tuple[Laid, ...] = ()
    round: int = 0
    activation: Activation | None = None
    pool: int = 0
    marker: int = 0
    way: str | None = None
    stage: int = 0
    time: int = 0
    struck: bool = False
    used: tuple[str, ...] = ()
    boxed: bool = False
    result: Result | None = None
    marks: tuple[EdgeMark, ...] = ()
    ordered: tuple[Stop, ...] = ()


class Met(Struct, frozen=True, gc=False):
    """An encounter that is over, with its result."""

    card: str
    result: Result


class State(KernelState, frozen=True, gc=False, kw_only=True):
    """A game of Tainted Grail. Source: TG-2.2.

    journey: the arena or the land that the group goes through; seats: seat -> characters that it plays; hands: who sees
    them; offered: drawn encounters, one of which is met; company: who meets what follows an encounter, None for all who
    can; box: encounters in no deck; removed: cards out of the game; met: encounters that are over; fed: who has eaten
    in this rest; passed: who declined to use anything outside an encounter, with the situation then; chapter_start: the
    game at the start of the chapter, without a party and without what was done that day (TG-3.3.5); chronicler: the
    seat that is asked first where a group decides, None without one; switching:
    seats that want the other mode; challenge: what makes the campaign harder; dreams: who is told them; free: whether
    each player chooses a board and cards for its character; away: absent characters; gathering: seats that want a new
    session; session: the number of this evening of a campaign with a table for each, 0 at any other table; night: the
    game at the end of its last night, which is what the evening leaves to the next one.
    """

    pack: Pack
    journey: Journey
    seats: tuple[tuple[str, ...], ...]
    characters_each: tuple[int, ...]
    hands: Hands = "players"
    status: Status = "setup"
    characters: dict[str, Character] = field(default_factory=dict)
    offered: tuple[str, ...] = ()
    encounter: Encounter | None = None
    box: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    met: tuple[Met, ...] = ()
    fed: tuple[str, ...] = ()
    company: tuple[str, ...] | None = None
    passed: dict[str, Character] = field(default_factory=dict)
    chapter_start: State | None = None
    chronicler: int | None = None
    mode: Mode = "standard"
    switching: tuple[int, ...] = ()
    challenge: tuple[Challenge, ...] = ()
    dreams: DreamsTold = "open"
    free: bool = False
    away: dict[str, Character] = field(default_factory=dict)
    gathering: tuple[int, ...] = ()
    session: int = 0
    night: State | None = None
