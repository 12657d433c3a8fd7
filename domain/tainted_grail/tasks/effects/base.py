"""The parts that effects of cards, items, skills and enemies share. Source: TG-10.10."""

from typing import Literal

from msgspec import Struct

from domain.kernel.task import Task
from domain.tainted_grail.vocabulary.terms import Attribute

Cause = Literal[
    "bonus",
    "placement",
    "ability",
    "attack",
    "opportunity",
    "reaction",
    "reward",
    "failure",
    "trait",
    "price",
    "rest",
    "land",
    "action",
    "insanity",
    "verse",
    "dream",
    "event",
    "disc",
    "flight",
    "challenge",
]


class At(Struct, frozen=True, omit_defaults=True):
    """The context of an effect: whom it concerns, why, and which text it comes from.

    character: the "you" of the text; source: `card:<id>`, `encounter`, `item:<id>`, `secret:<number>`,
    `skill:<number>`, `trait:<character>`, `place:<number>`, `action:<character or deed>`, `verse:<location>.<number>`,
    `dream:<location>`, `nightmare:<location>`, `event:<id>`, `disc:<id>` or empty; cause: the kind of text; settled: it
    replaced something, so nothing replaces it (TG-5.18.3); party: it concerns the whole party, so the member with the
    lowest number stands for it when the effect happens.
    """

    character: str
    cause: Cause
    source: str = ""
    settled: bool = False
    party: bool = False


class Measure(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An amount that is counted when the effect happens: `plus`, and `times` each of what is counted, at most `most`.

    connected: attribute out-halves of this kind that meet an in-half (TG-6.3.22); activated: keys of this attribute
    that were activated and still lie there (TG-6.3.31); attribute: its value; charges: on this card; cards: in hand;
    participants: in the encounter; pool: of the combat; terror: of the character; characters: in the game; party: its
    members; day: its number; disc: the value of one that lies out.
    """

    connected: Attribute | None = None
    activated: Attribute | Literal["magic", "free"] | None = None
    attribute: Attribute | None = None
    charges: bool = False
    cards: bool = False
    participants: bool = False
    pool: bool = False
    terror: bool = False
    characters: bool = False
    party: bool = False
    day: bool = False
    disc: str | None = None
    times: int = 1
    plus: int = 0
    most: int | None = None


Amount = int | Measure


class EffectTask(Task, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An effect that a text orders. at: filled in when it is pushed, never in a pack."""

    at: At | None = None


class Cost(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A cost, paid in full or not at all. Source: TG-5.4.

    terror: gained, and all of it must fit; charges: from this card; cards: discarded from hand; turn: this card is
    turned for the encounter; discard: this item is discarded.
    """

    energy: int = 0
    health: int = 0
    terror: int = 0
    food: int = 0
    wealth: int = 0
    reputation: int = 0
    experience: int = 0
    magic: int = 0
    charges: int = 0
    cards: int = 0
    turn: bool = False
    discard: bool = False
