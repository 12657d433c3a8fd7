"""Events of a stream, and a table that causes them."""

from collections.abc import AsyncGenerator

import httpx

Event = tuple[str, str | None, str]


async def events(answer: httpx.Response) -> AsyncGenerator[Event, None]:
    """The events of a stream: name, id, data."""
    name, id_, data = "message", None, ""
    async for line in answer.aiter_lines():
        field, _, value = line.partition(": ")
        match field:
            case "event":
                name = value
            case "id":
                id_ = value
            case "data":
                data = value
            case "" if data:
                yield name, id_, data
                name, id_, data = "message", None, ""


async def first(answer: httpx.Response, count: int) -> list[Event]:
    found: list[Event] = []
    async for event in events(answer):
        found.append(event)
        if len(found) == count:
            break
    return found


async def opened(http: httpx.AsyncClient) -> tuple[str, dict[str, str]]:
    table = (await http.post("/v1/tables", json={"game": "toy", "seats": [{"name": "A"}]})).json()
    headers = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
    path = f"/v1/tables/{table['id']}"
    (await http.post(f"{path}/start", headers=headers)).raise_for_status()
    return path, headers


async def act(http: httpx.AsyncClient, path: str, headers: dict[str, str], key: str) -> None:
    (await http.post(f"{path}/actions", json={"command": {"key": key}}, headers=headers)).raise_for_status()
