"""Abilities: which exist, who has them, and which work now. Source: TG-6.5, 5.5.14, 5.18."""

from collections.abc import Iterator
from typing import NamedTuple

from domain.kernel.task import Unmet
from domain.tainted_grail.content.parts import Ability, Moment
from domain.tainted_grail.queries.cards import uncovered
from domain.tainted_grail.queries.encounter import is_present
from domain.tainted_grail.queries.items import text_of, usable
from domain.tainted_grail.queries.payment import rule_against_payment
from domain.tainted_grail.queries.requirements import holds
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At, Cause


class Power(NamedTuple):
    """An ability in its place. name: `<source>#<number>`; character: the one that has it when it works now."""

    name: str
    character: str
    source: str
    ability: Ability

    def at(self) -> At:
        """Return whom its effects concern."""
        cause: Cause = "placement" if self.ability.when == "placed" else "ability"
        return At(self.character, cause, self.source)


def own_powers(state: State, character: str) -> Iterator[Power]:
    """Yield the abilities of a character's usable cards, its skills and its negative trait.

    Source: TG-5.2.6, 5.5.15.
    """
    return powers_on(state, character, usable(state, character))


def held_powers(state: State, character: str) -> Iterator[Power]:
    """Yield the abilities of all of a character's cards, whether they work or not, its skills and its trait."""
    return powers_on(state, character, tuple(owned.card for owned in state.characters[character].owned))


def powers_on(state: State, character: str, cards: tuple[str, ...]) -> Iterator[Power]:
    """Yield the abilities of these items and secrets, of a character's skills and of its negative trait."""
    for card in cards:
        yield from powers_of(character, card, text_of(state, card).abilities)
    for skill in state.characters[character].skills:
        yield from powers_of(character, f"skill:{skill}", state.pack.skills[skill].abilities)
    yield from powers_of(character, f"trait:{character}", state.pack.characters[character].trait)


def card_powers(state: State, character: str) -> Iterator[Power]:
    """Yield the abilities that can be read in the sequence, as this character's. Source: TG-6.2.6, 6.2.13, 6.5.17."""
    if state.encounter is not None:
        for laid in uncovered(state):
            yield from powers_of(character, f"card:{laid.card}", state.pack.cards[laid.card].abilities)


def powers_of(character: str, source: str, abilities: tuple[Ability, ...]) -> Iterator[Power]:
    """Yield the abilities of one text, numbered."""
    for number, ability in enumerate(abilities):
        yield Power(f"{source}#{number}", character, source, ability)


def powers(state: State, character: str, when: Moment, *, cards: bool = True) -> tuple[Power, ...]:
    """Return all abilities of a moment that work for a character and are not used up, including those of cards in the
    sequence if `cards`.
    """
    found = [*own_powers(state, character)]
    if cards and is_present(state, character):
        found = [*card_powers(state, character), *found]
    return tuple(one for one in found if one.ability.when == when and is_ready(state, one))


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
