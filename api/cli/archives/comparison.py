"""Compares many tables with their stored checkpoints."""

from contextlib import ExitStack
from typing import TYPE_CHECKING

from api.cli.addresses import is_url_of_table, parts_of
from api.cli.archives.reader import TIMEOUT_SECONDS, checkpoint_in
from api.cli.archives.sources import Fault

if TYPE_CHECKING:
    from types import TracebackType

    import httpx

    from api.client.witness import Memory
    from domain.log.archive import Archive


class Comparison:
    """Compares tables with their stored checkpoints, and stores newer ones. Use it in a `with`: it holds connections.

    failed: tables whose log does not extend the one seen before; unread: those whose service did not answer.
    """

    def __init__(self, memory: "Memory", failed: list[Fault], unread: list[Fault]) -> None:
        self._memory, self._failed, self._unread = memory, failed, unread
        self._open = ExitStack()
        self._clients: dict[str, httpx.Client] = {}

    def __enter__(self) -> "Comparison":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: "TracebackType | None"
    ) -> None:
        self._open.close()

    def is_sound(self, where: str, token: str | None, archive: "Archive | bytes") -> bool:
        """Return whether an archive's log extends the one seen before, if its table is known; record a fault if not."""
        return not is_url_of_table(where) or self._check(where, token, checkpoint_in(archive))

    def look_at(self, url: str) -> None:
        """Compare a public table with its stored checkpoint, if there is one."""
        if self._memory.has(parts_of(url)[1]):
            self._check(url, None, None)

    def _check(self, url: str, token: str | None, archived: str | None) -> bool:
        """Return whether the log was only extended. If not, or if that cannot be checked, record a fault and return
        False.
        """
        import httpx

        from api.client.witness import Witness
        from domain.log.line import Flawed

        base, id = parts_of(url)
        try:
            Witness(self._client(base, token), id, self._memory).check_archived(archived)
        except Flawed as error:
            self._failed.append(Fault(url, str(error)))
        except (httpx.HTTPError, OSError) as error:
            self._unread.append(Fault(url, str(error)))
        else:
            return True
        return False

    def _client(self, base: str, token: str | None) -> "httpx.Client":
        """Return the client of a service, with the token for the current table."""
        import httpx

        from api.client.trust import trust

        http = self._clients.get(base)
        if http is None:
            made = httpx.Client(base_url=base, timeout=TIMEOUT_SECONDS, verify=trust(base))
            http = self._clients[base] = self._open.enter_context(made)
        http.headers.pop("Authorization", None)
        if token:
            http.headers["Authorization"] = f"Bearer {token}"
        return http
