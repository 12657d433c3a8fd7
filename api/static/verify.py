#!/usr/bin/env python3
"""Checks a table's dice and cards from its archive alone, without trusting the service that dealt them.

    python3 verify.py ARCHIVE [--key NAME+HASH+BASE64] [--json]         (ARCHIVE: a file, or - for standard input)

It makes the checks A to E of the audit protocol, version 1; numbers in brackets are the sections of that page. It
needs nothing but Python 3.9 and trusts nothing in the file. Exit: 0 no fault found, 1 a fault, 2 wrongly called.
"""

from __future__ import annotations

import argparse
import base64
import hmac
import json
import re
from bisect import bisect_left
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from hashlib import sha256, sha512
from types import SimpleNamespace as Entry
from typing import Any

ARCHIVE_MAX, LINES_MAX, ENTRY_MAX, NOTE_MAX = 64 * 2**20, 400_000, 2**20, 300
POOL_MAX, CELLS_MAX = 10_000, 20_000_000  # cards in a pool; what all positions hold together


class Fault(Exception):
    """Something is not as the protocol says: why, and the place of the entry at fault if the check knows it."""


# [0] Canonical JSON comes out again as it went in. What is not allowed is read as null, so that it does not.
DECODER = json.JSONDecoder(
    object_pairs_hook=lambda pairs: dict(pairs) if all(name.isascii() for name, _ in pairs) else None,
    parse_int=lambda digits: int(digits) if len(digits) <= 17 and abs(int(digits)) < 2**53 else None,
    parse_float=lambda _: None,
    parse_constant=lambda _: None,
)
JCS = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def parse(line: bytes) -> Any:
    with suppress(ValueError, RecursionError):
        value = DECODER.decode(line.decode())
        if JCS.encode(value).encode() == line:
            return value
    raise Fault("not canonical JSON")


# [3.1], [3.7] The form of a line. A pattern stands for text, a range for an integer, a tuple for either, [x] for a
# list of these, [x, y] for a list of just these, {str: x} for any members, {"name": x} for at least these.
WHOLE, TABLE, HASH = range(2**53), re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"), re.compile("[0-9a-f]{64}")
TIME = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9][.][0-9]{3}Z"
LINE: dict[str, Any] = {"v": WHOLE, "type": re.compile("(?s).+"), "at": re.compile(TIME), "action": WHOLE}
LINE |= {"by": (WHOLE, None), "rule": (str, None), "data": dict}
FACES, FATE = [(int, str)], [[re.compile("[ -~]{1,65535}"), WHOLE, range(1, 2**32 + 1), range(2**32)]]
ORIGIN = {"table": TABLE, "version": WHOLE, "root": HASH, "entries": WHOLE}
OPENING = {"table": TABLE, "commitment": HASH, "game": str, "rules": int, "pack": str, "options": dict, "seats": list}
CARDS = {"pool": str, "cards": [str]}
OWN: dict[str, Any] = {"table-opened": {**OPENING, "dice": {str: FACES}, "origin": (ORIGIN, None)}}
OWN |= {"seed-sealed": {"seat": WHOLE, "sealed": HASH}, "seed-opened": {"seat": WHOLE, "seed": str}}
OWN |= {"table-started": {}, "token-replaced": {"seat": WHOLE}, "undo-proposed": {}, "undo-answered": {}}
OWN |= {"actions-undone": {"to": WHOLE}, "actions-redone": {"to": WHOLE}, "rules-changed": {"rules": int, "pack": str}}
OWN |= {"table-ended": {"result": str}, "seed-revealed": {"seed": HASH}}  # so far what belongs to no action
FORMS = {**OWN, "cards-shuffled": CARDS, "cards-taken": CARDS, "cards-drawn": {**CARDS, "fate": FATE}}
FORMS |= {"dice-rolled": {"die": str, "rolled": FACES, "fate": FATE, "purpose": str}}


def fits(value: Any, form: Any) -> bool:
    if isinstance(form, tuple):
        return any(fits(value, one) for one in form)
    if isinstance(form, re.Pattern):
        return isinstance(value, str) and form.fullmatch(value) is not None
    if isinstance(form, range):
        return type(value) is int and value in form
    if isinstance(form, list) and isinstance(value, list):
        forms = form * len(value) if len(form) == 1 else form
        return len(value) == len(forms) and all(map(fits, value, forms))
    if isinstance(form, dict) and isinstance(value, dict):
        named = dict.fromkeys(value, form[str]) if str in form else form
        return all(fits(value.get(name), one) for name, one in named.items())
    return value is form or type(value) is form  # not isinstance: true is no integer


def read(lines: list[bytes]) -> tuple[list[Entry], Fault | None]:
    """The entries up to the first that cannot be read, and what is wrong with that one."""
    entries, copies, flaw = list[Entry](), 0, None
    for place, line in enumerate(lines, 1):
        try:
            value = parse(line)
            if not fits(value, LINE) or value.keys() != LINE.keys():
                raise Fault("not the members of an entry, or not of their form")
            kind, data, fate = value["type"], value["data"], value["data"].get("fate", [])
            form = FORMS.get(kind, {})
            if (place == 1) != (kind == "table-opened") or not fits(data, form) or not fits(fate, FATE):
                raise Fault(f"an opening out of its place, or the data of {kind!a} is not of its form")
        except Fault as fault:
            flaw = Fault(fault.args[0], place)
            break
        value["data"] = {name: data.get(name) for name in form}  # no more than the checks need
        moves = bool(fate) or kind in ("cards-shuffled", "cards-taken")
        entries.append(Entry(**value, place=place, copied=1 < place <= copies + 1, fate=fate, moves_chance=moves))
        copies = (entries[0].data["origin"] or {"entries": 0})["entries"]
    return ([], Fault(f"{copies} copies are said to follow", 1)) if copies >= len(lines) else (entries, flaw)


def take_apart(data: bytes) -> tuple[list[bytes], dict[str, Any]]:
    """[3.8] The entries' lines, and what follows them."""
    if len(data) > ARCHIVE_MAX or data.count(b"\n") > LINES_MAX:
        raise Fault(f"more than {ARCHIVE_MAX} bytes or {LINES_MAX} lines")
    lines, tail = data.split(b"\n"), (b'{"opening":', b'{"leaves":', b'{"checkpoint":')
    if last := lines.pop():
        raise Fault("cut off in a line", None if last.startswith(tail) else len(lines) + 1)
    count = next((i for i in range(len(lines), 0, -1) if not lines[i - 1].startswith(tail)), 0)
    if long := [place for place, line in enumerate(lines[:count], 1) if len(line) > ENTRY_MAX]:
        raise Fault(f"an entry of more than {ENTRY_MAX} bytes", long[0])
    found = [parse(line) for line in lines[count:]]
    wanted: list[Any] = [{"leaves": [HASH], "root": HASH}, {"checkpoint": str}][: len(found)]
    if not count or not fits(found, wanted) or [*map(len, found)] != [*map(len, wanted)]:
        raise Fault("not entries, then one list of leaves, then one checkpoint at most")
    return lines[:count], {name: member for value in found for name, member in value.items()}


def root_of(leaves: list[bytes]) -> bytes:
    """[3.3] RFC 6962, section 2.1."""
    if len(leaves) < 2:
        return leaves[0] if leaves else sha256().digest()
    k = 1 << (len(leaves) - 1).bit_length() - 1
    return sha256(b"\1" + root_of(leaves[:k]) + root_of(leaves[k:])).digest()


# [3.4] Ed25519, RFC 8032, 5.1, to verify only: nothing here is secret, so it need not take the same time for all.
Q, ORDER = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, Q) % Q


def added(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    (x, y), (u, v) = a, b
    t = D * x * y * u * v
    return (x * v + u * y) * pow(1 + t, -1, Q) % Q, (y * v + x * u) * pow(1 - t, -1, Q) % Q


def times(n: int, a: tuple[int, int]) -> tuple[int, int]:
    doubled = times(n // 2, added(a, a)) if n else (0, 1)
    return added(doubled, a) if n % 2 else doubled


def point(data: bytes) -> tuple[int, int]:
    y, odd = int.from_bytes(data, "little") % 2**255, data[31] >> 7
    square = (y * y - 1) * pow(D * y * y + 1, -1, Q) % Q
    root = pow(square, (Q + 3) // 8, Q)
    root = root if root * root % Q == square else root * pow(2, (Q - 1) // 4, Q) % Q
    x = root if root % 2 == odd else Q - root
    if y >= Q or x == Q or x * x % Q != square:
        raise ValueError("no point of the curve")
    return x, y


def verifies(key: bytes, message: bytes, signature: bytes) -> bool:
    s, (x, y) = int.from_bytes(signature[32:], "little"), point(key)
    h = int.from_bytes(sha512(signature[:32] + key + message).digest(), "little") % ORDER
    x, y = added(times(s, point(b"\x58" + b"\x66" * 31)), times(h, (Q - x, y)))
    return s < ORDER and (y | x % 2 << 255).to_bytes(32, "little") == signature[:32]


def verifier_key(text: str) -> tuple[tuple[str, bytes], bytes]:
    """C2SP signed-note, `<name>+<hash>+<base64>`: what its signatures begin with, and the key. Raises ValueError."""
    name, digest, encoded = text.split("+", 2)
    data = base64.b64decode(encoded, validate=True)
    is_named = sha256(name.encode() + b"\n" + data).hexdigest()[:8] == digest
    if len(data) != 33 or data[0] != 1 or not is_named or not point(data[1:]):
        raise ValueError("no Ed25519 verifier key")
    return (name, bytes.fromhex(digest)), data[1:]


# [5] A check gives the place of each entry before it judges it, and raises Fault there, or ends in verdict and note.
Course = Generator["int | None", None, "tuple[str, str]"]
NOTE = re.compile(
    "(?P<text>(?P<origin>[^\n]+)\n(?P<size>0|[1-9][0-9]{0,15})\n(?P<root>[A-Za-z0-9+/]{43}=)\n(?:[^\n]+\n)*)"
    "\n(?P<signatures>(?:\u2014 [^\n ]+ [A-Za-z0-9+/=]+\n)+)"
)


def form(entries: list[Entry], flaw: Fault | None) -> Course:
    """A. Numbers and times, up to the first entry that could not be read."""
    at, action, highest = "", 0, 0
    for entry in entries:
        yield entry.place
        if entry.v != entry.place or entry.at < at:
            raise Fault(f"v is {entry.v}, not {entry.place}, or the time runs back")
        if entry.action and (entry.type in OWN or (entry.action == action and entry.at != at)):
            raise Fault("the table's own entry in an action, or one action at two times")
        if entry.action not in (0, action, highest + 1) and not (entry.copied and entry.action > highest):
            raise Fault(f"action {entry.action} follows action {highest}")
        at, action, highest = entry.at, entry.action, max(highest, entry.action)
    if flaw:
        raise flaw
    return "ok", f"{len(entries)} entries in their order"


def tree(lines: list[bytes], rest: dict[str, Any], table: str | None, keys: dict[tuple[str, bytes], bytes]) -> Course:
    """B. table: None if the log cannot be read. Signatures of keys that are not at hand say nothing."""
    leaves, listed = [sha256(b"\0" + line).digest() for line in lines], [*map(bytes.fromhex, rest.get("leaves", []))]
    wrong = [i + 1 for i in range(max(len(leaves), len(listed))) if leaves[i : i + 1] != listed[i : i + 1]]
    yield None
    if wrong or root_of(leaves).hex() != rest["root"]:
        raise Fault("the lines do not give these leaves and this root", wrong[0] if wrong and rest else None)
    if "checkpoint" not in rest:
        return "unsigned", "leaves and root fit; no checkpoint"
    note = NOTE.fullmatch(rest["checkpoint"])
    if not note or (table and not note["origin"].endswith(f"/tables/{table}")):
        raise Fault("the checkpoint is malformed, or of another table")
    size, signed = int(note["size"]), False
    if size > len(leaves) or base64.b64encode(root_of(leaves[:size])).decode() != note["root"]:
        raise Fault(f"the checkpoint has another root of {size} entries")
    for name, encoded in re.findall("\u2014 ([^\n ]+) ([A-Za-z0-9+/]{91}=)\n", note["signatures"]):
        signature = base64.b64decode(encoded)
        if key := keys.get((name, signature[:4])):
            signed = note["origin"].startswith(f"{name}/tables/")
            if not signed or not verifies(key, note["text"].encode(), signature[4:]):
                raise Fault("the checkpoint's signature is false, or another service's")
    fine = f"leaves, root and a checkpoint of {size} entries fit"
    return ("ok", f"{fine}; it is signed") if signed else ("unsigned", f"{fine}; no key to check its signature")


def seeds(entries: list[Entry]) -> Course:
    """C. A branch has seeds of its own, so its copies are passed over. Phases: sealing, opening, play, end, reveal."""
    when = {"seed-sealed": [0], "seed-opened": [0, 1], "table-started": [0, 1], "table-ended": [0, 1, 2]}
    then = {"seed-opened": 1, "table-started": 2, "table-ended": 3, "seed-revealed": 4}
    phase, sealed, opened, started = 0, dict[int, str](), set[int](), False
    for entry in (one for one in entries if not one.copied):
        yield entry.place
        kind, seat, seed = entry.type, entry.data.get("seat", 0), entry.data.get("seed", "").encode()
        fine = phase in ([3] if kind == "seed-revealed" else when.get(kind, [2] if entry.action else [0, 1, 2]))
        if kind == "seed-sealed":
            fine = fine and seat not in sealed and seat < len(entries[0].data["seats"])
            sealed[seat] = entry.data["sealed"]
        elif kind == "seed-opened":
            fine = fine and seat not in opened and 32 <= len(seed) <= 64
            fine = fine and sha256(seed).hexdigest() == sealed.get(seat)
            opened.add(seat)
        elif kind == "table-started":
            fine, started = fine and sealed.keys() == opened, True
        elif kind == "seed-revealed":
            fine = fine and sha256(bytes.fromhex(seed.decode())).hexdigest() == entries[0].data["commitment"]
        if not fine:
            raise Fault(f"{kind!a} is out of its time, or its seed is not the one that was sealed")
        phase = then.get(kind, phase)
    note = f"player seeds: {len(opened)}"
    if started and not opened:
        note = "no player seed: the operator could have chosen the server seed"
    return ("ok", f"the server seed fits; {note}") if phase == 4 else ("sealed", f"sealed, not yet checkable; {note}")


def positions(entries: list[Entry]) -> Iterator[tuple[Entry, dict[str, Any]]]:
    """[3.7] Each entry with the values of its position, to be changed in place."""
    actions, values, here, cells = [0], [dict[str, Any]()], 0, 0  # on the line to the newest; no other comes back
    for entry in entries:
        if entry.type in ("actions-undone", "actions-redone"):
            to = bisect_left(actions, entry.data["to"])
            leads_there = to < here if entry.type == "actions-undone" else to > here
            if not leads_there or actions[to : to + 1] != [entry.data["to"]]:
                raise Fault("undone or redone to a position that does not lie there", entry.place)
            here = to
        elif entry.action > actions[-1] and cells <= CELLS_MAX:
            actions[here + 1 :], values[here + 1 :] = [entry.action], [dict(values[here])]
            here, cells = here + 1, cells + len(values[here])
        elif entry.action not in (0, actions[here]) or (not entry.action and actions[-1] and entry.moves_chance):
            raise Fault("an action that is past or one too many, or chance outside of setup and actions", entry.place)
        yield entry, values[here]


def numbers(entries: list[Entry]) -> Course:
    """E. Each stream's next running number, in every position."""
    for entry, following in positions(entries):
        yield entry.place
        for stream, n, _, _ in entry.fate:
            if n != following.get(stream, 0):
                raise Fault(f"outcome {n} of {stream!a} is not the next one")
            following[stream] = n + 1
    return "ok", f"{sum(len(entry.fate) for entry in entries)} outcomes in their order"


def deal(entry: Entry, pools: dict[str, list[str]]) -> int:
    """[1.8], [1.9] Changes the pools, each kept in order: that of UTF-8 is that of code points. Says how many cards."""
    pool, cards, fate = entry.data["pool"], entry.data["cards"], iter(entry.fate)
    left = {pool: list(pools.get(pool, []))}
    if entry.type == "cards-shuffled":
        left[pool] = sorted(left[pool] + cards)
    for card in cards if entry.type == "cards-taken" else []:
        i = bisect_left(left[pool], card)
        if left[pool][i : i + 1] != [card]:
            raise Fault(f"{card!a} is taken from a pool that does not hold it")
        del left[pool][i]
    for card in cards if entry.type == "cards-drawn" else []:
        member = f"?{pool}"
        while member.startswith("?"):  # a place of another pool, settled there by the next outcome
            name = member[1:]
            members = left.setdefault(name, list(pools.get(name, [])))
            stream, _, m, outcome = next(fate, ("", 0, 0, 0))
            if stream != f"deck/{name}" or m != len(members) or outcome >= m:
                raise Fault(f"an outcome is missing, or not one of the pool {name!a}")
            member = members.pop(outcome)
        if member != card:
            raise Fault(f"the card is {card!a}, the outcome selects {member!a}")
    if len(left[pool]) > POOL_MAX or (entry.type == "cards-drawn" and next(fate, None)):
        raise Fault(f"more outcomes than cards, or a pool of more than {POOL_MAX} cards")
    pools.update(left)
    return sum(map(len, left.values()))


def fate_of(entries: list[Entry]) -> Callable[[str, int, int], int] | None:
    """[1.4], [1.5], [1.7] What settled the outcomes; None before the reveal."""
    own = [entry for entry in entries if not entry.copied]
    opened = {str(entry.data["seat"]): entry.data["seed"] for entry in own if entry.type == "seed-opened"}
    message = bytes.fromhex(entries[0].data["table"].replace("-", "")) + sha256(JCS.encode(opened).encode()).digest()
    seed = next((entry.data["seed"] for entry in own if entry.type == "seed-revealed"), "")
    key = hmac.digest(bytes.fromhex(seed), b"hourglass/fate/1" + message, "sha256")

    def outcome(stream: str, n: int, m: int) -> int:
        asked = len(stream).to_bytes(2, "big") + stream.encode() + n.to_bytes(8, "big")
        tries = (hmac.digest(key, asked + r.to_bytes(4, "big"), "sha256")[:8] for r in range(2**32))
        return next(x for x in (int.from_bytes(one, "big") for one in tries) if x < 2**64 - 2**64 % m) % m

    return outcome if seed else None


def outcomes(entries: list[Entry]) -> Course:
    """D. The outcomes of a branch's copies follow from another table's seed; all else of them is judged."""
    dice, fixed_by, seen = entries[0].data["dice"], fate_of(entries), dict[tuple[str, int, int], int]()
    cells, started = 0, False
    for entry, pools in positions(entries):
        yield entry.place
        data, fate = entry.data, entry.fate
        started = started or (entry.type == "table-started" and not entry.copied)
        cells += deal(entry, pools) if "pool" in data else 0
        if cells > CELLS_MAX or (entry.moves_chance and not (started or entry.copied)):
            raise Fault("chance or a pool is used before the start, or pools are larger than any game's")
        if entry.type != "cards-drawn" and any(m != len(dice.get(s, [])) or x >= m for s, _, m, x in fate):
            raise Fault("an outcome is not one of a die of the table")
        selected = [dice[s][x] for s, _, _, x in fate if s == data.get("die")]
        if "die" in data and (data["rolled"] != selected or len(selected) != len(fate)):
            raise Fault("the faces are not those that the outcomes select")
        for stream, n, m, outcome in [] if entry.copied else fate:
            fixed = fixed_by(stream, n, m) if fixed_by else seen.setdefault((stream, n, m), outcome)
            if fixed != outcome:
                raise Fault(f"outcome {n} of {stream!a} among {m} is {fixed}, not {outcome}")
    count = sum(len(entry.fate) for entry in entries if not entry.copied)
    fit = f"{count} outcomes fit"
    return ("ok", fit) if fixed_by else ("sealed", f"sealed, not yet checkable; {fit} dice and pools")


def judge(letter: str, course: Course, is_possible: bool) -> dict[str, Any]:
    place, verdict, note = None, "skipped", "the file cannot be read so far"
    try:
        while is_possible:
            place = next(course)
    except StopIteration as stop:
        place, (verdict, note) = None, stop.value
    except Fault as fault:
        verdict, (note, place) = "failed", (*fault.args, place)[:2]
    return {"check": letter, "verdict": verdict, "note": note[:NOTE_MAX], "entry": place}


def verify(data: bytes, keys: dict[tuple[str, bytes], bytes]) -> dict[str, Any]:
    """The verdicts on an archive, whatever it holds."""
    lines, rest, table = list[bytes](), dict[str, Any](), None
    try:
        lines, rest = take_apart(data)
        entries, flaw = read(lines)
        table = None if flaw else entries[0].data["table"]
    except Fault as fault:
        entries, flaw = [], fault
    checks = [judge("A", form(entries, flaw), True), judge("B", tree(lines, rest, table, keys), bool(lines))]
    checks += [judge("C", seeds(entries), not flaw), judge("D", outcomes(entries), not flaw)]
    checks.append(judge("E", numbers(entries), not flaw))
    verdict = next(one for one in ("failed", "sealed", "unsigned", "ok") if one in [c["verdict"] for c in checks])
    faults = sorted((c for c in checks if c["entry"]), key=lambda c: c["check"] != "B")
    return {"verdict": verdict, "entry": faults[0]["entry"] if faults else None, "checks": checks}


def main() -> int:
    parser = argparse.ArgumentParser(description="Check a table's archive: form, tree, seeds, outcomes, numbers.")
    parser.add_argument("archive", help="a file, or - for standard input")
    parser.add_argument("--key", action="append", default=[], type=verifier_key, help="of the service, as vkey")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    asked = parser.parse_args()
    try:
        with open(0 if asked.archive == "-" else asked.archive, "rb") as file:
            report = verify(file.read(ARCHIVE_MAX + 1), dict(asked.key))
    except (OSError, ValueError) as error:
        parser.error(f"{asked.archive!a} cannot be read: {error!a}")
    rows = [f"{one['check']}  {one['verdict']:8}  {one['entry'] or '':6}  {one['note']}" for one in report["checks"]]
    print(json.dumps(report) if asked.json else "\n".join([*rows, f"Verdict: {report['verdict']}"]))
    return 1 if report["verdict"] == "failed" else 0


if __name__ == "__main__":
    raise SystemExit(main())
