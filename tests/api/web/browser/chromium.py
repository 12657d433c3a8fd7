"""A browser for tests: Chromium without a screen, spoken to by its DevTools protocol."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import time
from base64 import b64decode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
"""The program: the one that CHROMIUM names, else the first of these that is installed."""
MISSING = "no Chromium is installed, and CHROMIUM names none (Debian: apt-get install chromium)"
QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)
STARTS_WITHIN, ANSWERS_WITHIN = 60.0, 30.0
LOST_AFTER, LOST_MAX = 10.0, 3
"""Seconds after which an answer counts as lost, as of a page that goes away, and how many may be."""
FRAME_BYTES_MAX = 32 * 2**20


class Refused(AssertionError):
    """The browser does not do what was asked, as while it goes to another page."""


class Unanswered(AssertionError):
    """The browser did not answer in time."""


class Thrown(AssertionError):
    """The expression threw in the page, as while the page is made anew."""


class Tab:
    """A page in the browser. said: its errors, warnings and what it logged; traced: the events of a trace, as far as
    they have come; is_traced: set when all have.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._number, self.said = socket, 0, list[str]()
        self.traced, self.is_traced = list[dict[str, Any]](), asyncio.Event()
        self.heap = list[str]()
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._listening = asyncio.create_task(self._listen())

    async def ask(self, method: str, **params: Any) -> Any:
        """What the protocol answers. Raises Refused and Unanswered."""
        return await self._ask(method, params, ANSWERS_WITHIN)

    async def _ask(self, method: str, params: dict[str, Any], seconds: float) -> Any:
        self._number += 1
        number, answer = self._number, asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        await self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        try:
            told = await asyncio.wait_for(answer, seconds)
        except TimeoutError as error:
            raise Unanswered(f"{method} {params} after {seconds} s; {self.said}") from error
        if "error" in told:
            raise Refused(told)
        return told["result"]

    async def evaluate(self, expression: str, seconds: float = ANSWERS_WITHIN) -> Any:
        """The value of an expression in the page, awaited if it is a promise. Raises Thrown and Unanswered."""
        asked = {"expression": expression, "returnByValue": True, "awaitPromise": True}
        told = await self._ask("Runtime.evaluate", asked, seconds)
        if "exceptionDetails" in told:
            raise Thrown(told)
        return told["result"].get("value")

    async def text(self, id: str) -> str:
        """The text of the element with this id, as it is seen."""
        return str(await self.evaluate(f"document.getElementById('{id}').innerText"))

    async def until(self, expression: str, seconds: float = ANSWERS_WITHIN) -> Any:
        """Wait until an expression is true in the page, and give its value. One that throws may be true later.

        Raises AssertionError.
        """
        last: object = None
        lost = 0
        for _ in range(int(seconds / 0.05)):
            try:
                if last := await self.evaluate(expression, LOST_AFTER):
                    return last
            except (Refused, Thrown) as error:
                last = error
            except Unanswered as error:
                last, lost = error, lost + 1
                if lost == LOST_MAX:
                    break
            await asyncio.sleep(0.05)
        raise AssertionError(f"never: {expression}; at last {last!r}; {self.said}")

    async def open(self, url: str) -> None:
        """Go to an address."""
        await self.ask("Page.navigate", url=url)
        await self.until("document.readyState === 'complete'")

    async def look(self, width: int, height: int, **media: str) -> None:
        """Show the page at a size, to a reader with these media features. media: as `prefers_color_scheme`."""
        features = [{"name": name.replace("_", "-"), "value": value} for name, value in media.items()]
        await self.ask("Emulation.setEmulatedMedia", features=features)
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        await self.ask("Emulation.setDeviceMetricsOverride", **size)

    async def cut(self, is_cut: bool = True) -> None:
        """Take the network away from the page, or give it back."""
        await self.ask("Network.enable")
        most = 0 if is_cut else -1
        limits = {"latency": 0, "downloadThroughput": most, "uploadThroughput": most}
        await self.ask("Network.emulateNetworkConditions", offline=is_cut, **limits)

    async def block(self, *patterns: str) -> None:
        """Take the network away from requests to these addresses alone, such as `*/actions`; none: from no request."""
        await self.ask("Network.enable")
        await self.ask("Network.setBlockedURLs", urls=patterns)

    async def picture(self, path: Path, width: int, height: int, **media: str) -> None:
        """Write the page in a look as a PNG picture."""
        await self.look(width, height, **media)
        await asyncio.sleep(0.3)
        path.write_bytes(b64decode((await self.ask("Page.captureScreenshot"))["data"]))

    async def _listen(self) -> None:
        async for message in self._socket:
            told = json.loads(message)
            if "id" in told:
                if not (answer := self._asked.pop(told["id"])).done():
                    answer.set_result(told)
            elif told["method"] in ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"):
                self.said.append(json.dumps(told["params"]))
            elif told["method"] == "HeapProfiler.addHeapSnapshotChunk":
                self.heap.append(told["params"]["chunk"])
            elif told["method"] == "Tracing.dataCollected":
                self.traced += told["params"]["value"]
            elif told["method"] == "Tracing.tracingComplete":
                self.is_traced.set()


@contextmanager
def browser(folder: Path) -> Iterator[str]:
    """A browser that keeps everything in this folder; gives the address of its protocol. Ended by its id."""
    assert CHROMIUM, MISSING
    log = folder / "log"
    command = [CHROMIUM, *QUIET, f"--user-data-dir={folder / 'profile'}", "about:blank"]
    with log.open("wb") as errors:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
    try:
        yield _protocol(process, log)
    finally:
        process.kill()
        process.wait()


@asynccontextmanager
async def new_tab(address: str, is_alone: bool = False) -> AsyncIterator[Tab]:
    """A new page in the browser whose protocol has this address. is_alone: it shares no storage with other pages."""
    async with connect(address) as socket:
        whole = Tab(socket)
        own = await whole.ask("Target.createBrowserContext") if is_alone else {}
        target = (await whole.ask("Target.createTarget", url="about:blank", **own))["targetId"]
        page = f"{address.partition('/devtools/')[0]}/devtools/page/{target}"
        async with connect(page, max_size=FRAME_BYTES_MAX) as its_socket:
            tab = Tab(its_socket)
            for domain in ("Page", "Runtime", "Log"):
                await tab.ask(f"{domain}.enable")
            yield tab
        await whole.ask("Target.closeTarget", targetId=target)
        if own:
            await whole.ask("Target.disposeBrowserContext", **own)


def _protocol(process: "subprocess.Popen[bytes]", log: Path) -> str:
    """The address of the protocol, which the browser tells when it is ready. Raises AssertionError if it is not."""
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until:
        if found := re.search(rb"DevTools listening on (\S+)\n", log.read_bytes()):
            return found[1].decode()
        assert process.poll() is None, log.read_text(errors="replace")
        time.sleep(0.05)
    raise AssertionError("the browser was not ready in time")
