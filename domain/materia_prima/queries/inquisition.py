"""Hunting: whom an inquisitor targets, how far away it is, and by which step. Source: MP-4.20."""

from collections.abc import Container, Iterator
from typing import NamedTuple

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.queries.figures import turn_order
from domain.materia_prima.queries.movement import board
from domain.materia_prima.state import Inquisitor, State
from domain.materia_prima.vocabulary import TargetKind


class Target(NamedTuple):
    """A thing that inquisitors hunt. name: a figure's, or a tower's colour. Source: MP-4.20.1, 4.20.2."""

    kind: TargetKind
    name: str
    colour: str
    hex: Hex
    in_tower: bool


class Path(NamedTuple):
    """A path to a hex. steps: from 0; first: the hex of the first step, the start itself for 0 steps."""

    steps: int
    first: Hex


class Hunt(NamedTuple):
    """A target, and the path to the nearest hex beside it; with 0 steps the hunter is there. Source: MP-4.20.3."""

    target: Target
    path: Path


def hunted(state: State, inquisitor: Inquisitor) -> Hunt | None:
    """Return the target of an inquisitor; None if it can reach none.

    Source: MP-4.20.5 to 4.20.13, 4.21.2, 4.22.4. The order: outside towers before inside, the nearest, the primary
    kind, the player earlier in turn order, the figure that entered first.
    """
    kinds = state.pack.inquisitors[inquisitor.type].targets
    all_targets = tuple(targets(state, kinds))
    found = tuple(reachable(state, inquisitor.hex, all_targets))
    if len(found) < 2:
        return found[0] if found else None
    order = turn_order(state)

    def priority(hunt: Hunt) -> tuple[bool, int, int, int, int]:
        target, path = hunt
        player = order.index(target.colour)
        return target.in_tower, path.steps, kinds.index(target.kind), player, all_targets.index(target)

    return min(found, key=priority)


def reachable(state: State, start: Hex, targets: tuple[Target, ...]) -> Iterator[Hunt]:
    """Yield the targets among these that can be reached from here, best path first, up to the nearest outside towers.

    Source: MP-4.20.3, 4.20.5. A target farther than that one is never chosen (MP-4.20.6).
    """
    beside = targets_beside(state, targets)
    nearest: int | None = None
    for hex, path in paths_from(state, start, beside):
        if nearest is not None and path.steps > nearest:
            return
        for target in beside[hex]:
            yield Hunt(target, path)
            if not target.in_tower:
                nearest = path.steps


def targets(state: State, kinds: tuple[TargetKind, ...]) -> Iterator[Target]:
    """Yield all things of these kinds on the board, homunculi in order of entry. Source: MP-4.20.1, 4.20.2."""
    for colour, one in state.alchemists.items():
        if "alchemist" in kinds and one.hex:
            yield Target("alchemist", colour, colour, one.hex, one.hex == one.tower.hex)
        if "tower" in kinds and one.tower.hex:
            yield Target("tower", colour, colour, one.tower.hex, False)
    if "homunculus" in kinds:
        for recipe, helper in state.homunculi.items():
            home = state.alchemists[helper.colour].tower.hex
            yield Target("homunculus", recipe, helper.colour, helper.hex, helper.hex == home)


def targets_beside(state: State, targets: tuple[Target, ...]) -> dict[Hex, list[Target]]:
    """Return hex -> the targets beside it. Source: MP-4.20.3."""
    beside: dict[Hex, list[Target]] = {}
    adjacency = board(state).adjacency
    for target in targets:
        for near in adjacency[target.hex]:
            if near in beside:
                beside[near].append(target)
            else:
                beside[near] = [target]
    return beside


def paths_from(state: State, start: Hex, to: Container[Hex]) -> Iterator[tuple[Hex, Path]]:
    """Yield those of some hexes that an inquisitor can walk to from here, nearest first, each with the best path to it.

    Hexes of one distance come in the order of their first steps, from NE clockwise, so that the first path found is the
    best. Source: MP-4.20.4, 4.20.14.
    """
    adjacency, seen = board(state).adjacency, barred_hexes(state)
    seen.add(start)
    reached = [(start, start, 0)]
    for hex, first, steps in reached:  # which grows meanwhile, the nearest first
        if hex in to:
            yield hex, Path(steps, first)
        for near in adjacency[hex]:
            if near not in seen:
                seen.add(near)
                reached.append((near, first if steps else near, steps + 1))


def barred_hexes(state: State) -> set[Hex | None]:
    """Return the hexes that no inquisitor may enter: those with player figures or towers. Source: MP-2.3.4, 4.20.4."""
    barred: set[Hex | None] = {one.hex for one in state.homunculi.values()}
    for one in state.alchemists.values():
        barred.add(one.hex)
        barred.add(one.tower.hex)
    return barred
