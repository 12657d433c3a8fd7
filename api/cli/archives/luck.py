"""The luck in many archives, added up by game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from api.cli.archives.reader import lines_of, taken_apart
from api.cli.archives.sources import Fault, fetched, is_service, sources
from api.cli.archives.survey import Found, fault_in

if TYPE_CHECKING:
    from infra.packs.index import PackIndex
    from projections.audit.log import Log
    from projections.luck.names import LuckNames
    from projections.luck.outcomes import Outcomes
    from projections.luck.view import LuckView
    from projections.text.messages import Messages


class Named(NamedTuple):
    """What a game calls itself and what comes by chance in it. pack: of the table; None if it is not installed."""

    title: str
    names: "LuckNames"
    messages: "Messages"
    pack: object | None


class GameLuck(NamedTuple):
    """The luck at all tables of a game."""

    title: str
    view: "LuckView"
    messages: "Messages"


def luck_of_archives(
    wheres: Sequence[str], token: str | None, lang: str, packs: "PackIndex", found: Found
) -> dict[str, GameLuck]:
    """Return the luck of each game. What cannot be read or has a fault is added to `found` and not counted.

    Several tables are added up, each once. Then a branch counts only its own outcomes: its origin counts the others.
    """
    from projections.audit import ArchiveError
    from projections.audit.checks.verdicts import skipped
    from projections.audit.survey import Survey
    from projections.audit.verify import checked, report_of

    is_alone = len(wheres) == 1 and not is_service(wheres[0])
    gathered: dict[str, tuple[Named, list[Outcomes]]] = {}
    tables: set[str] = set()
    for where, _, archive in fetched(sources(wheres, token, Survey(), found.unread, []), found.unread):
        try:
            audited = checked(taken_apart(lines_of(archive)))
        except ArchiveError as error:
            found.failed.append(Fault(where, str(error)))
            continue
        log = audited.log
        if fault := fault_in(where, report_of(audited, skipped("F", "not decided again")), False):
            found.failed.append(fault)
        elif log is not None and log.opened.table not in tables:
            tables.add(log.opened.table)
            named = named_of(log, lang, packs)
            gathered.setdefault(log.opened.game, (named, []))[1].append(outcomes_of_log(log, named, is_alone))
    return {game: together(named, outcomes) for game, (named, outcomes) in sorted(gathered.items())}


def named_of(log: "Log", lang: str, packs: "PackIndex") -> Named:
    """Return the names of a table's game; only ids if the game or its pack is not installed here."""
    from api import games
    from domain.kernel.errors import PackCorrupt
    from projections.luck.names import LuckNames
    from projections.text.messages import Messages, catalogue

    game = log.opened.game
    try:
        pack = packs.of_hash(game, log.opened.pack, None)
        view, messages = games.view_and_messages(game, pack, lang)
    except (PackCorrupt, KeyError):
        return Named(game, LuckNames(), Messages(lang, catalogue("common", lang)), None)
    return Named(view.title(messages), view.luck, messages, pack)


def outcomes_of_log(log: "Log", named: Named, with_copies: bool) -> "Outcomes":
    """Return the outcomes of one table."""
    from projections.luck.archive import outcomes_of

    return outcomes_of(log, lambda deck, card: named.names.kind_of(named.pack, deck, card), with_copies)


def together(named: Named, outcomes: Sequence["Outcomes"]) -> GameLuck:
    """Return the luck at all tables of a game, in words."""
    from projections.luck.account import account
    from projections.luck.outcomes import pooled
    from projections.luck.view import luck_view

    return GameLuck(named.title, luck_view(account(pooled(outcomes)), named.names, named.messages), named.messages)
