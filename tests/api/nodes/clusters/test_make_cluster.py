"""`make cluster` and `make cluster-nats` as someone runs them who wants to see two nodes; Ctrl+C ends all of it."""

import signal
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest

from tests.api.processes import interruptible

END_SECONDS = 60


@pytest.fixture(params=[(), ("nats",)], ids=["postgres", "nats"])
def cluster(request: pytest.FixtureRequest) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "tests.cluster", *request.param]
    with interruptible():
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(END_SECONDS)


def said(cluster: "subprocess.Popen[str]") -> Iterator[str]:
    assert cluster.stdout is not None
    return map(str.strip, cluster.stdout)


def test_two_nodes_answer_for_every_table_until_they_are_interrupted(cluster: "subprocess.Popen[str]") -> None:
    lines = said(cluster)
    here, there = (next(lines).rpartition(" ")[2] for _ in range(2))
    opened = httpx.post(f"{here}/v1/tables", json={"game": "materia-prima", "seats": [{}, {}]}, timeout=30).json()
    headers = {"Authorization": f"Bearer {opened['seats'][0]['token']}"}
    table = f"/v1/tables/{opened['id']}"
    started = httpx.post(f"{there}{table}/start", headers=headers, timeout=30).json()
    assert httpx.get(f"{here}{table}", timeout=30).json()["version"] == started["version"]
    assert {httpx.get(f"{node}/readyz", timeout=30).status_code for node in (here, there)} == {200}
    cluster.send_signal(signal.SIGINT)
    assert cluster.wait(END_SECONDS) == 0
    for node in (here, there):
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{node}/healthz", timeout=5)
