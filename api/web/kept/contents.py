"""What a kept file holds of a table, as lines of JSON: what it is, its chapters, and its board at every moment."""

from collections.abc import Iterator
from typing import Any

import msgspec

from api.service.service import Service
from api.service.tables.reader_view import ReaderView
from api.service.tables.views.shown import Pages
from api.shared.chronicle.chapters import chapters
from api.web.kept.frames import Frames
from api.web.kept.story import Texts, without_texts
from projections.text.messages import LANGUAGES

encode = msgspec.json.Encoder().encode


def head(service: Service, reader_view: ReaderView, rules: dict[str, Any]) -> dict[str, Any]:
    """Return what the file is: of which table, up to where, for whom, made by whom."""
    plan, table = reader_view.plan, reader_view.table
    names = {row.seat: row.name for row in reader_view.seats}
    return {
        "table": str(reader_view.id),
        "name": reader_view.name,
        "game": plan.game,
        "seats": [names.get(seat, "") for seat in range(len(plan.seats))],
        "version": table.version,
        "root": reader_view.root(table.version).hex(),
        "result": reader_view.result if table.ended is None else table.ended,
        "seat": reader_view.seat if reader_view.game.has_secrets else None,
        "key": service.signer.key.vkey,
        "rules": rules,
    }


def told(service: Service, reader_view: ReaderView, rules: dict[str, Any]) -> Iterator[bytes]:
    """Yield what the file is, and then the chapters in one language after the other. rules: what the service found in
    check F.

    Each chapter is a row of texts, beside what it is without them, unless an earlier language has just that at the same
    place. Raises LogCorrupt.
    """
    yield encode(head(service, reader_view, rules))
    view = service.boards.game_view(reader_view)
    first: list[msgspec.Raw] = []
    for language in LANGUAGES:
        texts, messages = Texts(), service.boards.messages_at_table(reader_view, language)
        for number, chapter in enumerate(chapters(view, reader_view, messages)):
            row, shared = {language: texts.row(chapter)}, without_texts(chapter)
            yield encode(row if first[number : number + 1] == [shared] else {"chapter": shared} | row)
            if number == len(first):
                first.append(shared)


def seen(service: Service, reader_view: ReaderView) -> Iterator[bytes]:
    """Yield the board at each moment, in both languages, as rows of pieces; with its day, where that is another than at
    the moment before. Raises LogCorrupt.
    """
    frames = {language: Frames() for language in LANGUAGES}
    pages = {language: Pages(service.boards, reader_view, language) for language in LANGUAGES}
    before: dict[str, str | None] = dict.fromkeys(LANGUAGES)
    for version in reader_view.moments(reader_view.table.timeline.start - 1):
        rows = {language: frames[language].row(pages[language].at(version)) for language in LANGUAGES}
        days = {language: pages[language].day for language in LANGUAGES}
        yield encode({"version": version, "board": rows} | ({} if days == before else {"day": days}))
        before = days
