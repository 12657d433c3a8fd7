"""Effects on what lies in an encounter: pool, marker, cards, charges, the enemy's attack. Source: TG-10.10."""

from __future__ import annotations

from typing import Literal

from domain.tainted_grail.tasks.effects.base import Amount, EffectTask
from domain.tainted_grail.vocabulary.terms import EncounterColour, Height, Some


class ChangePool(EffectTask, frozen=True, tag="tg.pool"):
    """Add markers to the combat pool, or remove them with a negative count. Source: TG-6.4.1, 6.11.4."""

    count: Amount


class ChangeAffinity(EffectTask, frozen=True, tag="tg.affinity"):
    """Move the affinity marker up, or down with a negative count. Source: TG-6.4.2, 6.4.3."""

    count: Amount


class SetAffinity(EffectTask, frozen=True, tag="tg.set-affinity"):
    """Put the affinity marker on a space of its track; 0 is the grey one. Source: TG-10.10."""

    to: int


class DrawCards(EffectTask, frozen=True, tag="tg.draw"):
    """Draw cards from the deck in use; a character that cannot flees. Source: TG-6.4.4, 6.11.7."""

    count: Amount = 1


class DiscardCards(EffectTask, frozen=True, tag="tg.discard"):
    """Discard cards from the hand, then from the deck; `to`: down to this many. Source: TG-6.11.1, 6.11.2."""

    count: Amount = 1
    to: int | None = None


class DiscardFromDeck(EffectTask, frozen=True, tag="tg.discard-from-deck"):
    """Discard top cards of the deck in use. Source: TG-6.11.10, 6.12.9."""

    count: Amount = 1


class LayCard(EffectTask, frozen=True, tag="tg.lay"):
    """Lay a card into the sequence, from the hand by choice or from the deck. Source: TG-6.3.28 to 6.3.30."""

    off: Literal["hand", "deck"] = "hand"


class WaiveExtra(EffectTask, frozen=True, tag="tg.waive-extra"):
    """Let the next further card of this activation need no EXTRA. Source: TG-6.6.11."""


class Multiply(EffectTask, frozen=True, tag="tg.multiply"):
    """Take the bonus that the next card connects at this height, or at every height, this many times.

    Source: TG-6.3.18.
    """

    height: Height | None = None
    times: Some = 2


class Block(EffectTask, frozen=True, tag="tg.block"):
    """Block the key that the next card connects at this height, or at every height. Source: TG-6.3.17."""

    height: Height | None = None


class PlaceCharges(EffectTask, frozen=True, tag="tg.place-charges"):
    """Put charges on the card with this text. Source: TG-6.5.13."""

    count: Amount = 1


class RemoveCharges(EffectTask, frozen=True, tag="tg.remove-charges"):
    """Remove charges from this card, or from the last or every card, without any effect. Source: TG-6.5.15."""

    count: int | Literal["all"] = "all"
    of: Literal["this", "last", "all"] = "last"


class RemoveTime(EffectTask, frozen=True, tag="tg.remove-time"):
    """Remove time markers one by one from a card of choice, or from this one. Source: TG-6.5.3."""

    count: int = 1
    of: Literal["this", "choice"] = "choice"


class PlaceTime(EffectTask, frozen=True, tag="tg.place-time"):
    """Put time markers on the card with this text, or on a card of choice that has some. Source: TG-6.5.2."""

    count: int = 1
    of: Literal["this", "choice"] = "this"


class IgnoreAttack(EffectTask, frozen=True, tag="tg.ignore-attack"):
    """Skip the enemy's next attack or reaction of this activation. Source: TG-6.5.7."""


class RepeatAttack(EffectTask, frozen=True, tag="tg.repeat-attack"):
    """Repeat the enemy's attack or reaction. Source: TG-10.10."""


class ReduceAttack(EffectTask, frozen=True, tag="tg.reduce-attack"):
    """Reduce the damage of the enemy's next attack in this activation by this much. Source: TG-5.1.21, 6.10.8."""

    count: Amount = 1


class SufferOpportunity(EffectTask, frozen=True, tag="tg.suffer-opportunity"):
    """Suffer an opportunity attack of the enemy. Source: TG-6.10.1."""


class ForceFlight(EffectTask, frozen=True, tag="tg.flee"):
    """Force the character to flee. Source: TG-6.8.6, 6.8.7, 6.8.18."""


class RunAway(EffectTask, frozen=True, tag="tg.run-away"):
    """Let the enemy run away: the encounter is neither won nor lost. Source: TG-6.10.4."""


class ReturnToBox(EffectTask, frozen=True, tag="tg.return-to-box"):
    """Put the encounter card in the box at its end, whatever its difficulty. Source: TG-5.21.4, 10.10."""


class FollowUp(EffectTask, frozen=True, tag="tg.follow-up"):
    """Let those still in this encounter meet another when it is over: one drawn, one chosen of several drawn, or a
    named one.

    Source: TG-5.14.5 to 5.14.8, 10.10.
    """

    draw: EncounterColour | None = None
    of: Some = 1
    meet: str | None = None


class WinEncounter(EffectTask, frozen=True, tag="tg.win"):
    """Win the encounter. Source: TG-10.10."""


class LoseEncounter(EffectTask, frozen=True, tag="tg.fail"):
    """Lose the encounter. Source: TG-10.10."""


class LookAt(EffectTask, frozen=True, tag="tg.look"):
    """Look at the top cards of the deck in use; take one into the hand, and shuffle the others back.

    Source: TG-2.4.7.
    """

    count: int
