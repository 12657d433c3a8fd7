"""The guide as a player of all seats, to an ending that a test picks."""

from api.service.bots import BotName
from api.simulation.selfplay import Choose
from api.simulation.tables import Plan, chooser, led
from projections.tainted_grail.bot.guide.leading import leading_to


def guide(seats: int, seed: str, ending: int | None = None) -> Choose:
    """A guide. ending: the verse of the Book of Secrets in which the wanted ending is told."""
    alone = chooser(Plan("tainted-grail", BotName.greedy, seats, {}, seed), seed)
    return led(leading_to(ending), alone, ("mercy",))
