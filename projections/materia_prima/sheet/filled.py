"""The content of the sheet, in words and as data, from which all views of it start."""

from typing import Any

from domain.materia_prima.board.hexes import Hex
from domain.materia_prima.board.pieces import Board
from domain.materia_prima.campaign.chronicle import LETTERS, Sheet, marks
from domain.materia_prima.content.pack import Pack
from projections.materia_prima.words import naming
from projections.text.messages import Messages

View = dict[str, Any]

LEVELS = {letter: level for level, letter in LETTERS.items()}
"""The letter of a difficulty -> its id."""


def filled(sheet: Sheet, pack: Pack, messages: Messages) -> View:
    """Return the sheet, with names in the messages' language and ids beside them.

    Source: MP-7.4.1, 7.4.2. players: one for each alchemist; before the first scenario one for each seat, with neither
    board nor alchemists.
    """
    title = messages.say(f"pack-{sheet.pack}")
    return {
        "game": "materia-prima",
        "campaign": sheet.campaign,
        "pack": {"id": sheet.pack, "name": title, "version": sheet.pack_version},
        "players": list(sheet.players),
        "board": board(sheet, pack, messages),
        "alchemists": [alchemist(sheet, index, pack, messages) for index in range(len(sheet.characters))],
        "scenarios": [scenario(sheet, index, messages) for index in range(len(sheet.scenarios))],
    }


def board(sheet: Sheet, pack: Pack, messages: Messages) -> list[View]:
    """Return the map hex by hex; mark: the symbol of a mine or the letter of a town, empty in open country."""
    land = land_of(sheet, pack)
    return [hex_view(at, land, dict(sheet.board).get(at, ""), messages) for at in land.hexes] if land else []


def land_of(sheet: Sheet, pack: Pack) -> Board | None:
    """Return the map that has these marks; None before it is laid out."""
    return next((land for layout, land in pack.boards.items() if sheet.board == marks(pack, layout)), None)


def hex_view(at: Hex, land: Board, mark: str, messages: Messages) -> View:
    """Return one hex. name: of the town, or of the mined element."""
    terrain = land.terrain[at]
    kind, name = "plain", None
    if terrain.town:
        kind, name = "town", naming.town(messages, terrain.town)
    elif terrain.mine:
        kind, name = "mine", naming.element(messages, terrain.mine)
    return {"q": at[0], "r": at[1], "terrain": kind, "mine": terrain.mine, "mark": mark, "name": name}


def alchemist(sheet: Sheet, index: int, pack: Pack, messages: Messages) -> View:
    """Return a tower's number from 1, its player, and what the player took along, by level. Source: MP-7.4.3."""
    extension, colour, (q, r) = sheet.extensions[index], sheet.colours[index], sheet.towers[index]
    things = sorted(sheet.things[index], key=lambda thing: pack.recipes[thing].level)
    return {
        "number": index + 1,
        "player": sheet.players[index],
        "colour": colour,
        "colour_name": naming.colour(messages, colour),
        "character": named(messages, "alchemist", sheet.characters[index]),
        "tower": {"q": q, "r": r},
        "soul_stones": sheet.soul_stones[index],
        "things": [thing(messages, pack, one) for one in things],
        "extension": named(messages, "extension", extension) if extension else None,
    }


def named(messages: Messages, table: str, id: str) -> View:
    """Return a thing of the pack."""
    return {"id": id, "name": messages.say(f"{table}-{id}")}


def thing(messages: Messages, pack: Pack, id: str) -> View:
    """Return a homunculus or an item."""
    recipe = pack.recipes[id]
    return {
        **named(messages, "recipe", id),
        "kind": recipe.kind,
        "kind_name": messages.say(f"kind-{recipe.kind}"),
        "level": recipe.level,
    }


def scenario(sheet: Sheet, index: int, messages: Messages) -> View:
    """Return a row of the table of scenarios. difficulty: letter, None before a game of it counted."""
    letter, result = sheet.difficulties[index], sheet.results[index]
    return {
        **named(messages, "scenario", sheet.scenarios[index]),
        "difficulty": letter,
        "difficulty_name": messages.say(f"difficulty-{LEVELS[letter]}") if letter else None,
        "result": result,
        "result_name": messages.say(f"result-{result}"),
        "day": sheet.days[index],
        "retries": sheet.retries[index],
        "tables": list(sheet.tables[index]),
    }
