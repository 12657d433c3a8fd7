"""Nothing secret comes into logs, metrics or answers of errors, wherever a client puts it."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.api.processes import TOY, await_ready, environment, free_port
from tests.api.processes.warm import fork

NAME = 'Mallory {"level": "fake"} %0a<script>'
SEED = "5eed" * 16


@contextmanager
def logged(folder: Path, **settings: str) -> Iterator[tuple[str, Path]]:
    """A server's address, and the file of all that it writes."""
    port, log = free_port(), folder / "output"
    with log.open("wb") as output:
        env = environment(folder, port, **{"LOG_REQUESTS": "true", **settings})
        process = fork(TOY, env, stdout=output.fileno(), stderr=output.fileno())
        try:
            await_ready(process, port)
            yield f"http://127.0.0.1:{port}", log
            process.terminate()
            assert process.wait(20) == 0
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()


class Player:
    """Plays a table, and keeps the answers that told of errors."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=20)
        self.errors: list[str] = []
        body = {"game": "toy", "name": NAME, "seats": [{"name": NAME}, {"name": NAME}], "private": True}
        self.opened: dict[str, Any] = self.http.post("/v1/tables", json=body).json()
        self.at = f"/v1/tables/{self.opened['id']}"
        self.tokens = [seat["token"] for seat in self.opened["seats"]]

    def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        headers = more.pop("headers", {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        answer = self.http.request(method, path, headers=headers, **more)
        if answer.status_code >= 400:
            self.errors.append(answer.text + str(answer.headers))
        return answer

    def seal(self) -> None:
        """Take part in the seeds."""
        for token in self.tokens:
            self.ask("POST", f"{self.at}/seeds", token, json={"sealed": SEED})
        self.ask("POST", f"{self.at}/seeds", self.tokens[0], json={"seed": SEED})

    def play(self) -> None:
        """Play a little, with mistakes."""
        self.ask("POST", f"{self.at}/start", self.tokens[0])
        for number in range(12):
            for token in self.tokens:
                key = ("roll:2", "draw", "pass", "no such thing")[number % 4]
                self.ask("POST", f"{self.at}/actions", token, json={"command": {"key": key}})
        self.ask("POST", f"{self.at}/undo", self.tokens[0])

    def misplace(self, secret: str) -> None:
        """Put a secret wherever it does not belong."""
        own = self.tokens[0]
        for path in (f"/v1/tables/{secret}/board", f"/{secret}", f"{self.at}/{secret}", f"/v1/tables?after={secret}"):
            self.ask("GET", path)
        self.ask("GET", f"{self.at}/board?token={secret}&lang={secret}")
        self.ask("GET", f"{self.at}/stream?after={secret}", own)
        self.ask("POST", f"{self.at}/seats/{secret}/token", own)
        self.ask("POST", f"{self.at}/actions", own, content=b'{"command": "%b' % secret.encode())
        self.ask("POST", f"{self.at}/actions", own, json={"command": {"key": "pass"}, secret: secret})
        self.ask("POST", f"{self.at}/actions", own, json={"command": {"key": secret}})
        self.ask("POST", f"{self.at}/undo", own, json={"to": secret})
        self.ask("POST", "/v1/tables", json={"game": "toy", "seats": [{"name": "A", "plays": secret}]})
        for name in ("X-Request-ID", "If-Match", "Idempotency-Key", "Last-Event-ID", "Origin", "Referer", "Cookie"):
            self.ask("GET", f"{self.at}/undo", own, headers={name: secret})
            self.ask("POST", f"{self.at}/redo", own, headers={name: secret})
        self.ask("GET", f"{self.at}/board", headers={"Authorization": secret})
        self.ask("GET", f"{self.at}/board", secret[:-1])
        self.ask("DELETE", f"{self.at}/{secret}")

    def secrets(self) -> list[str]:
        """What must not be seen. Parts, since a part might be enough to guess by."""
        return [secret[:24] for secret in (*self.tokens, self.opened["watch"], SEED)]


def keys_in(folder: Path) -> list[str]:
    return [(folder / name).read_text().strip()[:24] for name in ("key", "key.signing")]


@pytest.mark.parametrize(("form", "level"), [("json", "info"), ("text", "debug")])
def test_field_43_no_secret_comes_into_logs_metrics_or_errors(tmp_path: Path, form: str, level: str) -> None:
    with logged(tmp_path, LOG_FORMAT=form, LOG_LEVEL=level) as (url, log):
        player = Player(url)
        player.seal()
        player.play()
        shown = "".join(player.errors)
        for secret in (*player.tokens, player.opened["watch"], SEED):
            player.misplace(secret)
        ended = player.ask("POST", f"{player.at}/end", player.tokens[0])
        seed = re.search(r'"seed":"([0-9a-f]{64})"', ended.text)
        metrics = httpx.get(f"{url}/metrics").text
    assert seed, "the table's own seed is revealed in its log, which its players read"
    output = log.read_text()

    assert output.count("/v1/tables/{table_id}/actions") > 20
    assert player.opened["id"] in output and player.opened["id"] not in metrics
    for secret in (*player.secrets(), *keys_in(tmp_path), seed[1][:24]):
        assert secret not in output
        assert secret not in metrics
        assert secret not in shown
    for told in ("Mallory", "<script", "no such thing", "\x1b"):
        assert told not in output and told not in metrics


def test_a_line_tells_of_which_request_table_seat_and_action_it_is(tmp_path: Path) -> None:
    with logged(tmp_path, LOG_FORMAT="json") as (url, log):
        player = Player(url)
        player.ask("POST", f"{player.at}/start", player.tokens[0])
        given = {"X-Request-ID": "0f6a3c2e-aaaa-4bbb-8ccc-ddddeeeeffff"}
        act = {"command": {"key": "roll:2"}}
        echoed = player.ask("POST", f"{player.at}/actions", player.tokens[0], json=act, headers=given)
        made = player.ask("GET", f"{player.at}/board", player.tokens[1], headers={"X-Request-ID": "not sane!"})
        refused = player.ask("GET", f"{player.at}/board")
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    by_id = {line["request"]: line for line in lines if line["logger"] == "hourglass.requests"}

    assert echoed.headers["X-Request-ID"] == given["X-Request-ID"]
    told = by_id[given["X-Request-ID"]]
    assert told.pop("ms") > 0 and told.pop("at")
    assert told == {
        "level": "info",
        "logger": "hourglass.requests",
        "message": "request",
        "request": given["X-Request-ID"],
        "seat": 0,
        "action": 1,
        "version": echoed.json()["version"],
        "table": player.opened["id"],
        "method": "POST",
        "route": "/v1/tables/{table_id}/actions",
        "status": 200,
    }
    read = by_id[made.headers["X-Request-ID"]]
    assert (read["seat"], read["route"], read["status"]) == (1, "/v1/tables/{table_id}/board", 200)
    assert "seat" not in by_id[refused.headers["X-Request-ID"]]
    assert len(by_id) == len([line for line in lines if line["logger"] == "hourglass.requests"])


def test_without_being_asked_only_faults_of_the_service_get_lines(tmp_path: Path) -> None:
    with logged(tmp_path, LOG_REQUESTS="false") as (url, log):
        player = Player(url)
        player.play()

    assert player.errors
    assert "hourglass.requests" not in log.read_text()
