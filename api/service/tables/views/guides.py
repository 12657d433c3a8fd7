"""The guided evenings of tables: what each has done of the hints, as far as a reader sees it."""

from functools import partial
from typing import NamedTuple
from uuid import UUID

from api.service.books import BookShelf
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.boards import Boards
from domain.kernel.errors import NoGuide
from infra.cache import Cache
from projections.guide.following import GuideView, guided, moment_of, traces_of
from projections.guide.form import Guided, WrittenGuide

CACHED_MAX = 256
"""Tables whose traces are cached, a few hundred bytes each."""


class Followed(NamedTuple):
    """The traces of a table's log up to a version: trace -> the actions that left it, each with its first version."""

    version: int
    actions: dict[str, dict[int, int]]


class GuideCache:
    """What the tables asked for last have done of their guided evenings. For any number of threads."""

    def __init__(self, boards: Boards, books: BookShelf) -> None:
        self._boards, self._books = boards, books
        self._cached: Cache[UUID, Followed] = Cache(CACHED_MAX)

    def has(self, seen: ReaderView) -> bool:
        """Return whether a table's scenario has a guided evening."""
        return self._boards.game_view(seen).guide_of(seen.plan.options.get("scenario")) is not None

    def guide(self, seen: ReaderView) -> tuple[GuideView, WrittenGuide]:
        """Return the guided evening of a table's scenario. Raises NoGuide if it has none."""
        view = self._boards.game_view(seen)
        written = view.guide_of(seen.plan.options.get("scenario"))
        if written is None or view.guide is None:
            raise NoGuide("this table's scenario has no guided evening; /v1/games says which ones have")
        return view.guide, written

    def of(self, seen: ReaderView, language: str) -> Guided:
        """Return the guided evening as a reader sees it. Hints are due to a seat that is asked. Raises NoGuide,
        LogCorrupt.
        """
        view, written = self.guide(seen)
        sight = self._boards.sight(seen, language)
        position, moment = seen.position, None
        if position is not None and seen.seat is not None and not seen.is_closed:
            moment = moment_of(view, sight.view.explanation.about, sight.known(position), seen.menu, seen.seat)
        titles = partial(self._title, seen.game.id, language)
        is_alone = None if position is None else view.is_alone(position.state)
        return guided(written, language, titles, self.happened(seen, written), moment, is_alone)

    def _title(self, game: str, language: str, rule: str) -> str:
        """Return the title of a rule, which the game's book has."""
        return self._books.place(game, language, rule).rule.title

    def happened(self, seen: ReaderView, written: WrittenGuide) -> frozenset[str]:
        """Return the traces that hints ask for, on the line of actions that counts, up to what the reader sees."""
        version, counted = seen.table.version, seen.table.timeline.counted
        followed = self._followed(seen, written)
        return frozenset(
            trace
            for trace, actions in followed.actions.items()
            if any(first <= version for action, first in actions.items() if action in counted)
        )

    def _followed(self, seen: ReaderView, written: WrittenGuide) -> Followed:
        """Return the traces up to at least the reader's version; only what is new of the log is read."""
        before = self._cached.get(seen.id) or Followed(0, {})
        if before.version >= seen.table.version:
            return before
        actions = {trace: dict(found) for trace, found in before.actions.items()}
        for entry in seen.entries_after(before.version):
            for trace in traces_of(entry.fact, written.traces):
                actions.setdefault(trace, {}).setdefault(entry.action, entry.version)
        return self._cached.put(seen.id, Followed(seen.table.version, actions))
