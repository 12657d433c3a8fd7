"""JSON Schemas of what the service sends, for the documents of the API. Each game has a schema of its boards."""

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any

import msgspec

from api.service.tables.views.boards import Board
from api.service.tables.views.cards import Cards
from projections.view import View

Json = dict[str, Any]

SCHEMAS = "#/components/schemas"
BOARD, CARDS = Board.__name__, Cards.__name__


def schemas_of(types: Iterable[Any], views: Iterable[View]) -> Json:
    """Return the schemas of types and of all boards, and what they refer to, by name. views: of the games."""
    found = with_forms(components_of(types), views) | boards_of(views)
    return {name: schema | described(schema) for name, schema in found.items()}


def boards_of(views: Iterable[View]) -> Json:
    """Return the schema `Board`, which is one of the games' boards, and what it refers to, by name."""
    forms = {view.game.id: view.board_form for view in views}
    found = components_of([Board, *forms.values()])
    head = found[BOARD]
    for game, form in forms.items():
        found[form.__name__] = board_of(found[form.__name__], head, game)
    mapping = {game: f"{SCHEMAS}/{form.__name__}" for game, form in forms.items()}
    found[BOARD] = {
        "title": BOARD,
        "description": "The board of a table. `game` says which form it has.",
        "oneOf": [{"$ref": one} for one in mapping.values()],
        "discriminator": {"propertyName": "game", "mapping": mapping},
    }
    return found


def with_forms(found: Json, views: Iterable[View]) -> Json:
    """Return schemas, with the forms of all games' cards if `Cards` is among them."""
    if CARDS not in found:
        return found
    forms = [form for view in views for form in view.printing.forms.values()]
    printed = components_of(forms)
    one = {"anyOf": [{"$ref": f"{SCHEMAS}/{form.__name__}"} for form in forms]}
    listed = {"type": "object", "additionalProperties": one}
    properties = found[CARDS]["properties"] | {"cards": listed}
    return printed | found | {CARDS: found[CARDS] | {"properties": properties}}


def board_of(form: Json, head: Json, game: str) -> Json:
    """Return the schema of a game's board. head: the schema of what every board begins with."""
    own = {"game": {"type": "string", "const": game}}
    properties = head["properties"] | form["properties"] | own
    return form | {"properties": properties, "required": sorted({*head["required"], *form["required"]})}


def components_of(types: Iterable[Any]) -> Json:
    """Return the schemas of types, and what they refer to, by name."""
    _, found = msgspec.json.schema_components([*types], ref_template=f"{SCHEMAS}/{{name}}")
    return found


def described(schema: Json) -> Json:
    """Return a schema's description, a docstring, without the indentation of its lines."""
    return {"description": cleandoc(schema["description"])} if "description" in schema else {}
