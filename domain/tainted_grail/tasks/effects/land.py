"""Effects on the land, its discs and events, and on the journal. Source: TG-10.10."""

from __future__ import annotations

from typing import Literal

from domain.tainted_grail.tasks.effects.base import Amount, EffectTask

Where = Literal["here", "lowest", "highest", "choice"]
"""here: the character's location; lowest, highest: of those revealed, by the number printed; choice: of the party."""


class GainStatus(EffectTask, frozen=True, tag="tg.gain-status"):
    """Mark a status, a numbered part, or one more box of an unnumbered one. Source: TG-5.12.1, 5.12.2, 5.12.4."""

    status: str
    part: int | None = None


class LoseStatus(EffectTask, frozen=True, tag="tg.lose-status"):
    """Lose a status with all its parts. Source: TG-5.12.5."""

    status: str


class GoTo(EffectTask, frozen=True, tag="tg.go-to"):
    """Read on at a verse of this section, or of the Book of Secrets. What is printed behind it does not happen.

    Source: TG-5.13.2, 5.13.3.
    """

    verse: int
    book: bool = False


class EndExploration(EffectTask, frozen=True, tag="tg.end-exploration"):
    """End the exploration. Source: TG-4.4.2."""


class LeaveParty(EffectTask, frozen=True, tag="tg.leave-party"):
    """Leave the party. Source: TG-4.5.22."""


class RevealLocation(EffectTask, frozen=True, tag="tg.reveal"):
    """Reveal a location: behind an arrow that names it and in range, or in a cell of its own.

    cell: steps to the east and to the south of the start location. Source: TG-10.10, 5.9.13.
    """

    location: int
    cell: tuple[int, int] | None = None


class DiscardLocation(EffectTask, frozen=True, tag="tg.discard-location"):
    """Put a location back into the pool, or out of the game; who stands there moves. Source: TG-5.8.26, 5.8.40."""

    location: int
    removed: bool = False


class SwapLocation(EffectTask, frozen=True, tag="tg.swap"):
    """Let another version stand for a location from now on, wherever it lies. Source: TG-5.8.27 to 5.8.31."""

    location: int
    to: int


class MoveTo(EffectTask, frozen=True, tag="tg.move-to"):
    """Move the party to a location, which is no Travel; arrival follows. connected: one of choice.

    Source: TG-5.8.17 to 5.8.20.
    """

    location: int | None = None
    to: Literal["lowest", "highest", "connected"] | None = None
    who: Literal["party", "all", "you"] = "party"


class PlaceMenhir(EffectTask, frozen=True, tag="tg.place-menhir"):
    """Place a menhir with a disc, or set the disc of the one that stands there. Source: TG-5.9.7 to 5.9.12."""

    disc: Amount
    location: int | None = None


class RemoveMenhir(EffectTask, frozen=True, tag="tg.remove-menhir"):
    """Take a menhir off the map, with its disc. Source: TG-10.10."""

    location: int | None = None


class ChangeMenhir(EffectTask, frozen=True, tag="tg.change-menhir"):
    """Raise or lower the disc of a menhir, of choice or the highest one; below 1 it has none. Source: TG-10.10."""

    count: int
    which: Literal["choice", "highest", "here"] = "choice"


class PlaceGuardian(EffectTask, frozen=True, tag="tg.place-guardian"):
    """Place a guardian on a location; the first revealed of those given, or the lowest or highest. Source: TG-10.10."""

    encounter: str
    locations: tuple[int, ...] = ()
    otherwise: Literal["lowest", "highest", "lowest-settlement"] = "highest"


class PlaceDisc(EffectTask, frozen=True, tag="tg.place-disc"):
    """Place a disc of the pack. on: `here`, `place:<number>`, `event:<id>`, `secret:<number>` or `character:<id>`.

    Source: TG-5.11.2, 5.11.7, 5.11.11.
    """

    disc: str
    on: str = "here"


class ChangeDisc(EffectTask, frozen=True, tag="tg.change-disc"):
    """Change a disc that lies out. Below 1 it is removed, and what it orders follows. Source: TG-5.11.4, 5.11.6."""

    disc: str
    count: int


class RemoveDisc(EffectTask, frozen=True, tag="tg.remove-disc"):
    """Remove a disc without any effect. Source: TG-10.10."""

    disc: str


class PlaceMarker(EffectTask, frozen=True, tag="tg.place-marker"):
    """Place or remove quest markers on an event. Source: TG-5.10.7."""

    event: str
    count: int = 1


class LayItem(EffectTask, frozen=True, tag="tg.lay-item"):
    """Search the item deck for an item, and lay it on a location, where a character may take it. Source: TG-5.17.15."""

    item: str
    location: int | None = None


class DrawEvent(EffectTask, frozen=True, tag="tg.draw-event"):
    """Reveal the top card of the event deck. Source: TG-4.2.25."""


class RevealRandom(EffectTask, frozen=True, tag="tg.reveal-random"):
    """Reveal the top random event. Source: TG-10.10."""


class RevealEvent(EffectTask, frozen=True, tag="tg.reveal-event"):
    """Take a story event out of the event deck, or a special event out of the box, and resolve it.

    Source: TG-3.2.23, 3.3.3, 3.3.4.
    """

    event: str


class PutRandom(EffectTask, frozen=True, tag="tg.put-random"):
    """Put this many random events on the event deck. Source: TG-5.10.10, 5.10.11."""

    count: int = 1


class DiscardEvent(EffectTask, frozen=True, tag="tg.discard-event"):
    """Discard an open event or an active quest. Source: TG-5.10.4, 5.10.8."""

    event: str


class LoseQuest(EffectTask, frozen=True, tag="tg.lose-quest"):
    """Declare the quest of an event lost, with what follows. Source: TG-5.10.3."""

    event: str


class EndChapter(EffectTask, frozen=True, tag="tg.end-chapter"):
    """Close the chapter; the next one, or the end of the campaign, follows. Source: TG-3.3.1, 3.3.2, 3.3.8."""


class EndCampaign(EffectTask, frozen=True, tag="tg.end-campaign"):
    """End the campaign. Source: TG-3.3.2."""

    won: bool
