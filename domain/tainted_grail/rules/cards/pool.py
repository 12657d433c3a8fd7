"""The combat pool and the affinity marker. Source: TG-6.4.1 to 6.4.3, 6.11.4, 6.12.4."""

from domain.kernel.play import Play
from domain.tainted_grail.facts.cards import MarkerMoved, Parried, PoolChanged
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import encounter_card, has_trait, the_encounter
from domain.tainted_grail.rules.cards.placement import beneficiary
from domain.tainted_grail.rules.effects.registration import effect
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.cards import DiscardOwed
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.encounter import ChangeAffinity, ChangePool, SetAffinity


@effect("TG-6.4.1", ChangePool)
def change_pool(play: Play[State], at: At, task: ChangePool) -> None:
    """Add or remove markers of the pool. Each missing one costs the active character a card.

    Source: TG-6.4.1, 6.11.4 to 6.11.6.
    """
    if the_encounter(play.state).deck != "combat":
        return
    count = amount(play.state, at, task.count)
    if count > 0 and is_parried(play.state, at):
        play.state_that(Parried())
        count -= 1
    pool = the_encounter(play.state).pool
    if count and max(0, pool + count) != pool:
        play.state_that(PoolChanged(max(0, pool + count)))
    if pool + count < 0:
        play.then(DiscardOwed(beneficiary(play.state, at.character), -(pool + count)))


def is_parried(state: State, at: At) -> bool:
    """Return whether a Defensive enemy takes off a marker: the first that the card of 2a adds.

    Source: TG-6.12.4, 6.12.5.
    """
    activation = the_encounter(state).activation
    return (
        has_trait(state, "defensive")
        and activation is not None
        and not activation.parried
        and at.source == f"card:{activation.first}"
        and at.cause in ("bonus", "placement")
    )


@effect("TG-6.4.2", ChangeAffinity)
def change_affinity(play: Play[State], at: At, task: ChangeAffinity) -> None:
    """Move the marker, up to the ends of its track. Source: TG-6.4.2, 6.4.3."""
    move_marker(play, the_encounter(play.state).marker + amount(play.state, at, task.count))


@effect("TG-10.10.1", SetAffinity)
def set_affinity(play: Play[State], at: At, task: SetAffinity) -> None:
    """Put the marker on a space. Source: TG-10.10."""
    move_marker(play, task.to)


def move_marker(play: Play[State], to: int) -> None:
    """Move the marker to this space, or to the end nearest to it. Source: TG-6.4.3."""
    if the_encounter(play.state).deck != "diplomacy":
        return
    track = encounter_card(play.state).track
    to = max(track.bottom, min(track.top, to))
    if to != the_encounter(play.state).marker:
        play.state_that(MarkerMoved(to))
