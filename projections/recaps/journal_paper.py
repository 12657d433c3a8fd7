"""The journal of a campaign as a book, evening by evening and day by day: as plain text, and as a page that prints."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from msgspec.structs import replace

from projections.drawing.canvas import wrapped
from projections.journal import Page
from projections.recaps.paper import WIDTH, document, with_name
from projections.text.messages import Messages

Evenings = Sequence[Sequence[Page]]
"""The pages of each evening, in the order in which they were read."""


def told_once(evenings: Evenings) -> list[list[Page]]:
    """Return the pages without what adds nothing to the story: a text that stood on an earlier page, and a choice that
    was taken there before, are left out; so is a page of which nothing remains.
    """
    known: set[str] = set()
    chosen: set[tuple[str, str]] = set()
    told: list[list[Page]] = []
    for pages in evenings:
        told.append([])
        for page in pages:
            choices = tuple(one for one in page.choices if (page.id, one) not in chosen)
            if page.id not in known or choices:
                text = None if page.id in known else page.text
                told[-1].append(replace(page, text=text, choices=choices))
            known.add(page.id)
            chosen.update((page.id, one) for one in choices)
    return told


def scenes(pages: Sequence[Page]) -> Iterator[tuple[Page, list[Page]]]:
    """Yield the pages of a day at one place, with the first of them."""
    for _, group in groupby(pages, lambda page: (page.day, page.title)):
        found = list(group)
        yield found[0], found


def headline(page: Page, messages: Messages) -> str:
    """Return the day and the place of a scene."""
    return page.title if page.day is None else messages.say("journal-scene", day=page.day, place=page.title)


def text(name: str, evenings: Evenings, messages: Messages) -> str:
    """Return the journal in lines."""
    title = with_name(name, messages.say("journal-title"))
    lines = [title, "=" * len(title)]
    for number, pages in enumerate(evenings, start=1):
        evening = messages.say("journal-evening", number=number)
        lines += ["", evening, "-" * len(evening)] if pages else []
        for first, scene in scenes(pages):
            lines += ["", headline(first, messages)]
            for page in scene:
                lines += [f"  {line}" for line in wrapped(page.text or "", WIDTH - 2)]
                lines += [f"  {line}" for one in page.choices for line in wrapped(f"→ {one}", WIDTH - 2, "  ")]
    if not any(evenings):
        lines += ["", messages.say("journal-nothing")]
    return "\n".join(lines) + "\n"


def html(name: str, evenings: Evenings, messages: Messages) -> str:
    """Return the journal as an HTML document."""
    title = with_name(name, messages.say("journal-title"))
    body = [f"<h1>{escape(title)}</h1>"]
    for number, pages in enumerate(evenings, start=1):
        body += [f"<h2>{escape(messages.say('journal-evening', number=number))}</h2>"] if pages else []
        for first, scene in scenes(pages):
            body.append(f"<h3>{escape(headline(first, messages))}</h3>")
            for page in scene:
                body += [f"<p>{escape(page.text)}</p>"] if page.text else []
                body += [f"<p><em>→ {escape(one)}</em></p>" for one in page.choices]
    if not any(evenings):
        body.append(f"<p>{escape(messages.say('journal-nothing'))}</p>")
    return document(title, body, messages.language)
