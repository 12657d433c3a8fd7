"""What the group knows of a campaign's story: statuses, open events, active quests, and the page that is read.

Source: TG-2.2.10, 2.2.13, 5.10, 5.12, 5.13.
"""

from collections.abc import Iterable
from typing import NamedTuple

from domain.kernel.task import Task
from domain.tainted_grail.content.journal import Choice, mark_of
from domain.tainted_grail.queries.events import active_quests
from domain.tainted_grail.queries.journal import verse_at
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import original
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.events import Dreaming
from domain.tainted_grail.tasks.journal import ReadVerse
from domain.tainted_grail.vocabulary.terms import BOOK
from projections.tainted_grail import ids
from projections.tainted_grail.board.form.journal import (
    ChoiceView,
    MarkedView,
    OpenEventView,
    QuestView,
    ReadingView,
    StorySection,
)
from projections.tainted_grail.words import naming
from projections.tainted_grail.words.events import event_text
from projections.text.messages import Messages

KINDS = ("verse", "dream", "nightmare")
"""What can be read, as sources of effects name it."""


class Page(NamedTuple):
    """A verse, a dream or a nightmare. section: the number of its location, 0 for the Book of Secrets; number: of a
    verse, 0 otherwise.
    """

    kind: str
    section: int
    number: int = 0


def story(messages: Messages, state: State) -> StorySection:
    """Return statuses, open events and active quests."""
    world = the_world(state)
    return {
        "statuses": [marked(messages, state, id, parts) for id, parts in world.statuses.items()],
        "events": [event(messages, state, one) for one in world.events],
        "quests": [quest(messages, state, one) for one in active_quests(state)],
    }


def marked(messages: Messages, state: State, id: str, parts: Iterable[int]) -> MarkedView:
    """Return a status with its marked parts. Source: TG-5.12.1 to 5.12.3."""
    status, shown = state.pack.statuses[id], list(parts)
    are_told_apart = status.numbered and status.parts > 1
    view: MarkedView = {
        "id": ids.status(id),
        "name": messages.say(f"status-{id}"),
        "boxes": status.parts,
        "parts": shown,
        "names": [messages.say(f"status-{id}-{part}") for part in shown] if are_told_apart else [],
    }
    if days := [day for part in shown if (day := the_world(state).set_on.get(f"{id}.{part}"))]:
        view["set"] = days
    return view


def event(messages: Messages, state: State, id: str) -> OpenEventView:
    """Return an event that lies open."""
    name = messages.say(naming.event_id(state, id))
    return {"id": ids.event(id), "name": name, "text": event_text(messages, state, id)}


def quest(messages: Messages, state: State, id: str) -> QuestView:
    """Return an active quest, of an event or a secret, with its markers."""
    is_secret = id.startswith("secret:")
    name = id.replace(":", "-") if is_secret else naming.event_id(state, id)
    view: QuestView = {
        "id": id if is_secret else ids.event(id),
        "name": messages.say(name),
        "text": messages.say(f"{name}-quest"),
    }
    if count := the_world(state).markers.get(id):
        view["markers"] = count
    if day := the_world(state).set_on.get(id):
        view["set"] = day
    return view


# The page that is read


def page_of(agenda: Iterable[Task]) -> Page | None:
    """Return the verse or the dream that is read, by what is still to be done for it; None without one.

    A verse that is only about to be read is not known yet, nor a dream that is told only to others. Source: TG-2.3.2,
    2.3.9.
    """
    waiting = tuple(agenda)
    told = KINDS[:1] if any(isinstance(task, Dreaming) for task in waiting) else KINDS
    pages = (page for task in waiting if (page := page_in(task)) is not None)
    return next((page for page in pages if page.kind in told), None)


def page_in(task: Task) -> Page | None:
    """Return the page that a task belongs to."""
    if isinstance(task, ReadVerse):
        return None
    if {"location", "number"} <= set(task.__struct_fields__):
        return Page("verse", task.location, task.number)  # type: ignore[attr-defined]
    source = getattr(getattr(task, "at", None), "source", "")
    kind, _, name = source.partition(":")
    if kind not in KINDS:
        return None
    return Page(kind, *map(int, name.split(".")))


def reading(messages: Messages, state: State, agenda: Iterable[Task]) -> ReadingView | None:
    """Return the page that is read, with all its choices as printed."""
    page = page_of(agenda)
    if page is None:
        return None
    kind, section, number = page
    return {
        "id": ids.verse(section, number) if kind == "verse" else f"{kind}:{section}",
        "place": ids.place(original(state, section)) if section else None,
        "title": title(messages, state, section),
        "prose": prose(messages, page),
        "choices": [choice(messages, section, number, one) for one, _ in enumerate(choices_of(state, page), 1)],
    }


def prose(messages: Messages, page: Page) -> str:
    """Return the text of a page."""
    if page.kind != "verse":
        return messages.say(f"{page.kind}-{page.section}")
    return naming.verse_prose(messages, page.section, page.number)


def title(messages: Messages, state: State, section: int) -> str:
    """Return the name of the place whose section is read, as it lies there now, or of the Book of Secrets."""
    if section == BOOK:
        return messages.say("book-of-secrets")
    place = the_world(state).places.get(original(state, section))
    return naming.location_name(messages, section if place is None else place.card)


def choices_of(state: State, page: Page) -> tuple[Choice, ...]:
    """Return the choices of a page; none if the pack has no such verse."""
    verse = verse_at(state, page.section, page.number)
    return verse.choices if verse is not None else ()


def choice(messages: Messages, section: int, number: int, one: int) -> ChoiceView:
    """Return a choice of a verse, from 1."""
    return {
        "id": ids.choice(section, number, one),
        "key": f"choose:{one}",
        "label": messages.say(mark_of(section, number, one)),
    }
