"""The form of a campaign's table: the land, those who walk on it, its discs."""

from typing import Literal, NotRequired, TypedDict

from domain.tainted_grail.content.land import Sketch
from domain.tainted_grail.vocabulary.terms import Challenge, Compass, Holding, Mode, Settlement
from domain.tainted_grail.world import PartyKind, Phase
from projections.board.form import LyingView, NamedView

CellView = list[int]
"""A cell: steps to the east and to the south of the start location."""
Symbol = Literal["menhir", "dream", "settlement"]


# The front of a location


class ActionPrint(TypedDict):
    """The action of a location. energy: its cost for the whole party; gives: tracks and resources; once: a day."""

    name: str
    energy: int
    gives: list[Holding]
    text: str
    once: NotRequired[Literal["day"]]


class InstantPrint(TypedDict):
    """An instant effect. least: the characters that must have arrived together, 1 if left out."""

    text: str
    once: NotRequired[Literal["day", "campaign"]]
    least: NotRequired[int]


class LocationPrint(TypedDict):
    """The front of a location card besides its name and its number, and its text, which `GET .../surroundings`
    tells as the story of the place.

    changes: the original that it is a version of; arrows: side -> the number that is named there; sketch: what its
    drawing shows, if the pack names it. What is empty is left out.
    """

    changes: NotRequired[int]
    symbols: list[Symbol]
    settlement: NotRequired[Settlement]
    arrows: dict[Compass, int]
    action: NotRequired[ActionPrint]
    instants: NotRequired[list[InstantPrint]]
    sketch: NotRequired[Sketch]


# What lies out


class CampaignView(NamedView):
    """A campaign. day: from 1, 0 before the first dawn; step: of the phase, from 1; switching: seats that want the
    other mode; challenge: what makes it harder; free: whether players chose boards and cards for their characters.
    gathering: seats that want a new session; away: absent characters. What is empty is left out.
    """

    chapter: int
    chapter_name: str
    day: int
    phase: Phase
    phase_name: str
    step: int
    mode: Mode
    switching: NotRequired[list[int]]
    challenge: NotRequired[list[Challenge]]
    free: NotRequired[bool]
    gathering: NotRequired[list[int]]
    away: NotRequired[list[NamedView]]


class MenhirView(LyingView):
    """A menhir. disc: the value of its disc, 0 without one; goes_out: the day at whose dawn it leaves the map, unless
    it is charged; reach: the first and the last cell that it holds, north-west and
    south-east.
    """

    disc: int
    goes_out: int
    reach: list[CellView]


class LocationView(NamedView):
    """A revealed location. number: printed on it; front: what else is printed there.

    connected: places, by their ids; in_range: of a menhir; dark: the day at whose dawn no menhir reaches it, unless one
    is charged; covered: its action or the numbers of its instant effects, from 0, that time markers cover; explored:
    whether its opening was read; chargeable: whether those who stand there and have not passed have what its rite
    asks for, left out while the rite is unread. What is empty is left out.
    """

    number: int
    front: LocationPrint
    cell: CellView
    connected: list[str]
    in_range: bool
    explored: bool
    dark: int
    chargeable: NotRequired[bool]
    covered: NotRequired[list[str]]
    menhir: NotRequired[MenhirView]
    guardians: NotRequired[list[NamedView]]
    items: NotRequired[list[NamedView]]


class UnseenView(TypedDict):
    """A free cell behind arrows of the land. number: the one that an arrow names there."""

    number: int
    cell: CellView
    in_range: bool


class LandView(TypedDict):
    """The land: what is revealed, and what arrows name beside it."""

    places: list[LocationView]
    unseen: list[UnseenView]


class FigureView(LyingView):
    """Where a character stands. passed: until the next day; acted, joined: since the last round of actions; dreamt:
    tonight.
    """

    character: str
    place: str
    passed: bool
    acted: bool
    joined: bool
    dreamt: bool


class PartyView(TypedDict):
    """Characters that do something together, by their ids. starter: of an action."""

    kind: PartyKind
    members: list[str]
    starter: str | None


class DiscView(NamedView):
    """A time disc or a counting disc. on: the id of the place, event, secret or character where it lies; expires: the
    day at whose dawn a time disc does.
    """

    kind: Literal["time", "counting"]
    value: int
    on: str
    expires: NotRequired[int]


# The sections


class CampaignSection(TypedDict):
    """The campaign, in a table that plays one."""

    campaign: NotRequired[CampaignView]


class LandSection(TypedDict):
    """The land of a campaign, who stands where and who acts together, and the discs that lie out."""

    land: NotRequired[LandView]
    figures: NotRequired[list[FigureView]]
    parties: NotRequired[list[PartyView]]
    discs: NotRequired[list[DiscView]]
