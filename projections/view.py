"""What a game shows to people: one view per game, with the functions that the service calls."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, get_args

from domain.kernel.fact import Entry, Fact
from domain.kernel.game import Game
from domain.kernel.position import Position
from domain.kernel.tables.table import DELAY_MAX, Policy, TableOpened
from domain.kernel.task import Option, Question
from projections.about import AboutFact, about_nothing
from projections.board.changes import Changed
from projections.board.making import MadeBoard, made
from projections.board.printing import Printed, Printing
from projections.board.sections import Section
from projections.board.surroundings import Around, no_surroundings
from projections.board.things import Place, Thing, no_place, no_things
from projections.book.reading import Books
from projections.bot import Offer, Strategy
from projections.drawing.page import Page, no_page
from projections.example import Example
from projections.explanation import Explanation
from projections.forecast import Forecast, no_forecast
from projections.guide.following import GuideView
from projections.guide.form import WrittenGuide
from projections.journal import JournalView
from projections.luck.names import LuckNames
from projections.numbers import Numbers, no_numbers
from projections.posting.scene import SceneOf, no_scene
from projections.recaps.notable import NO_RECAP, RecapView, SoFarView
from projections.tally import Tally
from projections.text.messages import Messages

Telling = Callable[[Any, Entry, Any, Messages], str | None]
"""(state before the entry, entry, state after it, messages) -> a sentence, None if the entry has none."""

PICTURE_COLUMNS = 100
"""The columns of a picture, unless the terminal is narrower. Every picture fits into 80."""


BookPicture = Callable[[Any, Messages, Mapping[str, str], str], str]
"""(pack, messages, words of the game by their ids, what it shows) -> a picture of the book as SVG."""


class Drawing(Protocol):
    """(board, what is printed, messages, columns) -> lines of text with rich markup for a terminal."""

    def __call__(self, board: Any, printed: Printed, messages: Messages, columns: int = ..., /) -> Sequence[str]: ...


def no_svg(board: Any, printed: Printed, messages: Messages, title: str) -> None:
    """Return None, for a game whose boards have no drawing of their own."""


def no_names(pack: Any, messages: Messages) -> tuple[tuple[str, str], ...]:
    """Return no names, for a game whose options are shown by their ids."""
    return ()


def no_heading(fact: Fact, messages: Messages) -> None:
    """Return None, for a game whose days never begin again."""


class Progress(NamedTuple):
    """How far a game is, in words. day: or what the game counts instead; turn: whose it is. None if it has none."""

    scenario: str | None = None
    day: str | None = None
    phase: str | None = None
    turn: str | None = None


class CampaignView(NamedTuple):
    """The chronicle of a campaign as people see it, each by (sheet, pack, messages). sheet: the game's own.

    json: names and ids, for a client that knows no rules; svg: a picture, A4 portrait, further pages below the first;
    html: a page that needs no other file; text: plain lines for a terminal;
    demo_pack: the pack whose campaign the demo plays, None for the default pack; demo_tries: options of the demo's
    first table of a scenario, of its second and so on; the last ones hold for all further tables.
    """

    json: Callable[[Any, Any, Messages], dict[str, Any]]
    svg: Callable[[Any, Any, Messages], str]
    html: Callable[[Any, Any, Messages], str]
    text: Callable[[Any, Any, Messages], str]
    demo_pack: str | None = None
    demo_tries: tuple[Mapping[str, str], ...] = ({},)


class SheetView(NamedTuple):
    """The sheet of a table, as players fill it in when they put the game away.

    kept: (plan, pack) -> whether such a table has one;
    json: (state as the reader may know it, the table's name, players by seat, messages) -> names and ids, from which
    the other forms are made, each by (json, messages);
    svg: a picture, A4 portrait, further pages below the first; html: a page that needs no other file;
    text: plain lines for a terminal.
    """

    kept: Callable[[TableOpened, Any], bool]
    json: Callable[[Any, str, Sequence[str], Messages], dict[str, Any]]
    svg: Callable[[dict[str, Any], Messages], str]
    html: Callable[[dict[str, Any], Messages], str]
    text: Callable[[dict[str, Any], Messages], str]


def never(*facts: Fact) -> bool:
    """Return False: no title tells a fact, and no sentence tells two facts."""
    return False


class View(NamedTuple):
    """A game as people see it.

    messages_of: (pack, language) -> its catalogue with the pack's texts;
    text_ids: (pack) -> the id of every message that the pack's own catalogues hold;
    scenarios: (pack, messages) -> [{id, title, ...}]; options: (pack) -> JSON Schema of its table options;
    option_names: (pack, messages) -> pairs of `option`, `option:value` or `plays:<what a seat may play>`, and its name;
    seats: fewest and most; sections: of the board, in its order;
    board_form: the typed dict of every board, from which its JSON Schema is made;
    printing: what is printed on the cards that boards name by their ids;
    tell: see Telling; about: see AboutFact; prompt: (state, question, messages) -> what is asked;
    label: (state, question, option, messages) -> an option in words;
    answer: (the same, for an option that was taken) -> who did what, for a chapter's title;
    picture: see Drawing; progress: (position, messages) -> how far the game is;
    svg: (board, what is printed, messages, title) -> a drawing, None if its picture for a terminal is drawn;
    scene: the part of that drawing that stands on a postcard, None for the picture for a terminal;
    page: the parts of its board on a web page, none if its picture for a terminal is shown;
    explanation: what a menu says about an option beside its label;
    things: (pack, board, what is printed, messages) -> what a player may ask about by name;
    place: (board, key of an option) -> other names of the place that it leads to, None without a place;
    surroundings: what lies around a thing on its map, see Around;
    campaign: the chronicle of a campaign, None in a game that has none;
    sheet: the sheet of a table, None in a game that has none;
    titled: (fact) -> whether the title already says it, if it is what the answer itself does;
    begins_day: (fact) -> whether a day of the game begins, or an earlier one again, with a chapter of its own;
    heading: (fact, messages) -> what stands over such a chapter instead of its day, None for the day;
    goes_on: (fact, the next one by the same rule) -> whether one sentence tells both;
    recap: which of its events are told to a player who was away; so_far: how it is told from its beginning;
    forecast: see Forecast;
    numbers: the derived numbers of its board, with their parts;
    journal: what is read at its tables, None in a game that has none;
    tally: what is counted of its tables; luck: its names for what comes by chance;
    book: its rules in words, by language, None in a game without; book_pictures: see BookPicture, by name;
    guide: its guided evenings, None in a game without;
    avoided: the beginnings of keys that no bot takes, such as giving up; returning: the keys that lead back to an
    earlier moment of the game, which bots take only a few times; closing: the key with which each seat of a campaign's
    table wishes to end it at the next save, empty if each is played to its end;
    strategy: its greedy bot, None without one; example: its first moves, for the API's documents.
    """

    game: Game
    seats: tuple[int, int]
    messages_of: Callable[[Any, str], Messages]
    text_ids: Callable[[Any], Iterable[str]]
    scenarios: Callable[[Any, Messages], Sequence[Mapping[str, Any]]]
    options: Callable[[Any], Mapping[str, Any]]
    sections: tuple[Section, ...]
    board_form: type
    tell: Telling
    prompt: Callable[[Any, Question, Messages], str]
    label: Callable[[Any, Question | None, Option, Messages], str]
    answer: Callable[[Any, Question | None, Option, Messages], str]
    picture: Drawing
    progress: Callable[[Position[Any], Messages], Progress]
    printing: Printing = Printing()
    svg: Callable[[Any, Printed, Messages, str], str | None] = no_svg
    scene: SceneOf = no_scene
    page: Page = no_page
    option_names: Callable[[Any, Messages], Iterable[tuple[str, str]]] = no_names
    about: AboutFact = about_nothing
    explanation: Explanation = Explanation()
    things: Callable[[Any, Any, Printed, Messages], Iterable[Thing]] = no_things
    place: Callable[[Any, str], Place | None] = no_place
    surroundings: Around = no_surroundings
    campaign: CampaignView | None = None
    sheet: SheetView | None = None
    titled: Callable[[Fact], bool] = never
    begins_day: Callable[[Fact], bool] = never
    heading: Callable[[Fact, Messages], str | None] = no_heading
    goes_on: Callable[[Fact, Fact], bool] = never
    recap: RecapView = NO_RECAP
    so_far: SoFarView = SoFarView()
    forecast: Forecast = no_forecast
    numbers: Numbers = no_numbers
    journal: JournalView | None = None
    tally: Tally = Tally()
    luck: LuckNames = LuckNames()
    book: Callable[[], Books] | None = None
    guide: GuideView | None = None
    book_pictures: Mapping[str, BookPicture] = {}
    avoided: tuple[str, ...] = ()
    returning: tuple[str, ...] = ()
    closing: str = ""
    strategy: Strategy | None = None
    example: Example = Example()

    def board(self, position: Position[Any], messages: Messages) -> dict[str, Any]:
        """Return the board: all that lies on the table, for a client that knows no rules."""
        return self.made_board(position, messages).members

    def made_board(
        self,
        position: Position[Any],
        messages: Messages,
        before: MadeBoard | None = None,
        changed: Changed | None = None,
    ) -> MadeBoard:
        """Return the board with what it was made from, so that the next one shares what stays the same. See `made`."""
        return made(self.sections, position, messages, before, changed)

    def guide_of(self, scenario: Any) -> WrittenGuide | None:
        """Return the guided evening of a scenario, None if it has none. scenario: as a table's options name it."""
        return self.guide.guides().get(scenario) if self.guide and isinstance(scenario, str) else None

    def title(self, messages: Messages) -> str:
        """Return the game's name."""
        return messages.say("title")

    def over(self, result: str, messages: Messages, story: bool = False) -> str | None:
        """Return the game's own sentence for its end with this result; None if it has none. story: whether a story was
        told, which may end in words of its own.
        """
        keys = [f"over-{result}-story"] if story else []
        found = (key for key in (*keys, f"over-{result}") if key in messages)
        return next(map(messages.say, found), None)

    def playable(self, offers: Sequence[Offer]) -> Sequence[Offer]:
        """Return the offers without those that bots avoid."""
        return [one for one in offers if not self.avoids(one.key)] if self.avoided else offers

    def avoids(self, key: str) -> bool:
        """Return whether no bot takes an option with this key, as it gives up."""
        return key.startswith(self.avoided)


def options_schema(own: Mapping[str, Any]) -> dict[str, Any]:
    """Return the JSON Schema of a table's options: a game's own, and those of every game."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            **own,
            "undo": {"enum": list(get_args(Policy))},
            "delay": {"type": "integer", "minimum": 0, "maximum": DELAY_MAX},
        },
    }
