"""Events, quests, discs, chapters, guardians and dreams of a campaign. Source: TG-3.3, 4.6, 5.10, 5.11, 5.15."""

from typing import ClassVar, Literal

from domain.kernel.fact import Fact


class EventRevealed(Fact, frozen=True, tag="tg.event-revealed"):
    """A story event, a special or a random one was revealed, and lies open. Source: TG-4.2.21 to 4.2.24, 5.10.13."""

    reveals: ClassVar[bool] = True
    event: str


class EventMissing(Fact, frozen=True, tag="tg.event-missing"):
    """No event was revealed, as the event deck is empty: the pack has too few. Source: TG-4.2.26."""

    reveals: ClassVar[bool] = False


class EventDiscarded(Fact, frozen=True, tag="tg.event-discarded"):
    """A story event went to the discard pile. Source: TG-5.10.4, 5.10.8."""

    reveals: ClassVar[bool] = False
    event: str


class EventPutAway(Fact, frozen=True, tag="tg.event-put-away"):
    """A random event went under its deck, or a story event of an earlier chapter to the box (`boxed`).

    Source: TG-3.3.7, 4.6.23.
    """

    reveals: ClassVar[bool] = False
    event: str
    boxed: bool


class RandomEventsPut(Fact, frozen=True, tag="tg.random-events-put"):
    """So many random events were put on the event deck, face down. Source: TG-5.10.10, 5.10.11."""

    reveals: ClassVar[bool] = False
    count: int


class QuestResolved(Fact, frozen=True, tag="tg.quest-resolved"):
    """A quest succeeded or failed. quest: id of an event, or `secret:<number>`. Source: TG-5.10.3."""

    reveals: ClassVar[bool] = True
    quest: str
    success: bool


class MarkersSet(Fact, frozen=True, tag="tg.markers-set"):
    """So many quest markers lie on an event. Source: TG-5.10.7."""

    reveals: ClassVar[bool] = False
    event: str
    count: int


class DiscPlaced(Fact, frozen=True, tag="tg.disc-placed"):
    """A time disc or a counting disc was placed. on: `place:<number>`, `event:<id>`, `secret:<number>` or
    `character:<id>`. Source: TG-5.11.2, 5.11.7.
    """

    reveals: ClassVar[bool] = False
    disc: str
    value: int
    on: str


class DiscSet(Fact, frozen=True, tag="tg.disc-set"):
    """A disc shows another value; 0 when it has expired, and what it orders follows. Source: TG-4.2.16, 5.11.4."""

    reveals: ClassVar[bool] = False
    disc: str
    value: int


class DiscRemoved(Fact, frozen=True, tag="tg.disc-removed"):
    """A disc was removed. Source: TG-4.2.17, 10.10."""

    reveals: ClassVar[bool] = False
    disc: str


class GuardianPlaced(Fact, frozen=True, tag="tg.guardian-placed"):
    """A guardian came to a place: laid there, or moved from another. Source: TG-5.15.5, 5.15.6, 10.10."""

    reveals: ClassVar[bool] = False
    encounter: str
    place: int


class GuardianStayed(Fact, frozen=True, tag="tg.guardian-stayed"):
    """A guardian stayed where it was. Source: TG-5.15.2, 5.15.7."""

    reveals: ClassVar[bool] = False
    encounter: str


class GuardianLeft(Fact, frozen=True, tag="tg.guardian-left"):
    """A guardian left the land, and lies under its deck. Source: TG-5.15.4."""

    reveals: ClassVar[bool] = False
    encounter: str


class ChapterEnding(Fact, frozen=True, tag="tg.chapter-ending"):
    """A text closed the chapter, which ends as soon as nothing is in progress. Source: TG-3.3.1, 3.3.8."""

    reveals: ClassVar[bool] = False


class ChapterBegan(Fact, frozen=True, tag="tg.chapter-began"):
    """A chapter began. box: the encounters that are in no deck. Source: TG-3.2.12, 3.2.15, 3.3.6."""

    reveals: ClassVar[bool] = True
    number: int
    box: tuple[str, ...]


class ChapterSetUp(Fact, frozen=True, tag="tg.chapter-set-up"):
    """The setup of a chapter is done; this is where a return to its start leads. Source: TG-3.3.5."""

    reveals: ClassVar[bool] = False


class DreamRead(Fact, frozen=True, tag="tg.dream-read"):
    """The newest party had the dream or the nightmare of a location. Source: TG-4.6.18, 4.6.19."""

    reveals: ClassVar[bool] = True
    location: int
    kind: Literal["dream", "nightmare"]
