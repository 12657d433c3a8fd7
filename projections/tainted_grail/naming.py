"""Names of what lies on the table: never an id, always what a person would say."""

from collections.abc import Sequence

from domain.tainted_grail.state import State
from projections.messages import Case, Messages

HIDDEN = "?"
"""What a card begins with that the reader may not see."""


def character(messages: Messages, name: str) -> str:
    """The name of a character."""
    return messages.say(f"character-{name}")


def characters(messages: Messages, names: Sequence[str]) -> str:
    """Several characters, as one phrase."""
    return messages.join([character(messages, one) for one in names])


def player_of(messages: Messages, state: State, seat: int) -> str:
    """Who acts for a seat: its character, or the player who has several or has not chosen yet."""
    own = [one.id for one in state.characters.values() if one.seat == seat]
    return character(messages, own[0]) if len(own) == 1 else messages.player(seat)


def has_own_row(state: State) -> bool:
    """Whether the table chose its stops itself."""
    return state.row != state.pack.arenas[state.arena].row


def arena(messages: Messages, state: State) -> str:
    """The name of the arena; of a row of one's own, that it is one."""
    return messages.say("own-row" if has_own_row(state) else f"arena-{state.arena}")


def quoted(messages: Messages, name: str) -> str:
    """The name of a card as it stands in a sentence."""
    return messages.say("quoted", name=name)


def card_id(card: str) -> str:
    """The message that names a combat or diplomacy card: `K1/25-U` is `card-k1-25-u`."""
    return "card-" + card.lower().replace("/", "-")


def card_name(messages: Messages, card: str) -> str | None:
    """The bare name of a card; None of one that lies face down."""
    return None if card.startswith(HIDDEN) else messages.say(card_id(card))


def card(messages: Messages, card: str) -> str:
    """A combat or diplomacy card in a sentence; one that the reader may not see is just a card."""
    name = card_name(messages, card)
    return messages.say("hidden-card") if name is None else quoted(messages, name)


def cards(messages: Messages, cards: Sequence[str]) -> str:
    """Several of them: by name if the reader may see all, else how many."""
    if any(one.startswith(HIDDEN) for one in cards):
        return counted(messages, "card", len(cards))
    return messages.join([card(messages, one) for one in cards])


def counted(messages: Messages, thing: str, count: int) -> str:
    """So many of a thing: "two cards"."""
    return messages.say(f"some-{thing}", count=count, word=messages.number(count))


def owned_name(messages: Messages, card: str) -> str:
    """The bare name of an item or a secret: `item:<id>` or `secret:<number>`."""
    return messages.say(card.replace(":", "-"))


def owned(messages: Messages, card: str) -> str:
    """An item or a secret in a sentence."""
    return quoted(messages, owned_name(messages, card))


def encounter_name(messages: Messages, encounter: str) -> str:
    """The bare name of an encounter."""
    return messages.say(f"encounter-{encounter}")


def undefeated(state: State) -> tuple[str, ...]:
    """The guardians that were met and not defeated, the one that is met next first."""
    return (*([state.guardian] if state.guardian is not None else []), *state.lurking)


def encounter(messages: Messages, name: str, case: Case = "nominative") -> str:
    """An encounter in a sentence: "the Lean Fox"."""
    return messages.in_case(f"encounter-{name}", case)


def encounters(messages: Messages, names: Sequence[str]) -> str:
    """Several encounters in a sentence."""
    return messages.join([encounter(messages, one) for one in names])


def number_of(messages: Messages, names: Sequence[str]) -> int:
    """The grammatical number of encounters as one subject: 1, or 2 for a plural; 0 without any."""
    return messages.count_of(f"encounter-{names[0]}") if len(names) == 1 else min(len(names), 2)


def foe(messages: Messages, state: State, case: Case = "nominative") -> str:
    """The encounter in progress in a sentence."""
    assert state.encounter is not None, "one is told of in progress"
    return encounter(messages, state.encounter.card, case)


def skill(messages: Messages, number: int) -> str:
    """A skill in a sentence."""
    return quoted(messages, messages.say(f"skill-{number}"))


def source(messages: Messages, state: State, of: str, case: Case = "nominative") -> str:
    """What a text stands on, in a sentence: a card, an item, a skill, a negative trait, or the encounter."""
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
        case _:
            return messages.say("source-trait", character=character(messages, name))


def thing(messages: Messages, state: State, of: str) -> str:
    """Any card that facts and keys name: the encounter or one by its id, an item or secret, or a card of a deck."""
    if of == "encounter":
        assert state.encounter is not None, "a text on its card concerns one in progress"
        return quoted(messages, encounter_name(messages, state.encounter.card))
    if ":" in of:
        return source(messages, state, of)
    if of in state.pack.encounters:
        return quoted(messages, encounter_name(messages, of))
    return card(messages, of)


def signed(n: int) -> str:
    """A whole number with its sign, as it stands at a track: "+2", "−1", "0"."""
    return f"+{n}" if n > 0 else plain(n)


def plain(n: int) -> str:
    """A whole number, with a true minus below 0."""
    return f"−{-n}" if n < 0 else str(n)


UNBOUNDED = 99
"""What stands in a pack where a range has no end."""


def span(messages: Messages, least: int, most: int | None) -> str:
    """From here to there: "2 to 3", "4", "4 or more", "1 or less", "always"."""
    if most is None or most >= UNBOUNDED:
        return messages.say("always") if least <= -UNBOUNDED else messages.say("or-more", least=plain(least))
    if least <= -UNBOUNDED:
        return messages.say("or-less", most=plain(most))
    return plain(least) if least == most else messages.say("from-to", least=plain(least), most=plain(most))
