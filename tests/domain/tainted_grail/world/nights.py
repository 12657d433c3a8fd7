"""The shipped campaign, played by chance up to some moment."""

from random import Random

from api.simulation.selfplay import fate_of, opening
from domain.kernel.fact import Stated
from domain.kernel.play import Play
from domain.kernel.position import Position
from domain.kernel.registry import options
from domain.tainted_grail.game import TAINTED_GRAIL
from domain.tainted_grail.state import State
from tests.domain.tainted_grail.world_packs import avalon


def played(answers: int) -> tuple[Position[State], Position[State], list[Stated]]:
    """The first position of a campaign, the one after so many answers, and what was stated on the way."""
    state, tasks = TAINTED_GRAIL.begin(opening(TAINTED_GRAIL, avalon(), 2, {"scenario": "the-eighth-tally"}), avalon())
    first: Position[State] = Position(state)
    play = Play(TAINTED_GRAIL, first, fate_of("save"))
    play.begin(*tasks)
    stated, position, random = list(play.stated), play.position, Random(7)
    for _ in range(answers):
        if position.asked is None:
            break
        option = random.choice([*options(position.state, position.asked)])
        play = Play(TAINTED_GRAIL, position, fate_of("save"))
        play.take(option.seat, option.key)
        stated, position = [*stated, *play.stated], play.position
    return first, position, stated
