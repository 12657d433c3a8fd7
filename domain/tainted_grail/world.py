"""Where a game goes on: through the stops of an arena, or through the land of a campaign. Source: TG-2.2."""

from typing import Literal

from msgspec import Struct, field

from domain.tainted_grail.content.parts import Stop
from domain.tainted_grail.vocabulary.terms import Cell

Phase = Literal["dawn", "day", "evening"]
PartyKind = Literal["action", "arrival", "dawn", "evening", "dream", "event"]


class Arena(Struct, frozen=True, tag="arena"):
    """The way through an arena.

    id: of the pack's arena; row: its stops, those ahead from `stop`; guardian: an undefeated one that is met next;
    lurking: those that are met after it.
    """

    id: str
    row: tuple[Stop, ...]
    stop: int = 0
    guardian: str | None = None
    lurking: tuple[str, ...] = ()


class Place(Struct, frozen=True):
    """A revealed location. Source: TG-2.2.5, 2.2.6, 2.2.8.

    card: the number printed on it; covered: what time markers cover, `action` or the number of an instant effect from
    0; menhir: the value of its disc, 0 without a disc, None without a figure; guardians: undefeated ones, by id; items:
    those that lie here.
    """

    card: int
    cell: Cell
    covered: tuple[str, ...] = ()
    menhir: int | None = None
    guardians: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


class Figure(Struct, frozen=True):
    """Where a character stands, and what it has done. Source: TG-2.2.17.

    place: the original number of its location; passed: until the next day; acted, joined: since the last round of
    actions; travelled: today; again: how often it acted twice in a row today; dreamt: tonight.
    """

    place: int
    passed: bool = False
    acted: bool = False
    joined: bool = False
    travelled: bool = False
    again: int = 0
    dreamt: bool = False


class Party(Struct, frozen=True):
    """Characters that do something together. starter: of an action; hampered: those whom insanity makes pay more.

    Source: TG-2.2.18, 4.5, 5.16.11.
    """

    kind: PartyKind
    members: tuple[str, ...]
    starter: str | None = None
    hampered: tuple[str, ...] = ()


class Disc(Struct, frozen=True):
    """A time disc or a counting disc of the pack that lies out.

    on: `place:<number>`, `event:<id>`, `secret:<number>` or `character:<id>`. Source: TG-2.2.12, 5.11.
    """

    value: int
    on: str


class World(Struct, frozen=True, tag="world"):
    """The land of a campaign, day by day. Source: TG-2.2.1, 2.2.5 to 2.2.13.

    id: of the pack's campaign; day: from 1, 0 before the first dawn; step: of the phase, from 1; places: revealed
    locations by original number; versions: original number -> the card that now stands for it, where it is another;
    gone: original numbers out of the game; figures: by character; parties: the newest last; discs: by id; statuses: id
    -> marked parts; events: ids of those that lie open, random ones too; quests: active ones; markers: event -> quest
    markers; discarded: events in the order in which they went; used: what may happen once -> the day on which it last
    did; read: verses, dreams and events that were read, by reference; closing: the end of the chapter was ordered;
    resolved: quests that succeeded or failed, events by id, secrets as `secret:<number>`; handed: cards that a
    character received in this step from another or from the ground; set_on: status parts as `<status>.<part>` and
    quests, by the id of their event or secret -> the day on which they were set.
    """

    id: str
    chapter: int = 1
    day: int = 0
    phase: Phase = "dawn"
    step: int = 1
    places: dict[int, Place] = field(default_factory=dict)
    versions: dict[int, int] = field(default_factory=dict)
    gone: tuple[int, ...] = ()
    figures: dict[str, Figure] = field(default_factory=dict)
    parties: tuple[Party, ...] = ()
    discs: dict[str, Disc] = field(default_factory=dict)
    statuses: dict[str, tuple[int, ...]] = field(default_factory=dict)
    events: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    markers: dict[str, int] = field(default_factory=dict)
    discarded: tuple[str, ...] = ()
    used: dict[str, int] = field(default_factory=dict)
    read: tuple[str, ...] = ()
    closing: bool = False
    resolved: tuple[str, ...] = ()
    handed: tuple[str, ...] = ()
    set_on: dict[str, int] = field(default_factory=dict)


Journey = Arena | World
"""Where a game goes on."""
