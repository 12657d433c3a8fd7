"""Sessions: who is there from one evening of play to the next. Source: TG-5.20."""

from typing import ClassVar

from domain.kernel.fact import Fact


class SessionWished(Fact, frozen=True, tag="tg.session-wished"):
    """A seat wants a new session to begin after this night. Source: TG-5.20.13."""

    reveals: ClassVar[bool] = False
    seat: int


class SessionUnwished(Fact, frozen=True, tag="tg.session-unwished"):
    """A seat no longer wants a new session. Source: TG-5.20.13."""

    reveals: ClassVar[bool] = False
    seat: int


class SessionBegan(Fact, frozen=True, tag="tg.session-began"):
    """All who are there wanted a new session, which begins between two days. Source: TG-5.20.5, 5.20.11."""

    reveals: ClassVar[bool] = False


class NightSaved(Fact, frozen=True, tag="tg.night-saved"):
    """A night of a campaign's evening was saved. day: the one that ended; digest: of the save, SHA-256 in hex.

    Source: TG-5.20.1, 5.20.2.
    """

    reveals: ClassVar[bool] = False
    day: int
    digest: str


class SessionOpened(Fact, frozen=True, tag="tg.session-opened"):
    """An evening of a campaign took up the save that the one before left. session: its number, from 2; day: the one
    that ended then; digest: of the save, SHA-256 in hex. Source: TG-5.20.3, 5.20.4.
    """

    reveals: ClassVar[bool] = False
    session: int
    day: int
    digest: str


class SessionClosed(Fact, frozen=True, tag="tg.session-closed"):
    """All who are there ended the evening at night; the campaign goes on at another table. Source: TG-5.20.13."""

    reveals: ClassVar[bool] = False
    ends_with: ClassVar[str | None] = "saved"


class CharacterWentAway(Fact, frozen=True, tag="tg.character-went-away"):
    """A character is absent from here on, with all that it has. Source: TG-5.20.5, 5.20.9."""

    reveals: ClassVar[bool] = False
    character: str


class CharacterCameBack(Fact, frozen=True, tag="tg.character-came-back"):
    """An absent character is back as it was, at this place. Source: TG-5.20.12."""

    reveals: ClassVar[bool] = False
    character: str
    place: int


class CharacterJoined(Fact, frozen=True, tag="tg.character-joined"):
    """A new character joined the group at this place, which is no arrival. Source: TG-5.20.7."""

    reveals: ClassVar[bool] = False
    character: str
    place: int
