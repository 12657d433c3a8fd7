"""Beside the drawn map: the day with its events, the mission, the towns, the Inquisition."""

from collections import Counter
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from projections.board.printing import Printed
from projections.drawing.blocks import Block, fitting, stacked
from projections.drawing.nodes import at, node
from projections.materia_prima.board.form.board import MateriaPrimaBoard, MissionPartView, SlotView, TownView
from projections.materia_prima.board.form.cards import AlarmView, EventView
from projections.materia_prima.drawn.lines import PROSE, SMALL, heading, sign, thing, words
from projections.materia_prima.page.figures import tower_sign
from projections.materia_prima.page.inquisition import COLUMNS as STATS
from projections.materia_prima.page.scenario import SIDES
from projections.materia_prima.page.signs import letters, path
from projections.materia_prima.things.wording import bonuses
from projections.text.messages import Messages, sentence

WIDTH = 404
"""The width of the panel."""

COLUMNS = 282, 332, 382
"""Where the values of an inquisitor stand."""


def drawn(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Block:
    """Return the panel."""
    blocks = [
        title(board, printed, messages),
        days(board, messages),
        mission(board, messages),
        towns(board, printed, messages),
        inquisition(board, printed, messages),
        *alarm(board, printed, messages),
        *offers(board, messages),
    ]
    return stacked(blocks)


def title(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Block:
    """Return the scenario, how hard it is, where it takes place, the day and the phase."""
    one = board["scenario"]
    name = thing(one["id"], one["name"], words(one["name"], 0, 26, 25, "left i b", WIDTH))
    phase = board["phase_name"] if board["status"] == "running" else board["status_name"]
    day = messages.say("picture-day", day=board["day"], last_day=board["last_day"])
    where = [one["difficulty_name"] or ""]
    where += [one["layout"]["name"]] if one["layout"] else []
    where += [str(printed[board["temple"]["id"]]["name"])] if board["temple"] else []
    said = " · ".join(filter(None, where))
    return Block(
        [name, words(said, 0, 46, SMALL, "left q s", WIDTH), words(f"{day} · {phase}", 0, 70, 16, "left p")], 80
    )


# The day


def days(board: MateriaPrimaBoard, messages: Messages) -> Block:
    """Return the track of days, and the events."""
    events = {one["day"]: one for one in board["scenario"]["events"]}
    step = WIDTH / board["last_day"]
    parts = [part for n in range(1, board["last_day"] + 1) for part in day(n, board["day"], step, is_event=n in events)]
    return stacked([Block(parts, 27), *(event(one, messages) for one in board["scenario"]["events"]), Block([], 6)])


def day(number: int, today: int, step: float, *, is_event: bool) -> Iterator[Element]:
    """Yield a day of the track."""
    x, look = step * (number - 1), "now" if number == today else "gone" if number < today else "card"
    yield node("rect", x=x + 0.5, y=0.5, width=step - 1, height=20, class_=f"{look} line" if look != "card" else "card")
    if is_event or number == today:
        yield words(str(number), x + step / 2, 15, 11.5, "s b onnow" if number == today else "s b")


def event(one: EventView, messages: Messages) -> Block:
    """Return an event: its day, what comes of each side or came of one, and its points."""
    side, day = one["side"], messages.say("picture-event", day=one["day"])
    look = "left thinly q" if side else "left thinly"
    parts = [words(day, 0, 13, SMALL, "left s q" if side else "left s b")]
    if side is None:
        parts.append(words(f"{one['cost']}★", WIDTH, 13, SMALL, "right s b"))
    y = 13
    for name, each in (("alchemists", one["alchemists"]), ("inquisition", one["inquisition"])):
        if side in (None, name) and each["effects"]:
            said = words("; ".join(each["effects"]), 72, y, SMALL, look, WIDTH - 104)
            parts += [sign(SIDES[name][0], 60, y - 4, 0.5), said]
            y += 17
    return Block([thing(one["id"], sentence(day), *parts)], max(y, 30) - 10)


# The mission and the towns


def mission(board: MateriaPrimaBoard, messages: Messages) -> Block:
    """Return the duties with the towers of those who have done them, and the special rules."""
    blocks = [Block(heading(messages.say("page-mission"), WIDTH), 30)]
    blocks += [duty(one, board) for one in board["scenario"]["mission"]]
    for each in board["scenario"]["specials"]:
        look = "left thinly" if each["holds"] else "left thinly q"
        name = thing(each["id"], each["name"], words(f"§ {each['name']}", 0, 12, SMALL, look, WIDTH))
        blocks.append(Block([name], 17))
    return stacked([*blocks, Block([], 4)])


def duty(one: MissionPartView, board: MateriaPrimaBoard) -> Block:
    """Return a duty."""
    towers = 20 * len(board["alchemists"])
    lines = fitting(one["text"], PROSE, WIDTH - towers - 6)
    said = [words(line, 0, 14 + 18 * n, PROSE) for n, line in enumerate(lines)]
    seals = []
    for number, each in enumerate(board["alchemists"], 1):
        is_done = each["colour"] in one["done"]
        tower = tower_sign(each["colour"] if is_done else "none", number)
        seals.append(at(WIDTH - towers + 20 * number - 9, 17, *(tower if is_done else tower[:1]), scale=0.42))
    return Block([thing(one["id"], one["text"], *said, *seals)], 18 * len(lines) + 4)


def towns(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Block:
    """Return the towns, the points in hand and the fulfilled missions."""
    count = board["points"]
    points = messages.say("picture-points", points=count, word=messages.number(count))
    head = [*heading(messages.say("page-towns"), WIDTH), words(points, WIDTH, 20, SMALL, "right s q")]
    blocks = [Block(head, 32), *(town(one, printed) for one in board["towns"])]
    for each in board["completed"]:
        name = str(printed[each["id"]]["name"])
        parts = (
            sign("done", 8, 8, 0.6),
            words(f"{name} ({each['points']}★)", 24, 12, SMALL, "left thinly q", WIDTH - 24),
        )
        blocks.append(Block([thing(each["id"], name, *parts)], 17))
    return stacked([*blocks, Block([], 4)])


def town(one: TownView, printed: Printed) -> Block:
    """Return a town with its mission and its extension."""
    parts = [
        node("circle", cx=11, cy=9, r=11, class_="leaf"),
        letters(one["letter"], 15, 16, "i", 11),
        words(one["name"], 30, 14, PROSE, "left b", WIDTH - 30),
    ]
    y = 31.0
    if one["mission"]:
        asked = printed[one["mission"]["id"]]
        said = f"{sentence(asked['asks'])} ({asked['points']}★) · {asked['name']}"
        parts.append(thing(one["mission"]["id"], asked["name"], words(said, 30, y, SMALL, "left thinly", WIDTH - 30)))
        y += 17
    if one["extension"]:
        sold = str(printed[one["extension"]["id"]]["name"])
        tower = sign("tower", 37, y + 1, 0.3, "f-none")
        parts.append(thing(one["extension"]["id"], sold, tower, words(sold, 50, y, SMALL, "left thinly q", WIDTH - 50)))
        y += 17
    return Block([thing(one["id"], one["name"], *parts)], y - 8)


# The Inquisition


def inquisition(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Block:
    """Return the types with their values, and the open slots."""
    heads = [messages.say(f"short-{stat}") for stat in ("attack", "defence", "actions")]
    head = [*heading(messages.say("page-inquisition"), WIDTH)]
    head += [words(text, x, 20, 11, "s q") for text, x in zip(heads, COLUMNS, strict=True)]
    counts = Counter(one["type"] for one in board["inquisitors"])
    rows = [
        row(one["type"], one["name"], counts[one["type"]], board, messages) for one in board["scenario"]["inquisitors"]
    ]
    slots = [slot(one, printed, messages) for one in board["slots"]]
    return stacked([Block(head, 30), *rows, *slots, Block([], 4)])


def row(type: str, name: str, count: int, board: MateriaPrimaBoard, messages: Messages) -> Block:
    """Return a type: how many of it are about, and its values."""
    values = board["strengths"].get(type, {})
    many = f" ×{count}" if count > 1 else ""
    parts = [
        at(9, 17, sign("inquisitor", 0, 0, 1), letters(type, -4, 18, "b pale"), scale=0.42),
        words(sentence(name) + many, 24, 14, PROSE, "left thinly" if count else "left thinly q", 200),
    ]
    for stats, x in zip(STATS, COLUMNS, strict=True):
        stat = next((one for one in stats if one in values), None)
        short = f" {messages.say('short-destroy')}" if stat == "destroy" else ""
        parts.append(words(f"{values[stat]['value']}{short}" if stat else "–", x, 14, SMALL, "s b" if stat else "s q"))
    return Block(parts, 21)


def slot(one: SlotView, printed: Printed, messages: Messages) -> Block:
    """Return a slot of open cards."""
    cards = [printed[each["id"]] for each in one["cards"]]
    told = [f"{each['name']} {bonuses(each['modifiers'], messages)}".strip() for each in cards]
    said = f"{sentence(one['name'])}: {', '.join(told)}" if one["type"] else messages.say("thing-slot-free")
    name = messages.say("thing-slot", slot=one["slot"])
    box = node("rect", x=0.5, y=0.5, width=17, height=15, class_="card")
    look = "left thinly" if one["type"] else "left thinly q"
    parts = box, words(str(one["slot"]), 9, 12, 11, "s b"), words(said, 24, 12.5, SMALL, look, WIDTH - 24)
    return Block([thing(one["id"], name, *parts)], 19)


def alarm(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Iterator[Block]:
    """Yield the alarm card of the day."""
    if board["alarm"] is not None:
        one: AlarmView = printed[board["alarm"]]
        lines = [messages.say("page-alarm-town", town=one["town_name"])]
        if one["modifiers"]:
            lines.append(messages.say("page-alarm-adds", bonus=bonuses(one["modifiers"], messages)))
        said = [words(line, 32, 39 + 17 * n, SMALL, "left thinly", WIDTH - 32) for n, line in enumerate(lines)]
        name = words(one["name"], 32, 22, PROSE, "left i", WIDTH - 32)
        parts = path(f"M0 1H{WIDTH}", "line"), sign("bell", 12, 26, 1), name, *said
        yield Block([thing(one["id"], one["name"], *parts)], 36 + 17 * len(lines))


def offers(board: MateriaPrimaBoard, messages: Messages) -> Iterator[Block]:
    """Yield what is offered and does not lie on the table."""
    if board["offers"]:
        yield Block(heading(messages.say("page-offers"), WIDTH), 30)
    for one in board["offers"]:
        yield Block([thing(one["id"], one["name"], words(one["name"], 0, 13, PROSE, "left i k", WIDTH))], 19)
