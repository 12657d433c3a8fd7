"""Names of things on the table: never an id, always what a person would say."""

from collections.abc import Sequence

from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.queries.characters import played_by
from domain.tainted_grail.queries.journey import the_arena, the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.world import Arena
from projections.text.messages import Case, Messages

HIDDEN = "?"
"""The beginning of a card that the reader may not see."""


def character(messages: Messages, name: str) -> str:
    """Return the name of a character."""
    return messages.say(f"character-{name}")


def characters(messages: Messages, names: Sequence[str]) -> str:
    """Return several characters as one phrase."""
    return messages.join([character(messages, one) for one in names])


def player_of(messages: Messages, state: State, seat: int) -> str:
    """Return who acts for a seat: its character, or the player if the seat has several characters or none yet."""
    own = played_by(state, seat)
    return character(messages, own[0]) if len(own) == 1 else messages.player(seat)


def has_own_row(state: State) -> bool:
    """Return whether the table chose its own stops."""
    arena = the_arena(state)
    return arena.row != state.pack.arenas[arena.id].row


def arena(messages: Messages, state: State) -> str:
    """Return the name of the arena, or the words for an own row."""
    return messages.say("own-row" if has_own_row(state) else f"arena-{the_arena(state).id}")


def quoted(messages: Messages, name: str) -> str:
    """Return the name of a card as used in a sentence."""
    return messages.say("quoted", name=name)


def card_id(card: str) -> str:
    """Return the message that names a combat or diplomacy card: `K1/25-U` is `card-k1-25-u`."""
    return "card-" + card.lower().replace("/", "-")


def card_name(messages: Messages, card: str) -> str | None:
    """Return the bare name of a card; None if it is face down."""
    return None if card.startswith(HIDDEN) else messages.say(card_id(card))


def card(messages: Messages, card: str) -> str:
    """Return a combat or diplomacy card in a sentence; "a card" if the reader may not see it."""
    name = card_name(messages, card)
    return messages.say("hidden-card") if name is None else quoted(messages, name)


def cards(messages: Messages, cards: Sequence[str]) -> str:
    """Return several cards: by name if the reader may see all, else their number."""
    if any(one.startswith(HIDDEN) for one in cards):
        return counted(messages, "card", len(cards))
    return messages.join([card(messages, one) for one in cards])


def counted(messages: Messages, thing: str, count: int) -> str:
    """Return a count of a thing: "two cards"."""
    return messages.say(f"some-{thing}", count=count, word=messages.number(count))


def owned_name(messages: Messages, card: str) -> str:
    """Return the bare name of an item or a secret: `item:<id>` or `secret:<number>`."""
    return messages.say(card.replace(":", "-"))


def owned(messages: Messages, card: str) -> str:
    """Return an item or a secret in a sentence."""
    return quoted(messages, owned_name(messages, card))


def encounter_name(messages: Messages, encounter: str) -> str:
    """Return the bare name of an encounter."""
    return messages.say(f"encounter-{encounter}")


def undefeated(state: State) -> tuple[str, ...]:
    """Return the guardians of an arena that were met and not defeated, the one that is met next first."""
    arena = state.journey
    if not isinstance(arena, Arena):
        return ()
    return (*([arena.guardian] if arena.guardian is not None else []), *arena.lurking)


def encounter(messages: Messages, name: str, case: Case = "nominative") -> str:
    """Return an encounter in a sentence: "the Lean Fox"."""
    return messages.in_case(f"encounter-{name}", case)


def encounters(messages: Messages, names: Sequence[str]) -> str:
    """Return several encounters in a sentence."""
    return messages.join([encounter(messages, one) for one in names])


def number_of(messages: Messages, names: Sequence[str]) -> int:
    """Return the grammatical number of encounters as one subject: 1, or 2 for a plural; 0 without any."""
    return messages.count_of(f"encounter-{names[0]}") if len(names) == 1 else min(len(names), 2)


def foe(messages: Messages, state: State, case: Case = "nominative") -> str:
    """Return the encounter in progress in a sentence."""
    assert state.encounter is not None, "one is told of in progress"
    return encounter(messages, state.encounter.card, case)


def event_id(state: State, event: str) -> str:
    """Return the message that names an event, a random one or one of the story."""
    return event_in(state.pack, event)


def event_in(pack: Pack, event: str) -> str:
    """Return the same for an event of a pack."""
    return f"random-{event}" if event in pack.random_events else f"event-{event}"


def event(messages: Messages, state: State, name: str) -> str:
    """Return an event in a sentence."""
    return quoted(messages, messages.say(event_id(state, name)))


def location_name(messages: Messages, number: int) -> str:
    """Return the bare name of a location card."""
    return messages.say(f"location-{number}")


def location_text(messages: Messages, number: int) -> str:
    """Return the text on the front of a location card."""
    return messages.say(f"location-{number}-text")


def location(messages: Messages, number: int) -> str:
    """Return a location card in a sentence."""
    return quoted(messages, location_name(messages, number))


def place(messages: Messages, state: State, number: int) -> str:
    """Return a place in a sentence, by the card that lies there or would be laid there. number: the original one."""
    return location(messages, card_on(state, number))


def verse_prose(messages: Messages, location: int, number: int) -> str:
    """Return the prose of a verse; location 0 is the Book of Secrets."""
    return messages.say(f"verse-{location}-{number}" if location else f"book-{number}")


def status_part(messages: Messages, status: str, part: int) -> str:
    """Return a numbered part of a status in a sentence, by its name; by its number if it has none."""
    key = f"status-{status}-{part}"
    return quoted(messages, messages.say(key)) if key in messages else str(part)


def place_or_number(messages: Messages, state: State, number: int) -> str:
    """Return a place in a sentence, by its number alone if it does not lie out."""
    return (
        place(messages, state, number)
        if number in the_world(state).places
        else messages.say("unseen-place", number=number)
    )


def card_on(state: State, number: int) -> int:
    """Return the number of the card that lies at a place, or would be laid there."""
    world = the_world(state)
    there = world.places.get(number)
    return there.card if there is not None else world.versions.get(number, number)


def skill(messages: Messages, number: int) -> str:
    """Return a skill in a sentence."""
    return quoted(messages, messages.say(f"skill-{number}"))


def source(messages: Messages, state: State, of: str, case: Case = "nominative") -> str:
    """Return the source of a text in a sentence: a card, an item, a skill, a negative trait, or the encounter."""
    kind, _, name = of.partition(":")
    match kind:
        case "encounter":
            return foe(messages, state, case)
        case "card":
            return card(messages, name)
        case "item" | "secret":
            return owned(messages, of)
        case "skill":
            return skill(messages, int(name))
        case "trait":
            return messages.say("source-trait", character=character(messages, name))
        case "place":
            return place(messages, state, int(name))
        case "event":
            return messages.say("source-event", name=event(messages, state, name))
        case "chapter":
            return messages.say("source-chapter", number=name)
        case "action":
            return quoted(messages, messages.say(f"character-{name}-action"))
        case "verse" | "dream" | "nightmare":
            number = int(name.partition(".")[0])
            return place(messages, state, number) if number else messages.say("source-book")
        case _:
            return messages.say("source-disc", name=quoted(messages, messages.say(f"disc-{name}")))


def thing(messages: Messages, state: State, of: str) -> str:
    """Return any card that facts and keys name: an encounter by its id, an item or secret, or a card of a deck."""
    if of == "encounter":
        assert state.encounter is not None, "a text on its card concerns one in progress"
        return quoted(messages, encounter_name(messages, state.encounter.card))
    if ":" in of:
        return source(messages, state, of)
    if of in state.pack.encounters:
        return quoted(messages, encounter_name(messages, of))
    return card(messages, of)


def signed(n: int) -> str:
    """Return a whole number with its sign, as at a track: "+2", "−1", "0"."""
    return f"+{n}" if n > 0 else plain(n)


def plain(n: int) -> str:
    """Return a whole number, with a true minus below 0."""
    return f"−{-n}" if n < 0 else str(n)


UNBOUNDED = 99
"""The upper end in a pack of a range without one."""


def span(messages: Messages, least: int, most: int | None) -> str:
    """Return a range: "2 to 3", "4", "4 or more", "1 or less", "always"."""
    if most is None or most >= UNBOUNDED:
        return messages.say("always") if least <= -UNBOUNDED else messages.say("or-more", least=plain(least))
    if least <= -UNBOUNDED:
        return messages.say("or-less", most=plain(most))
    return plain(least) if least == most else messages.say("from-to", least=plain(least), most=plain(most))
