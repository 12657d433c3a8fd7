"""The home page of one service in one browser."""

from typing import Any

import httpx

from tests.api.web.browser.chromium import Tab


class Home:
    """The page of one service in one browser. http: asks the same service."""

    def __init__(self, url: str, page: Tab) -> None:
        self.url, self.page = url, page
        self.http = httpx.Client(base_url=url, timeout=20)

    async def open(self, rest: str = "?lang=en") -> None:
        await self.page.open("about:blank")
        await self.page.open(f"{self.url}/{rest}")
        await self.page.until("document.querySelectorAll('.game').length === 2")

    async def click(self, selector: str) -> None:
        await self.page.until(f"!!document.querySelector({selector!r})")
        await self.page.evaluate(f"document.querySelector({selector!r}).click()")

    async def fill(self, **values: Any) -> None:
        """Fill in fields of the form by their names, as a reader does."""
        for name, value in values.items():
            field = f"document.querySelector('dialog [name=\"{name.replace('_', '-')}\"]')"
            await self.page.evaluate(f"{field}.value = {str(value)!r}")
            await self.page.evaluate(f"{field}.dispatchEvent(new Event('change'))")

    async def fill_when_there(self, **values: Any) -> None:
        """Fill in a form that the page shows by itself."""
        await self.page.until("!!document.querySelector('dialog input')")
        await self.fill(**values)

    async def text(self, selector: str) -> str:
        return str(await self.page.evaluate(f"document.querySelector({selector!r})?.innerText ?? ''"))

    async def at_table(self) -> dict[str, Any]:
        """The summary of the table whose page is open, asked with the token of the address."""
        await self.page.until("location.pathname.startsWith('/tables/')")
        address = httpx.URL(str(await self.page.evaluate("location.href")))
        token = address.fragment.removeprefix("token=")
        answer = self.http.get(f"/v1{address.path}", headers={"Authorization": f"Bearer {token}"})
        found: dict[str, Any] = answer.raise_for_status().json()
        return found
