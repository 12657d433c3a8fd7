"""`hourglass migrate`: the tables of the store, made or brought up to this release."""

from api.cli.screen import fail
from api.cli.serve import said_of


def migrate() -> None:
    """Make what is missing in the store; before the first node of a release is started on a PostgreSQL database."""
    from infra.settings import WrongSetting, read_settings
    from infra.store.errors import StoreError
    from infra.store.opening import migrated

    try:
        settings = read_settings()
    except WrongSetting as error:
        fail(*str(error).splitlines(), code=2)
    try:
        migrated(settings.store_url).close()
    except (StoreError, OSError) as error:
        fail(f"STORE_URL: {settings.store_name} cannot be migrated: {said_of(error)}", code=2)
    print(f"migrated: {settings.store_name}")
