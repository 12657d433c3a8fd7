"""A campaign in a terminal: its day, the map as tiles, and the page that is read."""

from collections.abc import Iterable, Iterator

from projections.board.printing import Printed
from projections.drawing.canvas import Canvas, Span, centred, cut, flowing, of_thing, width, wrapped
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.board.form.journal import QuestView, ReadingView
from projections.tainted_grail.board.form.land import CampaignView, LandView, LocationView, UnseenView
from projections.tainted_grail.board.shown import events
from projections.tainted_grail.picture.signs import BAD, COLOURS, DIM, HEAD
from projections.tainted_grail.words.modes import absent, modes
from projections.text.messages import Messages

TILE_MOST, TILE_LEAST = 17, 9
"""The columns of a tile."""
ROWS, GAP = 3, 1
"""The rows of a tile, and those and the columns between two tiles."""
STONE, DREAM, HOME, FOE, THING, COVERED = "▮", "☾", "⌂", "☠", "✦", "⧗"
GROUND, WANING, DARK = "#33422f", "#5a4324", "#26262a"
"""The colours of land that stays a while, of land that no menhir holds at the next dawn, and of land out of reach."""
PROSE = 76
"""The most columns of prose: longer lines are hard to read."""


def lines(board: TaintedGrailBoard, printed: Printed, messages: Messages, columns: int) -> list[list[Span]]:
    """Return the campaign's day, its map, the page that is read, and what lies open. columns: of the terminal.

    Beside an encounter there is no map, and of the page only the title.
    """
    campaign = board["campaign"]
    found = [heading(campaign, board["status_name"], messages)]
    if board["encounter"] is None and board["land"]["places"]:
        found += [[], *tiles(board, columns), *key(messages, columns)]
    if page := board["reading"]:
        found += [[], *read(page, columns, is_whole=board["encounter"] is None)]
    return [*found, *story(board, messages, columns)]


def heading(one: CampaignView, status: str, messages: Messages) -> list[Span]:
    """Return the campaign's name, its day, and the modes that hold."""
    mode: list[Span] = [(f"  {phrase}", DIM) for phrase in modes(one, messages)]
    mode += [of_thing((f"  {phrase}", DIM), id) for phrase, id in absent(one, messages)]
    if not one["day"]:
        return [of_thing((one["name"], HEAD), one["id"]), (f" ({status})", DIM), *mode]
    day = messages.say("picture-day", chapter=one["chapter"], day=one["day"], phase=one["phase_name"])
    return [of_thing((one["name"], HEAD), one["id"]), (f"  {day}", "bold"), *mode]


# The map


def tiles(board: TaintedGrailBoard, columns: int) -> list[list[Span]]:
    """Return the map: a tile for each place, and the numbers that arrows name beside it."""
    land = board["land"]
    cells = [one["cell"] for one in (*land["places"], *land["unseen"])]
    west, north = min(cell[0] for cell in cells), min(cell[1] for cell in cells)
    across = max(cell[0] for cell in cells) - west + 1
    tile = max(TILE_LEAST, min(TILE_MOST, (columns + GAP) // across - GAP))
    canvas = Canvas()
    for unseen in land["unseen"]:
        x, y = corner(unseen["cell"], west, north, tile)
        canvas.paint(x, y + 1, hint(unseen, tile))
    for place in land["places"]:
        x, y = corner(place["cell"], west, north, tile)
        for row, spans in enumerate(tile_of(place, board, tile)):
            canvas.paint(x, y + row, spans)
        for spans, east, south in gates(place, land, tile):
            canvas.paint(x + east, y + south, spans)
    return canvas.lines()


def corner(cell: list[int], west: int, north: int, tile: int) -> tuple[int, int]:
    """Return the column and the row where the tile of a cell begins."""
    return (cell[0] - west) * (tile + GAP), (cell[1] - north) * (ROWS + GAP)


def hint(one: UnseenView, tile: int) -> list[Span]:
    """Return the number that an arrow names."""
    return centred([(f"{one['number']}?", DIM)], tile, "")


def tile_of(one: LocationView, board: TaintedGrailBoard, tile: int) -> Iterator[list[Span]]:
    """Yield the rows of a tile: number and menhir, the name, and who and what is there."""
    ground = f"on {ground_of(one, board['campaign']['day'])}"
    menhir = one.get("menhir")
    stone: list[Span] = (
        [of_thing((f"{STONE}{menhir['disc']}", f"bold #f6e6bb {ground}"), menhir["id"])] if menhir else []
    )
    yield row([(str(one["number"]), f"{DIM} {ground}")], [*signs(one, ground), *stone], one["id"], tile, ground)
    yield row([(shortened(one["name"], tile), f"bold white {ground}")], [], one["id"], tile, ground)
    yield row(list(figures(one, board, ground)), list(others(one, ground)), one["id"], tile, ground)


def shortened(name: str, tile: int) -> str:
    """Return a name, or its beginning with an ellipsis where it is wider than a tile."""
    return name if len(name) <= tile else f"{name[: tile - 1].rstrip()}…"


def row(left: list[Span], right: list[Span], id: str, tile: int, ground: str) -> list[Span]:
    """Return a row of a tile, its parts at the left and the right edge; what has no id of its own is the place's."""
    shown = cut(left, tile - width(right) - (1 if right else 0))
    blank: list[Span] = [(" " * (tile - width(shown) - width(right)), ground)]
    return [span if " link " in f" {span[1]}" else of_thing(span, id) for span in (*shown, *blank, *right)]


def ground_of(one: LocationView, day: int) -> str:
    """Return the colour of a place: of safe land, of land that is lost soon, or out of reach."""
    if not one["in_range"]:
        return DARK
    return WANING if one["dark"] <= day + 1 else GROUND


def signs(one: LocationView, ground: str) -> Iterator[Span]:
    """Yield the symbols of a place that tell where one sleeps and lights fires."""
    front = one["front"]
    if "dream" in front["symbols"]:
        yield f"{DREAM} ", f"#9db4e8 {ground}"
    if "settlement" in front["symbols"]:
        yield f"{HOME} ", f"{BAD if front['settlement'] == 'hostile' else HEAD} {ground}"
    if "menhir" in front["symbols"] and "menhir" not in one:
        yield f"{STONE} ", f"{DIM} {ground}"


def figures(one: LocationView, board: TaintedGrailBoard, ground: str) -> Iterator[Span]:
    """Yield the characters that stand at a place, by their initials."""
    initials = initials_of(board)
    colours = {each["id"]: each["colour"] for each in board["characters"]}
    for each in board["figures"]:
        if each["place"] == one["id"]:
            yield of_thing((initials[each["character"]], COLOURS[colours[each["character"]]]), each["id"])
            yield " ", ground


def initials_of(board: TaintedGrailBoard) -> dict[str, str]:
    """Return for each character as many first letters as tell it apart from the others."""
    names = {each["id"]: each["name"] for each in board["characters"]}
    longest = max(map(len, names.values()), default=1)
    return {
        id: next(
            (
                name[:count]
                for count in range(1, longest)
                if sum(n[:count] == name[:count] for n in names.values()) == 1
            ),
            name,
        )
        for id, name in names.items()
    }


def others(one: LocationView, ground: str) -> Iterator[Span]:
    """Yield guardians, items, and whether the action is used up."""
    for each in one.get("guardians", ()):
        yield of_thing((FOE, f"{BAD} {ground}"), each["id"])
    if one.get("items"):
        yield THING, f"{HEAD} {ground}"
    if one.get("covered"):
        yield COVERED, f"{DIM} {ground}"


def gates(one: LocationView, land: LandView, tile: int) -> Iterator[tuple[list[Span], int, int]]:
    """Yield the ways out of a place to the east and the south, each with its column and its row from the corner."""
    cells = {each["id"]: each["cell"] for each in land["places"]}
    for other in one["connected"]:
        east, south = (there - here for there, here in zip(cells[other], one["cell"], strict=True))
        if (east, south) == (1, 0):
            yield [("━", HEAD)], tile, 1
        elif (east, south) == (0, 1):
            yield [("┃", HEAD)], tile // 2, ROWS


def key(messages: Messages, columns: int) -> Iterator[list[Span]]:
    """Yield what the signs mean."""
    said = messages.say("picture-land-key", stone=STONE, dream=DREAM, home=HOME, foe=FOE)
    yield from ([(line, DIM)] for line in wrapped(said, columns))


# The page, and what lies open


def read(page: ReadingView, columns: int, *, is_whole: bool) -> Iterator[list[Span]]:
    """Yield the page that is read: its title, then its paragraphs unless an encounter is played, which takes the
    screen.
    """
    yield [of_thing((page["title"], HEAD), page["id"])]
    for paragraph in paragraphs(page["prose"]) if is_whole else ():
        yield from ([(line, "")] for line in wrapped(paragraph, min(columns, PROSE)))


def paragraphs(prose: str) -> list[str]:
    """Return the paragraphs of prose, which empty lines separate."""
    return [one for one in prose.split("\n\n") if one.strip()]


def story(board: TaintedGrailBoard, messages: Messages, columns: int) -> Iterator[list[Span]]:
    """Yield events and quests that lie open, statuses, and discs. While an encounter is played, quests wait."""
    opened = [(one["name"], one["text"], one["id"]) for one in events(board)]
    quests = board["quests"] if board["encounter"] is None else []
    goals = [(one["name"], since(one["text"], set_of(one), messages), one["id"]) for one in quests]
    for label, entries in (("picture-events", opened), ("picture-quests", goals)):
        for name, text, id in entries:
            first, *more = wrapped(f"{messages.say(label)} · {name}: {text}", columns, "  ")
            yield [of_thing((first, HEAD), id)]
            yield from ([of_thing((line, ""), id)] for line in more)
    yield from labelled(messages.say("picture-statuses"), list(statuses(board, messages)), columns)
    discs = [of_thing((f"{one['name']} {one['value']}", ""), one["id"]) for one in board["discs"]]
    yield from labelled(messages.say("picture-discs"), discs, columns)


def statuses(board: TaintedGrailBoard, messages: Messages) -> Iterator[Span]:
    """Yield the statuses, each with its marked parts if it has several, and when they were set."""
    for one in board["statuses"]:
        days, name, named = one.get("set", ()), one["name"], one.get("names", ())
        if not named:
            parts = f" {', '.join(map(str, one['parts']))}" if one["boxes"] > 1 else ""
            yield of_thing((since(f"{name}{parts}", days, messages), ""), one["id"])
        for place, part in enumerate(named):
            phrase = part if place else f"{name}: {part}"
            yield of_thing((since(phrase, days[place : place + 1], messages), ""), one["id"])


def set_of(quest: QuestView) -> tuple[int, ...]:
    """Return the day on which a quest was set; nothing if it is not known."""
    return (quest["set"],) if "set" in quest else ()


def since(text: str, days: Iterable[int], messages: Messages) -> str:
    """Return a text with the days on which what it names was set, in the order of what it names; one day once."""
    each = list(days)
    each = each[:1] if len(set(each)) == 1 else each
    named = messages.join([str(one) for one in each])
    return f"{text} ({messages.say('picture-set', days=named, count=len(each))})" if each else text


def labelled(label: str, spans: list[Span], columns: int) -> Iterable[list[Span]]:
    """Return things behind their label; nothing without any."""
    parts: list[list[Span]] = [[(f"{label}: ", HEAD)], *([span, ("  ", "")] for span in spans)]
    return flowing(parts, columns) if spans else ()
