"""Content packs: from plain TOML texts to a frozen `Pack`, or a ContentError that tells where the fault is and what is
possible.
"""

from collections.abc import Iterable, Mapping

from domain.kernel.content.reading import Reading, TextPack
from domain.kernel.errors import ContentError
from domain.materia_prima.board.pieces import Board, Layout, assemble
from domain.materia_prima.content.checks import check_content
from domain.materia_prima.content.parts import (
    Ability,
    AlarmCard,
    Alchemist,
    Bonuses,
    BroadResearch,
    Content,
    Element,
    EventRow,
    Extension,
    ExtraAction,
    ExtraRecipe,
    FarResearch,
    FarTransmutation,
    InquisitorCard,
    InquisitorType,
    Marker,
    MissionPart,
    Modifier,
    Price,
    Recipe,
    RichMining,
    Scenario,
    Temple,
    Town,
    TownMission,
    Values,
)
from domain.materia_prima.content.specials import SpecialRule
from domain.materia_prima.tasks.effects import Effect, ImproveAlchemists, ImproveInquisitors
from domain.materia_prima.vocabulary import Elements, Kind, Side

__all__ = [
    "Ability",
    "AlarmCard",
    "Alchemist",
    "Bonuses",
    "BroadResearch",
    "Content",
    "Element",
    "Elements",
    "EventRow",
    "Extension",
    "ExtraAction",
    "ExtraRecipe",
    "FarResearch",
    "FarTransmutation",
    "InquisitorCard",
    "InquisitorType",
    "Kind",
    "Marker",
    "MissionPart",
    "Modifier",
    "Pack",
    "Price",
    "Recipe",
    "RichMining",
    "Scenario",
    "SpecialRule",
    "Temple",
    "Town",
    "TownMission",
    "Values",
    "read_pack",
    "stored_pack",
]


Improved = tuple[str, type[ImproveAlchemists | ImproveInquisitors], str]
"""A scenario, and the effect and the status value of what its events raise for good."""
Improvement = tuple[int, Side, int]
"""The day and the side of an event that raises a value, and the amount."""


class Pack(TextPack):
    """A checked pack with look-ups for the rules.

    content: all tables. The look-ups keep the pack's order: by id, towns and inquisitors by letter; cards_of: type ->
    ids of its cards; recipes_of: kind -> ids; level: of an element; conversions: output -> inputs; boards: by layout
    id; alchemist_values: (id, with soul stone) -> values; homunculus_values: by recipe id; faces: of the die;
    improvements: what events raise for good; specials: special rules of all scenarios.
    """

    __slots__ = (
        "alarm_cards",
        "alchemist_values",
        "alchemists",
        "boards",
        "cards",
        "cards_of",
        "content",
        "conversions",
        "elements",
        "extensions",
        "faces",
        "homunculus_values",
        "improvements",
        "inquisitors",
        "layouts",
        "level",
        "missions",
        "recipes",
        "recipes_of",
        "scenarios",
        "specials",
        "temples",
        "towns",
    )

    def __init__(self, files: Mapping[str, str], content: Content, warnings: Iterable[ContentError] = ()) -> None:
        super().__init__(content.pack.id, files, warnings)
        self.content: Content = content
        self.faces: tuple[int, ...] = content.die.faces
        self._index_board(content)
        self._index_cards(content)
        self._index_values(content)

    def _index_board(self, content: Content) -> None:
        self.elements: Mapping[str, Element] = {one.id: one for one in content.elements}
        self.level: Mapping[str, int] = {one.id: one.level for one in content.elements}
        self.conversions: Mapping[str, Elements] = {one.output: one.inputs for one in content.conversions}
        self.towns: Mapping[str, Town] = {one.letter: one for one in content.towns}
        self.layouts: Mapping[str, Layout] = {one.id: one for one in content.layouts}
        self.boards: Mapping[str, Board] = {
            one.id: assemble(content.pieces, one, content.frame.centres) for one in content.layouts
        }

    def _index_cards(self, content: Content) -> None:
        self.alarm_cards: Mapping[str, AlarmCard] = {one.id: one for one in content.alarms}
        self.inquisitors: Mapping[str, InquisitorType] = {one.letter: one for one in content.inquisitors}
        self.cards: Mapping[str, InquisitorCard] = {one.id: one for one in content.cards}
        self.cards_of: Mapping[str, tuple[str, ...]] = {
            letter: tuple(one.id for one in content.cards if one.type == letter) for letter in self.inquisitors
        }
        self.scenarios: Mapping[str, Scenario] = {one.id: one for one in content.scenarios}
        self.specials: Mapping[str, SpecialRule] = {one.id: one for each in content.scenarios for one in each.specials}
        self.recipes: Mapping[str, Recipe] = {one.id: one for one in content.recipes}
        self.recipes_of: Mapping[Kind, tuple[str, ...]] = recipes_by_kind(content.recipes)
        self.alchemists: Mapping[str, Alchemist] = {one.id: one for one in content.alchemists}
        self.extensions: Mapping[str, Extension] = {one.id: one for one in content.extensions}
        self.missions: Mapping[str, TownMission] = {one.id: one for one in content.missions}
        self.temples: Mapping[str, Temple] = {one.id: one for one in content.temples}

    def _index_values(self, content: Content) -> None:
        defaults = content.defaults
        self.homunculus_values: Mapping[str, Values] = {
            one.id: one.values or defaults.homunculi[one.level - 1]
            for one in content.recipes
            if one.kind == "homunculus"
        }
        values: dict[tuple[str, bool], Values] = {}
        for one in content.alchemists:
            values[one.id, True] = one.values or defaults.alchemist
            values[one.id, False] = one.without_stone or values[one.id, True]
        self.alchemist_values: Mapping[tuple[str, bool], Values] = values
        self.improvements: Mapping[Improved, tuple[Improvement, ...]] = improvements_of(content.scenarios)


def improvements_of(scenarios: Iterable[Scenario]) -> dict[Improved, tuple[Improvement, ...]]:
    """Return what the events of scenarios raise for good. Source: MP-5.3.4, 5.3.5."""
    found: dict[Improved, tuple[Improvement, ...]] = {}
    for scenario in scenarios:
        for row in scenario.events:
            sides: Mapping[Side, tuple[Effect, ...]] = {"alchemists": row.alchemists, "inquisition": row.inquisition}
            for side, effects in sides.items():
                for one in effects:
                    if isinstance(one, ImproveAlchemists | ImproveInquisitors):
                        name = scenario.id, type(one), one.stat
                        found[name] = (*found.get(name, ()), (row.day, side, one.amount))
    return found


def recipes_by_kind(recipes: Iterable[Recipe]) -> dict[Kind, tuple[str, ...]]:
    """Return recipe ids by kind, kinds in the order in which setup deals them (MP-3.2.19)."""
    kinds: tuple[Kind, ...] = ("homunculus", "equipment", "stone")
    return {kind: tuple(one.id for one in recipes if one.kind == kind) for kind in kinds}


READING = Reading(Content, check_content, Pack, "MP-10.1")


def read_pack(files: Mapping[str, str]) -> Pack:
    """Read a pack from its texts by file name, see `Reading.read`. Raises ContentError. Source: MP-10.1, 10.2."""
    pack: Pack = READING.read(files)
    return pack


def stored_pack(files: Mapping[str, str]) -> Pack:
    """Read a stored pack without the checks, see `Reading.stored`. Raises ContentError."""
    pack: Pack = READING.stored(files)
    return pack
