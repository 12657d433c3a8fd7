"""Writes honest logs for the audit's tests, plainly and apart from the code under test."""

import hashlib
import hmac
import json
from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any
from uuid import UUID

TABLE = UUID("6f0c1f4e-6f7a-4d8e-9a57-0c1de2f3a4b5")
SERVER_SEED = bytes(range(32))
SEEDS = {0: "0123456789abcdef" * 2, 1: "Grüße aus der Werkstatt, 32 Bytes und mehr"}
DICE: dict[str, list[int | str]] = {"dice": [1, 2, 3, 4, 5, 6], "disc": ["sun", "moon"]}

Line = dict[str, Any]


def sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def jcs(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def key_of(purpose: bytes, server_seed: bytes, seeds: dict[int, str]) -> bytes:
    """A table's key for this purpose: audit protocol 1.4 and 1.5."""
    players = hashlib.sha256(jcs({str(seat): seed for seat, seed in seeds.items()})).digest()
    return hmac.new(server_seed, purpose + TABLE.bytes + players, hashlib.sha256).digest()


def fate_of(server_seed: bytes, seeds: dict[int, str]) -> Callable[[str, int, int], int]:
    """Outcome n of a stream, one of m: audit protocol 1.7 word by word."""
    key = key_of(b"hourglass/fate/1", server_seed, seeds)

    def outcome(stream: str, n: int, m: int) -> int:
        r = 0
        while True:
            name = stream.encode()
            asked = len(name).to_bytes(2, "big") + name + n.to_bytes(8, "big") + r.to_bytes(4, "big")
            x = int.from_bytes(hmac.new(key, asked, hashlib.sha256).digest()[:8], "big")
            if x < 2**64 - 2**64 % m:
                return x % m
            r += 1

    return outcome


def root(leaves: list[bytes]) -> bytes:
    """RFC 6962 section 2.1, as it stands there."""
    if not leaves:
        return hashlib.sha256(b"").digest()
    if len(leaves) == 1:
        return leaves[0]
    k = 1
    while 2 * k < len(leaves):
        k *= 2
    return hashlib.sha256(b"\x01" + root(leaves[:k]) + root(leaves[k:])).digest()


def leaves_of(lines: Iterable[bytes]) -> list[bytes]:
    return [hashlib.sha256(b"\x00" + line).digest() for line in lines]


def archive_of(lines: list[bytes], openings: Iterable[Line] = ()) -> bytes:
    """The lines with leaves and root that fit them, as a forger would write them too."""
    leaves = leaves_of(lines)
    listed = jcs({"leaves": [leaf.hex() for leaf in leaves], "root": root(leaves).hex()})
    opened = [jcs({"opening": one}) for one in openings]
    return b"".join(line + b"\n" for line in [*lines, *opened, listed])


def nonce_of(version: int, path: list[str | int], seeds: dict[int, str] = SEEDS) -> bytes:
    """What a value is sealed with: audit protocol 3.6."""
    key = key_of(b"hourglass/seal/1", SERVER_SEED, seeds)
    return hmac.new(key, version.to_bytes(8, "big") + jcs(path), hashlib.sha256).digest()


def seal_of(nonce: bytes, value: Any) -> Line:
    """What stands in the place of a sealed value."""
    return {"sealed": sha(nonce + jcs(value))}


class Log:
    """A table's log as an honest service writes it. Every method adds entries."""

    def __init__(
        self,
        seeds: dict[int, str] | None = None,
        origin: Line | None = None,
        secret: tuple[str, ...] = (),
        **opening: Any,
    ) -> None:
        """secret: the pools from which sealed draws are made."""
        self.entries: list[Line] = []
        self.sealed: list[tuple[tuple[int, ...], Line]] = []
        self._secret = secret
        self.seeds = SEEDS if seeds is None else seeds
        self._outcome = fate_of(SERVER_SEED, self.seeds)
        self._action = self._highest = self._now = 0
        self._streams: dict[str, int] = {}
        self._pools: dict[str, list[str]] = {}
        self._kept: dict[int, Any] = {}
        self._clock = 0
        self.add(
            "table-opened",
            table=str(TABLE),
            commitment=sha(SERVER_SEED),
            game="cards",
            rules=1,
            pack=sha(b"pack"),
            options={"undo": "free"},
            seats=[{"plays": ["red"]}, {"plays": ["blue"]}],
            dice=DICE,
            origin=origin,
            **opening,
        )

    def add(self, type_: str, **data: Any) -> "Log":
        seconds, millis = divmod(self._clock, 1000)
        at = f"2026-01-31T12:{seconds // 60:02}:{seconds % 60:02}.{millis:03}Z"
        entry = {"v": len(self.entries) + 1, "type": type_, "at": at, "action": self._action}
        self.entries.append({**entry, "by": self._asker(type_, data), "rule": None, "data": data})
        return self

    def _asker(self, type_: str, data: Line) -> int | None:
        """Who asked: the seat that an entry names, else the host; in an action who took it."""
        if type_ == "table-opened":
            return None
        if self._action and type_ != "action-taken":
            by: int | None = self.entries[-1]["by"]
            return by
        seat: int = data.get("seat", 0)
        return seat

    def copy_of(self, entry: Line) -> "Log":
        """A branch takes over an entry of its origin."""
        kept = {name: entry[name] for name in ("type", "action", "by", "rule", "data")}
        if kept["action"] != self._action:
            self._keep()
            self._action = self._highest = self._now = kept["action"]
        self.add(kept["type"])
        self.entries[-1].update(deepcopy(kept))
        self._use(kept["data"])
        return self

    def seal(self) -> "Log":
        for seat, seed in self.seeds.items():
            self.add("seed-sealed", seat=seat, sealed=sha(seed.encode()))
        return self

    def open(self) -> "Log":
        for seat, seed in self.seeds.items():
            self.add("seed-opened", seat=seat, seed=seed)
        return self

    def start(self) -> "Log":
        self._keep()
        self._action = 0
        return self.add("table-started")

    def started(self) -> "Log":
        return self.seal().open().start()

    def act(self, key: str = "go") -> "Log":
        self._keep()
        self._clock += 250
        self._highest += 1
        self._action = self._now = self._highest
        return self.add("action-taken", seat=0, key=key)

    def undo(self, to: int, **more: Any) -> "Log":
        return self._turn("actions-undone", to, **more)

    def redo(self, to: int) -> "Log":
        return self._turn("actions-redone", to)

    def roll(self, count: int = 1, die: str = "dice") -> "Log":
        faces = DICE[die]
        fate = [self._next(die, len(faces)) for _ in range(count)]
        return self.add("dice-rolled", die=die, rolled=[faces[one[3]] for one in fate], fate=fate, purpose="test")

    def shuffle(self, pool: str, *cards: str, back_from: int | None = None) -> "Log":
        """back_from: the seat from whose hand these cards come, without showing them."""
        self.add("cards-shuffled", pool=pool, cards=sorted(cards), pile=pool)
        self._pools[pool] = sorted([*self._pools.get(pool, []), *cards])
        return self if back_from is None else self.seal_values("cards", back_from)

    def seal_values(self, member: str, *seats: int) -> "Log":
        """Seal each value of a list in the newest entry, to be opened to these seats."""
        for index, _ in enumerate(self.entries[-1]["data"][member]):
            self._seal_value([member, index], *seats)
        return self

    def draw(self, pool: str, count: int = 1, seat: int | None = None) -> "Log":
        """seat: who alone may see the cards; else they are shown."""
        fate: list[list[Any]] = []
        cards = []
        for _ in range(count):
            place = "?" + pool
            while place.startswith("?"):
                row = self._pools[place[1:]]
                fate.append(self._next("deck/" + place[1:], len(row)))
                place = row.pop(fate[-1][3])
            cards.append(place)
        self.add("cards-drawn", pool=pool, cards=cards, fate=fate, pile=pool)
        for index, (stream, *_) in enumerate(fate):
            if stream[5:] in self._secret:
                self._seal_value(["fate", index, 3])
        return self if seat is None else self.seal_values("cards", seat)

    def take(self, pool: str, *cards: str) -> "Log":
        for card in cards:
            self._pools[pool].remove(card)
        return self.add("cards-taken", pool=pool, cards=list(cards), pile=pool)

    def end(self) -> "Log":
        self._keep()
        self._clock += 1
        self._action = 0
        return self.add("table-ended", result="won")

    def reveal(self) -> "Log":
        return self.end().add("seed-revealed", seed=SERVER_SEED.hex())

    def lines(self) -> list[bytes]:
        return [jcs(entry) for entry in self.entries]

    def archive(self, reader: int | None = None) -> bytes:
        """With what a reader may open: a seat its own values with nonces, everybody all of them after the reveal."""
        return archive_of(self.lines(), self.openings(reader))

    def openings(self, reader: int | None = None) -> list[Line]:
        if self.entries[-1]["type"] == "seed-revealed":
            return [{name: one[name] for name in ("v", "path", "value")} for _, one in self.sealed]
        return [dict(one) for seats, one in self.sealed if reader in seats]

    def hand(self, place: int) -> list[str]:
        """The cards of an entry, also if they are sealed there. place: the entry's, from the end."""
        version = self.entries[place]["v"]
        return [one["value"] for _, one in self.sealed if one["v"] == version and one["path"][0] == "cards"]

    def _seal_value(self, path: list[str | int], *seats: int) -> None:
        *way, last = path
        holder = self.entries[-1]["data"]
        for step in way:
            holder = holder[step]
        version = self.entries[-1]["v"]
        nonce = nonce_of(version, path, self.seeds)
        self.sealed.append((seats, {"v": version, "path": path, "value": holder[last], "nonce": nonce.hex()}))
        holder[last] = seal_of(nonce, holder[last])

    def _next(self, stream: str, m: int) -> list[Any]:
        n = self._streams.get(stream, 0)
        self._streams[stream] = n + 1
        return [stream, n, m, self._outcome(stream, n, m)]

    def _use(self, data: Line) -> None:
        for stream, n, _, outcome in data.get("fate", []):
            self._streams[stream] = n + 1
            if stream.startswith("deck/"):
                self._pools[stream[5:]].pop(outcome)
        if "fate" not in data and "pool" in data:
            self._pools[data["pool"]] = sorted([*self._pools.get(data["pool"], []), *data["cards"]])

    def _keep(self) -> None:
        self._kept[self._now] = deepcopy((self._streams, self._pools))

    def _turn(self, type_: str, to: int, **more: Any) -> "Log":
        self._keep()
        self._clock += 5
        self._action, self._now = 0, to
        self._streams, self._pools = deepcopy(self._kept[to])
        return self.add(type_, to=to, **more)


def small_game() -> Log:
    """Dice, a nested pool, undo, redo, player seeds and a reveal, in 32 entries."""
    log = Log().started()
    log.shuffle("day", "sun", "rain", "rain", "fog").shuffle("night", "owl", "moth").draw("night").add("awaiting")
    log.act().roll(3).draw("day", 2).add("awaiting", kept=0, tasks=[])
    log.act().shuffle("night+", "?night", "bat", "fox").draw("night+", 2).add("awaiting", kept=0, tasks=[])
    log.act().take("day", log._pools["day"][0]).roll(2, "disc")
    log.undo(1, by_vote=True).act().roll(2, "disc").roll(2)
    log.undo(1).redo(4).act("äöü €").roll()
    log.add("rules-changed", rules=2, pack=sha(b"pack 2"))
    log.entries[-1]["action"] = 0
    return log.reveal()
