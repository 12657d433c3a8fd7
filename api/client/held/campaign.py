"""A campaign of a service, as its host uses it."""

from collections.abc import Sequence
from typing import Any

from api.client import forms
from api.client.answers import accepted, json_of
from api.client.forms import expected
from api.client.held.seats import HeldSeats, opened_seats
from api.client.service import Service


class RemoteCampaign:
    """A campaign of a service, used with its host's token."""

    def __init__(self, service: Service, opened: forms.Opened) -> None:
        """opened: the service's answer to opening the campaign."""
        self._service, self._http = service, service.http
        self.id = opened["id"]
        self.tokens = {seat["seat"]: seat["token"] for seat in opened["seats"] if "token" in seat}
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

    def open_table(self, **body: Any) -> HeldSeats:
        """Open the campaign's next table, and hold its seats. Raises Refused."""
        return opened_seats(self._service, self.open_next(**body))

    def open_next(self, **body: Any) -> forms.OpenedTable:
        """Open the campaign's next table. Return the service's answer, with the tokens of its seats. Raises Refused."""
        answer = self._http.post(f"/v1/campaigns/{self.id}/tables", headers=self._headers, json=body)
        return expected(forms.OpenedTable, json_of(accepted(answer)), "a new table")


def open_campaign(service: Service, game: str, names: Sequence[str], **more: Any) -> RemoteCampaign:
    """Open a campaign with a seat for each name; seat 0 is its host. Raises Refused."""
    body: dict[str, Any] = {"game": game, "seats": [{"name": name} for name in names], **more}
    answer = accepted(service.http.post("/v1/campaigns", json=body))
    return RemoteCampaign(service, expected(forms.Opened, json_of(answer), "a new campaign"))
