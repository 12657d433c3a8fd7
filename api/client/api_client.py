"""A client of the HTTP API, for the command line and its bots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import httpx
import msgspec

from api.client import forms
from api.client.answers import Json, Refused, accepted, json_of
from api.client.forms import converted, expected
from domain.kernel.chance.fate import seed_seal
from domain.log.line import Flawed
from infra.keys.server_seed import new_server_seed
from projections.book.form import BookRule, BookWord
from projections.chronicle import Chapter

CHAPTERS_AT_ONCE = 200


class RemoteTable:
    """A table of a service, used with the token of one of the available seats."""

    def __init__(self, http: httpx.Client, opened: Json) -> None:
        """http: its base URL is the service's; opened: the service's answer to opening the table, perhaps with fewer
        seats.
        """
        self._http = http
        self.id: str = opened["id"]
        self.commitment: str = opened["commitment"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in opened["seats"]}

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that this client may answer for."""
        return tuple(self.tokens)

    def get(self, path: str = "", *, seat: int = 0, **query: Any) -> Any:
        """Return a resource of the table. Raises Refused, NotUnderstood."""
        return json_of(self._ask("GET", path, seat, params=query))

    def text(self, path: str, *, seat: int = 0, **query: Any) -> str:
        """Return a resource of the table that is plain text. Raises Refused."""
        return self._ask("GET", path, seat, params=query).text

    def post(self, path: str, body: Json | None = None, *, seat: int = 0, version: int | None = None) -> Any:
        """Post a command to the table. version: the one that the seat saw, if the table must not have changed since.

        Raises Refused.
        """
        headers = {} if version is None else {"If-Match": f'"{version}"'}
        return json_of(self._ask("POST", path, seat, json=body, headers=headers))

    def put(self, path: str, body: Any, *, seat: int = 0) -> Any:
        """Replace something of the table that lies beside its log. Raises Refused."""
        return json_of(self._ask("PUT", path, seat, json=body))

    def delete(self, path: str, *, seat: int = 0, **query: Any) -> Any:
        """Withdraw something at the table. Raises Refused."""
        return json_of(self._ask("DELETE", path, seat, params=query))

    def export(self, seat: int = 0) -> bytes:
        """Return the table's archive, with what a seat may see. Raises Refused."""
        return self._ask("GET", "export", seat).content

    def actions(self, seat: int, lang: str) -> Sequence[Json]:
        """Return all that a seat may do now."""
        actions: Sequence[Json] = self.get("actions", seat=seat, lang=lang)["actions"]
        return actions

    def act(self, seat: int, command: Json) -> Json:
        """Post one of the offered commands."""
        done: Json = self.post("actions", {"command": command}, seat=seat)
        return done

    def cards(self, pack: str, lang: str) -> Json:
        """Return what is printed on the cards of a pack, by id. pack: its hash. Raises Refused, NotUnderstood."""
        answer = json_of(accepted(self._http.get(f"/v1/packs/{pack}/cards", params={"lang": lang})))
        return expected(forms.Printed, answer, "the cards of a pack")["cards"]

    def rules(self, game: str, words: str, lang: str) -> list[BookRule] | None:
        """Return the rules of a game with these words or this id, the best first; None if it has no book.

        Raises Refused, NotUnderstood.
        """
        found = self._of_book(f"/v1/games/{game}/rules", {"q": words, "lang": lang})
        if found is None:
            return None
        return converted(forms.FoundRules, found, "the rules of a game")["found"]

    def words(self, game: str, lang: str) -> list[BookWord]:
        """Return what the words of a game mean; none if the game has no book. Raises Refused, NotUnderstood."""
        found = self._of_book(f"/v1/games/{game}/words", {"lang": lang})
        if found is None:
            return []
        return converted(forms.GameWords, found, "the words of a game")["words"]

    def _of_book(self, path: str, query: dict[str, str]) -> Any:
        """Return what a game's book says; None if the game has no book, or the service is too old to have it."""
        try:
            return json_of(accepted(self._http.get(path, params=query)))
        except Refused as error:
            if error.code in ("no-book", "not-found"):
                return None
            raise

    def turn(self, way: str, to: int) -> Json:
        """Undo or redo to the position after an action, and give every consent that it needs. way: `undo` or `redo`."""
        done: Json = self.post(way, {"to": to})
        while (proposal := self.get()["proposal"]) is not None:
            done = self.post(
                "undo/consent", {"proposal": proposal["version"], "grant": True}, seat=proposal["waiting"][0]
            )
        return done

    def add_seeds(self) -> None:
        """Seal a random seed for every seat, then open all of them (audit protocol 1.3)."""
        seeds = {seat: new_server_seed().hex() for seat in self.seats}
        for seat, seed in seeds.items():
            self.post("seeds", {"sealed": seed_seal(seed)}, seat=seat)
        for seat, seed in seeds.items():
            self.post("seeds", {"seed": seed}, seat=seat)

    def _ask(
        self, method: str, path: str, seat: int, headers: Mapping[str, str] | None = None, **more: Any
    ) -> httpx.Response:
        url = f"/v1/tables/{self.id}/{path}".rstrip("/")
        own = {"Authorization": f"Bearer {self.tokens[seat]}", **(headers or {})}
        return accepted(self._http.request(method, url, headers=own, **more))


class RemoteCampaign:
    """A campaign of a service, used with its host's token."""

    def __init__(self, http: httpx.Client, opened: Json) -> None:
        """http: its base URL is the service's; opened: the service's answer to opening the campaign."""
        self._http = http
        self.id: str = opened["id"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in opened["seats"]}
        self._headers = {"Authorization": f"Bearer {self.tokens[0]}"}

    def get(self, path: str = "", **query: Any) -> Any:
        """Return a resource of the campaign. Raises Refused."""
        url = f"/v1/campaigns/{self.id}/{path}".rstrip("/")
        return json_of(accepted(self._http.get(url, headers=self._headers, params=query)))

    def sheet(self, lang: str) -> str:
        """Return the chronicle as plain text; as JSON in a game without a text form. Raises Refused."""
        headers = self._headers | {"Accept": "text/plain, application/json"}
        url = f"/v1/campaigns/{self.id}/chronicle"
        return accepted(self._http.get(url, headers=headers, params={"lang": lang})).text

    def read_as(self, path: str, format: str, lang: str) -> bytes:
        """Return a resource of the campaign, such as its chronicle, in a format: `html`, `text`, `json`, and of the
        chronicle `svg`. Raises Refused if the game lacks it.
        """
        url = f"/v1/campaigns/{self.id}/{path}"
        return accepted(self._http.get(url, headers=self._headers, params={"format": format, "lang": lang})).content

    def open_table(self, **body: Any) -> RemoteTable:
        """Open the campaign's next table. Raises Refused."""
        return RemoteTable(self._http, self.open_next(**body))

    def open_next(self, **body: Any) -> Json:
        """Open the campaign's next table. Return the service's answer, with the tokens of its seats. Raises Refused."""
        answer = self._http.post(f"/v1/campaigns/{self.id}/tables", headers=self._headers, json=body)
        opened: Json = json_of(accepted(answer))
        return opened


def open_table(http: httpx.Client, game: str, names: Sequence[str], **more: Any) -> RemoteTable:
    """Open a table with a seat for each name. Raises Refused."""
    return RemoteTable(http, _opened(http, "/v1/tables", game, names, more))


def joined(http: httpx.Client, table: str, tokens: Sequence[str]) -> RemoteTable:
    """Return a table by its id, at the seats of these tokens. Raises Refused, NotUnderstood."""
    seats = []
    for token in tokens:
        headers = {"Authorization": f"Bearer {token}"}
        menu = expected(
            forms.Offered, json_of(accepted(http.get(f"/v1/tables/{table}/actions", headers=headers))), "actions"
        )
        seats.append({"seat": menu["seat"], "token": token})
    summary = expected(
        forms.Summary, json_of(accepted(http.get(f"/v1/tables/{table}", headers=headers))), "the summary of a table"
    )
    return RemoteTable(http, {**summary, "seats": seats})


def open_campaign(http: httpx.Client, game: str, names: Sequence[str], **more: Any) -> RemoteCampaign:
    """Open a campaign with a seat for each name; seat 0 is its host. Raises Refused."""
    return RemoteCampaign(http, _opened(http, "/v1/campaigns", game, names, more))


def read_chapters(page_of: Callable[..., Any], lang: str, after: int) -> list[Chapter]:
    """Return the story after a version, one page a request. page_of: requests a page, by its query. Raises Flawed."""
    found: list[Chapter] = []
    next: int | None = after
    while next is not None:
        try:
            page = page_of(after=next, lang=lang, limit=CHAPTERS_AT_ONCE)
            found += msgspec.convert(page["chapters"], list[Chapter])
            next = onward(page["next"], next)
        except (ValueError, KeyError, TypeError) as error:
            raise Flawed(f"the chronicle is malformed: {error}") from error
    return found


def onward(next: int | None, after: int) -> int | None:
    """Return where the next page begins; None at the end. Raises ValueError if that is not further on."""
    if next is not None and next <= after:
        raise ValueError(f"the page after {after} is followed by the one after {next}")
    return next


def _opened(http: httpx.Client, path: str, game: str, names: Sequence[str], more: Json) -> Any:
    body: dict[str, Any] = {"game": game, "seats": [{"name": name} for name in names], **more}
    return json_of(accepted(http.post(path, json=body)))
