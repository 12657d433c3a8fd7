"""Changes of the mode."""

from msgspec.structs import replace

from domain.kernel.registry import evolves
from domain.tainted_grail.facts.mode import ModeKept, ModeSwitched, ModeWished
from domain.tainted_grail.state import State


@evolves(ModeWished)
def mode_wished(state: State, fact: ModeWished) -> State:
    return replace(state, switching=tuple(sorted({*state.switching, fact.seat})))


@evolves(ModeKept)
def mode_kept(state: State, fact: ModeKept) -> State:
    return replace(state, switching=tuple(seat for seat in state.switching if seat != fact.seat))


@evolves(ModeSwitched)
def mode_switched(state: State, fact: ModeSwitched) -> State:
    return replace(state, mode=fact.mode, switching=())
