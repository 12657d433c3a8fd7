"""Examples of bodies and answers in the OpenAPI document. A test checks each against its schema."""

from typing import Any

from projections.catalogue import CATALOGUE as GAMES

Json = dict[str, Any]

GAME, (_, VIEW) = next(iter(GAMES.items()))
"""The game that the examples play: the catalogue's first."""
PLAYED = VIEW.example
FEWEST, MOST = VIEW.seats
SCENARIO, FOLLOWING = PLAYED.scenario, PLAYED.following
RULE, SAYING = PLAYED.story

TABLE = "7f163e45-4498-49a1-9f66-a721775eb2a1"
CAMPAIGN = "0d0c2b34-95a8-4c0b-b7b7-0f4a4b8b5c11"
PACK = PLAYED.pack_hash
COMMITMENT = "9c48b3927abce90cfbdf204ddf8104f1c482357551db76d0d8f0c7c26b8f8714"
ROOT = "983775b188d29b49b79620fd9f1008b23cdbbc53d8616adcc13271be2a414792"
LEAF = "61a7d71a738c5b3c02baffa72853038c1f585d0cff5bf97938817c162cbbfb83"
BESIDE = "98e2ebf933db8f205187223856f012ce9249044661b0c5655a8357f7e83e27dd"
DIGEST = "77ab3654b9ed641c8b9ef11f08b6c7ab26f5a4763036c44fa6adf7b1567b2738"
HOST_TOKEN = "0nu6t9t5NXHF_ohhd-tXgpQpQYNl_sz_ZuePmRWONTA"
OTHER_TOKEN = "H9xsmAIkQNEJPPkOMUa9gj5kD3VWPwIcEn2b079XY6k"
SIGNED = "c87ZcPJjgPFXjjyT66bkeDSu7DAIpape5fMCLEwqW9RaIzmuYmKGT8P62pHryiC/8MEaVLtvQ9ZzV/USNucBHl6MJQc="
VKEY = "hourglass.local+73ced970+AWrf2blr0Tj6VmVlVsYRhSHGsSSFCgtXiBtQExpwA22q"

OPEN_BODY: Json = {
    "game": GAME,
    "scenario": SCENARIO.id,
    "options": {"undo": "knowledge"},
    "seats": [{"name": "Ada"}, {"name": "Ben"}],
}
COMMAND: Json = {"key": PLAYED.key, "version": 3}

CATALOGUE: Json = {
    "games": [
        {
            "id": GAME,
            "title": PLAYED.title,
            "rules": 1,
            "seats": {"fewest": FEWEST, "most": MOST},
            "packs": [
                {
                    "id": PLAYED.pack.id,
                    "title": PLAYED.pack.title,
                    "hash": PACK,
                    "scenarios": [{"id": SCENARIO.id, "title": SCENARIO.title}],
                    "options": {"type": "object", "properties": dict(PLAYED.options)},
                }
            ],
            "languages": ["en", "de"],
        }
    ],
    "next": None,
}
OPENED: Json = {
    "id": TABLE,
    "version": 1,
    "seats": [{"seat": 0, "token": HOST_TOKEN}, {"seat": 1, "token": OTHER_TOKEN}],
    "commitment": COMMITMENT,
}
LOBBY: Json = {
    "tables": [
        {
            "id": TABLE,
            "name": "Thursday",
            "game": GAME,
            "state": "running",
            "result": None,
            "version": 9,
            "action": 1,
            "scenario": SCENARIO.heading,
            "day": None,
            "phase": PLAYED.phase,
            "turn": None,
            "seats": [{"seat": 0, "name": "Ada"}, {"seat": 1, "name": "Ben"}],
            "opened_at": "2026-01-31T12:00:00.000Z",
            "active_at": "2026-01-31T12:03:20.000Z",
        }
    ],
    "next": None,
}
CAMPAIGN_BODY: Json = {
    "game": GAME,
    "name": "The Long Winter",
    "seats": [{"name": "Ada"}, {"name": "Ben"}],
}
OPENED_CAMPAIGN: Json = {
    "id": CAMPAIGN,
    "version": 1,
    "seats": [{"seat": 0, "token": HOST_TOKEN}, {"seat": 1, "token": OTHER_TOKEN}],
}
CAMPAIGN_TOLD: Json = {
    "id": CAMPAIGN,
    "version": 3,
    "name": "The Long Winter",
    "private": False,
    "game": GAME,
    "pack": PACK,
    "seats": [{"seat": 0, "name": "Ada", "plays": []}, {"seat": 1, "name": "Ben", "plays": []}],
    "table": None,
    "tables": 1,
    "scenarios": [{"id": one.id, "title": one.title} for one in (SCENARIO, FOLLOWING)],
    "next": FOLLOWING.id,
    "entries": [{"table": TABLE, "scenario": SCENARIO.id, "result": "success", **PLAYED.entry}],
    "carried": dict(PLAYED.carried),
}
CAMPAIGN_CHRONICLE: Json = {
    "version": 3,
    "sheet": {"campaign": "The Long Winter", "scenarios": [SCENARIO.id], "players": ["Ada", "Ben"]},
}
BOARD_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 936 504"></svg>'
SHEET_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"></svg>'
SHEET_HTML = "<!doctype html><title>The Long Winter</title>"
SHEET_TEXT = "The Long Winter\n"
SUMMARY: Json = {
    "id": TABLE,
    "name": "Thursday",
    "private": False,
    "game": GAME,
    "rules": 1,
    "pack": PACK,
    "options": {"undo": "knowledge", "scenario": SCENARIO.id},
    "state": "running",
    "revealed": False,
    "result": None,
    "version": 9,
    "action": 1,
    "scenario": SCENARIO.heading,
    "day": None,
    "phase": PLAYED.phase,
    "turn": None,
    "seats": [{"seat": 0, "name": "Ada", "plays": []}, {"seat": 1, "name": "Ben", "plays": []}],
    "next": [0],
    "undo": "knowledge",
    "proposal": {"seat": 0, "to": 0, "waiting": [1], "version": 9},
    "commitment": COMMITMENT,
    "seeds": {"sealed": [0], "opened": [0]},
    "origin": None,
    "imported": None,
    "watchers": 2,
}
IMPORTED: Json = {
    "id": "0d0c4b7a-39e5-4c47-b7c5-0a6f5f3c1f0e",
    "version": 1,
    "root": ROOT,
    "imported": {"table": TABLE, "origin": f"hourglass.local/tables/{TABLE}"},
}
FRESH_TOKEN: Json = {"seat": 1, "token": OTHER_TOKEN, "version": 10}
ROOTED: Json = {"version": 3, "root": ROOT}
STARTED: Json = {
    "version": 3,
    "action": 0,
    "events": [{"v": 2, "type": "table-started", "rule": None, "data": {}}],
    "next": [0],
}
DONE: Json = {
    "version": 6,
    "action": 1,
    "events": [
        {"v": 4, "type": "action-taken", "rule": PLAYED.rule, "data": {"seat": 0, "key": PLAYED.key}},
        {"v": 5, "type": PLAYED.fact, "rule": PLAYED.rule, "data": dict(PLAYED.data)},
        {"v": 6, "type": "awaiting", "rule": None, "data": {"kept": 10, "tasks": []}},
    ],
    "next": [0],
}
MENU: Json = {
    "version": 3,
    "seat": 0,
    "prompt": PLAYED.prompt,
    "actions": [{"label": PLAYED.label, "rule": PLAYED.rule, "default": True, "command": COMMAND}],
}


def of_table(type_: str, **data: Any) -> Json:
    """Return the answer to a command that changes the table itself, such as an undo."""
    event = {"v": 9, "type": type_, "rule": None, "data": data}
    return {"version": 9, "action": data.get("to", 1), "events": [event], "next": [0]}


UNDONE = of_table("actions-undone", to=0)
PROPOSED = of_table("undo-proposed", seat=0, to=0, needs=[1]) | {"action": 1}
REDONE = of_table("actions-redone", to=1)
ANSWERED = of_table("undo-answered", seat=1, granted=True)
WITHDRAWN = of_table("undo-answered", seat=0, granted=False)
ENDED = of_table("table-ended", result="success") | {"next": []}
PREVIEW: Json = {
    "to": 0,
    "lost": [{"action": 1, "seat": 0, "reveals": True, "title": PLAYED.answered}],
    "seats": [0],
    "past_reveals": 1,
    "needs": [1],
    "proposal": None,
}
BOARD: Json = {
    "version": 8,
    "digest": DIGEST,
    "game": GAME,
    **PLAYED.board,
    "next": [0],
    "questions": [{"seats": [0], "prompt": PLAYED.asked}],
}
STORY: Json = {
    "version": 8,
    "chapters": [
        {
            "version": 6,
            "action": 1,
            "seat": 0,
            "at": "2026-01-31T12:00:00.000Z",
            "undone": False,
            "title": "Ada leaves the temple to chance",
            "events": [{"v": 5, "rule": RULE, "text": SAYING}],
        }
    ],
    "next": None,
}
LINE = '{"action":0,"at":"2026-01-31T12:00:00.000Z","by":0,"data":{},"rule":null,"type":"table-started","v":2}'
LOG = f"{LINE}\n"
PACKED_ARCHIVE = "(each line of the archive as a MessagePack map)"
ARCHIVE = f'{LINE}\n{{"leaves":["{LEAF}"],"root":"{ROOT}"}}\n'
STREAM = (
    f"retry: 1000\n\nevent: entry\nid: 2\ndata: {LINE}\n\n: alive\n\n"
    f'event: board\ndata: {{"from":2,"to":4,"patch":[{{"op":"replace","path":"/version","value":4}}]}}\n\n'
    f'event: watchers\ndata: {{"count":3,"seats":[0],"state":1769860800000}}\n\nevent: ended\ndata: {{}}\n\n'
)
FEED_LINES = (
    f'{{"event":"retry","data":1000}}\n{{"event":"entry","id":2,"data":{LINE}}}\n{{"event":"ended","data":{{}}}}\n'
)
SCRIPT = "#!/usr/bin/env python3\n..."
KEYS: Json = {"keys": [{"vkey": VKEY, "from": "2026-01-31T12:00:00.000Z"}]}
CHECKPOINT = (
    f"hourglass.local/tables/{TABLE}\n8\nmDd1sYjSm0m3liD9nxAIsjzbvFPYYWrcwTJxvipBR5I=\n\n— hourglass.local {SIGNED}\n"
)
INCLUSION: Json = {"v": 1, "size": 2, "leaf": LEAF, "root": ROOT, "hashes": [BESIDE]}
CONSISTENCY: Json = {"from": 1, "to": 2, "roots": [LEAF, ROOT], "hashes": [BESIDE]}
AUDIT: Json = {
    "verdict": "sealed",
    "checks": [
        {"check": "A", "verdict": "ok", "note": "8 entries in their order", "entry": None},
        {"check": "C", "verdict": "sealed", "note": "sealed, not yet checkable; player seeds: 2", "entry": None},
    ],
    "entry": None,
    "entries": 8,
    "undos": 1,
    "undos_past_reveals": 0,
    "marked": [],
    "dice": {"dice": {"0": 3, "1": 4, "2": 2}},
    "statistics": [{"stream": "dice", "m": 6, "sample": 9, "chi_square": None, "p": None}],
    "rules_changed": [],
    "limits": ["Who holds the server seed can foresee the outcomes, not steer them."],
    "version": 8,
    "position": DIGEST,
}
METRICS = """# HELP hourglass_actions_total Actions taken at tables
# TYPE hourglass_actions_total counter
hourglass_actions_total 4217.0
"""
