"""Changes of the mode."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.evolve.changes import with_seat, without_seat
from domain.tainted_grail.facts.mode import ModeKept, ModeSwitched, ModeWished
from domain.tainted_grail.state import State


@evolves(ModeWished)
def mode_wished(state: State, fact: ModeWished) -> State:
    return replace(state, switching=with_seat(state.switching, fact.seat))


@evolves(ModeKept)
def mode_kept(state: State, fact: ModeKept) -> State:
    return replace(state, switching=without_seat(state.switching, fact.seat))


@evolves(ModeSwitched)
def mode_switched(state: State, fact: ModeSwitched) -> State:
    return replace(state, mode=fact.mode, switching=())
