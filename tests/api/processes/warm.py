"""Processes of the service that start at once: forks of a process that has imported it, and read what its games say.

That takes five seconds, and the tests start hundreds of processes. A fork is as real as any: it has its
own memory, port, signals and files, and can be killed. Tests of how the program itself starts do without.
"""

import asyncio
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from functools import cache
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any

import httpx

IMPORTED = ("api.app", "api.server.server", "api.cli", "api.cli.terminal.game", "tests.toy.view")
STANDARD = 3
"""Standard input, output and error, which a fork takes over."""


class Forked:
    """A process of its own that runs a module; used like `subprocess.Popen`."""

    def __init__(self, pid: int, end: socket.socket) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._end = end

    def poll(self) -> int | None:
        """Return the exit code, or None while it runs."""
        if self.returncode is None and select.select([self._end], [], [], 0)[0]:
            self._note()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; return the exit code. Raises TimeoutExpired."""
        if self.returncode is None:
            if not select.select([self._end], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
            self._note()
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    def _note(self) -> None:
        self.returncode = int.from_bytes(_exactly(self._end, 4), "big", signed=True)
        self._end.close()


def fork(
    module: Sequence[str], env: Mapping[str, str], stdin: int = 0, stdout: int = 1, stderr: int = 2, cwd: str = "."
) -> Forked:
    """Start a module with arguments in a process of its own. stdin, stdout, stderr: file descriptors for it."""
    ours, theirs = socket.socketpair()
    asked = json.dumps({"module": list(module), "env": dict(env), "cwd": os.path.abspath(cwd)}).encode()
    control = _source()
    with theirs:
        socket.send_fds(control, [len(asked).to_bytes(4, "big")], [stdin, stdout, stderr, theirs.fileno()])
        control.sendall(asked)
    return Forked(int.from_bytes(_exactly(ours, 4), "big"), ours)


def run(
    module: Sequence[str], env: Mapping[str, str], typed: str = "", timeout: float = 60, cwd: str = "."
) -> "subprocess.CompletedProcess[str]":
    """Run a module with arguments to its end, as `subprocess.run` does. Raises TimeoutExpired."""
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as stdout, tempfile.TemporaryFile() as stderr:
        stdin.write(typed.encode())
        stdin.seek(0)
        process = fork(module, env, stdin.fileno(), stdout.fileno(), stderr.fileno(), cwd)
        try:
            process.wait(timeout)
        finally:
            process.kill()
            process.wait()
        return subprocess.CompletedProcess(module, process.returncode, _text(stdout), _text(stderr))


@cache
def _source() -> socket.socket:
    """The connection to the process that is forked; it ends when this process does."""
    ours, theirs = socket.socketpair()
    with theirs:
        command = [sys.executable, "-m", "tests.api.processes.warm", str(theirs.fileno())]
        subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=Path(__file__).parents[3])
    return ours


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


def _exactly(end: socket.socket, count: int) -> bytes:
    """Return so many bytes. Raises EOFError if the other end is gone."""
    got = b""
    while len(got) < count:
        more = end.recv(count - len(got))
        if not more:
            raise EOFError("the process that is forked has ended")
        got += more
    return got


def main(control: socket.socket) -> None:
    """Fork for each request; tell the pid, and later the exit code. Ends with the process that asks."""
    for name in IMPORTED:
        __import__(name)
    _read_messages()
    asyncio.run(_prepare_routes())
    gc.collect()
    gc.freeze()  # else each fork writes to all of this memory when it first collects garbage, and so copies it
    woken, wakes = socket.socketpair()
    for one in (woken, wakes):
        one.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes.fileno(), warn_on_full_buffer=False)
    ends: dict[int, socket.socket] = {}
    while True:
        ready = select.select([control, woken], [], [])[0]
        if woken in ready:
            woken.recv(4096)
            _tell_ended(ends)
        if control in ready:
            length, given, _, _ = socket.recv_fds(control, 4, STANDARD + 1)
            if not length:
                return None
            asked = json.loads(_exactly(control, int.from_bytes(length, "big")))
            end = socket.socket(fileno=given.pop())
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                for one in (control, woken, wakes, end, *ends.values()):
                    one.close()
                return _become(asked, given)
            for descriptor in given:
                os.close(descriptor)
            ends[pid] = end
            end.sendall(pid.to_bytes(4, "big"))


def _read_messages() -> None:
    """Parse the messages of all games and packs, which stay parsed."""
    from api.games import games, packs
    from projections.text.messages import LANGUAGES

    for id, (_, view) in games().items():
        for pack in packs().catalogue[id]:
            for language in LANGUAGES:
                view.messages_of(pack, language)


async def _prepare_routes() -> None:
    """Let a service that is never started match a request: all others of this process then know their routes."""
    from api.app import create_app
    from infra.settings import Settings

    transport = httpx.ASGITransport(create_app(Settings()))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        (await http.get("/healthz")).raise_for_status()


def _tell_ended(ends: dict[int, socket.socket]) -> None:
    """Tell the exit code of each process that has ended."""
    while ends:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        with ends.pop(pid) as end:
            end.sendall(os.waitstatus_to_exitcode(status).to_bytes(4, "big", signed=True))


def _become(asked: dict[str, Any], given: Sequence[int]) -> None:
    """Go on as what was asked for."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for descriptor, standard in zip(given, range(STANDARD), strict=True):
        os.dup2(descriptor, standard)
        os.close(descriptor)
    os.environ.clear()
    os.environ.update(asked["env"])
    time.tzset()
    os.chdir(asked["cwd"])
    sys.stdin, sys.stdout, sys.stderr = (
        TextIOWrapper(os.fdopen(number, mode, closefd=False), "utf-8", line_buffering=number == STANDARD - 1)
        for number, mode in enumerate(("rb", "wb", "wb"))
    )
    module, *arguments = asked["module"]
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
