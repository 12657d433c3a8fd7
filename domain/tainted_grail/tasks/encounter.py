"""The start of an encounter, its end, and leaving it. Source: TG-6.1, 6.8, 6.9, 6.14."""

from __future__ import annotations

from domain.kernel.task import Question, Task, Together
from domain.tainted_grail.tasks.effects.vocabulary import Effect
from domain.tainted_grail.vocabulary.terms import EncounterColour, Result


class DrawEncounter(Task, frozen=True, tag="tg.draw-encounter"):
    """Meet the top card of a colour's deck, or one of several drawn. Source: TG-5.14.5, 5.14.6, 5.14.10."""

    colour: str
    count: int = 1


class ChooseEncounter(Question, frozen=True, tag="tg.choose-encounter"):
    """Choose which of the drawn encounters to meet. Source: TG-5.14.7."""


class TakeEncounter(Task, frozen=True, tag="tg.take-encounter"):
    """Meet this encounter, and discard the others. Source: TG-5.14.6, 5.14.11."""

    card: str


class FetchEncounter(Task, frozen=True, tag="tg.fetch-encounter"):
    """Take a named encounter from its deck or the box, and meet it. Source: TG-5.14.8."""

    card: str


class MeetEncounter(Task, frozen=True, tag="tg.meet-encounter"):
    """Begin an encounter with all characters that can take part. Source: TG-6.1.1, 5.16.14."""

    card: str


class MeetNext(Task, frozen=True, tag="tg.meet-next"):
    """Meet an ordered encounter with those who were in the one before until its end. Source: TG-10.10."""

    draw: EncounterColour | None
    of: int
    meet: str | None


class PackAway(Question, frozen=True, tag="tg.pack-away"):
    """Choose equipped cards to pack away, one by one. Source: TG-6.1.3, 5.6.3."""

    character: str


class PackAll(Together, frozen=True, tag="tg.pack-all"):
    """Let all participants pack away cards, side by side. Source: TG-5.6.6, 11.1.9."""

    branches: tuple[tuple[PackAway | PackOne, ...], ...]


class PackOne(Task, frozen=True, tag="tg.pack-one"):
    """Pack away this card. Source: TG-5.6.4."""

    character: str
    card: str


class Wield(Task, frozen=True, tag="tg.wield"):
    """Note which weapons are at hand, since they were not packed away. Source: TG-6.12.19."""


class OfferAvoiding(Task, frozen=True, tag="tg.offer-avoiding"):
    """Offer the participants to avoid the encounter, if all can and want to. Source: TG-6.1.4, 6.9."""


class AgreeToAvoid(Question, frozen=True, tag="tg.agree-to-avoid"):
    """Choose whether a participant agrees to avoid. left: those still to be asked. Source: TG-6.9.2, 11.1.12."""

    character: str
    left: tuple[str, ...]


class Avoid(Task, frozen=True, tag="tg.avoid"):
    """Let each pay the cost of avoiding, after all agreed; then the encounter is avoided. Source: TG-6.9.3, 6.9.5."""


class DealHands(Task, frozen=True, tag="tg.deal-hands"):
    """Deal each participant a starting hand. Source: TG-6.1.5, 6.12.10."""


class DealHand(Task, frozen=True, tag="tg.deal-hand"):
    """Deal a participant a starting hand of this many cards. Source: TG-6.1.5."""

    character: str
    count: int


class Mulligan(Question, frozen=True, tag="tg.mulligan"):
    """Choose whether a participant keeps its hand, or discards it and draws this many. fewer: from 1.

    Source: TG-6.1.6, 6.1.13.
    """

    character: str
    fewer: int


class Redraw(Task, frozen=True, tag="tg.redraw"):
    """Discard the whole hand, and draw this many cards. Source: TG-6.1.6, 6.1.7."""

    character: str
    count: int


class MulliganAll(Together, frozen=True, tag="tg.mulligan-all"):
    """Let all participants take mulligans, side by side. Source: TG-6.1.12, 11.1.9."""

    branches: tuple[tuple[Mulligan | Redraw, ...], ...]


class ChooseWay(Question, frozen=True, tag="tg.choose-way"):
    """Choose a way. Source: TG-6.1.9."""


class TakeWay(Task, frozen=True, tag="tg.take-way"):
    """Take this way. Source: TG-6.1.9."""

    way: str


class ProposeFlight(Task, frozen=True, tag="tg.propose-flight"):
    """Propose to the other participants of a diplomacy that all flee. Source: TG-6.8.8."""

    character: str


class AgreeToFlee(Question, frozen=True, tag="tg.agree-to-flee"):
    """Choose whether a participant agrees to flee. left: those still to be asked. Source: TG-6.8.8, 6.8.10."""

    character: str
    left: tuple[str, ...]


class FleeTogether(Task, frozen=True, tag="tg.flee-together"):
    """Let all flee a diplomacy and suffer its failure. Source: TG-6.8.9, 6.8.18."""


class Flee(Task, frozen=True, tag="tg.flee-combat"):
    """Let a combatant lose 1 Energy, suffer the opportunity attack and leave. Source: TG-6.8.2."""

    character: str


class TryToFlee(Task, frozen=True, tag="tg.try-to-flee"):
    """Let a combatant pay for a flight, then toss for it. Source: TG-7.2.4."""

    character: str


class TossToFlee(Task, frozen=True, tag="tg.toss-to-flee"):
    """Toss whether a flight succeeds. Source: TG-7.2.4."""

    character: str


class StayBehind(Task, frozen=True, tag="tg.stay-behind"):
    """Let a flight fail. Source: TG-7.2.4."""

    character: str


class Leave(Task, frozen=True, tag="tg.leave"):
    """Leave the encounter: hand and discard pile go to the deck. how: `fled` or `dying`. Source: TG-6.8.2, 5.16.10."""

    character: str
    how: str


class Decide(Task, frozen=True, tag="tg.decide"):
    """End the encounter with this result: break off what is nested, then reward or fail. Source: TG-6.14.6."""

    result: Result


class GiveLoot(Task, frozen=True, tag="tg.give-loot"):
    """Share these parts of the loot. Source: TG-6.7.3, 6.7.5."""

    left: tuple[Effect, ...]


class ShareLoot(Question, frozen=True, tag="tg.share-loot"):
    """Choose who gets the first of these units of the loot. Source: TG-6.7.5."""

    left: tuple[Effect, ...]


class CloseEncounter(Task, frozen=True, tag="tg.close-encounter"):
    """Collect all cards, and put the encounter card away. Source: TG-6.14.1 to 6.14.5."""


class RobberStrikes(Task, frozen=True, tag="tg.robber-strikes"):
    """Take all Wealth and items of each combatant, and lose the encounter. Source: TG-6.12.13."""
