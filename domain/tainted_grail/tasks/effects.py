"""The vocabulary of effects: what cards, items, skills and enemies do, as data in packs. Source: TG-10.10.

An effect concerns the character whose text it is (`at`), unless it says otherwise. What cannot be done in full is done
as far as possible (TG-5.4.3, 5.4.4).
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from domain.tainted_grail.requirements import Requirement
from domain.tainted_grail.tasks.base import Amount, Cost, EffectTask
from domain.tainted_grail.tasks.holdings import (
    ChangeAttribute,
    Damage,
    DiscardItems,
    DiscardThis,
    DrawItems,
    Gain,
    GainItem,
    GainSecret,
    GainSkill,
    GiveSecret,
    LayAside,
    Lose,
    LoseSecret,
    LoseSkill,
    RaiseAttribute,
    SetTrack,
    ShareOut,
    ShuffleDeck,
    TakeUp,
    Transfer,
    TurnCard,
)
from domain.tainted_grail.words import Attribute, EncounterColour, Height, Some


class Throw(EffectTask, frozen=True, tag="tg.throw"):
    """An equipped weapon or shield may be thrown, that is discarded; then this follows. Source: TG-10.10."""

    then: tuple[Effect, ...]


class ChangePool(EffectTask, frozen=True, tag="tg.pool"):
    """Markers are added to the combat pool, or with a negative count removed. Source: TG-6.4.1, 6.11.4."""

    count: Amount


class ChangeAffinity(EffectTask, frozen=True, tag="tg.affinity"):
    """The affinity marker moves up, or with a negative count down. Source: TG-6.4.2, 6.4.3."""

    count: Amount


class SetAffinity(EffectTask, frozen=True, tag="tg.set-affinity"):
    """The affinity marker is put on a space of its track; 0 is the grey one. Source: TG-10.10."""

    to: int


class DrawCards(EffectTask, frozen=True, tag="tg.draw"):
    """Draw cards of the deck in use; who cannot flees. Source: TG-6.4.4, 6.11.7."""

    count: Amount = 1


class DiscardCards(EffectTask, frozen=True, tag="tg.discard"):
    """Discard cards from hand, from an empty hand off the deck; `to`: down to so many. Source: TG-6.11.1, 6.11.2."""

    count: Amount = 1
    to: int | None = None


class DiscardFromDeck(EffectTask, frozen=True, tag="tg.discard-from-deck"):
    """Discard top cards of the deck in use. Source: TG-6.11.10, 6.12.9."""

    count: Amount = 1


class DiscardLast(EffectTask, frozen=True, tag="tg.discard-last"):
    """The last card of the sequence is discarded. Source: TG-6.4.6, 6.2.14.

    rest: what is printed behind it, which comes before what the card does; filled in when it is pushed (TG-5.18.9).
    """

    rest: tuple[Effect, ...] = ()


class LayCard(EffectTask, frozen=True, tag="tg.lay"):
    """A card is laid into the sequence, from hand by choice or off the deck. Source: TG-6.3.28 to 6.3.30."""

    off: Literal["hand", "deck"] = "hand"


class WaiveExtra(EffectTask, frozen=True, tag="tg.waive-extra"):
    """The next further card of this activation needs no EXTRA. Source: TG-6.6.11."""


class Multiply(EffectTask, frozen=True, tag="tg.multiply"):
    """The bonus that the next card connects at this height, or at every one, is taken so often. Source: TG-6.3.18."""

    height: Height | None = None
    times: Some = 2


class Block(EffectTask, frozen=True, tag="tg.block"):
    """The key that the next card connects at this height, or at every one, is not activated. Source: TG-6.3.17."""

    height: Height | None = None


class PlaceCharges(EffectTask, frozen=True, tag="tg.place-charges"):
    """Charges are put on the card that this stands on. Source: TG-6.5.13."""

    count: Amount = 1


class RemoveCharges(EffectTask, frozen=True, tag="tg.remove-charges"):
    """Charges are removed from this card, the last one or every one, with no effect. Source: TG-6.5.15."""

    count: int | Literal["all"] = "all"
    of: Literal["this", "last", "all"] = "last"


class RemoveTime(EffectTask, frozen=True, tag="tg.remove-time"):
    """Time markers are removed one by one from a card of choice, or from this one. Source: TG-6.5.3."""

    count: int = 1
    of: Literal["this", "choice"] = "choice"


class PlaceTime(EffectTask, frozen=True, tag="tg.place-time"):
    """Time markers are put on the card this stands on, or on a card of choice that has some. Source: TG-6.5.2."""

    count: int = 1
    of: Literal["this", "choice"] = "this"


class IgnoreAttack(EffectTask, frozen=True, tag="tg.ignore-attack"):
    """The enemy's next attack or reaction of this activation does not take place. Source: TG-6.5.7."""


class RepeatAttack(EffectTask, frozen=True, tag="tg.repeat-attack"):
    """The enemy's attack or reaction is carried out once more. Source: TG-10.10."""


class ReduceAttack(EffectTask, frozen=True, tag="tg.reduce-attack"):
    """The damage of the enemy's next attack in this activation is less by so much. Source: TG-5.1.21, 6.10.8."""

    count: Amount = 1


class AfterAttack(EffectTask, frozen=True, tag="tg.after-attack"):
    """When the attack or reaction of this activation is over, this is done. Source: TG-6.5.9."""

    then: tuple[Effect, ...]


class SufferOpportunity(EffectTask, frozen=True, tag="tg.suffer-opportunity"):
    """The enemy makes an opportunity attack. Source: TG-6.10.1."""


class ForceFlight(EffectTask, frozen=True, tag="tg.flee"):
    """The character must flee. Source: TG-6.8.6, 6.8.7, 6.8.18."""


class RunAway(EffectTask, frozen=True, tag="tg.run-away"):
    """The enemy runs away: neither won nor lost. Source: TG-6.10.4."""


class ReturnToBox(EffectTask, frozen=True, tag="tg.return-to-box"):
    """At its end the encounter card goes to the box, whatever its difficulty. Source: TG-5.21.4, 10.10."""


class FollowUp(EffectTask, frozen=True, tag="tg.follow-up"):
    """When this encounter is over, those still in it meet another: one drawn, of so many, or a named one.

    Source: TG-5.14.5 to 5.14.8, 10.10.
    """

    draw: EncounterColour | None = None
    of: Some = 1
    meet: str | None = None


class WinEncounter(EffectTask, frozen=True, tag="tg.win"):
    """The encounter is won. Source: TG-10.10."""


class LoseEncounter(EffectTask, frozen=True, tag="tg.fail"):
    """The encounter is lost. Source: TG-10.10."""


class Pay(EffectTask, frozen=True, tag="tg.pay"):
    """The cost may be paid, then one thing follows; else the other. Source: TG-5.4.1, 5.4.2."""

    cost: Cost
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class RepeatPaid(EffectTask, frozen=True, tag="tg.repeat"):
    """As often as the cost is paid, this follows; at most so many times. Source: TG-10.10."""

    cost: Cost
    then: tuple[Effect, ...]
    most: int = 20


class If(EffectTask, frozen=True, tag="tg.if"):
    """One thing if something holds, else another. Source: TG-10.10."""

    need: Requirement
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class ChooseOne(EffectTask, frozen=True, tag="tg.choose"):
    """The character chooses one of these. Source: TG-5.4.10, 6.10.7."""

    one: tuple[tuple[Effect, ...], ...]


class May(EffectTask, frozen=True, tag="tg.may"):
    """The character does this or not. Source: TG-10.10."""

    then: tuple[Effect, ...]


class Each(EffectTask, frozen=True, tag="tg.each"):
    """Each of these does it, in the order of their numbers.

    others: than whose text it is; owner: of the card it stands on; active: who is active; lowest: the lowest number.
    Source: TG-4.5.19, 6.8.6, 10.10.
    """

    who: Literal["participants", "others", "owner", "active", "lowest"]
    then: tuple[Effect, ...]


class OneOf(EffectTask, frozen=True, tag="tg.one"):
    """One of these, by choice, does it. Source: TG-4.5.20, 4.5.28."""

    who: Literal["participants", "others"]
    then: tuple[Effect, ...]


class Toss(EffectTask, frozen=True, tag="tg.toss"):
    """A disc is tossed. Source: TG-5.18.4, 5.18.7."""

    grail: tuple[Effect, ...] = ()
    skull: tuple[Effect, ...] = ()


class RollDie(EffectTask, frozen=True, tag="tg.roll"):
    """The die is rolled, an attribute may be added; the line that holds the sum is done. Source: TG-10.10, 10.11.6."""

    lines: tuple[Line, ...]
    attribute: Attribute | None = None


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a test: what follows a sum from `least` to `most`, None without an upper end."""

    least: int
    most: int | None = None
    then: tuple[Effect, ...] = ()


class LookAt(EffectTask, frozen=True, tag="tg.look"):
    """Look at the top cards of the deck in use: one into hand, the others shuffled back. Source: TG-2.4.7."""

    count: int


class Manual(EffectTask, frozen=True, tag="tg.manual"):
    """What the language cannot say: the players declare what changes. text: id of its message. Source: TG-10.10.3."""

    text: str


IN_ENCOUNTER = (
    ChangePool,
    ChangeAffinity,
    SetAffinity,
    DrawCards,
    DiscardCards,
    DiscardFromDeck,
    DiscardLast,
    LayCard,
    WaiveExtra,
    Multiply,
    Block,
    PlaceCharges,
    RemoveCharges,
    RemoveTime,
    PlaceTime,
    IgnoreAttack,
    RepeatAttack,
    ReduceAttack,
    AfterAttack,
    SufferOpportunity,
    ForceFlight,
    RunAway,
    WinEncounter,
    LoseEncounter,
    LookAt,
    ReturnToBox,
    FollowUp,
    TurnCard,
)
"""What only an encounter has: outside one it cannot be done."""
IN_ACTIVATION = (WaiveExtra, IgnoreAttack, RepeatAttack, ReduceAttack, AfterAttack)
"""What only an activation has: while nobody is active it cannot be done."""
Effect = (
    Gain
    | Lose
    | Transfer
    | ShareOut
    | SetTrack
    | Damage
    | ChangeAttribute
    | RaiseAttribute
    | DrawItems
    | GainItem
    | DiscardItems
    | DiscardThis
    | TurnCard
    | ShuffleDeck
    | TakeUp
    | LayAside
    | GainSecret
    | LoseSecret
    | GiveSecret
    | Throw
    | GainSkill
    | LoseSkill
    | ChangePool
    | ChangeAffinity
    | SetAffinity
    | DrawCards
    | DiscardCards
    | DiscardFromDeck
    | DiscardLast
    | LayCard
    | WaiveExtra
    | Multiply
    | Block
    | PlaceCharges
    | RemoveCharges
    | RemoveTime
    | PlaceTime
    | IgnoreAttack
    | RepeatAttack
    | ReduceAttack
    | AfterAttack
    | SufferOpportunity
    | ForceFlight
    | RunAway
    | ReturnToBox
    | FollowUp
    | WinEncounter
    | LoseEncounter
    | Pay
    | RepeatPaid
    | If
    | ChooseOne
    | May
    | Each
    | OneOf
    | Toss
    | RollDie
    | LookAt
    | Manual
)
EFFECTS: tuple[type[EffectTask], ...] = get_args(Effect)
"""Every word of the vocabulary."""
