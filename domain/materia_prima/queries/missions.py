"""The open missions of towns. Source: MP-8.3."""

from domain.materia_prima.content.parts import TownMission
from domain.materia_prima.queries.figures import figure
from domain.materia_prima.queries.movement import board
from domain.materia_prima.state import State


def town_of(state: State, name: str) -> str | None:
    """Return the letter of the town that a player figure stands in. Source: MP-4.7.9."""
    hex = figure(state, name).hex
    return None if hex is None else board(state).terrain[hex].town


def mission_for(state: State, name: str) -> TownMission | None:
    """Return the mission open at the town that a player figure stands in. Source: MP-8.3.1."""
    town = town_of(state, name)
    mission = None if town is None else state.missions.get(town)
    return None if mission is None else state.pack.missions[mission]


def serves(state: State, mission: TownMission, recipe: str) -> bool:
    """Return whether a thing has the kind and level that a mission asks for. Source: MP-8.3.12."""
    thing = state.pack.recipes[recipe]
    kind = {"homunculus": "homunculus", "equipment": "equipment", "stone": "fragment"}[thing.kind]
    return mission.kind == kind and mission.level in (None, thing.level)
