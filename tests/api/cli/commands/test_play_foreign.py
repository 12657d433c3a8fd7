"""`hourglass play` at what is no Hourglass service of this version: one clear sentence, and exit code 2."""

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from api import games
from api.cli.terminal.display.installed_game import InstalledGame, printed_for
from api.client.forms import NotUnderstood
from tests.api.cli.terminals import Terminal, terminal
from tests.api.processes import served
from tests.api.toy_archives import hourglass

Changed = Callable[[str, httpx.Response], tuple[int, str, bytes]]
"""(path, the answer of a service of this version) -> status, content type, body."""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("toy")) as (_, url):
        yield url


@contextmanager
def foreign(url: str, changed: Changed) -> Iterator[str]:
    """The URL of a service that passes requests on to one of this version, and changes its answers."""

    class Door(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if "/stream" in self.path:  # no event comes
                answer = httpx.Response(200, headers={"Content-Type": "application/x-ndjson"})
            else:
                answer = self.passed_on()
            status, type, body = changed(self.path.partition("?")[0], answer)
            self.send_response(status)
            self.send_header("Content-Type", type)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def passed_on(self) -> httpx.Response:
            length = int(self.headers.get("Content-Length", 0))
            headers = {name: self.headers[name] for name in ("Authorization", "Content-Type") if name in self.headers}
            return httpx.request(self.command, url + self.path, content=self.rfile.read(length), headers=headers)

        do_POST = do_GET

        def log_message(self, format: str, *args: object) -> None:
            """Print nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def same(answer: httpx.Response) -> tuple[int, str, bytes]:
    return answer.status_code, answer.headers.get("Content-Type", ""), answer.content


def without(pattern: str, field: str) -> Changed:
    """An older service: the answers of these routes lack a field."""

    def changed(path: str, answer: httpx.Response) -> tuple[int, str, bytes]:
        status, type, body = same(answer)
        if re.fullmatch(pattern, path) and answer.is_success:
            body = json.dumps({name: value for name, value in answer.json().items() if name != field}).encode()
        return status, type, body

    return changed


def always(pattern: str, *given: Any) -> Changed:
    """A service that gives the same answer to all requests of these routes."""
    return lambda path, answer: given if re.fullmatch(pattern, path) else same(answer)


PAGE = b"<!doctype html><title>Another service</title>"
TABLE = "/v1/tables/[^/]+"


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        (always(".*", 200, "text/html", PAGE), "gives text/html instead of JSON"),
        (always(".*", 404, "text/html", PAGE), "with HTTP 404, and does not say why"),
        (always(".*", 500, "text/html", PAGE), "with HTTP 500, and does not say why"),
        (always(".*", 200, "application/json", b"[]"), "a new table: Expected `object`, got `array`"),
        (without("/v1/tables", "seats"), "a new table: Object missing required field `seats`"),
        (without(TABLE, "seeds"), "the table: Object missing required field `seeds`"),
        (without(f"{TABLE}/actions", "prompt"), "actions: Object missing required field `prompt`"),
        (without(f"{TABLE}/chronicle", "next"), "the chronicle is malformed"),
        (always(f"{TABLE}/checkpoint", 404, "text/html", PAGE), "with HTTP 404"),
        (always("/v1/keys", 200, "text/html", PAGE), "keys are malformed"),
    ],
)  # fmt: skip
def test_a_foreign_service_is_told_in_one_line(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: Changed, why: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with foreign(toy, changed) as url:
        told = hourglass("play", "--game", "toy", "--url", url)
    assert told.exit_code in (1, 2) and why in told.stderr
    assert len(told.stderr.splitlines()) == 1 and told.stderr.startswith("hourglass: ")


@pytest.mark.parametrize("game", games.games())
def test_a_board_or_a_card_of_another_form_is_not_drawn(game: str) -> None:
    pack = games.game_and_pack(game)[1]
    view, messages = games.view_and_messages(game, pack, "en")
    printed = view.printing.of(pack, messages)
    with pytest.raises(NotUnderstood, match="board: Object missing required field"):
        InstalledGame(view, pack, messages, printed).read({"pack": "0"})
    with pytest.raises(NotUnderstood, match=r"the printed .*: Expected `object`, got `null`"):
        printed_for(view, pack, messages, dict(list(printed.items())[1:]))


def test_a_service_without_a_route_is_said_to_be_older_and_the_evening_goes_on(toy: str, tmp_path: Path) -> None:
    routes = {"s": "chronicle/since", "f": "forecast", "l": "luck", "u": "undo", "v": "audit"}
    unknown = json.dumps({"code": "not-found", "detail": "no such path"}).encode()

    def changed(path: str, answer: httpx.Response) -> tuple[int, str, bytes]:
        gone = path.endswith(tuple(routes.values()))
        return (404, "application/problem+json", unknown) if gone else same(answer)

    with foreign(toy, changed) as url, terminal(tmp_path, "--game", "toy", "--url", url) as one:
        for letter in routes:
            one.sees("Ada (seat 1) >").types(letter).sees("is older than this terminal")
        one.types("q").sees("The table stays as it is")
        assert one.ends() == 0


def test_a_service_that_fails_for_a_while_waits_for_the_player(toy: str, tmp_path: Path) -> None:
    failing: list[bool] = []

    def changed(path: str, answer: httpx.Response) -> tuple[int, str, bytes]:
        return (500, "text/html", PAGE) if failing else same(answer)

    def told_once(one: Terminal) -> int:
        return one.plain().count("with HTTP 500, and does not say why")

    with foreign(toy, changed) as url, terminal(tmp_path, "--game", "toy", "--url", url) as one:
        one.sees("Ada (seat 1) >")
        failing.append(True)
        one.types("b").sees("with HTTP 500", "Enter tries again")
        assert told_once(one) <= 2
        failing.clear()
        one.types("", "q").sees("The table stays as it is")
        assert one.ends() == 0
