"""What the message catalogues of a pack must hold. Source: TG-10.1."""

from collections.abc import Iterable, Iterator

import msgspec

from domain.tainted_grail.content.journal import mark_of
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Content
from domain.tainted_grail.vocabulary.terms import BOOK
from projections.tainted_grail.words.naming import card_id


def text_ids(pack: Pack) -> Iterator[str]:
    """Yield the id of every name and text that a catalogue of the pack must hold: the table, then the thing's own
    id.
    """
    content = pack.content
    yield from with_text("pack", [content.pack.id])
    for one in content.characters:
        yield from (f"character-{one.id}", f"character-{one.id}-text", f"character-{one.id}-trait")
    yield from (card_id(one.id) for one in content.cards)
    for met in content.encounters:
        yield from with_text("encounter", [met.id])
        yield from (f"encounter-{met.id}-{way.id}" for way in met.ways if len(met.ways) > 1)
    yield from with_text("item", [one.id for one in content.items])
    yield from with_text("secret", [str(one.number) for one in content.secrets])
    yield from (f"skill-{face.number}" for one in content.skills for face in one.faces)
    for arena in content.arenas:
        yield from (f"arena-{arena.id}", f"arena-{arena.id}-intro")
    yield from (f"character-{one.id}-action" for one in content.characters if one.action)
    yield from (f"secret-{one.number}-quest" for one in content.secrets if one.quest)
    yield from land_texts(content)
    yield from journal_texts(content)
    yield from campaign_texts(content)
    yield from manual_texts(content)


def land_texts(content: Content) -> Iterator[str]:
    """Yield the texts of locations, discs and statuses."""
    for place in content.locations:
        yield from with_text("location", [str(place.number)])
        if place.action:
            yield f"location-{place.number}-action"
        if place.rite:
            yield f"rite-{place.number}"
    yield from (f"disc-{one.id}" for one in content.discs)
    for status in content.statuses:
        yield f"status-{status.id}"
        if status.numbered and status.parts > 1:
            yield from (f"status-{status.id}-{part}" for part in range(1, status.parts + 1))


def journal_texts(content: Content) -> Iterator[str]:
    """Yield the texts of verses with the labels of their choices, and of dreams."""
    for verse in content.verses:
        yield f"verse-{verse.location}-{verse.number}"
        yield from (mark_of(verse.location, verse.number, n) for n, _ in enumerate(verse.choices, 1))
    for page in content.book:
        yield f"book-{page.number}"
        yield from (mark_of(BOOK, page.number, n) for n, _ in enumerate(page.choices, 1))
    yield from (f"{one.kind}-{one.location}" for one in content.dreams)


def campaign_texts(content: Content) -> Iterator[str]:
    """Yield the texts of campaigns, chapters and events."""
    yield from with_text("campaign", [one.id for one in content.campaigns])
    yield from with_text("chapter", [str(one.number) for one in content.chapters])
    yield from with_text("event", [one.id for one in content.events])
    yield from (f"event-{one.id}-quest" for one in content.events if one.quest)
    yield from with_text("random", [one.id for one in content.random_events])


def with_text(table: str, ids: Iterable[str]) -> Iterator[str]:
    """Yield things with a name and a line of prose."""
    for one in ids:
        yield from (f"{table}-{one}", f"{table}-{one}-text")


def manual_texts(content: object) -> Iterator[str]:
    """Yield the texts that the vocabulary of effects cannot express. Source: TG-10.10.3."""
    found = set(manual_in(msgspec.to_builtins(content)))
    yield from (f"manual-{text}" for text in sorted(found))


def manual_in(data: object) -> Iterator[str]:
    """Yield those in any part of a pack."""
    if isinstance(data, dict):
        if data.get("do") == "tg.manual":
            yield data["text"]
        for one in data.values():
            yield from manual_in(one)
    elif isinstance(data, list | tuple):
        for one in data:
            yield from manual_in(one)
