"""A player who sees nothing: reads the accessibility tree, and presses keys."""

import asyncio
from typing import Any

from tests.api.web.browser.chromium import Tab
from tests.api.web.browser.seats_at import press

TAB = {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9}
ENTER = {"key": "Enter", "code": "Enter", "text": "\r", "windowsVirtualKeyCode": 13}
ACTED_ON = {"button", "link", "slider", "textbox", "checkbox", "combobox", "radio"}
STEPS_MAX = 60
WAITS = 200


class ScreenReader:
    """What a screen reader knows of a page, and the keys of its user. It never looks at the document itself."""

    def __init__(self, tab: Tab) -> None:
        self._tab, self._is_on = tab, False

    async def nodes(self) -> list[dict[str, Any]]:
        """The whole tree, each node in short, as `read` gives it."""
        return await self._ask("getFullAXTree")

    async def having(self, role: str) -> list[dict[str, Any]]:
        """All of the tree that has a role. That takes much less time than the whole tree."""
        return await self._ask("queryAXTree", of="document", role=role)

    async def _ask(self, what: str, of: str = "", **more: Any) -> list[dict[str, Any]]:
        """Ask for nodes. The browser keeps its tree from the first time on, or it would make it anew each time."""
        if not self._is_on:
            self._is_on = True
            await self._tab.ask("Accessibility.enable")
        if of:
            more["objectId"] = (await self._tab.ask("Runtime.evaluate", expression=of))["result"]["objectId"]
        told = await self._tab.ask(f"Accessibility.{what}", **more)
        return [read(one) for one in told["nodes"] if not one.get("ignored")]

    async def nameless(self) -> list[dict[str, Any]]:
        """What can be acted on and has no name."""
        return [one for one in await self.nodes() if one["role"] in ACTED_ON and not one["name"].strip()]

    async def status(self) -> str:
        """The text of all that is there to be read."""
        return "\n".join(one["name"] for one in await self.nodes() if one["role"] == "StaticText")

    async def focused(self) -> dict[str, Any]:
        """What has the focus."""
        found = await self._ask("getPartialAXTree", of="document.activeElement", fetchRelatives=False)
        return next((one for one in found if one["focused"]), read({}))

    async def question(self) -> str:
        """The first heading of the second level: what is asked."""
        return next((one["name"] for one in await self.having("heading") if one["level"] == 2), "")

    async def hears(self, *words: str) -> str:
        """Wait until the question has these words in it, in small or capital letters. Raises AssertionError."""
        for _ in range(WAITS):
            question = await self.question()
            if all(one.casefold() in question.casefold() for one in words):
                return question
            await asyncio.sleep(0.05)
        raise AssertionError(f"never heard {words}: {await self.question()}")

    async def key(self, key: dict[str, Any]) -> None:
        for kind in ("keyDown", "keyUp"):
            await self._tab.ask("Input.dispatchKeyEvent", type=kind, **key)

    async def walks_to(self, *words: str) -> dict[str, Any]:
        """Walk on with the Tab key until what has the focus has these words in its name. Raises AssertionError."""
        passed = []
        for _ in range(STEPS_MAX):
            await self.key(TAB)
            here = await self.focused()
            if all(one in here["name"] for one in words):
                return here
            passed.append(here["name"])
        raise AssertionError(f"never came to {words}, but to {passed}")

    async def finds(self, *words: str) -> None:
        """Wait until a button has these words in its name. Raises AssertionError."""
        for _ in range(WAITS):
            if any(all(word in one["name"] for word in words) for one in await self.having("button")):
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"nothing is called {words}: {await self.status()}")

    async def takes_an_option(self) -> None:
        """Walk to the first option, or to the sensible next step if one is said to be, and take it with Enter."""
        question = await self.hears("you")
        before = await self.having("heading")
        await asyncio.sleep(0.3)  # new options take no keys for a moment
        first = here = await self._first_option()
        for _ in range(STEPS_MAX):
            if "sensible next step" in here["name"]:
                break
            await press(self._tab, "j")
            here = await self.focused()
            if here["name"] == first["name"]:
                break
        assert here["role"] == "button" and here["name"], (question, here)
        await self.key(ENTER)
        await self._confirms()
        for _ in range(WAITS):
            if await self.having("heading") != before and not await self._waits():
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"{here} did nothing: {await self.question()}")

    async def _first_option(self) -> dict[str, Any]:
        """Walk to the first option, as soon as there is one."""
        for _ in range(WAITS):
            await press(self._tab, "j")
            if (here := await self.focused())["role"] == "button":
                return here
            await asyncio.sleep(0.05)
        raise AssertionError(f"no option: {await self.question()}")

    async def _confirms(self) -> None:
        """Do it, if a second step asks."""
        await asyncio.sleep(0.1)
        if (await self.focused())["name"] == "Not yet":
            back = TAB | {"modifiers": 8}
            await self.key(back)
            assert (await self.focused())["name"] == "Do it"
            await self.key(ENTER)

    async def _waits(self) -> bool:
        return "Sent" in await self.question()


def read(node: dict[str, Any]) -> dict[str, Any]:
    """A node of the tree in short."""
    more = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    return {
        "role": node.get("role", {}).get("value", ""),
        "name": str(node.get("name", {}).get("value", "")),
        "focused": bool(more.get("focused")),
        "level": more.get("level"),
    }
