"""Which trait, skill, item or card changed a number without being used: found in the position before.

Source: TG-5.1.21, 6.1.5, 6.5.7, 11.1.1.
"""

from collections.abc import Iterable, Sequence

from domain.tainted_grail.queries.abilities import Power, powers
from domain.tainted_grail.state import State
from projections.tainted_grail import naming
from projections.words import Words


def sources(words: Words, state: State, of: Iterable[Power]) -> list[str]:
    """What these abilities stand on, each once."""
    return list(dict.fromkeys(naming.source(words, state, one.source) for one in of))


def joined(words: Words, told: Sequence[str]) -> str:
    """Causes as one phrase; `none` without any."""
    return words.join(list(told)) if told else "none"


def preventing(words: Words, state: State, character: str) -> str:
    """What keeps damage off a character; what changes an attack only once the table was read."""
    told = sources(
        words, state, (one for one in powers(state, character, "damage", cards=False) if one.ability.prevent)
    )
    activation = state.encounter.activation if state.encounter is not None else None
    if activation is not None and activation.read:
        told += sources(words, state, (one for one in powers(state, character, "attack") if one.ability.reduce))
        told += [words.say("by-earlier")] if activation.reduced else []
    return joined(words, told)


def ignoring(words: Words, state: State, character: str) -> str:
    """The texts by which an attack does not take place; an effect that did it was told when it came."""
    return joined(
        words, sources(words, state, (one for one in powers(state, character, "attack") if one.ability.ignore))
    )


def dealing(words: Words, state: State, character: str) -> str:
    """What makes a starting hand larger or smaller; of any other draw nothing."""
    encounter = state.encounter
    if encounter is None or encounter.round or encounter.participants[character].discard:
        return "none"
    found = [one for one in powers(state, character, "start") if one.ability.hand]
    return joined(words, [dealt(words, state, one) for one in found])


def dealt(words: Words, state: State, power: Power) -> str:
    """How many cards more or fewer by what."""
    count = power.ability.hand
    source = naming.source(words, state, power.source, "accusative")
    return words.say("by-more" if count > 0 else "by-fewer", count=abs(count), source_acc=source)
