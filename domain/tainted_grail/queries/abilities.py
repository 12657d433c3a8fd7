"""Abilities: which exist, who has them, and which work now. Source: TG-6.5, 5.5.14, 5.18."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

from msgspec import Struct

from domain.kernel.task import Unmet
from domain.tainted_grail.content.pack import Pack
from domain.tainted_grail.content.parts import Ability, Moment
from domain.tainted_grail.queries.cards import uncovered
from domain.tainted_grail.queries.encounter import is_present
from domain.tainted_grail.queries.items import text_in, usable
from domain.tainted_grail.queries.payment import rule_against_payment
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At, Cause

PRINTED_KEPT = 4096
"""The most lists of abilities in the cache: of characters, each with cards and skills, at a moment."""

Text = tuple[str, tuple[Ability, ...]]
"""What an item, a secret, a card, a skill or a trait says: its name as the source of a power, and its abilities."""


class Power(Struct, frozen=True):
    """An ability in its place. name: `<source>#<number>`; character: the one that has it when it works now."""

    name: str
    character: str
    source: str
    ability: Ability

    def at(self) -> At:
        """Return whom its effects concern."""
        cause: Cause = "placement" if self.ability.when == "placed" else "ability"
        return At(self.character, cause, self.source)


def held_powers(state: State, character: str) -> Iterator[Power]:
    """Yield the abilities of all of a character's cards, whether they work or not, its skills and its trait."""
    return powers_of(character, texts_on(state, character, [one.card for one in state.characters[character].owned]))


def card_powers(state: State, character: str) -> Iterator[Power]:
    """Yield the abilities that can be read in the sequence, as this character's. Source: TG-6.2.6, 6.2.13, 6.5.17."""
    return powers_of(character, laid_texts(state))


def own_texts(state: State, character: str) -> Iterator[Text]:
    """Yield the texts of a character's usable cards, its skills and its negative trait. Source: TG-5.2.6, 5.5.15."""
    return texts_on(state, character, usable(state, character))


def texts_on(state: State, character: str, cards: Iterable[str]) -> Iterator[Text]:
    """Yield the texts of these items and secrets, of a character's skills and of its negative trait."""
    return printed_on(state.pack, character, cards, state.characters[character].skills)


def printed_on(pack: Pack, character: str, cards: Iterable[str], skills: Iterable[int]) -> Iterator[Text]:
    """Yield the texts of these items and secrets, of these skills, and of a character's negative trait."""
    for card in cards:
        yield card, text_in(pack, card).abilities
    for skill in skills:
        yield f"skill:{skill}", pack.skills[skill].abilities
    yield f"trait:{character}", pack.characters[character].trait


def laid_texts(state: State) -> Iterator[Text]:
    """Yield the texts that can be read in the sequence. Source: TG-6.2.6."""
    return printed_in_sequence(state.pack, readable(state))


def readable(state: State) -> tuple[str, ...]:
    """Return the cards of the sequence whose texts can be read. Source: TG-6.2.6."""
    encounter = state.encounter
    return tuple([laid.card for laid in uncovered(state)]) if encounter is not None and encounter.sequence else ()


def printed_in_sequence(pack: Pack, cards: Iterable[str]) -> Iterator[Text]:
    """Yield the texts of these cards of the sequence."""
    return ((f"card:{card}", pack.cards[card].abilities) for card in cards)


def powers_of(character: str, texts: Iterable[Text], when: Moment | None = None) -> Iterator[Power]:
    """Yield the abilities of these texts, numbered in each. when: only those of this moment."""
    for source, abilities in texts:
        for number, ability in enumerate(abilities):
            if when is None or ability.when == when:
                yield Power(name_of(source, number), character, source, ability)


def name_of(source: str, number: int) -> str:
    """Return the name of an ability by what it stands on and its number there, from 0."""
    return f"{source}#{number}"


def powers(state: State, character: str, when: Moment, *, cards: bool = True) -> tuple[Power, ...]:
    """Return all abilities of a moment that work for a character and are not used up, including those of cards in the
    sequence if `cards`.
    """
    laid = readable(state) if cards and is_present(state, character) else ()
    skills = state.characters[character].skills
    found = printed_powers(state.pack, character, laid, usable(state, character), skills, when)
    return tuple([one for one in found if is_ready(state, one)]) if found else ()  # there are seldom any


@lru_cache(PRINTED_KEPT)
def printed_powers(
    pack: Pack, character: str, laid: tuple[str, ...], cards: tuple[str, ...], skills: tuple[int, ...], when: Moment
) -> tuple[Power, ...]:
    """Return the abilities of a moment on cards of the sequence, on items and secrets, on skills and on a trait."""
    texts = chain(printed_in_sequence(pack, laid), printed_on(pack, character, cards, skills))
    return tuple(powers_of(character, texts, when))


def has_any(state: State, character: str, when: Moment) -> bool:
    """Return whether a character has any ability of a moment, whether it works now or not."""
    texts = chain(own_texts(state, character), laid_texts(state))
    return any(ability.when == when for _, abilities in texts for ability in abilities)


def is_ready(state: State, power: Power) -> bool:
    """Return whether an ability can be used now."""
    return rule_against_power(state, power) is None


def rule_against_power(state: State, power: Power) -> Unmet | None:
    """Return why an ability cannot be used: it is used up, its need does not hold, or its cost cannot be paid.

    Source: TG-5.4.2, 6.5.11, 6.5.12.
    """
    ability = power.ability
    if is_used_up(state, power):
        return Unmet("TG-6.5.12", "unused", {"until": ability.limit})
    if ability.need is not None and not holds(state, power.at(), ability.need):
        return Unmet("TG-6.5.11", "need", {"need": ability.need})
    return None if ability.cost is None else rule_against_payment(state, power.at(), ability.cost)


def is_used_up(state: State, power: Power) -> bool:
    """Return whether its limit is reached."""
    encounter = state.encounter
    if encounter is None or power.ability.limit is None:
        return False
    used = encounter.used + (encounter.activation.used if encounter.activation else ())
    return power.name in used
