"""The form of a campaign's story: statuses, events with their quests, and the page that is read."""

from typing import NotRequired, TypedDict

from projections.board.form import LyingView, NamedView


class MarkedView(NamedView):
    """A status. boxes: their number; parts: the marked ones, from 1; names: of the marked ones, if they are told apart;
    set: the day on which each marked part was set.

    What the other boxes are called is not known yet.
    """

    boxes: int
    parts: list[int]
    names: list[str]
    set: NotRequired[list[int]]


class OpenEventView(NamedView):
    """An event that lies open."""

    text: str


class QuestView(NamedView):
    """An active quest, by the id of its event or secret. text: when it succeeds; markers: quest markers on it, left out
    without any; set: the day on which it was revealed or gained.
    """

    text: str
    markers: NotRequired[int]
    set: NotRequired[int]


class ChoiceView(LyingView):
    """A choice of a verse. key: of the option that takes it; label: as printed. Whether it is open, the menu says."""

    key: str
    label: str


class ReadingView(LyingView):
    """The page that is read. place: None in the Book of Secrets; title: of the place; prose: in paragraphs, as the pack
    writes them; choices: as printed, open or not.
    """

    place: str | None
    title: str
    prose: str
    choices: list[ChoiceView]


class StorySection(TypedDict):
    """What the group knows of a campaign's story."""

    statuses: NotRequired[list[MarkedView]]
    events: NotRequired[list[OpenEventView]]
    quests: NotRequired[list[QuestView]]


class ReadingSection(TypedDict):
    """The page that is read; None without one."""

    reading: NotRequired[ReadingView | None]
