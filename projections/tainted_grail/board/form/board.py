"""The form of the board: questions, the row of stops, decks."""

from typing import Literal, NotRequired, TypedDict

from domain.tainted_grail.state import Status
from domain.tainted_grail.vocabulary.terms import EncounterColour, Hands, Result
from projections.board.form import LyingView, NamedView, QuestionView, SeatView
from projections.tainted_grail.board.form.cards import EffectData
from projections.tainted_grail.board.form.characters import CharacterView
from projections.tainted_grail.board.form.encounter import EncounterView
from projections.tainted_grail.board.form.journal import ReadingSection, StorySection
from projections.tainted_grail.board.form.land import CampaignSection, LandSection


class FallenView(TypedDict):
    """A toss or a roll that may be repeated: its face, and its purpose."""

    face: str | int
    effect: EffectData


class GrailQuestionView(QuestionView):
    """An open question. character: the one that is asked; for_magic: the card whose magic key can be paid for."""

    character: str | None
    for_magic: NotRequired[str]
    fallen: NotRequired[FallenView]


class StopView(TypedDict):
    """A stop of an arena: a rest, a named encounter, or one drawn from a colour's deck, chosen `of` several."""

    kind: Literal["rest", "meet", "draw"]
    name: str
    encounter: NotRequired[str]
    colour: NotRequired[EncounterColour]
    of: NotRequired[int]


class RowStopView(StopView):
    """A stop of the row."""

    id: str


class MetView(TypedDict):
    """An encounter that is over, by its id, with its result. The same one may be met again."""

    encounter: str
    name: str
    result: Result


class KnownView(LyingView):
    """A card that everyone has seen. name: if it is not printed elsewhere."""

    name: NotRequired[str]


class KnownDeckView(NamedView):
    """A deck: its size, and its known cards from the top and from the bottom, left out if none is known there."""

    count: int
    top: NotRequired[list[KnownView]]
    bottom: NotRequired[list[KnownView]]


# The sections


class StatusSection(TypedDict):
    """How the game stands."""

    game: Literal["tainted-grail"]
    status: Status
    status_name: str


class QuestionsSection(TypedDict):
    """What is asked. next: seats that may answer; offers: what may be chosen and does not lie on the table."""

    next: list[int]
    questions: list[GrailQuestionView]
    offers: list[KnownView]


class SeatsSection(TypedDict):
    """The players' seats."""

    seats: list[SeatView]


class RowSection(TypedDict):
    """The arena's stops, in a table that plays one. stop: how many lie behind, and the number of the one where the
    group is; met: encounters that are over.
    """

    arena: NotRequired[NamedView]
    row: NotRequired[list[RowStopView]]
    stop: NotRequired[int]
    met: NotRequired[list[MetView]]


class GuardianSection(TypedDict):
    """The undefeated guardian that is met next in an arena."""

    guardian: NotRequired[NamedView | None]


class HandsSection(TypedDict):
    """Who sees the cards in hands."""

    hands: Hands


class CharactersSection(TypedDict):
    """The characters in play."""

    characters: list[CharacterView]


class EncounterSection(TypedDict):
    """The encounter in progress."""

    encounter: EncounterView | None


class DecksSection(TypedDict):
    """The decks."""

    decks: list[KnownDeckView]


class BoxSection(TypedDict):
    """What is out of the game. box: encounters of this game that are in no deck; removed: cards."""

    box: list[LyingView]
    removed: list[NamedView]


class TaintedGrailBoard(
    StatusSection,
    QuestionsSection,
    SeatsSection,
    RowSection,
    GuardianSection,
    CampaignSection,
    LandSection,
    StorySection,
    ReadingSection,
    HandsSection,
    CharactersSection,
    EncounterSection,
    DecksSection,
    BoxSection,
):
    """The board of Tainted Grail.

    next: seats that may answer; offers: what they may choose that does not lie on the table; row, stop: the arena's
    stops and the number of those passed; guardian: the undefeated one that is met next; a campaign has `campaign`,
    `land`, `figures`, `parties`, `discs`, `statuses`, `events`, `quests` and `reading` in their place; hands: who sees
    them; box, removed: encounters in no deck, cards out of the game. What is printed on combat and diplomacy cards,
    skills, trays, the fronts of locations and statuses is told once for the pack.
    """
