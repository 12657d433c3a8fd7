"""A server in a process of its own."""

import socket
from pathlib import Path

import httpx

MEGABYTE = 2**20


WITHIN = 20.0


class Server:
    """A running server: where it listens, and what it takes."""

    def __init__(self, pid: int, url: str) -> None:
        self.pid, self.url = pid, url
        self.port = int(url.rpartition(":")[2])

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=WITHIN)

    def memory(self) -> int:
        """The most memory that it ever had, in bytes."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))

    def connections(self) -> int:
        """Connections with it that are open on its side."""
        lines = Path(f"/proc/{self.pid}/net/tcp").read_text().splitlines()[1:]
        own = [line.split() for line in lines]
        return sum(fields[1].endswith(f":{self.port:04X}") and fields[3] == "01" for fields in own)

    def is_well(self) -> bool:
        return httpx.get(f"{self.url}/healthz", timeout=WITHIN).status_code == 200
