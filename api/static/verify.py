#!/usr/bin/env python3
"""Checks a table's dice and cards from its archive alone, without trusting the service that dealt them.

    python3 verify.py ARCHIVE [--origin ARCHIVE] [--key NAME+HASH+BASE64] [--json]     (a file, or - for standard input)

It makes the checks A to E of the audit protocol, version 1; numbers in brackets are sections of that document. It needs
only Python 3.9 and trusts nothing in a file. With --origin, the archive of the table that a branch comes from, check D
compares the branch's copies with it. Exit code: 0 no fault found, 1 a fault, 2 wrong usage.
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
from itertools import zip_longest
from types import SimpleNamespace as Entry
from typing import Any

ARCHIVE_MAX, LINES_MAX, ENTRY_MAX, NOTE_MAX = 64 * 2**20, 400_000, 2**20, 300
POOL_MAX, CELLS_MAX = 10_000, 20_000_000  # cards in a pool; what all positions hold together

class Fault(ValueError):
    """The archive breaks the protocol: the reason, and the place of the faulty entry if the check knows it."""

def need(holds: object, why: str, *place: int | None) -> None:
    if not holds:
        raise Fault(why, *place)

# [0] Canonical JSON encodes to the same bytes again. Forbidden values are read as null, so that they do not.
DECODER = json.JSONDecoder(
    object_pairs_hook=lambda pairs: dict(pairs) if all(name.isascii() for name, _ in pairs) else None,
    parse_int=lambda digits: int(digits) if len(digits) <= 17 and abs(int(digits)) < 2**53 else None,
    parse_float=lambda _: None, parse_constant=lambda _: None)
JCS = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)

def parse(line: bytes) -> Any:
    with suppress(ValueError, RecursionError):
        value = DECODER.decode(line.decode())
        if JCS.encode(value).encode() == line:
            return value
    raise Fault("not canonical JSON")

# [3.1], [3.7] The form of a line. A pattern means text, a range an integer, object anything, ... a missing member, a
# tuple either of its forms, [x] a list of these, [x, y] just these, {"name": x, str: y} this member and any others.
WHOLE, TABLE, HASH = range(2**53), re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"), re.compile("[0-9a-f]{64}")
TIME = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9][.][0-9]{3}Z"
SEAL, SEALED = re.compile(b'{"sealed":"[0-9a-f]{64}"}'), {"sealed": HASH}  # no text in a line looks like it
LINE: dict[Any, Any] = {"v": WHOLE, "type": re.compile("(?s).+"), "at": re.compile(TIME), "action": WHOLE}
LINE |= {"by": (WHOLE, None), "rule": (str, None), "data": dict}
FATE = [[re.compile("[ -~]{1,65535}"), WHOLE, range(1, 2**32 + 1), (range(2**32), SEALED)]]
OPENED = {"opening": {"v": range(1, 2**53), "path": [(str, WHOLE)], "value": object, "nonce": (HASH, None, ...)}}
FACES, ORIGIN = [(int, str)], {"table": TABLE, "version": WHOLE, "root": HASH, "entries": WHOLE, str: object}
OPENING = {"table": TABLE, "commitment": HASH, "game": str, "rules": int, "pack": str, "options": dict, "seats": list}
CARDS, SHOWN = {"pool": str, "cards": [(str, SEALED)]}, {"pool": str, "cards": [str]}
SEAT, TO = {"seat": WHOLE}, {"to": WHOLE}
OWN: dict[str, Any] = {"table-opened": {**OPENING, "dice": {str: FACES}, "origin": (ORIGIN, None, ...)}}
OWN |= {"seed-sealed": {**SEAT, "sealed": HASH}, "seed-opened": {**SEAT, "seed": str}, "table-started": {}}
OWN |= {"token-replaced": SEAT, "undo-proposed": {}, "undo-answered": {}, "actions-undone": TO, "actions-redone": TO}
OWN |= {"rules-changed": {"rules": int, "pack": str}, "table-ended": {"result": str}, "seed-revealed": {"seed": HASH}}
TURNS = ("actions-undone", "actions-redone")  # OWN: all types that belong to no action
FORMS = {**OWN, "cards-shuffled": CARDS, "cards-taken": SHOWN, "cards-drawn": {**CARDS, "fate": FATE}}
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
        return all(fits(value.get(name, ...), form.get(name, form.get(str, ()))) for name in {*form, *value} - {str})
    return value is form or type(value) is form or (form is object and value is not ...)  # true is not an integer

def unseal(data: Any, openings: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], str]]:
    """[3.6] Put opened values in the places of sealed ones. Yield each opening that does so, and its seal."""
    for opening in openings:
        (*way, last), holder = opening["path"], data
        with suppress(LookupError, TypeError):  # the path leads nowhere
            for step in way:
                holder = holder[step]
            if fits(holder[last], SEALED):
                need(not SEAL.search(JCS.encode(opening["value"]).encode()), "an opened value holds a sealed one")
                yield opening, holder[last]["sealed"]
                holder[last] = opening["value"]

def read(lines: list[bytes], opened: list[dict[str, Any]], whole: bool = False) -> tuple[list[Entry], Fault | None]:
    """Return the entries up to the first that cannot be read, and its fault. whole: as if all were copies."""
    entries, copies, place, openings = list[Entry](), 0, 0, dict[int, list[Any]]()
    for one in opened:
        openings.setdefault(one["v"], []).append(one)
    try:
        for place, line in enumerate(lines, 1):
            value = parse(line)
            need(fits(value, LINE) and (place == 1) == (value["type"] == "table-opened"), "no entry, or out of place")
            kind, data, form = value["type"], value["data"], FORMS.get(value["type"], {})
            sealed = 0 if kind in OWN or fits(data, SEALED) else len(SEAL.findall(line))
            used = [*unseal(data, openings.get(value["v"], []))] if sealed else []
            need(fits(data, {"fate": (FATE, ...), str: object, **form}), f"the data of {kind!a} is not of its form")
            copies = (data.get("origin") or {"entries": 0})["entries"] if place == 1 else copies
            need(copies < len(lines), f"{copies} copies are said to follow")
            more = {"fate": data.get("fate", []), "sealed": sealed, "opened": used, "place": place}
            more["moves_chance"] = more["fate"] or kind in ("cards-shuffled", "cards-taken")
            more["copied"] = is_copy = 1 < place <= copies + 1
            said = [kind, *map(value.get, ("action", "by", "rule")), data] if is_copy or whole else []
            value["data"] = {name: data.get(name) for name in form}  # only what the checks need
            entries.append(Entry(**value, **more, said=sha256(JCS.encode(said).encode()).digest()))
    except Fault as fault:
        return entries, Fault(fault.args[0], place)
    return entries, None

Apart = tuple[list[bytes], list[dict[str, Any]], dict[str, Any]]

def take_apart(data: bytes) -> Apart:
    """[3.8] Return the entries' lines, the openings, and what follows them."""
    need(len(data) <= ARCHIVE_MAX and data.count(b"\n") <= LINES_MAX, "more bytes or lines than are read")
    lines, tail = data.split(b"\n"), (b'{"opening":', b'{"leaves":', b'{"checkpoint":')
    last = lines.pop()
    need(not last, "cut off in a line", None if last.startswith(tail) else len(lines) + 1)
    count = next((i for i in range(len(lines), 0, -1) if not lines[i - 1].startswith(tail)), 0)
    long = [place for place, line in enumerate(lines[:count], 1) if len(line) > ENTRY_MAX]
    need(not long, f"an entry of more than {ENTRY_MAX} bytes", *long[:1])
    found = [parse(line) for line in lines[count:]]
    opened = [one["opening"] for one in found if fits(one, OPENED) and one["opening"]["path"]]
    n = len({(one["v"], *one["path"]) for one in opened})
    wanted = [OPENED] * n + [{"leaves": [HASH], "root": HASH}, {"checkpoint": str}][: len(found) - n]
    need(count and fits(found, wanted), "not entries, then openings, each once, the leaves, and one checkpoint at most")
    return lines[:count], opened, {name: member for value in found[n:] for name, member in value.items()}

def leaf_of(line: bytes) -> bytes:
    return sha256(b"\0" + line).digest()

def root_of(leaves: list[bytes]) -> bytes:
    """[3.3] Return the root over leaves: RFC 6962, section 2.1."""
    if len(leaves) < 2:
        return leaves[0] if leaves else sha256().digest()
    k = 1 << (len(leaves) - 1).bit_length() - 1
    return sha256(b"\1" + root_of(leaves[:k]) + root_of(leaves[k:])).digest()

# [3.4] Ed25519, RFC 8032, 5.1, only to verify: nothing here is secret, so constant time is not needed.
Q, ORDER = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D, ROOT = -121665 * pow(121666, -1, Q) % Q, pow(2, (Q - 1) // 4, Q)

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
    roots = [x for x in (root, Q - root, root * ROOT % Q, Q - root * ROOT % Q) if x * x % Q == square and x % 2 == odd]
    need(roots and roots[0] < Q and y < Q, "no point of the curve")
    return roots[0], y

def verifies(key: bytes, message: bytes, signature: bytes) -> bool:
    s, (x, y) = int.from_bytes(signature[32:], "little"), point(key)
    h = int.from_bytes(sha512(signature[:32] + key + message).digest(), "little") % ORDER
    x, y = added(times(s, point(b"\x58" + b"\x66" * 31)), times(h, (Q - x, y)))
    return s < ORDER and (y | x % 2 << 255).to_bytes(32, "little") == signature[:32]

def verifier_key(text: str) -> tuple[tuple[str, bytes], bytes]:
    """Read `<name>+<hash>+<base64>` (C2SP signed-note): how its signatures begin, and the key. Raises ValueError."""
    name, digest, encoded = text.split("+", 2)
    data = base64.b64decode(encoded, validate=True)
    named = sha256(name.encode() + b"\n" + data).hexdigest()[:8]
    need(len(data) == 33 and data[0] == 1 and named == digest and point(data[1:]), "no Ed25519 verifier key")
    return (name, bytes.fromhex(digest)), data[1:]

# [5] A check yields the place of each entry before it checks it. It raises Fault there, or returns verdict and note.
Course = Generator["int | None", None, "tuple[str, str]"]
NOTE = re.compile("(?P<text>(?P<origin>[^\n]+)\n(?P<size>0|[1-9][0-9]{0,15})\n(?P<root>[A-Za-z0-9+/]{43}=)\n"
                  "(?:[^\n]+\n)*)\n(?P<signatures>(?:\u2014 [^\n ]+ [A-Za-z0-9+/=]+\n)+)")

def form(entries: list[Entry], flaw: Fault | None) -> Course:
    """A. Check numbers and times, up to the first entry that could not be read."""
    at, action, highest = "", 0, 0
    for entry in entries:
        yield entry.place
        need(entry.v == entry.place and entry.at >= at, "v is not the next number, or the time runs back")
        fine = not entry.action or (entry.type not in OWN and (entry.action != action or entry.at == at))
        need(fine, "the table's own entry in an action, or one action at two times")
        most = 10**6 if entry.copied else highest + 1
        is_next = entry.action in (0, action) or highest < entry.action <= most
        need(is_next, f"action {entry.action} follows action {highest}")
        at, action, highest = entry.at, entry.action, max(highest, entry.action)
    need(not flaw, *(flaw.args if flaw else ("",)))
    return "ok", f"{len(entries)} entries in their order"

def tree(lines: list[bytes], rest: dict[str, Any], table: str | None, keys: dict[tuple[str, bytes], bytes]) -> Course:
    """B. Check the tree and the checkpoint; other keys' signatures are ignored. table: None if unreadable."""
    leaves, listed = [*map(leaf_of, lines)], [*map(bytes.fromhex, rest.get("leaves", []))]
    wrong = [i + 1 for i in range(max(len(leaves), len(listed))) if leaves[i : i + 1] != listed[i : i + 1]]
    yield None
    fine, place = not wrong and root_of(leaves).hex() == rest["root"], wrong[0] if wrong and rest else None
    need(fine, "the lines do not give these leaves and this root", place)
    if "checkpoint" not in rest:
        return "unsigned", "leaves and root fit; no checkpoint"
    note: Any = NOTE.fullmatch(rest["checkpoint"])
    need(note and note["origin"].endswith(f"/tables/{table}" if table else ""), "malformed, or of another table")
    size, signed, root = int(note["size"]), False, base64.b64decode(note["root"])
    need(size <= len(leaves) and root_of(leaves[:size]) == root, f"the checkpoint has another root of {size} entries")
    for name, encoded in re.findall("\u2014 ([^\n ]+) ([A-Za-z0-9+/]{91}=)\n", note["signatures"]):
        signature = base64.b64decode(encoded)
        if key := keys.get((name, signature[:4])):
            signed = note["origin"].startswith(f"{name}/tables/")
            need(signed and verifies(key, note["text"].encode(), signature[4:]), "signed falsely, or by another")
    fit = f"leaves, root and a checkpoint of {size} entries fit"
    return ("ok", f"{fit}; it is signed") if signed else ("unsigned", f"{fit}; no key to check its signature")

def seeds(entries: list[Entry]) -> Course:
    """C. Check the seeds, but no copies: a branch has its own. Phases: sealing, opening, play, end, reveal."""
    when = {"seed-sealed": [0], "seed-opened": [0, 1], "table-started": [0, 1], "table-ended": [0, 1, 2]}
    then = {"seed-opened": 1, "table-started": 2, "table-ended": 3, "seed-revealed": 4}
    phase, sealed, opened, started = 0, dict[int, str](), set[int](), False
    for entry in (one for one in entries if not one.copied):
        yield entry.place
        kind, seat, seed = entry.type, entry.data.get("seat", 0), entry.data.get("seed", "").encode()
        in_time = [3] if kind == "seed-revealed" else when.get(kind, [2] if entry.action else [0, 1, 2])
        need(phase in in_time, f"{kind!a} is out of its time")
        if kind == "seed-sealed":
            need(seat not in sealed and seat < len(entries[0].data["seats"]), "sealed twice, or by no seat")
            sealed[seat] = entry.data["sealed"]
        elif kind == "seed-opened":
            fine = seat not in opened and sha256(seed).hexdigest() == sealed.get(seat) and 32 <= len(seed) <= 64
            need(fine, "not the seed that was sealed, or too short or too long")
            opened.add(seat)
        elif kind == "seed-revealed":
            revealed = sha256(bytes.fromhex(entry.data["seed"])).hexdigest()
            need(revealed == entries[0].data["commitment"], "not the server seed that was committed to")
        need(kind != "table-started" or sealed.keys() == opened, "started before all seeds were opened")
        phase, started = then.get(kind, phase), started or kind == "table-started"
    none = "no player seed: the operator could have chosen the server seed"
    note = none if started and not opened else f"player seeds: {len(opened)}"
    return ("ok", f"the server seed fits; {note}") if phase == 4 else ("sealed", f"sealed, not yet checkable; {note}")

def positions(entries: list[Entry]) -> Iterator[tuple[Entry, dict[str, Any], list[int], int]]:
    """[3.7] Yield each entry with its position's values, to be changed in place; the actions on its line; its place."""
    actions, values, here, cells = [0], [dict[str, Any]()], 0, 0  # on the line to the newest; no other returns
    for entry in entries:
        if entry.type in TURNS:
            to, above = bisect_left(actions, entry.data["to"]), here
            here = to if actions[to : to + 1] == [entry.data["to"]] else above
            leads_there = here < above if entry.type == "actions-undone" else here > above
            need(leads_there, "undone or redone to a position that does not lie there", entry.place)
        elif entry.action > actions[-1] and cells <= CELLS_MAX:
            actions[here + 1 :], values[here + 1 :] = [entry.action], [dict(values[here])]
            here, cells = here + 1, cells + len(values[here])
        elif entry.action not in (0, actions[here]) or (not entry.action and actions[-1] and entry.moves_chance):
            raise Fault("an action that is past or one too many, or chance outside of setup and actions", entry.place)
        yield entry, values[here], actions, here

def numbers(entries: list[Entry]) -> Course:
    """E. Check each stream's next running number in every position."""
    for entry, following, *_ in positions(entries):
        yield entry.place
        for stream, n, _, _ in entry.fate:
            need(n == following.get(stream, 0), f"outcome {n} of {stream!a} is not the next one")
            following[stream] = n + 1
    return "ok", f"{sum(len(entry.fate) for entry in entries)} outcomes in their order"

Pool = tuple[list[str], int, int]  # joined openly, in UTF-8 order (that of code points); joined sealed; left sealed

def without(pool: Pool, card: Any) -> Pool:
    held, closed, gone = pool
    if isinstance(card, dict):
        return held, closed, gone + 1
    i = bisect_left(held, card)
    if held[i : i + 1] == [card]:
        return held[:i] + held[i + 1 :], closed, gone
    need(closed, "a card leaves a pool that does not hold it")
    return held, closed - 1, gone

def deal(entry: Entry, pools: dict[str, Pool]) -> int:
    """[1.8], [1.9], [3.6] Change the pools. Return how many cards they then hold."""
    own, cards, uses = entry.data["pool"], entry.data["cards"], entry.fate[::-1]
    held, closed, gone = pools.setdefault(own, ([], 0, 0))
    if entry.type == "cards-shuffled":
        joining = [card for card in cards if isinstance(card, str)]
        pools[own] = sorted(held + joining), closed + len(cards) - len(joining), gone
        need(len(held) + len(cards) + closed - gone <= POOL_MAX, f"a pool of more than {POOL_MAX} cards")
    for card in cards if entry.type == "cards-taken" else []:
        pools[own] = without(pools[own], card)
    for card in cards if entry.type == "cards-drawn" else []:
        place: Any = f"?{own}"
        while isinstance(place, str) and place.startswith("?"):  # settled by the next outcome of the named pool
            name, (stream, _, m, x) = place[1:], uses.pop() if uses else ("", 0, 0, 0)
            held, closed, gone = pools.setdefault(name, ([], 0, 0))
            need((stream, m) == (f"deck/{name}", len(held) + closed - gone), f"no outcome of {name!a} as it is")
            following = uses[-1][0] if uses else f"deck/{own}"
            place = card if following == f"deck/{own}" else f"?{following[5:]}"
            if isinstance(x, int):
                need(not closed and not gone and x < m, "an outcome too large, or open in a pool of sealed cards")
                place = held[x]
            pools[name] = without(pools[name], place)
        need(place == card, "the card is not the one that the outcome selects")
    need(entry.type != "cards-drawn" or not uses, "more outcomes than cards")
    return sum(len(held) for held, _, _ in pools.values())

def fate_of(entries: list[Entry]) -> tuple[Callable[[str, int, int], int], bytes] | None:
    """[1.4], [1.5], [1.7] Return what settled the outcomes, and the sealing key; None before the reveal."""
    own = [entry for entry in entries if not entry.copied]
    opened = {str(entry.data["seat"]): entry.data["seed"] for entry in own if entry.type == "seed-opened"}
    table = bytes.fromhex(entries[0].data["table"].replace("-", "")) + sha256(JCS.encode(opened).encode()).digest()
    seed = bytes.fromhex(next((entry.data["seed"] for entry in own if entry.type == "seed-revealed"), ""))
    key, sealing_key = (hmac.digest(seed, b"hourglass/%b/1" % use + table, "sha256") for use in (b"fate", b"seal"))

    def outcome(stream: str, n: int, m: int) -> int:
        asked = len(stream).to_bytes(2, "big") + stream.encode() + n.to_bytes(8, "big")
        tries = (hmac.digest(key, asked + r.to_bytes(4, "big"), "sha256")[:8] for r in range(2**32))
        return next(x for x in (int.from_bytes(one, "big") for one in tries) if x < 2**64 - 2**64 % m) % m

    return (outcome, sealing_key) if seed else None

def compared(entries: list[Entry], origin: Apart) -> str:
    """[4] Compare a branch's copies with what counts in its origin's archive. Return the note on them."""
    (lines, opened, _), named, actions, here = origin, entries[0].data["origin"], [0], 0
    there, flaw = read(lines, opened, whole=True)
    if not named or flaw or there[0].data["table"] != named["table"]:
        return "; not compared: it is no branch, or the other archive is not its origin's, or cannot be read"
    there, lines = there[: named["version"]], lines[: named["version"]]
    is_same = len(lines) == named["version"] and root_of([*map(leaf_of, lines)]).hex() == named["root"]
    need(is_same, "the origin's archive begins with another root", 1)
    try:
        for *_, actions, here in positions(there):  # noqa: B007
            pass
    except Fault as fault:
        return f"; not compared: entry {fault.args[1]} of the origin's archive: {fault.args[0]}"
    line, change = {*actions[: here + 1]}, "rules-changed"
    counts = [one for one in there if one.type == change or (one.action in line and one.type not in OWN)]
    last = max((i for i, one in enumerate(counts, 1) if one.type != change), default=0)
    for i, (copy, told) in enumerate(zip_longest([one for one in entries if one.copied], counts[:last]), 2):
        if told and len(told.opened) < told.sealed:
            return "; not compared: the origin's archive does not open what it has sealed"
        need(copy and told and copy.said == told.said, "not as in the origin's archive", i)
    return "; the copies are as in the origin's archive"

def outcomes(entries: list[Entry], openings: int, origin: Apart | None) -> Course:
    """D. Check outcomes, dice and pools. A branch's copied outcomes follow from another seed and are not recomputed."""
    dice, fate, seen = entries[0].data["dice"], fate_of(entries), dict[tuple[str, int, int], int]()
    cells, started, used = 0, False, set[int]()
    for entry, pools, *_ in positions(entries):
        yield entry.place
        data, is_open = entry.data, not fate or len(entry.opened) == entry.sealed
        need(is_open and not (entry.copied and entry.sealed), "a value is sealed after the reveal, or in a copy")
        for one, seal in entry.opened:
            place = one["v"].to_bytes(8, "big") + JCS.encode(one["path"]).encode()
            nonce = hmac.digest(fate[1], place, "sha256") if fate else bytes.fromhex(one.get("nonce") or "")
            fine = nonce and sha256(nonce + JCS.encode(one["value"]).encode()).hexdigest() == seal
            need(fine, "a value that is opened is not the one that was sealed, or lacks its nonce")
            used.add(id(one))
        started = started or (entry.type == "table-started" and not entry.copied)
        need(started or entry.copied or not entry.moves_chance, "chance or a pool is used before the start")
        cells += deal(entry, pools) if "pool" in data else 0
        need(cells <= CELLS_MAX, "the pools are larger than any game's")
        for stream, _, m, x in entry.fate if entry.type != "cards-drawn" else []:
            is_fair = m == len(dice.get(stream, [])) and isinstance(x, int) and x < m
            need(is_fair and data.get("die", stream) == stream, f"no outcome of a die {stream!a}")
        faces = [dice[data["die"]][x] for _, _, _, x in entry.fate if "die" in data]
        need(data.get("rolled", faces) == faces, "the faces are not those that the outcomes select")
        for stream, n, m, x in [use for use in entry.fate if not entry.copied and isinstance(use[3], int)]:
            fixed = fate[0](stream, n, m) if fate else seen.setdefault((stream, n, m), x)
            need(fixed == x, f"outcome {n} of {stream!a} among {m} is {fixed}, not {x}")
    need(len(used) == openings, "an opening of what is not sealed", None)
    copied = compared(entries, origin) if origin else ""
    fit = f"{sum(len(entry.fate) for entry in entries if not entry.copied)} outcomes fit dice and pools{copied}"
    return ("ok", fit) if fate else ("sealed", f"sealed, not yet checkable; {fit}")

def verify(data: bytes, keys: dict[tuple[str, bytes], bytes], origin: Apart | None = None) -> dict[str, Any]:
    """Return the verdicts on an archive, whatever it holds. origin: the archive that a branch comes from."""
    lines, opened, rest, entries, checks = list[bytes](), list[Any](), dict[str, Any](), list[Entry](), []
    try:
        lines, opened, rest = take_apart(data)
        entries, flaw = read(lines, opened)
    except Fault as fault:
        flaw = fault
    courses = {"A": form(entries, flaw), "B": tree(lines, rest, None if flaw else entries[0].data["table"], keys)}
    courses |= {"C": seeds(entries), "D": outcomes(entries, len(opened), origin), "E": numbers(entries)}
    for letter, course in courses.items():
        place, verdict, note = None, "skipped", "the file cannot be read so far"
        try:
            while letter == "A" or (lines if letter == "B" else not flaw):
                place = next(course)
        except StopIteration as stop:
            place, (verdict, note) = None, stop.value
        except Fault as fault:
            verdict, (note, place) = "failed", (*fault.args, place)[:2]
        checks.append({"check": letter, "verdict": verdict, "note": note[:NOTE_MAX], "entry": place})
    verdict = next(one for one in ("failed", "sealed", "unsigned", "ok") if one in [c["verdict"] for c in checks])
    faults = sorted((c for c in checks if c["entry"]), key=lambda c: c["check"] != "B")
    return {"verdict": verdict, "entry": faults[0]["entry"] if faults else None, "checks": checks}

def contents(name: str) -> bytes:
    try:
        with open(0 if name == "-" else name, "rb") as file:
            return file.read(ARCHIVE_MAX + 1)
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{name!a} cannot be read: {error!a}") from error

def main() -> int:
    parser = argparse.ArgumentParser(description="Check a table's archive: form, tree, seeds, outcomes, numbers.")
    parser.add_argument("archive", type=contents, help="a file, or - for standard input")
    parser.add_argument("--origin", type=lambda name: take_apart(contents(name)), help="the archive a branch is from")
    parser.add_argument("--key", action="append", default=[], type=verifier_key, help="of the service, as vkey")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    asked = parser.parse_args()
    report = verify(asked.archive, dict(asked.key), asked.origin)
    rows = [f"{one['check']}  {one['verdict']:8}  {one['entry'] or '':6}  {one['note']}" for one in report["checks"]]
    print(json.dumps(report) if asked.json else "\n".join([*rows, f"Verdict: {report['verdict']}"]))
    return 1 if report["verdict"] == "failed" else 0

if __name__ == "__main__":
    raise SystemExit(main())
