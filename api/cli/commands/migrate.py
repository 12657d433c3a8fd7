"""`hourglass migrate`: create the store's tables, or bring them up to this release."""

from api.cli.commands.serve import said_of
from api.cli.console import fail


def migrate() -> None:
    """Create what the store lacks. Run it before the first node of a release starts on a database or a NATS cluster."""
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
