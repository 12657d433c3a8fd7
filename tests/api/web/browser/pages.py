"""The page of a table that is played, in Chromium."""

import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from tests.api.processes import TOY, free_port, start
from tests.api.web.browser.chromium import Tab


class Here:
    """A service in a process of its own that can be stopped and started again, and its client."""

    def __init__(self, folder: Path, module: Sequence[str] = TOY, **settings: str) -> None:
        self.folder, self.port = folder, free_port()
        self._module, self._settings = module, settings
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=20)
        folder.mkdir()
        self.start()

    def start(self) -> None:
        self.process = start(self.folder, self.port, self._module, **self._settings)

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.wait(20)

    def close(self) -> None:
        """Stop the service if it still runs."""
        if self.process.poll() is None:
            self.stop()
        self.http.close()

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def opened(self, **more: Any) -> "Played":
        body = {"game": "toy", "name": "Friday", "seats": [{"name": "Ada"}], "options": {"undo": "free"}} | more
        return Played(self, self.http.post("/v1/tables", json=body).raise_for_status().json())

    def started(self, **more: Any) -> "Played":
        table = self.opened(**more)
        table.post("start")
        return table


class Played:
    """A table, its first seat's token sent."""

    def __init__(self, here: Here, opened: dict[str, Any]) -> None:
        self.here, self.opened = here, opened
        self.page = f"{here.url}/tables/{opened['id']}"

    def headers(self, seat: int = 0) -> dict[str, str]:
        """What a seat shows the service."""
        return {"Authorization": f"Bearer {self.opened['seats'][seat]['token']}"}

    def post(self, rest: str, seat: int = 0, **body: Any) -> None:
        headers = self.headers(seat)
        path = f"/v1/tables/{self.opened['id']}/{rest}"
        self.here.http.post(path, json=body or None, headers=headers).raise_for_status()

    def act(self, *keys: str) -> None:
        for key in keys:
            self.post("actions", command={"key": key})


async def seal_says(page: Tab, text: str) -> None:
    await page.until(f"document.querySelector('#seal summary').textContent.includes({text!r})")


async def count_is(page: Tab, chapters: int) -> None:
    await page.until(f"document.querySelectorAll('#chronicle > li').length === {chapters}")


CUT_OFF = ("net::ERR", "Failed to fetch", "icon from the Manifest")
"""What the browser says of requests that were cut off with the service."""
ITS_OWN = "/favicon.ico"
"""What the browser now and then asks for itself, when a page is left before it knows the page's icon."""


def faults(page: Tab) -> list[str]:
    """What the page complained of, but for requests that were cut off with the service, or that no page made."""
    return [one for one in page.said if not any(words in one for words in (*CUT_OFF, ITS_OWN))]
