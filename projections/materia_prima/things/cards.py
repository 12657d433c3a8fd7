"""Cards, events and figures that a player may ask about: what each costs, does and has, and where it lies."""

from collections.abc import Iterable, Iterator, Mapping

from domain.materia_prima.content.pack import Pack
from projections.board.form import LyingView
from projections.board.printing import Printed
from projections.board.things import Thing, labelled, thing
from projections.materia_prima import ids
from projections.materia_prima.board.form.board import MateriaPrimaBoard, ScenarioView
from projections.materia_prima.board.form.cards import (
    AlarmView,
    EventView,
    ExtensionView,
    RecipeView,
    TownMissionView,
)
from projections.materia_prima.board.form.figures import AlchemistView, HomunculusView, InquisitorView
from projections.materia_prima.things.wording import abilities, bonuses, counted
from projections.text.messages import Messages, sentence


def named(pack: Pack, board: MateriaPrimaBoard, printed: Printed, messages: Messages) -> Iterator[Thing]:
    """Yield cards, events and figures."""
    yield scenario(board["scenario"], messages)
    lies = where(board, messages)
    yield from (recipe(printed[ids.recipe(one)], lies, messages) for one in pack.recipes)
    yield from (extension(printed[ids.extension(one)], lies, messages) for one in pack.extensions)
    yield from (mission(printed[ids.mission(one)], lies, messages) for one in pack.missions)
    yield from (event(one, messages) for one in board["scenario"]["events"])
    yield from (thing(one["name"], (), one["text"], id=one["id"]) for one in board["scenario"]["specials"])
    yield from (alchemist(one, printed, messages) for one in board["alchemists"])
    yield from (homunculus(one, messages) for one in board["homunculi"])
    yield from (inquisitor(one, board, messages) for one in board["inquisitors"])
    yield from (alarm(printed[ids.alarm(one)]) for one in pack.alarm_cards)


def scenario(one: ScenarioView, messages: Messages) -> Thing:
    """Return the scenario card."""
    missions = "; ".join(part["text"] for part in one["mission"])
    return thing(
        one["name"], [labelled(messages, "thing-mission", missions)], one["intro"], is_card=False, id=one["id"]
    )


def recipe(one: RecipeView, lies: Mapping[str, str], messages: Messages) -> Thing:
    """Return a recipe: its inputs and its result."""
    lines = [
        one["kind_name"],
        labelled(messages, "thing-level", str(one["level"])),
        labelled(messages, "thing-cost", counted(one["cost"], messages)),
        ", ".join(f"{each['name']} {each['amount']}" for each in one["values"]),
        bonuses(one["bonuses"], messages),
        abilities(one["abilities"]),
        lies.get(one["id"]),
    ]
    return thing(one["name"], lines, one["text"], id=one["id"])


def extension(one: ExtensionView, lies: Mapping[str, str], messages: Messages) -> Thing:
    """Return a tower extension."""
    price = labelled(messages, "thing-price", one["price"])
    lines = [price, bonuses(one["bonuses"], messages), abilities(one["abilities"]), lies.get(one["id"])]
    return thing(one["name"], lines, one["text"], id=one["id"])


def mission(one: TownMissionView, lies: Mapping[str, str], messages: Messages) -> Thing:
    """Return a town mission."""
    lines = [labelled(messages, "thing-asks", one["asks"]), "★" * one["points"], lies.get(one["id"])]
    return thing(one["name"], lines, one["text"], id=one["id"])


def event(one: EventView, messages: Messages) -> Thing:
    """Return a row of the event table: its cost, and the effects of each side."""
    lines = [
        "★" * one["cost"],
        labelled(messages, "thing-alchemists", "; ".join(one["alchemists"]["effects"])),
        labelled(messages, "thing-inquisition", "; ".join(one["inquisition"]["effects"])),
    ]
    return thing(sentence(messages.say("picture-event", day=one["day"])), lines, is_card=False, id=one["id"])


def alchemist(one: AlchemistView, printed: Printed, messages: Messages) -> Thing:
    """Return an alchemist in its present state."""
    lines = [
        ", ".join(f"{each['name']} {each['value']}" for each in one["values"].values()),
        labelled(messages, "thing-carries", counted(one["carried"], messages)),
        labelled(messages, "thing-wears", ", ".join(printed[each["id"]]["name"] for each in one["worn"])),
        messages.say("thing-soul-stones", count=one["soul_stones"]),
        abilities(one["abilities"]),
    ]
    story = printed[one["character"]]["text"]
    return thing(one["name"], lines, story, is_card=False, id=one["id"])


def homunculus(one: HomunculusView, messages: Messages) -> Thing:
    """Return a homunculus in its present state. Its recipe has the same name and what is printed on it."""
    lines = [
        ", ".join(f"{each['name']} {each['value']}" for each in one["values"].values()),
        labelled(messages, "thing-carries", counted(one["carried"], messages)),
    ]
    return thing(one["name"], lines, is_card=False, is_named=False, id=one["id"])


def inquisitor(one: InquisitorView, board: MateriaPrimaBoard, messages: Messages) -> Thing:
    """Return an inquisitor on the board: its strength and its target."""
    values = ", ".join(f"{each['name']} {each['value']}" for each in board["strengths"][one["type"]].values())
    hunts = labelled(messages, "thing-hunts", ", ".join(each["name"] for each in one["targets"]))
    return thing(sentence(one["name"]), [values, hunts], is_card=False, id=one["id"])


def alarm(one: AlarmView) -> Thing:
    """Return the alarm card of the day."""
    stronger = ", ".join(f"{each['name']} +{each['amount']}" for each in one["modifiers"])
    return thing(one["name"], [one["town_name"], stronger], one["text"], is_card=False, id=one["id"])


def where(board: MateriaPrimaBoard, messages: Messages) -> dict[str, str]:
    """Return where recipes, extensions and missions lie, by id, in words; nothing of those in face-down piles."""
    rows: list[tuple[Iterable[LyingView | None], str]] = [
        (board["recipes"], messages.say("thing-in-pool")),
        (board["removed"], messages.say("thing-removed")),
        (board["completed"], messages.say("thing-completed")),
    ]
    rows += [(one["discard"], messages.say("thing-in-discard", deck=one["name"])) for one in board["decks"]]
    for one in board["towns"]:
        rows.append(([one["mission"], one["extension"]], messages.say("thing-in-town", town=one["name"])))
    for alchemist in board["alchemists"]:
        own, who = alchemist["tower"], alchemist["short_name"]
        stored = (*own["items"], *own["fragments"], *own["extensions"])
        rows.append((alchemist["worn"], messages.say("thing-worn-by", who=who)))
        rows.append((stored, messages.say("thing-in-tower", who=who)))
    return {one["id"]: told for lying, told in rows for one in lying if one}
