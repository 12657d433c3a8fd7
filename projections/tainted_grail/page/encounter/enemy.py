"""The enemy: its card, the pool or the affinity, and what its lines do."""

from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from projections.tainted_grail.board.form.encounter import (
    AffinityView,
    EncounterView,
    StageView,
    TableRowView,
    WayView,
)
from projections.tainted_grail.page.html import listed, number_mark, section, tag, why
from projections.tainted_grail.page.signs import emblem_sign
from projections.tainted_grail.picture.characters import HERE
from projections.tainted_grail.picture.encounter import POOL_MAX, SECTIONS, zone_of
from projections.tainted_grail.words.naming import signed
from projections.text.messages import Messages, sentence


def enemy(one: EncounterView, messages: Messages) -> Element:
    """Return the encounter card as it stands now: what decides it first, then all else, which a small screen shows only
    while the card has the focus.
    """
    more = tag(
        "div",
        tag("p", one["text"], class_="flav"),
        *(way(each, one, messages) for each in one["ways"]),
        traits(one, messages),
        effects(one, messages),
        class_="more",
    )
    return tag(
        "div",
        head(one, messages),
        result(one),
        score(one, messages),
        attacks(one["table"], one["in_force"], messages.say("page-answers"), messages),
        changes(one, messages),
        more,
        class_="foe",
        role="group",
        aria_label=one["name"],
        tabindex=0,
    )


def head(one: EncounterView, messages: Messages) -> Element:
    """Return the head of the card, by which the encounter is chosen."""
    name = tag("span", one["name"], class_="sr")
    kind = tag("span", heading(one, messages), class_="tiny")
    return tag("p", number_mark(), emblem_sign(one["colour"]), name, kind, class_="kind", data_id=one["id"])


def heading(one: EncounterView, messages: Messages) -> str:
    """Return its colour, its difficulty, the round and the step."""
    moment = messages.say("picture-moment", round=one["round"], step=one["step_name"])
    difficulty = messages.say("picture-difficulty", difficulty=one["difficulty"])
    return f"{sentence(one['colour_name'])} · {difficulty} · {moment}"


def result(one: EncounterView) -> Element | None:
    """Return how it ended; None while it goes on."""
    return tag("p", sentence(one["result_name"]), class_="ended") if one["result_name"] else None


# Pool and affinity


def score(one: EncounterView, messages: Messages) -> Element:
    """Return the pool of a combat, the affinity of a diplomacy."""
    if one["affinity"] is None:
        return pool(one["pool"] or 0, one["value"] or 0, messages)
    return affinity(one["affinity"], one["marker"] or 0, messages)


def pool(held: int, value: int, messages: Messages) -> Element:
    """Return the pool: a marker for each that lies there, a ring for each that is missing."""
    before, _, after = messages.say("page-needed", value=HERE).partition(HERE)
    cells = [tag("li", class_="on" if n < held else None) for n in range(min(max(held, value), POOL_MAX))]
    needed = tag("span", f" {before}", why(value, "encounter", "value"), after, class_="quiet")
    return tag(
        "div",
        tag("h3", f"{messages.say('picture-pool')} ", why(held, "encounter", "pool"), needed),
        tag("p", f"{held} {before}{value}{after}", class_="sr"),
        tag("ol", *cells, aria_hidden="true"),
        class_="pool",
    )


def affinity(one: AffinityView, marker: int, messages: Messages) -> Element:
    """Return the track from its lowest space to its highest, the marker on its space."""
    zone = zone_of(one, marker)
    spaces = range(one["bottom"], one["top"] + 1)
    cells = [
        tag(
            "li",
            class_=f"zone-{zone_of(one, at)['zone']}{' here' if at == marker else ''}{' origin' if not at else ''}",
        )
        for at in spaces
    ]
    said = messages.say("thing-affinity", at=signed(marker))
    return tag(
        "div",
        tag(
            "h3",
            f"{messages.say('picture-affinity')} ",
            why(signed(marker), "encounter", "marker"),
            f" · {zone['name']}",
        ),
        tag("p", said, class_="sr"),
        tag("ol", *cells, aria_hidden="true"),
        tag(
            "p",
            tag("span", signed(one["bottom"])),
            tag("span", "0"),
            tag("span", signed(one["top"])),
            class_="ends tiny",
        ),
        listed(
            (
                tag("li", span(each["least"], each["most"]), " ", each["name"], class_=f"zone-{each['zone']}")
                for each in one["zones"]
            ),
            "zones tiny",
        ),
        class_="affinity",
    )


def span(least: int, most: int) -> Element:
    """Return the spaces of a zone."""
    return tag("b", signed(least) if least == most else f"{signed(least)} … {signed(most)}", class_="num")


# Tables


def attacks(rows: Iterable[TableRowView], in_force: int | None, title: str, messages: Messages) -> Element | None:
    """Return the lines of a table, the one in force marked; None without lines."""
    lines = [
        tag(
            "tr",
            tag("th", one["range"], scope="row", class_="num"),
            tag(
                "td",
                f"{one['text']} " if n == in_force else one["text"],
                in_force_tag(messages) if n == in_force else None,
            ),
            class_="force" if n == in_force else None,
        )
        for n, one in enumerate(rows)
    ]
    if not lines:
        return None
    return tag("table", tag("caption", title, class_="tiny"), tag("tbody", *lines), class_="att")


def in_force_tag(messages: Messages) -> Element:
    """Return the mark of the line in force."""
    return tag("b", messages.say("page-in-force"), class_="tag")


def way(one: WayView, encounter: EncounterView, messages: Messages) -> Element:
    """Return a way of a diplomacy with its stages."""
    return tag(
        "section",
        tag(
            "h3", tag("span", number_mark(), one["name"] or messages.say("thing-way"), class_="pick", data_id=one["id"])
        ),
        *(part for each in one["stages"] for part in stage(each, encounter, messages)),
        class_="way",
    )


def stage(one: StageView, encounter: EncounterView, messages: Messages) -> Iterator[Element | None]:
    """Yield a stage: won, current, or still to come; its variable effects and its reactions."""
    at = encounter["stages_won"] + 1 if encounter["way"] else None
    is_won, is_current = at is not None and one["stage"] < at, one["stage"] == at
    state = "won" if is_won else "current" if is_current else "none"
    yield tag("p", messages.say("page-stage", stage=one["stage"], state=state), class_=f"stage {state}")
    if is_won:
        return
    yield described((each["name"], each["text"]) for each in one["variable"])
    in_force = encounter["in_force"] if is_current else None
    yield attacks(one["reactions"], in_force, messages.say("page-reactions"), messages)


def described(entries: Iterable[tuple[str, str]]) -> Element | None:
    """Return names with their texts; None without any."""
    rows = [tag("div", tag("dt", name), tag("dd", text)) for name, text in entries]
    return tag("dl", *rows, class_="small enx") if rows else None


def traits(one: EncounterView, messages: Messages) -> Element | None:
    """Return its traits, each with its meaning."""
    return section(messages.say("page-traits"), described((each["name"], each["text"]) for each in one["traits"]))


def effects(one: EncounterView, messages: Messages) -> Element | None:
    """Return opportunity, reward, loot, failure, what is delayed, and how to avoid it."""
    told = [(messages.say(f"section-{name}"), text) for name in SECTIONS if (text := one[name])]
    if one["delayed"]:
        told.append((messages.say("section-delayed", delay=one["delayed"]["delay"]), one["delayed"]["text"]))
    if one["avoid"]:
        need = f". {one['avoid']['need']}" if one["avoid"]["need"] else ""
        told.append((messages.say("section-avoid"), one["avoid"]["cost"] + need))
    return described(told)


def changes(one: EncounterView, messages: Messages) -> Element | None:
    """Return what changes the coming attack; None if nothing does."""
    changed = one["activation"]
    if changed is None:
        return None
    told = [
        messages.say("page-reduced", count=changed["reduced"]) if changed["reduced"] else None,
        messages.say("page-ignored") if changed["ignored"] else None,
        messages.say("page-repeated", count=changed["repeated"]) if changed["repeated"] else None,
        messages.say("page-waived") if changed["waived"] else None,
    ]
    return listed((tag("li", text) for text in told if text), "changes small")
