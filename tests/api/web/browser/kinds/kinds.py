"""A table of each kind, and what its page says of it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tests.api.web.browser.pages import Here, Played
from tests.api.web.browser.seats_at import advanced

PATH = "application/x-ndjson"
ACTIONS = 6


class Kind(Struct, frozen=True):
    """A kind of table. address: of its page, without a language; says: what stands where, in English and in German."""

    address: Callable[[Here], str]
    says: dict[str, tuple[str, str]]


def played(here: Here, **more: Any) -> Played:
    """A game of Materia Prima after some actions."""
    options = {"undo": "free", "scenario": "first-lesson"} | more.pop("options", {})
    return advanced(here, ACTIONS, game="materia-prima", options=options, **more)


def played_by_a_seat(here: Here) -> str:
    table = played(here)
    return f"{table.page}#token={table.opened['seats'][0]['token']}"


def private(here: Here) -> str:
    table = played(here, private=True)
    return f"{table.page}#token={table.opened['watch']}"


def closed(here: Here) -> str:
    return played(here, private=True).page


def delayed(here: Here) -> str:
    return played(here, options={"delay": 1}).page


def ended(here: Here) -> str:
    table = played(here)
    table.post("end")
    return table.page


def imported(here: Here) -> str:
    table = played(here)
    table.post("end")
    archive = here.http.get(f"/v1/tables/{table.opened['id']}/export").raise_for_status().content
    answer = here.http.post("/v1/tables/import", content=archive, headers={"Content-Type": PATH}).raise_for_status()
    return f"{here.url}/tables/{answer.json()['id']}"


def branched(here: Here) -> str:
    table = played(here)
    at = {"at": f"action:{ACTIONS - 2}"}
    answer = here.http.post(f"/v1/tables/{table.opened['id']}/branch", json=at).raise_for_status().json()
    return f"{here.url}/tables/{answer['id']}#token={answer['seats'][0]['token']}"


KINDS = {
    "own": Kind(played_by_a_seat, {"asked": ("Ada (you): ", "Ada (du): "), "connection": ("Live", "Live")}),
    "private": Kind(private, {"asked": ("Ada to act", "Ada ist am Zug"), "connection": ("Live", "Live")}),
    "closed": Kind(closed, {"waiting": ("Open a private table by its own link", "Ein privater Tisch")}),
    "delayed": Kind(delayed, {"about": ("1 s behind", "1 s verzögert"), "asked": ("Ada to act", "Ada ist am Zug")}),
    "ended": Kind(ended, {"asked": ("Ended", "Beendet"), "connection": ("The table has", "Der Tisch ist beendet")}),
    "imported": Kind(imported, {"about": ("Imported", "Importiert"), "connection": ("The table has", "Der Tisch ist")}),
    "branched": Kind(branched, {"origin": ("branch of another", "setzt einen anderen"), "asked": ("Start", "Beginne")}),
}
