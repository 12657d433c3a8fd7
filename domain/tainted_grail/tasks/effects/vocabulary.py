"""The vocabulary of effects: what cards, items, skills and enemies do, as data in packs.

Source: TG-10.10. An effect concerns the character whose text it is (`at`), unless it says otherwise. An effect that
cannot happen in full happens as far as possible (TG-5.4.3, 5.4.4).
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from domain.tainted_grail.tasks.effects.base import Cost, EffectTask
from domain.tainted_grail.tasks.effects.encounter import (
    Block,
    ChangeAffinity,
    ChangePool,
    DiscardCards,
    DiscardFromDeck,
    DrawCards,
    FollowUp,
    ForceFlight,
    IgnoreAttack,
    LayCard,
    LookAt,
    LoseEncounter,
    Multiply,
    PlaceCharges,
    PlaceTime,
    ReduceAttack,
    RemoveCharges,
    RemoveTime,
    RepeatAttack,
    ReturnToBox,
    RunAway,
    SetAffinity,
    SufferOpportunity,
    WaiveExtra,
    WinEncounter,
)
from domain.tainted_grail.tasks.effects.holdings import (
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
from domain.tainted_grail.tasks.effects.land import (
    ChangeDisc,
    ChangeMenhir,
    DiscardEvent,
    DiscardLocation,
    DrawEvent,
    EndCampaign,
    EndChapter,
    EndExploration,
    GainStatus,
    GoTo,
    LayItem,
    LeaveParty,
    LoseQuest,
    LoseStatus,
    MoveTo,
    PlaceDisc,
    PlaceGuardian,
    PlaceMarker,
    PlaceMenhir,
    PutRandom,
    RemoveDisc,
    RemoveMenhir,
    RevealEvent,
    RevealLocation,
    RevealRandom,
    SwapLocation,
)
from domain.tainted_grail.vocabulary.requirements import Requirement
from domain.tainted_grail.vocabulary.terms import Attribute, EncounterColour, Some


class Throw(EffectTask, frozen=True, tag="tg.throw"):
    """Offer to throw, that is discard, an equipped weapon or shield; if it is thrown, `then` follows.

    Source: TG-10.10.
    """

    then: tuple[Effect, ...]


class DiscardLast(EffectTask, frozen=True, tag="tg.discard-last"):
    """Discard the last card of the sequence. Source: TG-6.4.6, 6.2.14.

    rest: what is printed behind it, which comes before the card's own effects; filled in when it is pushed (TG-5.18.9).
    """

    rest: tuple[Effect, ...] = ()


class AfterAttack(EffectTask, frozen=True, tag="tg.after-attack"):
    """Carry out effects when the attack or reaction of this activation is over. Source: TG-6.5.9."""

    then: tuple[Effect, ...]


class Pay(EffectTask, frozen=True, tag="tg.pay"):
    """Offer a cost. If it is paid, one thing follows, else the other. Source: TG-5.4.1, 5.4.2."""

    cost: Cost
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class RepeatPaid(EffectTask, frozen=True, tag="tg.repeat"):
    """Offer a cost repeatedly; each payment has this effect, up to a limit. Source: TG-10.10."""

    cost: Cost
    then: tuple[Effect, ...]
    most: int = 20


class If(EffectTask, frozen=True, tag="tg.if"):
    """Carry out one thing if a requirement holds, else another. Source: TG-10.10."""

    need: Requirement
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class ChooseOne(EffectTask, frozen=True, tag="tg.choose"):
    """Let the character choose one of these. Source: TG-5.4.10, 6.10.7."""

    one: tuple[tuple[Effect, ...], ...]


class May(EffectTask, frozen=True, tag="tg.may"):
    """Let the character do this or not. Source: TG-10.10."""

    then: tuple[Effect, ...]


class Each(EffectTask, frozen=True, tag="tg.each"):
    """Let each of these characters do it, in the order of their numbers.

    participants: those in the encounter, else the party, else all; others: all but the one whose text it is; owner: of
    the card with the text; active: the active character; lowest: the lowest number; here: those at the same location;
    movers: those who arrived together; all: everyone in the game. Source: TG-4.5.19, 5.8.12, 6.8.6, 10.10.
    """

    who: Literal["participants", "others", "owner", "active", "lowest", "here", "movers", "all"]
    then: tuple[Effect, ...]


class OneOf(EffectTask, frozen=True, tag="tg.one"):
    """Let one of these characters, by choice, do it. Source: TG-4.5.20, 4.5.28."""

    who: Literal["participants", "others", "here", "all"]
    then: tuple[Effect, ...]


class HaveEncounter(EffectTask, frozen=True, tag="tg.encounter"):
    """Let the party meet an encounter now: one drawn, one chosen of several drawn, or a named one.

    Then the branch of its result follows, or `otherwise`. Source: TG-5.13.9, 5.13.10, 5.13.14, 5.14.5 to 5.14.8.
    """

    draw: EncounterColour | None = None
    of: Some = 1
    meet: str | None = None
    won: tuple[Effect, ...] = ()
    lost: tuple[Effect, ...] = ()
    fled: tuple[Effect, ...] = ()
    avoided: tuple[Effect, ...] = ()
    ran_away: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class Once(EffectTask, frozen=True, tag="tg.once"):
    """Carry out effects once a day or once in the campaign, else others. mark: unique in the pack. Source: TG-10.9."""

    mark: str
    per: Literal["day", "campaign"]
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Toss(EffectTask, frozen=True, tag="tg.toss"):
    """Toss a disc. Source: TG-5.18.4, 5.18.7."""

    grail: tuple[Effect, ...] = ()
    skull: tuple[Effect, ...] = ()


class RollDie(EffectTask, frozen=True, tag="tg.roll"):
    """Roll the die, possibly adding an attribute, and carry out the line that holds the sum.

    Source: TG-10.10, 10.11.6.
    """

    lines: tuple[Line, ...]
    attribute: Attribute | None = None


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a test: the effects of a sum from `least` to `most`, None for no upper end."""

    least: int
    most: int | None = None
    then: tuple[Effect, ...] = ()


class Manual(EffectTask, frozen=True, tag="tg.manual"):
    """Let the players declare changes that the vocabulary cannot express. text: id of its message.

    Source: TG-10.10.3.
    """

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
"""The effects that need an encounter, and lapse outside one."""
IN_ACTIVATION = (WaiveExtra, IgnoreAttack, RepeatAttack, ReduceAttack, AfterAttack)
"""The effects that need an activation, and lapse while nobody is active."""
IN_LAND = (
    GainStatus,
    LoseStatus,
    GoTo,
    EndExploration,
    LeaveParty,
    RevealLocation,
    DiscardLocation,
    SwapLocation,
    MoveTo,
    PlaceMenhir,
    RemoveMenhir,
    ChangeMenhir,
    PlaceGuardian,
    PlaceDisc,
    ChangeDisc,
    RemoveDisc,
    PlaceMarker,
    LayItem,
    DrawEvent,
    RevealRandom,
    RevealEvent,
    PutRandom,
    DiscardEvent,
    LoseQuest,
    EndChapter,
    EndCampaign,
)
"""The effects that change the land, its discs or events, or the journal."""
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
    | HaveEncounter
    | Once
    | Toss
    | RollDie
    | LookAt
    | Manual
    | GainStatus
    | LoseStatus
    | GoTo
    | EndExploration
    | LeaveParty
    | RevealLocation
    | DiscardLocation
    | SwapLocation
    | MoveTo
    | PlaceMenhir
    | RemoveMenhir
    | ChangeMenhir
    | PlaceGuardian
    | PlaceDisc
    | ChangeDisc
    | RemoveDisc
    | PlaceMarker
    | LayItem
    | DrawEvent
    | RevealRandom
    | RevealEvent
    | PutRandom
    | DiscardEvent
    | LoseQuest
    | EndChapter
    | EndCampaign
)
EFFECTS: tuple[type[EffectTask], ...] = get_args(Effect)
"""Every word of the vocabulary."""
