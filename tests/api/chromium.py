"""A browser for tests: Chromium without a screen, spoken to by its DevTools protocol."""

import asyncio
import json
import os
import shutil
from base64 import b64decode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
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
STARTS_WITHIN, ANSWERS_WITHIN = 30.0, 20.0
FRAME_BYTES_MAX = 32 * 2**20


class Tab:
    """A page in the browser. said: its errors, warnings and what it logged."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._number, self.said = socket, 0, list[str]()
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._listening = asyncio.create_task(self._listen())

    async def ask(self, method: str, **params: Any) -> Any:
        """What the protocol answers. Raises AssertionError for an error."""
        self._number += 1
        number, answer = self._number, asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        await self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        told = await asyncio.wait_for(answer, ANSWERS_WITHIN)
        assert "error" not in told, told
        return told["result"]

    async def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, awaited if it is a promise. Raises AssertionError if it throws."""
        told = await self.ask("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in told, told
        return told["result"].get("value")

    async def text(self, id: str) -> str:
        """The text of the element with this id, as it is seen."""
        return str(await self.evaluate(f"document.getElementById('{id}').innerText"))

    async def until(self, expression: str, seconds: float = ANSWERS_WITHIN) -> Any:
        """Wait until an expression is true in the page, and give its value. Raises AssertionError."""
        for _ in range(int(seconds / 0.05)):
            if value := await self.evaluate(expression):
                return value
            await asyncio.sleep(0.05)
        raise AssertionError(f"never: {expression}; {self.said}")

    async def open(self, url: str) -> None:
        """Go to an address."""
        await self.ask("Page.navigate", url=url)
        await self.until("document.readyState === 'complete'")

    async def picture(self, path: Path, width: int, height: int, **media: str) -> None:
        """Write the page as a PNG picture. media: as `prefers_color_scheme`."""
        features = [{"name": name.replace("_", "-"), "value": value} for name, value in media.items()]
        await self.ask("Emulation.setEmulatedMedia", features=features)
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        await self.ask("Emulation.setDeviceMetricsOverride", **size)
        await asyncio.sleep(0.3)
        path.write_bytes(b64decode((await self.ask("Page.captureScreenshot"))["data"]))

    async def _listen(self) -> None:
        async for message in self._socket:
            told = json.loads(message)
            if "id" in told:
                self._asked.pop(told["id"]).set_result(told)
            elif told["method"] in ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"):
                self.said.append(json.dumps(told["params"]))


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Callable[[], Any]]:
    """A browser whose profile lies in this folder; gives a function that opens a tab. Ended at the end by its id."""
    assert CHROMIUM, MISSING
    process = await asyncio.create_subprocess_exec(
        CHROMIUM, *QUIET, f"--user-data-dir={folder}", "about:blank", stderr=asyncio.subprocess.PIPE
    )
    try:
        url = await asyncio.wait_for(_devtools(process), STARTS_WITHIN)
        async with _connected(url) as whole:
            tabs: list[ClientConnection] = []

            async def tab() -> Tab:
                target = (await Tab.ask(whole, "Target.createTarget", url="about:blank"))["targetId"]
                page = f"{url.partition('/devtools/')[0]}/devtools/page/{target}"
                tabs.append(await connect(page, max_size=FRAME_BYTES_MAX))
                opened = Tab(tabs[-1])
                for domain in ("Page", "Runtime", "Log"):
                    await opened.ask(f"{domain}.enable")
                return opened

            yield tab
            for one in tabs:
                await one.close()
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Tab]:
    async with connect(url, max_size=FRAME_BYTES_MAX) as socket:
        yield Tab(socket)


async def _devtools(process: asyncio.subprocess.Process) -> str:
    """The address of the protocol, which the browser tells when it is ready."""
    assert process.stderr is not None
    async for line in process.stderr:
        if line.startswith(b"DevTools listening on "):
            return line.decode().removeprefix("DevTools listening on ").strip()
    raise AssertionError("the browser ended")
