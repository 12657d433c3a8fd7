"""Changes of days and of the campaign as a whole."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.land import with_world
from domain.tainted_grail.facts.days import CampaignLost, CampaignWon, DayBegan, PhaseBegan
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.state import State
from domain.tainted_grail.world import Figure


@evolves(DayBegan)
def day_began(state: State, fact: DayBegan) -> State:
    figures = {name: Figure(one.place) for name, one in the_world(state).figures.items()}
    return with_world(state, day=fact.day, phase="dawn", step=1, figures=figures)


@evolves(PhaseBegan)
def phase_began(state: State, fact: PhaseBegan) -> State:
    return with_world(state, phase=fact.phase, step=fact.step, handed=())


@evolves(CampaignWon)
def campaign_won(state: State, fact: CampaignWon) -> State:
    return replace(state, status="won")


@evolves(CampaignLost)
def campaign_lost(state: State, fact: CampaignLost) -> State:
    return replace(state, status="lost")
