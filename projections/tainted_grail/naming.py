"""Names of what lies on the table: never an id, always what a person would say."""

from collections.abc import Sequence

from domain.tainted_grail.state import State
from projections.words import Case, Words

HIDDEN = "?"
"""What a card begins with that the reader may not see."""


def character(words: Words, name: str) -> str:
    """The name of a character."""
    return words.say(f"character-{name}")


def characters(words: Words, names: Sequence[str]) -> str:
    """Several characters, as one phrase."""
    return words.join([character(words, one) for one in names])


def player_of(words: Words, state: State, seat: int) -> str:
    """Who acts for a seat: its character, or the player who has several or has not chosen yet."""
    own = [one.id for one in state.characters.values() if one.seat == seat]
    return character(words, own[0]) if len(own) == 1 else words.player(seat)


def has_own_row(state: State) -> bool:
    """Whether the table chose its stops itself."""
    return state.row != state.pack.arenas[state.arena].row


def arena(words: Words, state: State) -> str:
    """The name of the arena; of a row of one's own, that it is one."""
    return words.say("own-row" if has_own_row(state) else f"arena-{state.arena}")


def quoted(words: Words, name: str) -> str:
    """The name of a card as it stands in a sentence."""
    return words.say("quoted", name=name)


def card_id(card: str) -> str:
    """The message that names a combat or diplomacy card: `K1/25-U` is `card-k1-25-u`."""
    return "card-" + card.lower().replace("/", "-")


def card_name(words: Words, card: str) -> str | None:
    """The bare name of a card; None of one that lies face down."""
    return None if card.startswith(HIDDEN) else words.say(card_id(card))


def card(words: Words, card: str) -> str:
    """A combat or diplomacy card in a sentence; one that the reader may not see is just a card."""
    name = card_name(words, card)
    return words.say("hidden-card") if name is None else quoted(words, name)


def cards(words: Words, cards: Sequence[str]) -> str:
    """Several of them: by name if the reader may see all, else how many."""
    if any(one.startswith(HIDDEN) for one in cards):
        return counted(words, "card", len(cards))
    return words.join([card(words, one) for one in cards])


def counted(words: Words, thing: str, count: int) -> str:
    """So many of a thing: "two cards"."""
    return words.say(f"some-{thing}", count=count, word=words.number(count))


def owned_name(words: Words, card: str) -> str:
    """The bare name of an item or a secret: `item:<id>` or `secret:<number>`."""
    return words.say(card.replace(":", "-"))


def owned(words: Words, card: str) -> str:
    """An item or a secret in a sentence."""
    return quoted(words, owned_name(words, card))


def encounter_name(words: Words, encounter: str) -> str:
    """The bare name of an encounter."""
    return words.say(f"encounter-{encounter}")


def undefeated(state: State) -> tuple[str, ...]:
    """The guardians that were met and not defeated, the one that is met next first."""
    return (*([state.guardian] if state.guardian is not None else []), *state.lurking)


def encounter(words: Words, name: str, case: Case = "nominative") -> str:
    """An encounter in a sentence: "the Lean Fox"."""
    return words.in_case(f"encounter-{name}", case)


def encounters(words: Words, names: Sequence[str]) -> str:
    """Several encounters in a sentence."""
    return words.join([encounter(words, one) for one in names])


def number_of(words: Words, names: Sequence[str]) -> int:
    """The grammatical number of encounters as one subject: 1, or 2 for a plural; 0 without any."""
    return words.count_of(f"encounter-{names[0]}") if len(names) == 1 else min(len(names), 2)


def foe(words: Words, state: State, case: Case = "nominative") -> str:
    """The encounter in progress in a sentence."""
    assert state.encounter is not None, "one is told of in progress"
    return encounter(words, state.encounter.card, case)


def skill(words: Words, number: int) -> str:
    """A skill in a sentence."""
    return quoted(words, words.say(f"skill-{number}"))


def source(words: Words, state: State, of: str, case: Case = "nominative") -> str:
    """What a text stands on, in a sentence: a card, an item, a skill, a negative trait, or the encounter."""
    kind, _, name = of.partition(":")
    match kind:
        case "encounter":
            return foe(words, state, case)
        case "card":
            return card(words, name)
        case "item" | "secret":
            return owned(words, of)
        case "skill":
            return skill(words, int(name))
        case _:
            return words.say("source-trait", character=character(words, name))


def thing(words: Words, state: State, of: str) -> str:
    """Any card that facts and keys name: the encounter or one by its id, an item or secret, or a card of a deck."""
    if of == "encounter":
        assert state.encounter is not None, "a text on its card concerns one in progress"
        return quoted(words, encounter_name(words, state.encounter.card))
    if ":" in of:
        return source(words, state, of)
    if of in state.pack.encounters:
        return quoted(words, encounter_name(words, of))
    return card(words, of)


def signed(n: int) -> str:
    """A whole number with its sign, as it stands at a track: "+2", "−1", "0"."""
    return f"+{n}" if n > 0 else plain(n)


def plain(n: int) -> str:
    """A whole number, with a true minus below 0."""
    return f"−{-n}" if n < 0 else str(n)


UNBOUNDED = 99
"""What stands in a pack where a range has no end."""


def span(words: Words, least: int, most: int | None) -> str:
    """From here to there: "2 to 3", "4", "4 or more", "1 or less", "always"."""
    if most is None or most >= UNBOUNDED:
        return words.say("always") if least <= -UNBOUNDED else words.say("or-more", least=plain(least))
    if least <= -UNBOUNDED:
        return words.say("or-less", most=plain(most))
    return plain(least) if least == most else words.say("from-to", least=plain(least), most=plain(most))
