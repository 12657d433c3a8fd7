"""The sheets of the alchemists: their values, what they carry, store and wear, and their homunculi."""

from collections.abc import Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element

from domain.materia_prima.queries.values import Stat
from projections.board.form import LyingView
from projections.board.printing import Printed
from projections.drawing.nodes import node
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.board.form.figures import AlchemistView, HomunculusView, PlayerFigureView
from projections.materia_prima.page.figures import homunculus, initials_of, tower_sign
from projections.materia_prima.page.html import actions, card, hold, listed, more, roman, stat, text, thing, total
from projections.materia_prima.page.signs import beside
from projections.text.messages import Messages, sentence

STATS: tuple[Stat, ...] = ("attack", "defence", "capacity")


def sheets(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Element:
    """Return a sheet for each alchemist, and one for each seat that leads none yet."""
    initials = initials_of(board)
    shown = set[int]()
    made = []
    for at, one in enumerate(board["alchemists"]):
        made.append(sheet(at, one, board, printed, messages, initials, is_first=one["seat"] not in shown))
        shown.add(one["seat"])
    made += [empty(each["seat"], each["id"], messages) for each in board["seats"] if each["seat"] not in shown]
    return node("div", *made, class_="sheets")


def empty(seat: int, id: str, messages: Messages) -> Element:
    """Return the sheet of a seat without an alchemist."""
    name = node("h3", text(messages.say("page-nobody-yet"), "quiet"))
    flag = node("div", beside("tower", classes="f-none"), class_="flag")
    return node("article", flag, node("div", name, player(seat, id), class_="body"), class_="sheet empty")


def player(seat: int, id: str | None) -> Element:
    """Return the place for a player's name. id: of the seat, None where it stands elsewhere."""
    name = node("span", class_="player", data_seat=seat)
    return thing("span", id, name, classes="seat") if id else node("span", name, class_="seat")


def sheet(
    at: int,
    one: AlchemistView,
    board: MateriaPrimaBoard,
    printed: Printed,
    messages: Messages,
    initials: Mapping[str, str],
    is_first: bool,
) -> Element:
    """Return an alchemist's sheet. at: its place in the board; is_first: whether its seat stands on no sheet before."""
    seat = f"seat:{one['seat']}" if is_first else None
    own = [(n, each) for n, each in enumerate(board["homunculi"]) if each["colour"] == one["colour"]]
    name = node("h3", text(one["name"], "ink"))
    body = (
        thing("div", one["id"], name, values(("alchemists", at), one, messages)),
        player(one["seat"], seat),
        node("div", carried(one, messages), *storage(one, messages), class_="row"),
        *owned(one, printed, messages),
        *([listed("homs", (helper(n, each, messages, initials) for n, each in own))] if own else []),
        *gifts(one, printed, messages),
    )
    classes = f"sheet f-{one['colour']}" + (" acting" if board["turn"] == one["colour"] else "")
    return node("article", flag(at, one, messages), node("div", *body, class_="body"), class_=classes)


def flag(at: int, one: AlchemistView, messages: Messages) -> Element:
    """Return the strip with the tower and the soul stones."""
    tower = beside("tower", *tower_sign(one["colour"], at + 1)[1:], classes=f"f-{one['colour']}")
    name = messages.say("thing-tower-of", who=one["short_name"])
    count = one["soul_stones"]
    said = messages.say("thing-soul-stones", count=count)
    stones = [beside("stone", label=said if not n else None) for n in range(count)] or [beside("nostone", label=said)]
    place = thing("span", one["tower"]["id"], tower, classes="tw", title=name)
    return node("div", place, *stones, class_="flag")


def values(path: tuple[str, int], one: PlayerFigureView, messages: Messages) -> Element:
    """Return the values, and the actions left. path: of the figure in the board."""
    told = node(
        "dl", *(stat((*path, "values", key), key, one["values"][key], messages) for key in STATS), class_="stat num"
    )
    most = one["values"]["actions"]["value"]
    left = messages.say("page-actions-left", left=one["remaining"], most=most)
    return node("div", told, actions(path, one["remaining"], most, left), class_="row")


def carried(one: PlayerFigureView, messages: Messages) -> Element:
    """Return what a figure carries, and the room that is left."""
    most = one["values"]["capacity"]["value"]
    label = messages.say("page-carried", most=most)
    return hold(one["carried"], label, max(0, most - total(one["carried"])), messages.say("nothing"))


def storage(one: AlchemistView, messages: Messages) -> Iterator[Element]:
    """Yield the elements in the tower."""
    yield text(messages.say("kind-tower"), "lbl")
    yield hold(one["tower"]["elements"], messages.say("page-in-tower"), empty=messages.say("nothing"))


def belongings(one: AlchemistView) -> Iterator[tuple[str, Sequence[LyingView]]]:
    """Yield what is worn, and each kind of card in the tower: the message that names it, and the cards."""
    tower = one["tower"]
    yield "page-worn", one["worn"]
    yield "page-items", tower["items"]
    yield "page-fragments", tower["fragments"]
    yield "page-extensions", tower["extensions"]


def owned(one: AlchemistView, printed: Printed, messages: Messages) -> Iterator[Element]:
    """Yield what is worn, and what lies in the tower, as far as there is anything."""
    for key, cards in belongings(one):
        if cards:
            label = text(messages.say(key), "lbl")
            yield node("div", label, listed("kept", (card(each, printed) for each in cards)), class_="row")


def helper(at: int, one: HomunculusView, messages: Messages, initials: Mapping[str, str]) -> Element:
    """Return a homunculus with its values. at: its place in the board."""
    sign = beside("homunculus", *homunculus(one, initials[one["id"]])[1:], classes=f"f-{one['colour']}")
    level = text(roman(one["level"]), "quiet level")
    name = node("span", sign, text(one["name"]), level, class_="name")
    parts = [name, values(("homunculi", at), one, messages)]
    if one["values"]["capacity"]["value"] or one["carried"]:
        parts.append(carried(one, messages))
    extra = [text(messages.say("page-free-action", action=each["name"]), "free", "p") for each in one["extra_actions"]]
    return thing("li", one["id"], *parts, *extra)


def gifts(one: AlchemistView, printed: Printed, messages: Messages) -> Iterator[Element]:
    """Yield the free actions, and the abilities on demand."""
    for each in one["extra_actions"]:
        yield text(messages.say("page-free-action", action=each["name"]), "free", "p")
    if one["abilities"]:
        said = (text(sentence(each["text"]), tag="li") for each in one["abilities"])
        yield more(messages.say("page-abilities", count=len(one["abilities"])), listed("able", said))
