"""The guided evening of the toy game, for tables that name its scenario."""

from functools import cache
from typing import Any

from domain.kernel.position import Position
from projections.guide.following import GuideView, Situations
from projections.guide.reading import guides
from tests.toy import TOY

SCENARIO = "lesson"
TEXT = """
[[guide]]
scenario = "lesson"
en = { title = "A toy lesson" }
de = { title = "Eine Spielzeuglektion" }

[[guide.hints]]
id = "roll"
when = { asks = ["toy.turn"], may = ["roll"] }
learnt = ["took:roll"]
look = ["deck:all", "may:roll"]
en = { title = "Roll", text = "Roll some dice." }
de = { title = "Würfle", text = "Wirf ein paar Würfel." }

[[guide.hints]]
id = "points"
when = { says = ["points"], had = ["toy.scored"] }
look = ["says:points"]
en = { title = "Points", text = "You have points." }
de = { title = "Punkte", text = "Du hast Punkte." }
"""


def situations(position: Position[Any], seat: int) -> Situations:
    """The points, once there are some."""
    return {"points": ("points:all",)} if position.state.points else {}


GUIDE = GuideView(cache(lambda: guides({"lesson.toml": TEXT}, TOY, {"points"}, ())), situations)
