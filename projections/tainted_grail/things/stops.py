"""The way of the group: the arena and its stops, encounters that were met or are offered, ways, seats."""

from collections.abc import Iterator

from projections.board.things import Thing, labelled, thing
from projections.tainted_grail.board.form.board import RowStopView, TaintedGrailBoard
from projections.tainted_grail.board.form.encounter import StageView
from projections.text.messages import Messages, sentence


def stops(board: TaintedGrailBoard, messages: Messages) -> Iterator[Thing]:
    """Yield the stops of a board, and what else has an id there."""
    if "arena" in board:
        yield arena(board, messages)
        yield from (stop(number, one, board, messages) for number, one in enumerate(board["row"]))
    yield from encounters(board, messages)
    for one in board["encounter"]["ways"] if board["encounter"] else ():
        told = [line for stage in one["stages"] for line in stage_lines(stage, messages)]
        yield thing(one["name"] or messages.say("thing-way"), told, is_named=False, id=one["id"])
    yield from (seat(one["id"], one["seat"], board, messages) for one in board["seats"])
    for removed in board["removed"]:
        yield thing(removed["name"], [messages.say("thing-removed")], is_named=False, id=removed["id"])


def arena(board: TaintedGrailBoard, messages: Messages) -> Thing:
    """Return the arena, and how far the group is."""
    at = messages.say("thing-stops", behind=min(board["stop"], len(board["row"])), count=len(board["row"]))
    return thing(board["arena"]["name"], [board["status_name"], at], is_named=False, id=board["arena"]["id"])


def stop(number: int, one: RowStopView, board: TaintedGrailBoard, messages: Messages) -> Thing:
    """Return a stop, and whether it lies behind, ahead, or is here. number: from 0."""
    at = board["stop"]
    where = "thing-behind" if number < at else "thing-here" if number == at else "thing-ahead"
    lines = [messages.say("thing-stop", stop=number + 1), messages.say(where)]
    return thing(sentence(one["name"]), lines, is_named=False, id=one["id"])


def encounters(board: TaintedGrailBoard, messages: Messages) -> Iterator[Thing]:
    """Yield the encounters that were met with their results, that wait, that are offered, or that no deck holds."""
    found: dict[str, tuple[str, list[str]]] = {}
    for met in board.get("met", ()):
        lines = found.setdefault(met["encounter"], (met["name"], []))[1]
        lines.append(messages.say(f"result-{met['result']}"))
    if guardian := board.get("guardian"):
        found.setdefault(guardian["id"], (guardian["name"], []))[1].append(messages.say("thing-guardian"))
    for offer in board["offers"]:
        if "name" in offer:
            found.setdefault(offer["id"], (offer["name"], []))[1].append(messages.say("thing-offered"))
    for deck in board["decks"]:
        for known in (*deck.get("top", []), *deck.get("bottom", [])):
            if "name" in known:
                found.setdefault(known["id"], (known["name"], []))[1].append(deck["name"])
    for boxed in board["box"]:
        found.setdefault(boxed["id"], (messages.say("thing-unmet"), [messages.say("thing-boxed")]))
    here = board["encounter"]["id"] if board["encounter"] else None
    yield from (thing(name, lines, is_named=False, id=id) for id, (name, lines) in found.items() if id != here)


def stage_lines(stage: StageView, messages: Messages) -> Iterator[str]:
    """Yield a stage of a way: its number, its variable effects, its reactions."""
    yield messages.say("picture-stage", stage=stage["stage"])
    yield from (f"{each['name']}: {each['text']}" for each in stage["variable"])
    yield from (f"{each['range']}: {each['text']}" for each in stage["reactions"])


def seat(id: str, number: int, board: TaintedGrailBoard, messages: Messages) -> Thing:
    """Return a player's seat, and whom it plays."""
    plays = ", ".join(one["name"] for one in board["characters"] if one["seat"] == number)
    lines = [
        labelled(messages, "thing-plays", plays) or messages.say("thing-plays-nobody"),
        messages.say("thing-asked") if number in board["next"] else None,
    ]
    return thing(sentence(messages.player(number)), lines, is_named=False, id=id)
