"""What happened so far as plain text, and as a page that needs no other file and prints."""

from collections.abc import Sequence
from html import escape

from projections.drawing.canvas import wrapped
from projections.drawing.lettering import plain
from projections.recaps.so_far import SoFarPart
from projections.text.messages import Messages

WIDTH = 80
"""The columns of the text."""
STYLE = """\
:root { color-scheme: light dark; --paper: #f7f0de; --text: #2b2418; --ink: #26315e; --rule: #a48d62; --desk: #d9d2c2 }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #26221b; --text: #e9dfc8; --ink: #a9b8ee; --rule: #8d784f; --desk: #191612 }
}
@page { size: A4 portrait; margin: 18mm }
body { margin: 0; background: var(--desk); color: var(--text);
  font: 1.06rem/1.5 'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', P052, 'DejaVu Serif', serif }
main { max-width: 38rem; margin: 1.5rem auto; padding: 1.6rem 2rem; background: var(--paper);
  border: 1px solid var(--rule); outline: 3px double var(--rule); outline-offset: -8px }
h1 { margin: 0; font-size: 1.7rem; font-style: italic; font-weight: 400; color: var(--ink) }
h2 { margin: 1.1rem 0 .2rem; font-size: 1.08rem; border-bottom: 1px solid var(--rule) }
h2 small { font-weight: 400; float: right; font-size: .85rem; padding-top: .2rem }
ol, ul { list-style: none; margin: .2rem 0; padding: 0 }
li { display: flex; gap: .7rem; margin: .12rem 0 }
li > b { flex: 0 0 2.4rem; text-align: right; font-weight: 400; color: var(--ink); font-style: italic }
h2:has(+ h3) { margin-top: 2.2rem; font-size: 1.3rem; text-align: center }
h3 { margin: 1.3rem 0 .3rem; font-size: 1.08rem; break-after: avoid }
p { margin: .2rem 0; hyphens: auto }
p:has(> em) { margin: .4rem 0; color: var(--ink) }
@media (max-width: 40rem) { main { margin: 0; border: 0; padding: 1.2rem } }
@media print {
  body, main { background: none; border: 0; outline: 0; margin: 0; padding: 0; max-width: none; font-size: 11pt }
}
"""


def text(name: str, parts: Sequence[SoFarPart], now: Sequence[str], messages: Messages) -> str:
    """Return it in lines, each event with its day before it."""
    lines = [heading(name, messages), "=" * len(heading(name, messages))]
    for part in parts:
        lines += ["", *titled(part, messages)]
        for line in part.lines:
            before = "" if line.day is None else str(line.day)
            first, *further = wrapped(line.text, WIDTH - 5) or [""]
            lines += [f"{before:>3}  {first}", *(f"     {one}" for one in further)]
    if not any(part.lines for part in parts):
        lines += ["", messages.say("so-far-nothing")]
    if now:
        lines += ["", messages.say("so-far-now")]
        lines += [f"     {line}" for said in now for line in wrapped(said, WIDTH - 5)]
    return "\n".join(lines) + "\n"


def heading(name: str, messages: Messages) -> str:
    """Return the title, with the table's name if it has one."""
    return with_name(name, messages.say("so-far"))


def with_name(name: str, title: str) -> str:
    """Return a title behind the name of what it tells of, if that has one."""
    shown = plain(name)
    return f"{shown[:40]} – {title}" if shown else title


def titled(part: SoFarPart, messages: Messages) -> list[str]:
    """Return the head of a part with its days; nothing for one without a title."""
    if not part.title:
        return []
    return [f"{part.title} ({days(part, messages)})" if part.days else part.title]


def days(part: SoFarPart, messages: Messages) -> str:
    """Return from which to which day a part lasted."""
    assert part.days is not None, "days are counted"
    first, last = part.days
    return messages.say("so-far-days", first=first, last=last)


def html(name: str, parts: Sequence[SoFarPart], now: Sequence[str], messages: Messages) -> str:
    """Return it as an HTML document."""
    body = [f"<h1>{escape(heading(name, messages))}</h1>"]
    for part in parts:
        if part.title:
            when = f"<small>{escape(days(part, messages))}</small>" if part.days else ""
            body.append(f"<h2>{when}{escape(part.title)}</h2>")
        events = (
            f"<li><b>{'' if line.day is None else line.day}</b><span>{escape(line.text)}</span></li>"
            for line in part.lines
        )
        body.append(f"<ol>{''.join(events)}</ol>")
    if not any(part.lines for part in parts):
        body.append(f"<p>{escape(messages.say('so-far-nothing'))}</p>")
    if now:
        body.append(f"<h2>{escape(messages.say('so-far-now'))}</h2>")
        body += [f"<p>{escape(one)}</p>" for one in now]
    return document(heading(name, messages), body, messages.language)


def document(title: str, body: Sequence[str], language: str) -> str:
    """Return an HTML document that needs no other file. body: its lines of HTML."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )
