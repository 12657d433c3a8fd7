"""The greedy bot's turn in Materia Prima: the alchemist first, then its homunculi."""

from collections.abc import Iterator, Sequence

from projections.materia_prima.bot.alchemist import alchemist_ideas
from projections.materia_prima.bot.features.parts import Features
from projections.materia_prima.bot.homunculus import homunculus_ideas
from projections.materia_prima.bot.plan import Plan

END_TURN = "end-turn"


def ideas(features: Features, keys: Sequence[str]) -> Iterator[str]:
    """Yield what the bot prefers to do now, best first; some may not be open."""
    plan = Plan(features)
    yield from alchemist_ideas(features, plan, keys)
    for one in features.homunculi(features.colour):
        yield from homunculus_ideas(features, plan, one, keys)
    yield END_TURN
