"""What can be chosen and does not lie on the table, cards that come and go, and the players' seats."""

from collections.abc import Iterator

from projections.board.form import NamedView
from projections.board.ids import kind_of
from projections.board.printing import Printed
from projections.board.things import Thing, labelled, thing
from projections.materia_prima.board.form.board import MateriaPrimaBoard
from projections.materia_prima.board.form.cards import CardView, CharacterCardView, InquisitorCardView
from projections.materia_prima.things.wording import abilities, bonuses
from projections.text.messages import Messages, sentence


def offered(board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Yield what is offered, inquisitor cards, temples, the layout and the seats."""
    yield from (offer(one, messages) for one in board["offers"] if one["id"] not in printed)
    characters = {one["id"] for one in board["offers"]}
    yield from (difficulty(one, board, messages) for one in board["scenario"]["difficulties"])
    for id, one in printed.items():
        match kind_of(id):
            case "character" if id in characters:
                yield character(one, messages)
            case "card":
                yield inquisitor_card(one, messages)
            case "temple":
                yield thing(one["name"], [messages.say("thing-temple")], one["text"], is_card=False, id=id)
    if layout := board["scenario"]["layout"]:
        yield printed_layout(layout, messages)
    yield from (seat(one["id"], one["seat"], board, messages) for one in board["seats"])


def offer(one: NamedView, messages: Messages) -> Thing:
    """Return what can be chosen now."""
    return thing(sentence(one["name"]), [messages.say("thing-offered")], is_named=False, id=one["id"])


def difficulty(one: NamedView, board: MateriaPrimaBoard, messages: Messages) -> Thing:
    """Return a level of difficulty, and whether it is the one in force."""
    is_chosen = one["id"] == f"difficulty:{board['scenario']['difficulty']}"
    told = messages.say("thing-difficulty-chosen" if is_chosen else "thing-difficulty")
    return thing(sentence(one["name"]), [told], is_named=False, id=one["id"])


def character(one: CharacterCardView, messages: Messages) -> Thing:
    """Return an alchemist's card: its values with a soul stone and without, how much it can wear, its abilities."""
    values = ", ".join(f"{each['name']} {each['amount']}" for each in one["values"])
    without = ", ".join(f"{each['name']} {each['amount']}" for each in one["without_stone"])
    lines = [
        labelled(messages, "thing-with-stone", values),
        labelled(messages, "thing-without-stone", without),
        messages.say("thing-slots", count=one["slots"]),
        abilities(one["abilities"]),
    ]
    return thing(one["name"], lines, one["text"], is_card=False, is_named=False, id=one["id"])


def inquisitor_card(one: InquisitorCardView, messages: Messages) -> Thing:
    """Return an inquisitor card: whose it is, and what it adds."""
    whose = sentence(messages.say(f"inquisitor-{one['type'].lower()}"))
    second = messages.say("thing-second-figure") if one["second_figure"] else None
    return thing(
        one["name"], [whose, bonuses(one["modifiers"], messages), second], is_card=False, is_named=False, id=one["id"]
    )


def printed_layout(one: CardView, messages: Messages) -> Thing:
    """Return the layout of the land."""
    return thing(one["name"], [messages.say("thing-layout")], one["text"], is_card=False, is_named=False, id=one["id"])


def seat(id: str, number: int, board: MateriaPrimaBoard, messages: Messages) -> Thing:
    """Return a player's seat: whom it leads, and whether it speaks for the table."""
    leads = ", ".join(one["name"] for one in board["alchemists"] if one["seat"] == number)
    lines = [
        labelled(messages, "thing-leads", leads),
        messages.say("thing-speaker") if board["speaker"] == number else None,
        messages.say("thing-asked") if number in board["next"] else None,
    ]
    told = lines if any(lines) else [messages.say("thing-leads-nobody")]
    return thing(sentence(messages.player(number)), told, is_named=False, id=id)
