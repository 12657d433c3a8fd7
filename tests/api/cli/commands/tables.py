"""A table of a service, and its only seat."""

import httpx


class Table:
    """A table of a service, and its only seat."""

    def __init__(self, url: str, **more: object) -> None:
        self.service = url
        opened = httpx.post(
            f"{url}/v1/tables", json={"game": "toy", "seats": [{"name": "A"}]} | more
        ).raise_for_status()
        self.id: str = opened.json()["id"]
        self.url = f"{url}/v1/tables/{self.id}"
        self.token: str = opened.json()["seats"][0]["token"]

    def post(self, rest: str, body: object = None) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        httpx.post(f"{self.url}/{rest}", json=body, headers=headers).raise_for_status()

    def play(self, *keys: str) -> None:
        for key in keys:
            self.post("actions", {"command": {"key": key}})
