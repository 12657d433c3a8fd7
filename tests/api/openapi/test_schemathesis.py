"""Requests that nobody thought of, made from the OpenAPI document by Schemathesis: none is answered with a fault of the
service, nor with anything that the document does not tell.
"""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.case import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from api.shared.media import NDJSON, PACKED
from api.shared.openapi.examples import PACK
from tests.api.described import ROUTES
from tests.api.openapi.fuzzed import Target, World, bearer, peopled, running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
"""Of each answer, whatever was asked."""
MODES = {GenerationMode.POSITIVE: CHECKS, GenerationMode.NEGATIVE: [*CHECKS, negative_data_rejection]}
STREAMS = ("get /v1/tables/{table_id}/stream",)
"""Not asked here, since their answers do not end while the table goes on: the AsyncAPI document tells what is in them,
and its test checks it. The socket is no operation of the document.
"""
OPERATIONS = sorted(ROUTES.keys() - set(STREAMS))
PLAIN = ("get /healthz", "get /metrics", "get /readyz", "get /v1/keys", "get /verify.py")
"""They take nothing that could be wrong."""
ASKED = [
    pytest.param(name, mode, id=f"{name}-{mode.value}")
    for name in OPERATIONS
    for mode in MODES
    if name not in PLAIN or mode is GenerationMode.POSITIVE
]
ACT, IMPORT = "post /v1/tables/{table_id}/actions", "post /v1/tables/import"
EXAMPLES, MANY = 10, 300
"""Requests of an operation and a mode, and in a soak."""


@schemathesis.serializer(NDJSON, PACKED)
def as_it_is(context: Any, archive: Any) -> bytes:
    """An archive is bytes already; what was made in its place is sent as text."""
    return archive if isinstance(archive, bytes) else str(archive).encode(errors="replace")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("store")) as one:
        yield one


@pytest.fixture(scope="module")
def document(url: str) -> Any:
    document = schemathesis.openapi.from_url(f"{url}/openapi.json", wait_for_schema=20)
    rejection = document.config.checks.negative_data_rejection
    rejection.expected_statuses = [*rejection.expected_statuses, "413"]  # what is too large is refused unread
    return document


@pytest.fixture
def world(url: str) -> Iterator[World]:
    with httpx.Client(base_url=url, timeout=60) as http:
        yield peopled(http)


def directed(name: str, cases: st.SearchStrategy[Case], world: World) -> st.SearchStrategy[Case]:
    """The cases, most of them about something that exists, and sent with a token; what is wrong in them stays so."""
    targets = world.campaigns if "campaign_id" in name else world.tables

    @st.composite
    def made(draw: st.DrawFn) -> Case:
        case, target = draw(cases), draw(st.sampled_from(targets))
        if not wrong(case) & {ParameterLocation.PATH, ParameterLocation.HEADER} and draw(st.integers(0, 3)):
            direct(case, target, draw(st.sampled_from(target.tokens)), draw(st.integers(0, 2)))
        if name == ACT and target.keys and not wrong(case) and draw(st.booleans()):
            case.body["command"]["key"] = draw(st.sampled_from(target.keys))
        if name == IMPORT and not wrong(case):
            case.media_type = draw(st.sampled_from(list(world.archives)))
            case.body = draw(damaged(world.archives[case.media_type]))
        return case

    return made()


def wrong(case: Case) -> set[ParameterLocation]:
    """The parts of a case that are not as the document has them."""
    return {part for part, told in case.meta.components.items() if told.mode is GenerationMode.NEGATIVE}


def direct(case: Case, target: Target, token: str | None, seat: int) -> None:
    """Let a case be about this table, sent with this token."""
    about = {"table_id": target.id, "campaign_id": target.id, "seat": seat}
    ids = about | {"pack": PACK, "game": "materia-prima", "rule": "MP-6.1.3"}
    case.path_parameters = {one: ids[one] for one in case.path_parameters or {}}
    case.headers.pop("Authorization", None)
    case.headers.update(bearer(token))


def damaged(archive: bytes) -> st.SearchStrategy[bytes]:
    """An archive as it is, one cut off, one with other bytes inside, and what is none."""
    places = st.integers(0, len(archive))
    return st.one_of(
        st.just(archive),
        places.map(lambda place: archive[:place]),
        st.tuples(places, st.binary(min_size=1, max_size=8)).map(
            lambda made: archive[: made[0]] + made[1] + archive[made[0] + len(made[1]) :]
        ),
        st.binary(max_size=200),
    )


def ask(document: Any, world: World, name: str, mode: GenerationMode, limits: settings) -> int:
    """Ask for an operation in many ways. The number of answers, of which each was checked."""
    method, _, path = name.partition(" ")
    checked = 0

    @settings(limits, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(directed(name, document[path][method].as_strategy(mode), world))
    def asked(case: Case) -> None:
        nonlocal checked
        case.call_and_validate(checks=MODES[mode], timeout=30)
        checked += 1

    asked()
    return checked


@pytest.mark.parametrize(("name", "mode"), ASKED)
def test_no_request_finds_a_fault_or_what_the_document_does_not_tell(
    document: Any, world: World, name: str, mode: GenerationMode
) -> None:
    limits = settings(max_examples=EXAMPLES, derandomize=True, phases=[Phase.generate])

    assert ask(document, world, name, mode, limits) > 0


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mode"), ASKED)
def test_no_request_of_many_finds_a_fault(document: Any, world: World, name: str, mode: GenerationMode) -> None:
    limits = settings(max_examples=MANY, phases=[Phase.generate, Phase.shrink])

    assert ask(document, world, name, mode, limits) > 0
