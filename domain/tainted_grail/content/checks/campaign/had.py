"""What a campaign can ever bring, and the requirements that can ever hold with it.

A gain is a kind and what is gained: `("verse", 101, 2)` is a verse that can be read. Nothing is ever taken away, and
every cost can be paid: what is not had here can never be had. Source: TG-10.9.
"""

from collections.abc import Iterator, Set
from typing import NamedTuple

import msgspec

from domain.tainted_grail.content.land import Status
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.tasks.effects.base import EffectTask
from domain.tainted_grail.tasks.effects.encounter import FollowUp
from domain.tainted_grail.tasks.effects.holdings import GainSecret
from domain.tainted_grail.tasks.effects.land import (
    ChangeDisc,
    EndCampaign,
    EndChapter,
    GainStatus,
    GoTo,
    LoseQuest,
    PlaceDisc,
    PlaceGuardian,
    PlaceMarker,
    PlaceMenhir,
    PutRandom,
    RevealEvent,
    RevealLocation,
    RevealRandom,
    SwapLocation,
)
from domain.tainted_grail.tasks.effects.vocabulary import HaveEncounter
from domain.tainted_grail.vocabulary.requirements import (
    All,
    ChapterIs,
    CharactersAtLeast,
    DiscIs,
    Either,
    EventOpen,
    GuardianAt,
    HasStatus,
    InSettlement,
    MenhirAt,
    Not,
    Owns,
    PartySize,
    QuestActive,
    Requirement,
    Revealed,
    StandsAt,
)

Gain = tuple[str | int | None, ...]
"""A kind, and what is gained of it; None for any."""


class Had(NamedTuple):
    """All that can be had in a campaign of this content, as far as is known."""

    content: Content
    gains: Set[Gain]

    def any_of(self, kind: str) -> bool:
        """Return whether anything of a kind can be had."""
        return any(one[0] == kind for one in self.gains)


def brought(one: EffectTask, section: int, place: int | None, chapter: int | None) -> Iterator[Gain]:
    """Yield what an effect brings, without the effects inside it.

    section: of its verse, 0 for the Book of Secrets; place, chapter: where and in which one its text stands, if known.
    """
    match one:
        case GoTo(verse=verse, book=book):
            yield "verse", 0 if book else section, verse
        case PlaceMenhir(location=location):
            yield "menhir", place if location is None else location
        case EndChapter():
            yield "closed", chapter
        case EndCampaign():
            yield ("ended",)
        case HaveEncounter(meet=str() as met) | FollowUp(meet=str() as met):
            yield "met", met
        case HaveEncounter(draw=str() as colour) | FollowUp(draw=str() as colour):
            yield "drawn", colour
        case _:
            yield from laid_out(one)


def laid_out(one: EffectTask) -> Iterator[Gain]:
    """Yield what an effect lays out or marks, wherever it stands."""
    match one:
        case GainStatus(status=status, part=part):
            yield "status", status, part
        case GainSecret(number=number):
            yield "secret", number
        case RevealLocation(location=location, cell=tuple()):
            yield "place", location
        case SwapLocation(to=to):
            yield "swap", to
        case PlaceGuardian(encounter=encounter):
            yield from (("guardian", encounter), ("met", encounter))
        case PlaceDisc(disc=disc):
            yield "disc", disc
        case ChangeDisc(disc=disc, count=count) if count < 0:
            yield "lowered", disc
        case PlaceMarker(event=event, count=count) if count > 0:
            yield "marker", event
        case RevealEvent(event=event):
            yield "revealed", event
        case LoseQuest(event=event):
            yield "lost", event
        case PutRandom() | RevealRandom():
            yield ("random",)


def can_hold(need: Requirement, had: Had) -> bool:
    """Return whether a requirement can ever hold."""
    match need:
        case Not(of=of):
            return can_fail(of, had)
        case All(of=each):
            return all(can_hold(one, had) for one in each)
        case Either(of=each):
            return any(can_hold(one, had) for one in each)
        case ChapterIs(least=least, most=most):
            return any(("chapter", number) in had.gains for number in range(least, most + 1))
        case HasStatus():
            return has_status(need, had)
        case CharactersAtLeast(least=least) | PartySize(least=least):
            return least <= len(had.content.characters)
        case _:
            return wanted(need) is None or is_had(wanted(need), had)


def is_had(gain: Gain | None, had: Had) -> bool:
    """Return whether something can be had; whether anything of its kind can, where it ends with None."""
    if gain is None or gain in had.gains:
        return True
    return had.any_of(str(gain[0])) if gain[-1] is None else (gain[0], None) in had.gains


def wanted(need: Requirement) -> Gain | None:
    """Return what must be had so that a requirement can hold; None if it can hold in any campaign."""
    match need:
        case Owns(card=card) if card.startswith("secret:"):
            return "secret", int(card.removeprefix("secret:"))
        case Revealed(location=location) | StandsAt(location=location):
            return "place", location
        case MenhirAt(location=place):
            return "menhir", place
        case InSettlement(kind=kind):
            return "settlement", kind
        case GuardianAt(encounter=encounter):
            return "guardian", encounter
        case DiscIs(disc=disc):
            return "disc", disc
        case EventOpen(event=event):
            return "event", event
        case QuestActive(event=event, markers=markers):
            return "marker" if markers else "event", event
        case _:
            return None


def has_status(need: HasStatus, had: Had) -> bool:
    """Return whether the parts that a requirement asks for can all be gained."""
    status = next((one for one in had.content.statuses if one.id == need.status), Status(need.status))
    gained = {one[2] for one in had.gains if one[:2] == ("status", need.status)}
    if status.parts == 1 or not status.numbered:
        return bool(gained)
    return set(need.parts) <= gained and len(gained) >= need.least


def can_fail(need: Requirement, had: Had) -> bool:
    """Return whether a requirement can ever not hold."""
    match need:
        case Not(of=of):
            return can_hold(of, had)
        case All(of=each):
            return any(can_fail(one, had) for one in each)
        case Either(of=each):
            return all(can_fail(one, had) for one in each)
        case ChapterIs(least=least, most=most):
            return any(one[0] == "chapter" and not least <= int(one[1] or 0) <= most for one in had.gains)
        case CharactersAtLeast(least=least) | PartySize(least=least):
            return least > 1
        case _:
            return True


def lacking(needs: tuple[Requirement, ...], had: Had) -> str:
    """Return the first requirement that can never hold, as it stands in a pack, as the end of a message."""
    for one in needs:
        inner = next((each for each in one.of if not can_hold(each, had)), one) if isinstance(one, All) else one
        if not can_hold(one, had):
            fields = ", ".join(f"{name} = {word(value)}" for name, value in msgspec.to_builtins(inner).items())
            return f": {{ {fields} }} can never hold"
    return ""


def word(value: object) -> str:
    """Return a value as it stands in a pack."""
    return msgspec.json.encode(value).decode()
