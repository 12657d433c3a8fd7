"""The board view as a picture for a terminal: the map, and the state of all figures beside or below it."""

from collections.abc import Iterable, Mapping, Sequence

from projections.board.printing import Printed
from projections.drawing.canvas import (
    Canvas,
    Span,
    centred,
    cut,
    flowing,
    listed,
    markup,
    of_thing,
    padded,
    width,
    wrapped,
    wrapped_spans,
)
from projections.materia_prima.board.form.board import HexView, MateriaPrimaBoard, TownView
from projections.materia_prima.board.form.cards import AlarmView, ElementView, TownMissionView
from projections.materia_prima.board.form.figures import AlchemistView, HomunculusView, ValueView
from projections.text.messages import Messages, sentence
from projections.view import PICTURE_COLUMNS

CELL, ROWS = 8, 3
"""The columns of a hex, and the rows from one row of hexes to the next."""

GAP, PANEL = 2, 30
"""The columns between the map and the panel, and the width that the panel needs beside the map."""

PLAIN = ("#33422f", "#3b4c36", "#44573e")
"""Three shades of open country, so that neighbours differ."""

TOWN = "#8c5a2b"
MINES = {"air": "#5f87a6", "earth": "#6e5238", "water": "#2a5d8f", "fire": "#9a3b2b", "iron": "#62646e"}
MINE = "#5b5470"
COLOURS = {"green": "#5fbf5f", "yellow": "#f0cf4f", "brown": "#b9803f", "grey": "#c4c4c4"}
FOE = "bold white on #c02020"
ALARM = "bold #ffd75f"
LOOSE = "bold #e8e0d0"
STONE = "#e05050"
DIM = "#9a9a8a"
HEAD = "bold #e8c878"
DONE = "✓"
SIDES: Mapping[str | None, Span] = {"alchemists": (DONE, "bold #5fbf5f"), "inquisition": ("✗", "bold #e05050")}
"""The sign of the side that an event went to."""


def picture(
    board: MateriaPrimaBoard, printed: Printed, messages: Messages, columns: int = PICTURE_COLUMNS
) -> Sequence[str]:
    """Return lines of rich markup. board, printed: in the same language; columns: of the terminal."""
    left = land(board)
    land_columns = max((width(line) for line in left), default=0)
    rest = columns - land_columns - GAP
    if not left:
        above = panel(board, printed, messages, columns)
    elif rest < PANEL:
        above = [*left, [], *panel(board, printed, messages, columns)]
    else:
        above = beside(left, panel(board, printed, messages, rest), land_columns + GAP)
    return [markup(line) for line in (*above, [], *below(board, printed, messages, columns))]


def beside(left: list[list[Span]], right: list[list[Span]], columns: int) -> list[list[Span]]:
    """Return lines beside each other. columns: where the right ones begin."""
    height = max(len(left), len(right))
    pairs = zip(filled(left, height), filled(right, height), strict=True)
    return [[*padded(line, columns), *more] for line, more in pairs]


def filled(lines: list[list[Span]], height: int) -> list[list[Span]]:
    """Return the lines, with empty ones up to the height."""
    return lines + [[] for _ in range(height - len(lines))]


# The map


def land(board: MateriaPrimaBoard) -> list[list[Span]]:
    """Return the map. A hex has two full rows and two half ones, which it shares with the rows above and below."""
    canvas = Canvas()
    hexes = board["hexes"]
    top = min((one["r"] for one in hexes), default=0)
    start = min((2 * one["q"] + one["r"] for one in hexes), default=0)
    for one in hexes:
        x = (2 * one["q"] + one["r"] - start) * CELL // 2
        paint_hex(canvas, x, (one["r"] - top) * ROWS, one, board)
    return canvas.lines()


def paint_hex(canvas: Canvas, x: int, y: int, one: HexView, board: MateriaPrimaBoard) -> None:
    """Paint one hex: markers above, its terrain, its figures, loose elements below."""
    ground = of_thing(("", f"on {ground_of(one)}"), one["id"])[1]
    markers = [("!" * min(one["markers"], 4), f"{ALARM} {ground}")]
    loose = sum(each["count"] for each in one["loose"])
    cap = x + CELL // 4
    canvas.paint(cap, y, centred(markers, CELL // 2, ground))
    canvas.paint(x, y + 1, centred([named(one, ground)], CELL, ground))
    canvas.paint(x, y + 2, centred(located(pieces(one, board, ground), one, ground), CELL, ground))
    canvas.paint(cap, y + 3, centred([("∴" * min(loose, 4), f"{LOOSE} {ground}")], CELL // 2, ground))


def ground_of(one: HexView) -> str:
    """Return the colour of a hex."""
    match one["terrain"]:
        case "town":
            return TOWN
        case "mine":
            return MINES.get(one["mine"], MINE)
        case _:
            return PLAIN[(one["q"] - one["r"]) % len(PLAIN)]


def named(one: HexView, ground: str) -> Span:
    """Return the name of a hex: a town's name, a mine's element; for open country its coordinates."""
    match one["terrain"]:
        case "town":
            name = one["terrain_name"]
            return (name if len(name) <= CELL else name.split()[0][:CELL]).upper(), f"bold white {ground}"
        case "mine":
            return one["mine_name"][:CELL], f"white {ground}"
        case _:
            return coordinates(one), f"#7d8f74 {ground}"


def located(pieces: list[Span], one: HexView, ground: str) -> list[Span]:
    """Return the pieces on a hex; for a mine with its coordinates behind them, if they fit."""
    if one["terrain"] != "mine":
        return pieces
    at = (coordinates(one), f"#c8c8b8 {ground}")
    both = [*pieces, (" ", ground), at] if pieces else [at]
    return both if width(both) <= CELL else pieces


def coordinates(one: HexView) -> str:
    """Return the coordinates of a hex, as labels write them, without the brackets."""
    return f"{one['q']},{one['r']}"


def pieces(one: HexView, board: MateriaPrimaBoard, ground: str) -> list[Span]:
    """Return tower, figures and inquisitors of a hex, one or two characters each."""
    spans: list[Span] = []
    for alchemist in board["alchemists"]:
        if alchemist["tower"]["id"] == one["tower"]:
            tower = f"{initial(alchemist)}♜", f"{COLOURS[alchemist['colour']]} {ground}"
            spans.append(of_thing(tower, alchemist["tower"]["id"]))
    for alchemist in board["alchemists"]:
        if alchemist["id"] in one["alchemists"]:
            spans.append(of_thing(chip(initial(alchemist), alchemist["colour"]), alchemist["id"]))
    for homunculus in board["homunculi"]:
        if homunculus["id"] in one["homunculi"]:
            spans.append(of_thing(chip(homunculus["name"][0].lower(), homunculus["colour"]), homunculus["id"]))
    foes = [each for each in board["inquisitors"] if each["id"] in one["inquisitors"]]
    spans += [of_thing((foe(each["type"]), FOE), each["id"]) for each in foes]
    loose = spaced(spans, ground)
    return loose if width(loose) <= CELL else spans


def spaced(spans: Sequence[Span], ground: str) -> list[Span]:
    """Return spans with a blank between them."""
    return [span for one in spans for span in ((" ", ground), one)][1:]


def initial(alchemist: AlchemistView) -> str:
    """Return the letter of an alchemist, and of its tower."""
    return alchemist["short_name"][0].upper()


def foe(type: str) -> str:
    """Return an inquisitor by its type, with a sign that no figure of a player has."""
    return f"†{type}"


def chip(letter: str, colour: str) -> Span:
    """Return a figure as a letter on its player's colour."""
    return letter, f"bold #101010 on {COLOURS[colour]}"


# Beside the map


def panel(board: MateriaPrimaBoard, printed: Printed, messages: Messages, columns: int) -> list[list[Span]]:
    """Return the panel: day, mission, alarm, alchemists, inquisitors."""
    lines = [*header(board, printed, messages, columns), []]
    for one in board["alchemists"]:
        lines += alchemist(one, board, printed, columns)
    lines.append([])
    lines += inquisitors(board, messages, columns)
    return lines


def header(board: MateriaPrimaBoard, printed: Printed, messages: Messages, columns: int) -> list[list[Span]]:
    """Return scenario, day, phase and alarm card."""
    scenario = board["scenario"]
    day = messages.say("picture-day", day=board["day"], last_day=board["last_day"])
    phase = board["phase_name"] if board["status"] == "running" else board["status_name"]
    lines = [
        cut(
            [of_thing((scenario["name"], HEAD), scenario["id"]), (f"  {scenario['difficulty_name'] or ''}", DIM)],
            columns,
        ),
        cut([(day, "bold"), (f" · {phase}", "")], columns),
        [(hourglass(board["day"], board["last_day"], columns), "#c9a227")],
    ]
    if board["alarm"]:
        alarm: AlarmView = printed[board["alarm"]]
        text = f"{alarm['town_name']}: {alarm['name']}"
        told = enumerate(wrapped(text, columns, "  "))
        lines += [[of_thing((line, DIM if n else ALARM), alarm["id"])] for n, line in told]
        modifiers = (f"  {one['name']} +{one['amount']}" for one in alarm["modifiers"])
        lines += [[of_thing((modifier, DIM), alarm["id"])] for modifier in modifiers]
    return lines


def hourglass(day: int, last_day: int, columns: int) -> str:
    """Return the days gone and those to come."""
    return ("▪" * day + "▫" * (last_day - day))[:columns]


def alchemist(one: AlchemistView, board: MateriaPrimaBoard, printed: Printed, columns: int) -> list[list[Span]]:
    """Return an alchemist: name, values, carried and stored elements, worn and made things."""
    name = [(" ", "bold"), of_thing((one["name"], "bold"), one["id"]), (" ", "bold")]
    stone = ("◆", STONE) if one["soul_stones"] else ("◇", DIM)
    lines = [
        cut([of_thing(chip(f" {initial(one)} ", one["colour"]), one["id"]), *name, stone], columns),
        *numbers(one["values"].values(), columns),
    ]
    tower = one["tower"]
    for symbol, things in (("•", counted(one["carried"])), ("♜", counted(tower["elements"]))):
        lines += [[(f"    {line}", "")] for line in wrapped(f"{symbol} {things}", columns - 4, "  ") if things]
    owned = (*one["worn"], *tower["items"], *tower["fragments"], *tower["extensions"])
    owned_things = listed(((str(printed[each["id"]]["name"]), each["id"]) for each in owned), "#b8a8d8")
    lines += [[("    ", ""), *line] for line in wrapped_spans(owned_things, columns - 4, "  ")]
    for helper in board["homunculi"]:
        if helper["colour"] == one["colour"]:
            line = [("    ", ""), *of_helper(helper), (" ", "")]
            lines.append(cut([*line, (counted(helper["carried"]), DIM)], columns))
    return lines


def of_helper(one: HomunculusView) -> list[Span]:
    """Return a homunculus: its letter and its name."""
    return [
        of_thing(part, one["id"])
        for part in (chip(f" {one['name'][0].lower()} ", one["colour"]), (f" {one['name']}", ""))
    ]


def inquisitors(board: MateriaPrimaBoard, messages: Messages, columns: int) -> list[list[Span]]:
    """Return the inquisitors on the board, with their values."""
    if not board["inquisitors"]:
        return [[(messages.say("picture-no-inquisitors"), DIM)]]
    lines: list[list[Span]] = []
    for one in board["inquisitors"]:
        parts = (f" {foe(one['type'])} ", FOE), (f" {sentence(one['name'])}", "bold")
        lines.append(cut([of_thing(part, one["id"]) for part in parts], columns))
        lines += numbers(board["strengths"][one["type"]].values(), columns)
    return lines


def numbers(values: Iterable[ValueView], columns: int) -> list[list[Span]]:
    """Return status values with their names, in lines."""
    parts = [[(f"{one['name']} {one['value']}  ", DIM)] for one in values]
    return [[("    ", ""), *line] for line in flowing(parts, columns - 4)]


def counted(elements: Iterable[ElementView]) -> str:
    """Return elements with their counts."""
    return ", ".join(f"{one['count']} {one['name']}" for one in elements)


# Below the map


def below(board: MateriaPrimaBoard, printed: Printed, messages: Messages, columns: int) -> list[list[Span]]:
    """Return the offers of towns, the events, the recipes, and the legend."""
    lines: list[list[Span]] = []
    for town in board["towns"]:
        lines += flowing(town_parts(town, printed), columns)
    lines.append([])
    lines.append(cut(event_line(board, messages), columns))
    lines += [cut(line, columns) for line in mission_lines(board)]
    lines += special_lines(board, messages, columns)
    lines += wrapped_spans(pool(board, printed, messages), columns, "  ")
    return [*lines, [], *flowing(legend(board, messages), columns)]


def pool(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> list[Span]:
    """Return the recipes that may be taken, or a sentence for none."""
    recipes = listed(((str(printed[one["id"]]["name"]), one["id"]) for one in board["recipes"]), DIM)
    if not recipes:
        return [(messages.say("picture-pool-empty"), DIM)]
    return [(f"{messages.say('picture-pool')} ", DIM), *recipes]


def town_parts(town: TownView, printed: Printed) -> list[list[Span]]:
    """Return a town with its mission, and its extension."""
    spans: list[Span] = [
        of_thing((f" {town['letter']} ", f"bold white on {TOWN}"), town["id"]),
        of_thing((f" {town['name']}", "bold"), town["id"]),
        ("  ", "bold"),
    ]
    extension = town["extension"]
    if town["mission"]:
        mission: TownMissionView = printed[town["mission"]["id"]]
        spans += [
            of_thing((f"{mission['name']} ", ""), mission["id"]),
            of_thing((f"({mission['asks']}: {'★' * mission['points']})", DIM), mission["id"]),
            ("  ", DIM),
        ]
    return (
        [spans, [of_thing((f"♜ {printed[extension['id']]['name']}", "#b8a8d8"), extension["id"])]]
        if extension
        else [spans]
    )


def event_line(board: MateriaPrimaBoard, messages: Messages) -> list[Span]:
    """Return the event days with the side that happened, and the points in hand."""
    spans: list[Span] = [(f"{messages.say('picture-events')}: ", HEAD)]
    for event in board["scenario"]["events"]:
        sign, style = SIDES.get(event["side"], ("", DIM))
        told = f"{messages.say('picture-event', day=event['day'])} {sign}".strip(), style
        spans += [of_thing(told, event["id"]), (" · ", DIM)]
    points = board["points"]
    return [*spans, (messages.say("picture-points", points=points, word=messages.number(points)), "")]


def mission_lines(board: MateriaPrimaBoard) -> list[list[Span]]:
    """Return the scenario's mission, part by part: the colour and a tick for those who have done it, a dot for the
    others.
    """
    lines = []
    for part in board["scenario"]["mission"]:
        seals = []
        for one in board["alchemists"]:
            letter, colour = initial(one), one["colour"]
            open = f"{letter}·", f"{COLOURS[colour]} on #303030"
            seals.append(chip(f"{letter}{DONE}", colour) if colour in part["done"] else open)
        lines.append([*spaced(seals, ""), ("  ", ""), of_thing((part["text"], ""), part["id"])])
    return lines


def special_lines(board: MateriaPrimaBoard, messages: Messages, columns: int) -> list[list[Span]]:
    """Return the scenario's special rules, with those that hold now highlighted; no line without any."""
    rules = board["scenario"]["specials"]
    if not rules:
        return []
    parts: list[list[Span]] = [
        [
            of_thing((one["name"], "bold" if one["holds"] else DIM), one["id"]),
            (" · " if one is not rules[-1] else "", DIM),
        ]
        for one in rules
    ]
    return flowing([[(f"{messages.say('picture-specials')}: ", HEAD)], *parts], columns)


def legend(board: MateriaPrimaBoard, messages: Messages) -> list[list[Span]]:
    """Return the legend of signs, with the inquisitors of this scenario by name."""
    figure = f"bold #101010 on {COLOURS['green']}"
    signs = [
        ("O♜", "bold", messages.say("kind-tower")),
        (" O ", figure, messages.say("kind-alchemist")),
        (" o ", figure, messages.say("kind-homunculus")),
        *((foe(each["type"]), FOE, each["name"]) for each in board["scenario"]["inquisitors"]),
        ("!", ALARM, messages.say("picture-marker")),
        ("∴", LOOSE, messages.say("picture-loose")),
        ("◆", STONE, messages.say("picture-soul-stone")),
        (f"O{DONE}", figure, messages.say("picture-done")),
        (*SIDES["alchemists"], messages.say("picture-for")),
        (*SIDES["inquisition"], messages.say("picture-against")),
    ]
    return [[(sign, style), (f" {text}  ", DIM)] for sign, style, text in signs]
