"""The OpenAPI document: every route, every error, every example; and that answers are what it says they are."""

import copy
import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest
from jsonschema import Draft202012Validator, FormatChecker

from api.app import create_app
from api.openapi import errors
from api.shared.error_codes import CODES
from api.shared.problems import PROBLEM, of_error
from domain.kernel.errors import IllegalAction, LogCorrupt, StaleVersion
from domain.kernel.fate import seed_seal
from infra.settings import Settings
from tests.api.clients import Client, Serve
from tests.api.described import ROUTES

Json = dict[str, Any]
OPEN = ("Board", "Scenario")
"""Shapes that hold more than is described: what depends on the game."""


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Json:
    app = create_app(Settings(store_url=f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db"))
    made: Json = json.loads(json.dumps(app.openapi()))
    return made


@pytest.fixture(scope="module")
def operations(document: Json) -> dict[str, Json]:
    """Each operation by method and path."""
    paths = document["paths"].items()
    return {f"{method} {path}": one for path, methods in paths for method, one in methods.items()}


def found(value: Any, key: str) -> Iterator[Any]:
    """All values of this key, however deep."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name == key:
                yield one
            yield from found(one, key)
    elif isinstance(value, list):
        for one in value:
            yield from found(one, key)


def looked_up(document: Json, told: Any) -> Any:
    """What a reference names; anything else is itself."""
    while isinstance(told, dict) and "$ref" in told:
        at: Any = document
        for part in told["$ref"].removeprefix("#/").split("/"):
            at = at[part]
        told = at
    return told


def faults(document: Json, schema: Any, value: Any) -> list[str]:
    """What is wrong with a value by a schema of the document."""
    whole = {"components": document["components"], **schema}
    checked = Draft202012Validator(whole, format_checker=FormatChecker())
    return [f"{fault.json_path}: {fault.message}" for fault in checked.iter_errors(value)]


def test_every_route_is_described_and_no_other(operations: dict[str, Json]) -> None:
    assert operations.keys() == ROUTES.keys()


def test_every_operation_has_its_words_and_an_answer_with_an_example(
    document: Json, operations: dict[str, Json]
) -> None:
    tags = {tag["name"] for tag in document["tags"]}
    for name, one in operations.items():
        assert one["summary"] and one["description"], name
        assert set(one["tags"]) <= tags, name
        fine = [answer for status, answer in one["responses"].items() if status in ("200", "201", "202")]
        assert fine or "204" in one["responses"], name
        for answer in fine:
            for content in answer["content"].values():
                assert content["schema"] and "example" in content, name
    for each in ("operationId", "summary"):
        assert len({one[each] for one in operations.values()}) == len(operations), each
    assert {tag for one in operations.values() for tag in one["tags"]} == tags


def test_every_parameter_is_described_and_who_asks_is_none(document: Json, operations: dict[str, Json]) -> None:
    for name, one in operations.items():
        told = [looked_up(document, parameter) for parameter in one["parameters"]]
        assert all(parameter["description"] for parameter in told), name
        assert "authorization" not in [parameter["name"].lower() for parameter in told], name
        assert set(re.findall(r"{(\w+)}", name)) == {one["name"] for one in told if one["in"] == "path"}, name


def test_every_body_has_an_example(operations: dict[str, Json]) -> None:
    for name, one in operations.items():
        if "requestBody" in one:
            assert all("example" in content for content in one["requestBody"]["content"].values()), name


def test_every_error_is_a_problem_document_with_the_codes_it_can_have(
    document: Json, operations: dict[str, Json]
) -> None:
    for name, one in operations.items():
        for status, answer in one["responses"].items():
            if int(status) < 400:
                continue
            told = looked_up(document, answer)
            assert list(told["content"]) == [PROBLEM], (name, status)
            content = told["content"][PROBLEM]
            (codes,) = found(content["schema"], "enum")
            assert set(content["examples"]) == set(codes), (name, status)
            assert {CODES[code].status for code in codes} == {int(status)}, name


def test_every_code_occurs(document: Json, operations: dict[str, Json]) -> None:
    occurring = {
        code
        for one in operations.values()
        for answer in one["responses"].values()
        for code in codes_of(document, answer)
    }
    assert occurring == CODES.keys()


def test_nothing_of_the_frameworks_own_errors_is_left(document: Json) -> None:
    assert "ValidationError" not in json.dumps(document)


def test_every_reference_names_something(document: Json) -> None:
    references = set(found(document, "$ref"))
    assert len(references) > 90
    for one in references:
        assert looked_up(document, {"$ref": one}) is not None


def test_nothing_stands_among_the_components_that_nobody_names(document: Json) -> None:
    references = set(found(document, "$ref"))
    for kind in ("schemas", "responses", "parameters", "headers", "examples"):
        for name in document["components"][kind]:
            assert f"#/components/{kind}/{name}" in references


def test_every_example_fits_its_schema(document: Json, operations: dict[str, Json]) -> None:
    checked = 0
    for name, one in operations.items():
        told = [looked_up(document, answer) for answer in one["responses"].values()]
        bodies = [*told, *([one["requestBody"]] if "requestBody" in one else [])]
        for content in [kind for body in bodies for kind in body.get("content", {}).values()]:
            named = [looked_up(document, example)["value"] for example in content.get("examples", {}).values()]
            for example in [*named, *([content["example"]] if "example" in content else [])]:
                assert faults(document, content["schema"], example) == [], (name, example)
                checked += 1
        for parameter in [looked_up(document, parameter) for parameter in one["parameters"]]:
            examples = [parameter["example"]] if "example" in parameter else parameter["schema"]["examples"]
            for example in examples:
                assert faults(document, parameter["schema"], example) == [], (name, parameter["name"])
                checked += 1
    assert checked > 250


def test_a_wrong_example_would_be_found(document: Json) -> None:
    schema = {"$ref": "#/components/schemas/Problem"}
    fine = errors.example("wrong-state")["value"]

    assert faults(document, schema, fine) == []
    assert faults(document, schema, fine | {"status": 200})
    assert faults(document, schema, {"code": "wrong-state"})


def test_examples_of_errors_are_as_the_service_words_them() -> None:
    table = "7f163e45-4498-49a1-9f66-a721775eb2a1"
    for error in (
        IllegalAction("MP-4.8.1"),
        StaleVersion(12, 15, still_legal=True),
        LogCorrupt(table, 8, "the entry is missing"),
    ):
        assert errors.example(error.code)["value"] == json.loads(of_error(error).body)


def test_a_token_is_needed_where_security_says_so(document: Json, operations: dict[str, Json]) -> None:
    assert document["components"]["securitySchemes"]["bearer"]["scheme"] == "bearer"
    for name, one in operations.items():
        codes = {code for answer in one["responses"].values() for code in codes_of(document, answer)}
        assert (one["security"] == []) == ("token-needed" not in codes), name
        assert one["security"] in ([], [{}, {"bearer": []}], [{"bearer": []}]), name


async def test_without_a_token_only_what_says_so_is_answered(
    client: Client, document: Json, operations: dict[str, Json]
) -> None:
    table = await client.started(seats=2)
    for name, one in operations.items():
        method, _, path = name.partition(" ")
        if "{table_id}" not in path or path.endswith("stream"):
            continue
        url = path.replace("{table_id}", table.id).replace("{seat}", "1")
        query = {"v": 1, "from": 1} if "proof" in path else {}
        body = one["requestBody"]["content"]["application/json"]["example"] if "requestBody" in one else None
        answer = await client.http.request(method, url, params=query, json=body)
        assert (answer.status_code == 401) == (one["security"] == [{"bearer": []}]), (name, answer.text)


def test_headers_that_matter_are_described(document: Json) -> None:
    about = document["info"]["description"]
    parameters = document["components"]["parameters"]

    assert {"idempotency-key", "if-match", "if-none-match", "last-event-id"} == parameters.keys()
    for word in ("ETag", "If-None-Match", "If-Match", "Idempotency-Key", "problem+json"):
        assert word in about


def codes_of(document: Json, answer: Any) -> set[str]:
    """The codes that an answer can have."""
    told = looked_up(document, answer)
    return {code for codes in found(told.get("content", {}).get(PROBLEM, {}), "enum") for code in codes}


class Recorder:
    """Checks each answer of a service against the document, as it comes."""

    def __init__(self, document: Json, operations: dict[str, Json]) -> None:
        self.document, self.operations = closed(document), operations
        self.seen: set[tuple[str, int]] = set()

    async def __call__(self, answer: httpx.Response) -> None:
        await answer.aread()
        name = self.name_of(answer.request)
        told = looked_up(self.document, self.operations[name]["responses"][str(answer.status_code)])
        self.seen.add((name, answer.status_code))
        for header in told.get("headers", {}):
            assert header in answer.headers, (name, header)
        if "content" not in told:
            assert answer.content == b"", name
            return
        media = answer.headers["content-type"].partition(";")[0]
        content = told["content"][media]
        body = answer.json() if media.endswith("json") and "ndjson" not in media else answer.text
        assert faults(self.document, content["schema"], body) == [], (name, body)

    def name_of(self, request: httpx.Request) -> str:
        """The operation that a request meant."""
        for name in sorted(self.operations, key=lambda name: "{seat}" in name):
            method, _, path = name.partition(" ")
            if method.upper() == request.method and re.fullmatch(re.sub(r"{\w+}", "[^/]+", path), request.url.path):
                return name
        raise AssertionError(request.url)


def closed(document: Json) -> Json:
    """The document with no more in an answer than it describes: what is undocumented is found."""
    made = copy.deepcopy(document)
    for name, schema in made["components"]["schemas"].items():
        if schema.get("type") == "object" and name not in OPEN:
            schema["unevaluatedProperties"] = False
    return made


@pytest.fixture
async def recorded(serve: Serve, document: Json, operations: dict[str, Json]) -> AsyncIterator[tuple[Client, Recorder]]:
    async with serve(idle_seconds=0) as client:
        recorder = Recorder(document, operations)
        client.http.event_hooks = {"response": [recorder]}
        yield client, recorder


async def test_answers_are_as_they_are_described(recorded: tuple[Client, Recorder]) -> None:
    client, recorder = recorded
    for path in ("/v1/games", "/v1/tables", "/v1/keys", "/healthz", "/readyz", "/metrics", "/verify.py"):
        await client.http.get(path)
    table = await client.open(2, private=True, name="ours")
    await table.post("seeds", {"sealed": seed_seal("s" * 32)})
    await table.post("seeds", {"seed": "s" * 32})
    await table.post("start")
    await client.http.patch(table.path("seats/1"), json={"name": "Cleo"}, headers=table.headers(0))
    for key in ("roll:2", "draw"):
        await table.act(key, seat=int((await table.get()).json()["next"][0]))
        await table.post("undo", {"to": 0})
        await table.get()
        await table.post("undo")
        await table.post("undo/consent", {"proposal": 1, "grant": True}, seat=1)
        await table.delete("undo")
        await table.post("undo", {"to": "action:0"})
        await table.consent(1)
        await table.post("redo")
    asked = int((await table.get()).json()["next"][0])
    await table.act("pass", seat=asked)
    await table.post("undo", seat=asked)
    await table.get("undo")
    await table.post("default", {"seat": (await table.get()).json()["next"][0]})
    await table.get("actions")
    await table.get("actions", **{"If-None-Match": f'"{await table.version()}"'})
    for path in ("", "board", "board.svg", "chronicle", "log", "export", "checkpoint", "proof/inclusion?v=2", "audit"):
        await table.get(path)
        await table.get(path, **{"If-None-Match": f'"{await table.version()}"'})
    await table.get("proof/consistency?from=2")
    await table.post("seats/1/token", seat=0)
    await table.post("end")
    await table.post("seats/1/token", seat=0)
    await table.get()
    await table.get("audit")
    await table.get("stream")
    await table.post("branch", {"at": "action:1"})
    campaign = await client.campaign(private=True)
    await campaign.get()
    await client.http.post(f"/v1/campaigns/{campaign.id}/seats/1/token", headers=campaign.headers(0))
    played = await campaign.table()
    await played.post("start")
    for seat, key in ((0, "roll:3"), (1, "finish")):
        await played.act(key, seat)
    await played.post("end")
    for path in ("", "chronicle", "chronicle?format=svg", "chronicle?format=html", "chronicle?format=text"):
        await campaign.get(path)
        await campaign.get(path, **{"If-None-Match": '"3"'})
    ndjson = {"Content-Type": "application/x-ndjson"}
    archive = (await table.get("export")).content
    await client.http.post("/v1/tables/import", content=archive, headers=ndjson)
    fine = {f"{name} {status}" for name, status in recorder.seen if status < 300}
    missing = {f"{name} {one.status}" for name, told in ROUTES.items() for one in told.answers} - fine

    assert missing == set()
    assert ("get /v1/tables/{table_id}/actions", 304) in recorder.seen


async def test_refusals_are_as_they_are_described(recorded: tuple[Client, Recorder]) -> None:
    client, recorder = recorded
    table, other = await client.open(2), await client.open(1, private=True)
    await table.get("board")
    await table.post("start", seat=1)
    await table.post("start", seat=other.tokens[0])
    await table.post("start", seat="nobody")
    await table.post("start", seat=None)
    await other.get(seat=None)
    await table.post("start", if_match='"9"')
    await table.post("start", if_match="nine")
    await table.post("start")
    await table.post("start")
    await table.act("fly")
    await table.act("roll:2", version=1)
    await table.act("roll:2", idempotency_key="one")
    await table.act("roll:3", idempotency_key="one")
    await table.post("default", {"seat": 1})
    await table.post("seeds", {"sealed": "x"})
    await table.post("undo", {"to": 77})
    await table.post("undo/consent", {"grant": True})
    await table.delete("undo")
    await table.post("redo")
    await table.get("board?at=900")
    await table.get("checkpoint?size=900")
    await table.get("chronicle?limit=0")
    await table.get("stream?after=x")
    await client.http.get("/v1/tables", params={"after": str(UUID(int=0))})
    campaign = await client.campaign(private=True)
    await campaign.post({"scenario": "more"})
    await campaign.post({"options": {"campaign": None}})
    await campaign.post({"options": 7})
    await campaign.post(if_match='"9"')
    await campaign.table()
    await campaign.post()
    for seat in (None, 1, "nobody", table.tokens[0]):
        await campaign.post(seat=seat)
        await campaign.get(seat=seat)
        await campaign.get("chronicle", seat=seat)
    await client.http.get("/v1/campaigns/x")
    await client.http.post("/v1/campaigns", json={"game": "chess", "seats": [{}]})
    await client.http.post("/v1/tables", json={"game": "chess", "seats": [{}]})
    await client.http.post("/v1/tables", content=b"{", headers={"Content-Type": "application/json"})
    await client.http.post("/v1/tables", content=b"\xff\xfe", headers={"Content-Type": "application/json"})
    await client.http.post("/v1/tables", content=b" " * 70_000, headers={"Content-Type": "application/json"})
    for media in ("application/x-ndjson", "application/vnd.msgpack", "text/plain"):
        await client.http.post("/v1/tables/import", content=b"no archive", headers={"Content-Type": media})
    statuses = {status for _, status in recorder.seen}

    assert statuses >= {401, 403, 404, 409, 412, 413, 415, 422}


def test_the_document_is_the_same_in_every_process(tmp_path: Path, document: Json) -> None:
    again = create_app(Settings(store_url=f"sqlite:///{tmp_path}/tables.db")).openapi()

    assert json.loads(json.dumps(again)) == document
    assert list(again["components"]["schemas"]) == list(document["components"]["schemas"])
