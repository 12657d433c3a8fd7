"""The service worker: it names the files of one release, and changes with any of them."""

import re

from api.web.pages import PARTS, tagged
from api.web.worker import release_of, worker_of
from tests.api.clients import Client


async def test_the_worker_is_served_beside_the_pages_it_serves(client: Client) -> None:
    answer = await client.http.get("/worker.js")

    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert all(f'"page/{name}"' in answer.text for name in PARTS)
    assert re.findall(r"\bv1\b.*", answer.text) == ['v1/*") }, source: "network" };'], "no answer of the API"
    assert "http:" not in answer.text and "https:" not in answer.text


def test_a_changed_file_is_another_release() -> None:
    changed = {**PARTS, "dom.js": tagged(b"changed", PARTS["dom.js"].media)}

    assert release_of(changed) != release_of(PARTS)
    assert worker_of(changed).tag != worker_of(PARTS).tag
    assert worker_of(dict(PARTS)) == worker_of(PARTS)
