"""What a client asks of a service, and in which form it is answered, however the requests are sent."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple

import httpx

from api.client import forms
from api.client.answers import accepted, json_of
from api.client.forms import Form, OfferedAction, expected


class Request(NamedTuple, Generic[Form]):
    """A request. form, what: of its answer; path: below the service's URL; body: as JSON; version: of the table that
    must not have changed since, None for any.
    """

    form: type[Form]
    what: str
    method: str
    path: str
    query: Mapping[str, Any] | None = None
    body: Any = None
    version: int | None = None

    def sent(self, token: str | None) -> dict[str, Any]:
        """Return the arguments with which a client of httpx sends it. token: of a seat."""
        return {
            "method": self.method,
            "url": self.path,
            "params": self.query,
            "json": self.body,
            "headers": bearer(token) | ({} if self.version is None else {"If-Match": f'"{self.version}"'}),
        }

    def read(self, answer: httpx.Response) -> Form:
        """Return what an answer says. Raises Refused, NotUnderstood."""
        return expected(self.form, json_of(accepted(answer)), self.what)


def bearer(token: str | None) -> dict[str, str]:
    """Return the headers that identify a seat; none without a token."""
    return {"Authorization": f"Bearer {token}"} if token else {}


def games(lang: str) -> Request[forms.Catalogue]:
    """Ask for all games."""
    return Request(forms.Catalogue, "the games", "GET", "/v1/games", {"lang": lang})


def tables(lang: str, query: Mapping[str, Any]) -> Request[forms.Listed]:
    """Ask for a page of the public tables."""
    return Request(forms.Listed, "the tables", "GET", "/v1/tables", {"lang": lang, **query})


def opening(game: str, seats: Sequence[str | Mapping[str, Any]], more: Mapping[str, Any]) -> Request[forms.OpenedTable]:
    """Ask for a new table. seats: each the name of a player, or a seat as the service expects it."""
    named = [{"name": seat} if isinstance(seat, str) else seat for seat in seats]
    body = {"game": game, "seats": named, **more}
    return Request(forms.OpenedTable, "a new table", "POST", "/v1/tables", None, body)


def joining(table: str, name: str, invite: str | None) -> Request[forms.Taken]:
    """Ask for a seat of a table."""
    body = {"name": name} | ({} if invite is None else {"invite": invite})
    return Request(forms.Taken, "a seat", "POST", f"/v1/tables/{table}/join", None, body)


def cards(pack: str, lang: str) -> Request[forms.Printed]:
    """Ask what is printed on the cards of a pack. pack: its hash."""
    return Request(forms.Printed, "the cards of a pack", "GET", f"/v1/packs/{pack}/cards", {"lang": lang})


class TableRequests:
    """What a client asks of one table. lang: of all words."""

    def __init__(self, table: str, lang: str) -> None:
        self._path, self._lang = f"/v1/tables/{table}", lang

    def any(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        version: int | None = None,
    ) -> Request[Any]:
        """Ask for anything below the table's URL."""
        return Request(Any, path or "the table", method, f"{self._path}/{path}".rstrip("/"), query, body, version)

    def read(self, form: type[Form], path: str, **query: Any) -> Request[Form]:
        """Ask for a resource of the table in words."""
        return Request(
            form, path or "the table", "GET", f"{self._path}/{path}".rstrip("/"), {"lang": self._lang, **query}
        )

    def command(self, form: type[Form], path: str, body: Any = None) -> Request[Form]:
        """Ask for a change."""
        return Request(form, path, "POST", f"{self._path}/{path}", None, body)

    def act(self, option: OfferedAction | str) -> Request[forms.Done]:
        """Ask to take an option of a menu, or the one with a key."""
        command = {"key": option} if isinstance(option, str) else option["command"]
        return self.command(forms.Done, "actions", {"command": command})

    def turn(self, way: str, to: int | None) -> Request[forms.Written]:
        """Ask for an undo or a redo."""
        return self.command(forms.Written, way, {} if to is None else {"to": to})

    def consent(self, proposal: int, grant: bool) -> Request[forms.Written]:
        """Ask to answer a proposed undo."""
        return self.command(forms.Written, "undo/consent", {"proposal": proposal, "grant": grant})

    def consent_about(self, seat: int, proposal: int, grant: bool) -> Request[forms.SeatAnswer]:
        """Ask to answer a proposal about a seat."""
        body = {"proposal": proposal, "grant": grant}
        return self.command(forms.SeatAnswer, f"seats/{seat}/consent", body)

    def propose_bot(self, seat: int, bot: str) -> Request[forms.SeatAnswer]:
        """Ask that a bot plays a seat."""
        return Request(forms.SeatAnswer, "a bot", "PUT", f"{self._path}/seats/{seat}/bot", None, {"bot": bot})

    def propose_host(self) -> Request[forms.SeatAnswer]:
        """Ask for the seat of a host who has left."""
        return self.command(forms.SeatAnswer, "host")

    def notes(self) -> Request[forms.Notes]:
        """Ask for the notes."""
        return Request(forms.Notes, "notes", "GET", f"{self._path}/notes")

    def write_notes(self, revision: int, notes: Sequence[str]) -> Request[forms.Notes]:
        """Ask to replace the notes."""
        body = {"revision": revision, "notes": list(notes)}
        return Request(forms.Notes, "notes", "PUT", f"{self._path}/notes", None, body)
