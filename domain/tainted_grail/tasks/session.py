"""Sessions: a new one is wished for, and who comes and goes. Source: TG-5.20."""

from __future__ import annotations

from domain.kernel.task import Question, Task


class WishSession(Task, frozen=True, tag="tg.wish-session"):
    """Note that a seat wants a new session. Source: TG-5.20.13."""

    seat: int


class UnwishSession(Task, frozen=True, tag="tg.unwish-session"):
    """Note that a seat no longer wants a new session. Source: TG-5.20.13."""

    seat: int


class SaveNight(Task, frozen=True, tag="tg.save-night"):
    """Save the night that a campaign's evening has come to. Source: TG-5.20.1, 5.20.2."""


class CloseSession(Task, frozen=True, tag="tg.close-session"):
    """End a campaign's evening at night, if all want that. Source: TG-5.20.11, 5.20.13."""


class OpenSession(Task, frozen=True, tag="tg.open-session"):
    """Take up the save from which a campaign's evening starts. digest: of the save; gone: characters whose players are
    absent; back: those whose players returned; new: those of new players, each with its seat.

    Source: TG-5.20.3 to 5.20.8.
    """

    digest: str
    gone: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    new: tuple[tuple[int, str], ...] = ()


class LeaveSession(Task, frozen=True, tag="tg.leave-session"):
    """Let characters be absent, then hand out their secrets. Source: TG-5.20.8, 5.20.9."""

    characters: tuple[str, ...]


class BeginSession(Task, frozen=True, tag="tg.begin-session"):
    """Let characters come and go, then rebuild the decks. Source: TG-5.20.5 to 5.20.8."""


class AskCompany(Task, frozen=True, tag="tg.ask-company"):
    """Ask who comes and goes. changed: characters that did so already. Source: TG-5.20.5."""

    changed: tuple[str, ...] = ()


class ChooseCompany(Question, frozen=True, tag="tg.choose-company"):
    """Choose who comes and goes. changed: characters that did so already. Source: TG-5.20.5."""

    changed: tuple[str, ...]


class Depart(Task, frozen=True, tag="tg.depart"):
    """Hand out a character's secrets, then let it be absent. Source: TG-5.20.8, 5.20.9."""

    character: str


class ShareSecret(Question, frozen=True, tag="tg.share-secret"):
    """Choose which of the others gets a secret of a character that leaves. Source: TG-5.20.8."""

    character: str
    card: str


class GoAway(Task, frozen=True, tag="tg.go-away"):
    """Let a character be absent. Source: TG-5.20.9."""

    character: str


class AskWhere(Task, frozen=True, tag="tg.ask-where"):
    """Ask beside whom a new or returning character stands. Source: TG-5.20.7, 5.20.12."""

    character: str


class ChooseWhere(Question, frozen=True, tag="tg.choose-where"):
    """Choose the place of one of the others. Source: TG-5.20.7, 5.20.12."""

    character: str


class Appear(Task, frozen=True, tag="tg.appear"):
    """Let a new or returning character stand there. Source: TG-5.20.7, 5.20.12."""

    character: str
    place: int
