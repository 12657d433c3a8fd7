"""An encounter's start, its end, and who leaves it. Source: TG-6.1, 6.8, 6.9, 6.14."""

from __future__ import annotations

from domain.kernel.task import Question, Task, Together
from domain.tainted_grail.tasks.effects import Effect
from domain.tainted_grail.words import EncounterColour, Result


class DrawEncounter(Task, frozen=True, tag="tg.draw-encounter"):
    """The top card of a colour's deck is met, or one of so many. Source: TG-5.14.5, 5.14.6, 5.14.10."""

    colour: str
    count: int = 1


class ChooseEncounter(Question, frozen=True, tag="tg.choose-encounter"):
    """Which of the encounters drawn is met. Source: TG-5.14.7."""


class TakeEncounter(Task, frozen=True, tag="tg.take-encounter"):
    """This one is met, the others are discarded. Source: TG-5.14.6, 5.14.11."""

    card: str


class FetchEncounter(Task, frozen=True, tag="tg.fetch-encounter"):
    """A named encounter is taken from its deck or the box, and met. Source: TG-5.14.8."""

    card: str


class MeetEncounter(Task, frozen=True, tag="tg.meet-encounter"):
    """An encounter begins with all who can take part. Source: TG-6.1.1, 5.16.14."""

    card: str


class MeetNext(Task, frozen=True, tag="tg.meet-next"):
    """What a text of the encounter before ordered is met by those who were in it till its end. Source: TG-10.10."""

    draw: EncounterColour | None
    of: int
    meet: str | None


class PackAway(Question, frozen=True, tag="tg.pack-away"):
    """A participant packs equipped cards away, one by one. Source: TG-6.1.3, 5.6.3."""

    character: str


class PackAll(Together, frozen=True, tag="tg.pack-all"):
    """All participants side by side pack away. Source: TG-5.6.6, 11.1.9."""

    branches: tuple[tuple[PackAway | PackOne, ...], ...]


class PackOne(Task, frozen=True, tag="tg.pack-one"):
    """This card is packed away. Source: TG-5.6.4."""

    character: str
    card: str


class Wield(Task, frozen=True, tag="tg.wield"):
    """What has not been packed away is at hand from now on. Source: TG-6.12.19."""


class OfferAvoiding(Task, frozen=True, tag="tg.offer-avoiding"):
    """The participants may avoid the encounter, if all can and want to. Source: TG-6.1.4, 6.9."""


class AgreeToAvoid(Question, frozen=True, tag="tg.agree-to-avoid"):
    """A participant agrees to avoid, or does not. left: those still to be asked. Source: TG-6.9.2, 11.1.12."""

    character: str
    left: tuple[str, ...]


class Avoid(Task, frozen=True, tag="tg.avoid"):
    """All agreed: each pays what avoiding costs; then it is avoided. Source: TG-6.9.3, 6.9.5."""


class DealHands(Task, frozen=True, tag="tg.deal-hands"):
    """Each participant draws a starting hand. Source: TG-6.1.5, 6.12.10."""


class DealHand(Task, frozen=True, tag="tg.deal-hand"):
    """A participant draws its starting hand of so many cards. Source: TG-6.1.5."""

    character: str
    count: int


class Mulligan(Question, frozen=True, tag="tg.mulligan"):
    """A participant keeps its hand, or discards it and draws so many. fewer: from 1. Source: TG-6.1.6, 6.1.13."""

    character: str
    fewer: int


class Redraw(Task, frozen=True, tag="tg.redraw"):
    """The whole hand goes to the discard pile, so many cards are drawn. Source: TG-6.1.6, 6.1.7."""

    character: str
    count: int


class MulliganAll(Together, frozen=True, tag="tg.mulligan-all"):
    """All participants side by side. Source: TG-6.1.12, 11.1.9."""

    branches: tuple[tuple[Mulligan | Redraw, ...], ...]


class ChooseWay(Question, frozen=True, tag="tg.choose-way"):
    """The participants choose a way. Source: TG-6.1.9."""


class TakeWay(Task, frozen=True, tag="tg.take-way"):
    """This way is gone. Source: TG-6.1.9."""

    way: str


class ProposeFlight(Task, frozen=True, tag="tg.propose-flight"):
    """A participant of a diplomacy asks all the others to flee. Source: TG-6.8.8."""

    character: str


class AgreeToFlee(Question, frozen=True, tag="tg.agree-to-flee"):
    """A participant agrees to flee, or does not. left: those still to be asked. Source: TG-6.8.8, 6.8.10."""

    character: str
    left: tuple[str, ...]


class FleeTogether(Task, frozen=True, tag="tg.flee-together"):
    """All flee a diplomacy and suffer its failure. Source: TG-6.8.9, 6.8.18."""


class Flee(Task, frozen=True, tag="tg.flee-combat"):
    """A combatant loses 1 Energy, suffers the opportunity attack and is gone. Source: TG-6.8.2."""

    character: str


class Leave(Task, frozen=True, tag="tg.leave"):
    """A participant is out: hand and discard pile go to its deck. how: `fled` or `dying`. Source: TG-6.8.2, 5.16.10."""

    character: str
    how: str


class Decide(Task, frozen=True, tag="tg.decide"):
    """The encounter ends so: what is nested in it is broken off, rewards or failure follow. Source: TG-6.14.6."""

    result: Result


class GiveLoot(Task, frozen=True, tag="tg.give-loot"):
    """These parts of the loot are still to be shared. Source: TG-6.7.3, 6.7.5."""

    left: tuple[Effect, ...]


class ShareLoot(Question, frozen=True, tag="tg.share-loot"):
    """Who gets the first of these units of the loot. Source: TG-6.7.5."""

    left: tuple[Effect, ...]


class CloseEncounter(Task, frozen=True, tag="tg.close-encounter"):
    """All is collected, the card leaves. Source: TG-6.14.1 to 6.14.5."""


class RobberStrikes(Task, frozen=True, tag="tg.robber-strikes"):
    """Each combatant loses all Wealth and items, and the encounter is lost. Source: TG-6.12.13."""
