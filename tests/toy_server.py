"""The service with the toy game, as a process of its own: `python -m tests.toy_server`."""

import uvicorn

from api.app import create_app
from infra.settings import read_settings
from tests.toy import TOY
from tests.toy_view import TOY_VIEW


def main() -> None:
    settings = read_settings()
    app = create_app(settings, {"toy": (TOY, TOY_VIEW)}, lambda game: [{}])
    uvicorn.run(app, host=settings.host, port=settings.port, log_level="warning")


if __name__ == "__main__":
    main()
