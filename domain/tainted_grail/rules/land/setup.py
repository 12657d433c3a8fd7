"""The setup of a campaign's land, and the end of a campaign. Source: TG-3.2, 5.16.12."""

from domain.kernel.play import Play
from domain.kernel.registry import rule
from domain.kernel.task import Task
from domain.tainted_grail.facts.days import CampaignLost, CampaignWon
from domain.tainted_grail.facts.land import WorldEntered
from domain.tainted_grail.queries.characters import living, the_dead
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.mode import by_mode, has_challenge
from domain.tainted_grail.state import ENDINGS, State
from domain.tainted_grail.tasks.days import BeginDay
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import GainSecret
from domain.tainted_grail.tasks.effects.vocabulary import OneOf
from domain.tainted_grail.tasks.events import SetUpChapter
from domain.tainted_grail.tasks.land import CloseWorld, EnterWorld, RevealAround
from domain.tainted_grail.vocabulary.terms import HEAVY_SECRET


@rule("TG-3.2.1", EnterWorld)
def enter_world(play: Play[State], task: EnterWorld) -> None:
    """Lay out the start location with its menhir and all characters, and what its arrows name. This is no arrival.

    Source: TG-3.2.1 to 3.2.7, 3.2.18, 7.1.1, 7.1.2, 7.2.3.
    """
    campaign = play.state.pack.campaigns[the_world(play.state).id]
    others = by_mode(play.state, len(play.state.characters)) - 1
    play.state_that(WorldEntered(campaign.start, campaign.disc - others))
    play.then(RevealAround(campaign.start), *burden(play.state), SetUpChapter(1), BeginDay())


def burden(state: State) -> tuple[Task, ...]:
    """Return the secret that a challenge gives to a character of the group's choice. Source: TG-7.2.3."""
    if not has_challenge(state, "secret"):
        return ()
    at = At(living(state)[0], "challenge")
    return (OneOf(who="all", then=(GainSecret(number=HEAVY_SECRET),), at=at),)


@rule("TG-5.16.12", CloseWorld)
def close_world(play: Play[State], task: CloseWorld) -> None:
    """End the campaign: lost by a death, won where nothing else ended it. Source: TG-3.3.2, 5.16.12."""
    if play.state.status in ENDINGS:
        return
    play.state_that(CampaignLost() if the_dead(play.state) else CampaignWon())
