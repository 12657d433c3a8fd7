"""`hourglass rebuild`: build the read models again from the whole log."""

from contextlib import closing
from logging import NullHandler, getLogger

from api.cli.commands.serve import said_of
from api.cli.console import fail

FAULTS_MAX = 100
"""How many left-out tables are named."""


def rebuild() -> None:
    """Rebuild the read models, such as the lobby, from the tables' logs. The service may run meanwhile."""
    from api import games
    from api.service.service import read_models
    from infra.settings import WrongSetting, read_settings
    from infra.store.errors import StoreError
    from infra.store.opening import open_store
    from infra.store.rows.records import StatisticsRow

    getLogger("hourglass").addHandler(NullHandler())  # what is left out is printed below
    try:
        settings = read_settings()
    except WrongSetting as error:
        fail(*str(error).splitlines(), code=2)
    path = settings.store_path
    if path is not None and not path.is_file():
        fail(f"STORE_URL: there is no store at {path}", code=2)
    try:
        with closing(open_store(settings.store_url)) as recorder:
            models = read_models(recorder, games.codec())
            models.rebuild()
            recorder.forget("statistics", (StatisticsRow,))
            left_out = [said for model in models.models for said in model.faults(FAULTS_MAX)]
            print(f"rebuilt: {', '.join(model.name for model in models.models)}")
            print("statistics: the service counts the tables that are over anew")
    except StoreError as error:
        fail(f"STORE_URL: {settings.store_name} cannot be rebuilt from: {said_of(error)}", code=2)
    if left_out:
        fail(*(f"left out: {said} cannot be read" for said in left_out), code=1)
