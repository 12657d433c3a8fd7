"""Tables that a service opens and starts, with what it acknowledged at each."""

from typing import Any

import httpx

TABLES = 6


async def open_tables(url: str) -> list[dict[str, Any]]:
    async with httpx.AsyncClient(base_url=url) as http:
        opened = []
        for _ in range(TABLES):
            table = (await http.post("/v1/tables", json={"game": "toy", "seats": [{"name": "A"}]})).json()
            table["headers"] = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
            (await http.post(f"/v1/tables/{table['id']}/start", headers=table["headers"])).raise_for_status()
            table["acknowledged"] = {}
            opened.append(table)
        return opened
