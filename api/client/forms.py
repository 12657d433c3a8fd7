"""The forms of a service's answers, as far as a player's client reads them. A newer service may tell more."""

from typing import Any, Literal, NotRequired, TypedDict, TypeVar

import msgspec

from projections.book.form import BookRule, BookWord
from projections.numbers import Number

Form = TypeVar("Form")


class NotUnderstood(Exception):
    """The answer is not that of a service of this version. The message says of what, and what is wrong with it."""


def expected(form: type[Form], answer: Any, what: str) -> Form:
    """Return an answer if it has this form. what: was asked for. Raises NotUnderstood."""
    converted(form, answer, what)
    return answer  # type: ignore[no-any-return]


def converted(form: type[Form], answer: Any, what: str) -> Form:
    """Return an answer in this form, without members that the form does not have. Raises NotUnderstood."""
    try:
        return msgspec.convert(answer, form)
    except msgspec.ValidationError as error:
        raise NotUnderstood(f"{what}: {error}") from error


class NewSeat(TypedDict):
    """A seat of a new table, with its token; with its invite if it is open; with neither if a bot plays it."""

    seat: int
    token: NotRequired[str]
    invite: NotRequired[str]


class Opened(TypedDict):
    """A new table or campaign."""

    id: str
    seats: list[NewSeat]


class OpenedTable(Opened):
    """A new table. commitment: to its seed."""

    commitment: str


class NamedSeat(TypedDict):
    """A seat with its player's name."""

    seat: int
    name: str | None


class HeldSeat(NamedSeat):
    """A seat, and who holds it: a `person`, nobody yet (`open`), nobody any more (`left`), or a bot."""

    holder: str


class ListedTable(TypedDict):
    """A table in the list of public ones."""

    id: str
    name: str
    game: str
    state: str
    version: int
    seats: list[HeldSeat]


class Listed(TypedDict):
    """A page of the list of public tables. next: the `after` of the next page, None on the last."""

    tables: list[ListedTable]
    next: str | None


class Catalogue(TypedDict):
    """The games of a service."""

    games: list[dict[str, Any]]


class Taken(TypedDict):
    """A seat that was taken, with its token."""

    seat: int
    token: str
    version: int


class SealedSeats(TypedDict):
    """A list of seats that is stored sealed. sealed: None if there is none."""

    revision: int
    sealed: str | None


class Seeds(TypedDict):
    """Which seats sealed a seed, and which opened theirs."""

    sealed: list[int]
    opened: list[int]


class Proposal(TypedDict):
    """An undo that waits for consent."""

    version: int
    seat: int
    to: int
    waiting: list[int]


class SeatProposal(TypedDict):
    """A proposal about a seat: a bot for an absent person, or another host (`bot` is None). proposal: its number."""

    proposal: int
    seat: int
    by: int
    bot: str | None
    waiting: list[int]


class SeatAnswer(TypedDict):
    """What came of a proposal about a seat. proposal, waiting: of the one that is open or was answered; token: of the
    host's seat, once it is taken.
    """

    seat: int
    proposal: NotRequired[int]
    waiting: NotRequired[list[int]]
    token: NotRequired[str]


class Summary(TypedDict):
    """A table's summary. seat_proposal: missing at a service of an earlier version."""

    id: str
    commitment: str
    game: str
    pack: str
    version: int
    action: int
    state: str
    result: str | None
    scenario: str | None
    revealed: bool
    next: list[int]
    seats: list[NamedSeat]
    seeds: Seeds
    proposal: Proposal | None
    seat_proposal: NotRequired[SeatProposal | None]


class OfferedCommand(TypedDict):
    """What to post to take an option."""

    key: str
    version: int


class OfferedAction(TypedDict):
    """An option of a menu."""

    label: str
    rule: str
    about: list[str]
    command: OfferedCommand
    suggested: bool


class ClosedAction(TypedDict):
    """What a seat may not do now, and why."""

    label: str
    group: str
    rule: str
    why: str


class Offered(TypedDict):
    """A menu."""

    version: int
    seat: int
    prompt: str | None
    actions: list[OfferedAction]


class OfferedAndClosed(Offered):
    """A menu with what is closed."""

    closed: list[ClosedAction]


class Numbered(TypedDict):
    """A board with its derived numbers."""

    numbers: list[Number]


class LostAction(TypedDict):
    """An action that an undo takes back."""

    action: int
    seat: int
    title: str | None


class UndoPreview(TypedDict):
    """What an undo would take back."""

    to: int
    lost: list[LostAction]
    past_reveals: int
    needs: list[int]


class ToldLine(TypedDict):
    """A sentence with its rule."""

    text: str
    rule: str | None


class OwnLine(ToldLine):
    """A sentence about what happened. own: whether it concerns the reader's seat."""

    own: bool


class Recap(TypedDict):
    """What happened since a version."""

    begins: Literal["start", "asked", "own-action", "bound"]
    lines: list[OwnLine]


class Notes(TypedDict):
    """What the players have noted."""

    revision: int
    notes: list[str]


class Forecast(TypedDict):
    """What comes next."""

    lines: list[ToldLine]


class HintRule(TypedDict):
    """A rule to read."""

    id: str
    title: str


class Lesson(TypedDict):
    """A hint in the list of all. learnt: null for what is only read."""

    id: str
    title: str
    learnt: bool | None


class Hint(TypedDict):
    """A hint that is due. options: keys of those that do what it teaches."""

    id: str
    title: str
    text: str
    look: list[str]
    rules: list[HintRule]
    read: bool
    options: list[str]


class Guide(TypedDict):
    """A guided evening."""

    version: int
    lessons: list[Lesson]
    due: list[Hint]


class Check(TypedDict):
    """One check of an audit."""

    check: str
    verdict: str
    note: str


class Audit(TypedDict):
    """An audit of a table's log."""

    verdict: str
    checks: list[Check]


class Printed(TypedDict):
    """What is printed on the cards of a pack, by id."""

    cards: dict[str, Any]


class Written(TypedDict):
    """What a command did."""

    version: int


class Done(Written):
    """The result of a command. events: what happened, as lines of the log; next: the seats that can act now."""

    action: int
    events: list[dict[str, Any]]
    next: list[int]


class Chapters(TypedDict):
    """A page of the story. next: the `after` of the next page, None at the end."""

    chapters: list[dict[str, Any]]
    next: int | None


class CampaignTable(TypedDict):
    """The open table of a campaign."""

    id: str


class CampaignScenario(TypedDict):
    """A scenario of a campaign's pack."""

    id: str
    title: str


class CampaignSummary(TypedDict):
    """How far a campaign is."""

    table: CampaignTable | None
    next: str | None
    entries: list[Any]
    scenarios: list[CampaignScenario]


class FoundRules(TypedDict):
    """What a search in a game's book found."""

    found: list[BookRule]


class GameWords(TypedDict):
    """What the words of a game mean."""

    words: list[BookWord]
