"""What lies on the table, frozen. Questions to it are in `queries`; nothing here decides anything."""

from typing import Literal

from msgspec import Struct, field

from domain.kernel.state import KernelState
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Stop
from domain.tainted_grail.tasks.effects import Effect
from domain.tainted_grail.words import Attribute, Deck, Hands, Height, Resource, Result

Condition = Literal["dying", "insane"]
Left = Literal["fled", "dying", "dead"]
Status = Literal["setup", "running", "survived", "died"]
Until = Literal["activation", "encounter"]


class Owned(Struct, frozen=True):
    """An item or a secret that a character owns. Source: TG-5.5.6, 5.6.

    card: `item:<id>` or `secret:<number>`; face_up: equipped, if it has a keyword; given: received from another
    character since the last re-equipping; turned, packed: for this encounter.
    """

    card: str
    face_up: bool = True
    given: bool = False
    turned: bool = False
    packed: bool = False


class Change(Struct, frozen=True):
    """A temporary change of an attribute. Source: TG-5.2.5."""

    attribute: Attribute
    count: int
    until: Until


class Character(Struct, frozen=True):
    """A character in play. Source: TG-2.2.15, 2.2.16.

    attributes: markers; skills: numbers of faces; available: the available cards pile of each deck; looking: cards
    that it looks at now.
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


class Participant(Struct, frozen=True):
    """A character in the encounter. Source: TG-2.2.19.

    hand: in the order drawn; discard: open; was_active: this round; left: how it left; fleeing: it is about to;
    wielded: items with the keyword weapon that it had equipped in it (TG-6.12.19).
    """

    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    was_active: bool = False
    left: Left | None = None
    fleeing: bool = False
    wielded: tuple[str, ...] = ()


class Laid(Struct, frozen=True):
    """A card in the sequence. Source: TG-6.2, 6.3.

    by: who laid it, and whose it is; keys: height -> whether the key with the card before it was activated, of those
    that are connected.
    """

    card: str
    by: str
    keys: dict[Height, bool] = field(default_factory=dict)
    time: int = 0
    charges: int = 0


class Activation(Struct, frozen=True):
    """What happened since a character became active. Source: TG-6.6, 6.12.

    laying: step 2a or 2b goes on; cards: that the active character laid in them; laid: in all its phase II; first: the
    card of 2a; parried: a Defensive enemy took its marker off; waived: the next further card needs no EXTRA; attacking:
    the attack is near or goes on; read: its table was read, so step 3 has begun; reduced, ignored, repeated: what was
    done to the attack to come; repeats: how often it was repeated in all; after: what follows it; done: abilities of
    step 3 that are done; proposed: who wanted to flee; refused: abilities that a card's owner does not want used;
    used: those limited to once in it.
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


class EdgeMark(Struct, frozen=True):
    """What an effect did to a right edge. place: in the sequence, 0 for the encounter card; height: None for all.

    times: a bonus there is taken so often; block: a key there is not activated. Source: TG-6.3.17, 6.3.18.
    """

    place: int
    height: Height | None
    times: int = 1
    block: bool = False


class Encounter(Struct, frozen=True):
    """An encounter in progress. Source: TG-2.2.19.

    card: its id; participants: by character, in the order of their numbers, those who left too; way: which was
    chosen; stage: the number of stages won; time: time markers on the encounter card; struck: Haste and Ambush are
    used up; used: abilities limited to once in it; boxed: its card goes to the box; result: None while it is played;
    marks: on right edges; ordered: encounters that follow it.
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


class Met(Struct, frozen=True):
    """An encounter that is over, and how it ended."""

    card: str
    result: Result


class State(KernelState, frozen=True, kw_only=True):
    """A game of Tainted Grail. Source: TG-2.2.

    seats: seat -> characters it plays; hands: who sees them; arena: id; row: its stops, those ahead from `stop`;
    offered: encounters drawn of which one is met; guardian: an undefeated one that is met next; lurking: those that are
    met after it; company: who meets what follows an encounter, None for all who can; box: encounters in no deck;
    removed: cards out of the game; met: encounters that are over; fed: who has eaten in this rest; passed: who
    uses nothing outside an encounter, as it stood then.
    """

    pack: Pack
    arena: str
    seats: tuple[tuple[str, ...], ...]
    characters_each: tuple[int, ...]
    row: tuple[Stop, ...]
    hands: Hands = "players"
    status: Status = "setup"
    characters: dict[str, Character] = field(default_factory=dict)
    stop: int = 0
    offered: tuple[str, ...] = ()
    guardian: str | None = None
    encounter: Encounter | None = None
    box: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    met: tuple[Met, ...] = ()
    fed: tuple[str, ...] = ()
    lurking: tuple[str, ...] = ()
    company: tuple[str, ...] | None = None
    passed: dict[str, Character] = field(default_factory=dict)
