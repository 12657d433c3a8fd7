"""A board of Materia Prima with something of every kind."""

from __future__ import annotations

from msgspec.structs import replace

from domain.materia_prima.state import Homunculus, Inquisitor, State
from tests.domain.materia_prima.conftest import state_of
from tests.domain.materia_prima.packs import prima

PACK = prima()


def busy(*colours: str) -> State:
    state = state_of(PACK, *colours)
    return replace(
        state,
        homunculi={"aeribos": Homunculus("aeribos", colours[0], (0, 0))},
        inquisitors={"a-1": Inquisitor("a-1", "A", (0, 1)), "d-2": Inquisitor("d-2", "D", (0, 1))},
        markers={(0, 2): 3},
        loose={(0, 2): {"iron": 2}},
    )
