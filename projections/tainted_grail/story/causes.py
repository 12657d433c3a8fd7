"""Causes: which trait, skill, item or card changed a number without being used, found in the position before.

Source: TG-5.1.21, 6.1.5, 6.5.7, 11.1.1.
"""

from collections.abc import Iterable, Sequence

from domain.tainted_grail.queries.abilities import Power, powers
from domain.tainted_grail.state import State
from projections.tainted_grail.words import naming
from projections.text.messages import Messages


def sources(messages: Messages, state: State, of: Iterable[Power]) -> list[str]:
    """Return the sources of these abilities, each once."""
    return list(dict.fromkeys(naming.source(messages, state, one.source) for one in of))


def joined(messages: Messages, names: Sequence[str]) -> str:
    """Return causes as one phrase; `none` without any."""
    return messages.join(list(names)) if names else "none"


def preventing(messages: Messages, state: State, character: str) -> str:
    """Return what prevents damage to a character; what changes an attack counts only after the table was read."""
    names = sources(
        messages, state, (one for one in powers(state, character, "damage", cards=False) if one.ability.prevent)
    )
    activation = state.encounter.activation if state.encounter is not None else None
    if activation is not None and activation.read:
        names += sources(messages, state, (one for one in powers(state, character, "attack") if one.ability.reduce))
        names += [messages.say("by-earlier")] if activation.reduced else []
    return joined(messages, names)


def ignoring(messages: Messages, state: State, character: str) -> str:
    """Return the texts that prevent an attack; an effect that did so was told when it came."""
    return joined(
        messages, sources(messages, state, (one for one in powers(state, character, "attack") if one.ability.ignore))
    )


def dealing(messages: Messages, state: State, character: str) -> str:
    """Return what makes a starting hand larger or smaller; empty for any other draw."""
    encounter = state.encounter
    if encounter is None or encounter.round or encounter.participants[character].discard:
        return "none"
    found = [one for one in powers(state, character, "start") if one.ability.hand]
    return joined(messages, [dealt(messages, state, one) for one in found])


def dealt(messages: Messages, state: State, power: Power) -> str:
    """Return how many cards more or fewer, and why."""
    count = power.ability.hand
    source = naming.source(messages, state, power.source, "accusative")
    return messages.say("by-more" if count > 0 else "by-fewer", count=abs(count), source_acc=source)
