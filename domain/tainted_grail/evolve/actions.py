"""Changes of actions: who has acted, joined and passed."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_character
from domain.tainted_grail.evolve.items import handed
from domain.tainted_grail.evolve.land import with_figure, with_place, with_world
from domain.tainted_grail.evolve.parties import with_parties
from domain.tainted_grail.facts.actions import (
    ActedAgain,
    ActionBegun,
    ActionCancelled,
    Hampered,
    ItemLaid,
    LyingItemTaken,
    PassedForDay,
    RiteRead,
    RoundOfActionsEnded,
)
from domain.tainted_grail.queries.items import item_of
from domain.tainted_grail.queries.journey import the_world
from domain.tainted_grail.queries.land import rite_mark
from domain.tainted_grail.state import Owned, State


@evolves(RoundOfActionsEnded)
def round_of_actions_ended(state: State, fact: RoundOfActionsEnded) -> State:
    figures = {name: replace(one, acted=False, joined=False) for name, one in the_world(state).figures.items()}
    return with_world(state, figures=figures)


@evolves(ActionBegun)
def action_begun(state: State, fact: ActionBegun) -> State:
    state = with_figure(state, fact.character, acted=True)
    for one in fact.members:
        if one != fact.character:
            state = with_figure(state, one, joined=True)
        if fact.deed == "travel":
            state = with_figure(state, one, travelled=True)
    return state


@evolves(ActedAgain)
def acted_again(state: State, fact: ActedAgain) -> State:
    return with_figure(state, fact.character, again=the_world(state).figures[fact.character].again + 1)


@evolves(ActionCancelled)
def action_cancelled(state: State, fact: ActionCancelled) -> State:
    return with_figure(state, fact.character, acted=True) if fact.used else state


@evolves(PassedForDay)
def passed_for_day(state: State, fact: PassedForDay) -> State:
    return with_figure(state, fact.character, passed=True)


@evolves(Hampered)
def hampered(state: State, fact: Hampered) -> State:
    *below, newest = the_world(state).parties
    return with_parties(state, (*below, replace(newest, hampered=(*newest.hampered, fact.character))))


@evolves(RiteRead)
def rite_read(state: State, fact: RiteRead) -> State:
    return with_world(state, read=(*the_world(state).read, rite_mark(state, fact.place)))


@evolves(LyingItemTaken)
def lying_item_taken(state: State, fact: LyingItemTaken) -> State:
    item = item_of(fact.card)
    left = tuple(one for one in the_world(state).places[fact.place].items if one != item)
    owned = (*state.characters[fact.character].owned, Owned(fact.card, face_up=fact.face_up, given=True))
    return handed(with_character(with_place(state, fact.place, items=left), fact.character, owned=owned), fact.card)


@evolves(ItemLaid)
def item_laid(state: State, fact: ItemLaid) -> State:
    items = the_world(state).places[fact.place].items
    return with_place(state, fact.place, items=(*items, item_of(fact.card)))
