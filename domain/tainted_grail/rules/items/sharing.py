"""Resources and secrets that pass between participants, or are shared. Source: TG-4.5.20, 5.7, 10.10."""

from msgspec.structs import replace

from domain.kernel.play import Play
from domain.tainted_grail.facts.rest import ResourceGiven
from domain.tainted_grail.queries.effects import amount
from domain.tainted_grail.queries.encounter import seat_of
from domain.tainted_grail.queries.items import owner_of
from domain.tainted_grail.queries.tracks import held, room
from domain.tainted_grail.rules.effects.control import concerned
from domain.tainted_grail.rules.effects.registration import effect, is_concerned
from domain.tainted_grail.rules.rest.gifts import offer
from domain.tainted_grail.state import State
from domain.tainted_grail.tasks.effects.base import At
from domain.tainted_grail.tasks.effects.holdings import Gain, GiveSecret, ShareOut, Transfer
from domain.tainted_grail.tasks.effects.vocabulary import OneOf
from domain.tainted_grail.tasks.rest import OfferSecret


@effect("TG-10.10.1", Transfer)
def transfer(play: Play[State], at: At, task: Transfer) -> None:
    """Choose a receiver among the others, then hand over what is there and fits. Source: TG-7.2.12, 10.10."""
    if task.giver is None:
        count = amount(play.state, at, task.count)
        play.then(OneOf(who="others", then=(replace(task, giver=at.character, count=count),), at=at))
    elif is_concerned(play.state, task.giver):
        count = min(amount(play.state, at, task.count), held(play.state.characters[task.giver], task.what))
        fits = room(play.state, play.state.characters[at.character], task.what)
        count = count if fits is None else min(count, fits)
        if count > 0:
            play.state_that(ResourceGiven(task.giver, at.character, task.what, count))


@effect("TG-5.7.4", GiveSecret)
def give_secret(play: Play[State], at: At, task: GiveSecret) -> None:
    """Let the owner choose a receiver or none, and ask the receiver.

    giver: set in positions from before rules version 3, where the receiver was chosen first. Source: TG-5.5.13, 5.7.4,
    5.7.9, 10.10.
    """
    card = f"secret:{task.number}"
    giver = at.character if task.giver is None else task.giver
    if owner_of(play.state, card) != giver or play.state.pack.secrets[task.number].personal:
        return
    if task.giver is not None:
        play.then(offer(play.state, giver, at.character, card))
    elif others := concerned(play.state, at, "others"):
        play.then(OfferSecret(seats=(seat_of(play.state, giver),), character=giver, card=card, others=others))


@effect("TG-10.10.1", ShareOut, for_others=True)
def share_out(play: Play[State], at: At, task: ShareOut) -> None:
    """Share unit by unit; what does not fit lapses. Source: TG-5.1.9, 10.10."""
    unit = (Gain(what=task.what),)
    play.then(*(OneOf(who="participants", then=unit, at=at) for _ in range(amount(play.state, at, task.count))))
