"""The settings for those who run the service, read from the environment. docs/settings.md describes each."""

import os
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict
from pydantic import BeforeValidator, Field, ValidationError, field_validator
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, SettingsConfigDict

from infra.store.jetstream.address import NATS, address_of

SQLITE, POSTGRES = "sqlite:///", "postgresql://"
DAY = 24 * 60 * 60

MUST = {
    "int_parsing": "must be a whole number",
    "int_parsing_size": "must be a smaller whole number",
    "float_parsing": "must be a number",
    "finite_number": "must be a number",
    "greater_than_equal": "must be at least {ge}",
    "greater_than": "must be above {gt}",
    "less_than_equal": "must be at most {le}",
    "literal_error": "must be {expected}",
    "bool_parsing": "must be true or false",
}
"""What a value must be, by the kind of fault."""
FORMS = {
    "host": "must be 1 to 255 characters without blanks",
    "service_name": "must be 1 to 200 characters without blanks or +",
}
"""The forms of settings that have a pattern."""

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error", "critical"]


class WrongSetting(Exception):
    """A setting has an invalid value. The message names the variable, and never shows the value."""


def data_folder() -> Path:
    """Return the folder for this user's data: `hourglass` in XDG_DATA_HOME (if absolute), else in ~/.local/share."""
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    try:
        return (chosen if chosen.is_absolute() else Path.home() / ".local" / "share") / "hourglass"
    except RuntimeError as error:
        raise WrongSetting("STORE_URL: must be set, because this user has no home folder") from error


def path_in(store_url: str) -> Path:
    """Return the file of a `sqlite:///PATH`; an absolute PATH begins with a fourth slash."""
    return Path(store_url.removeprefix(SQLITE))


def _default_store(_: dict[str, Any]) -> str:
    return f"{SQLITE}{data_folder() / 'hourglass.db'}"


def _default_key(so_far: dict[str, Any]) -> Path:
    if not so_far["store_url"].startswith(SQLITE):
        raise WrongSetting("KEY_FILE: must be set with a store that nodes share, and hold the same key for all of them")
    return Path(f"{path_in(so_far['store_url'])}.key")


class Settings(BaseSettings):
    """One environment variable for each field, with the same name in capitals. Unknown variables are ignored; empty
    ones count as unset.
    """

    model_config = SettingsConfigDict(
        frozen=True, extra="forbid", env_ignore_empty=True, allow_inf_nan=False, hide_input_in_errors=True
    )

    host: str = Field(default="127.0.0.1", pattern=r"^\S{1,255}$", description="the address to listen on")
    port: int = Field(default=8000, ge=0, le=65535, description="the port to listen on; 0 takes any free one")
    service_name: str = Field(
        default="hourglass.local",
        pattern=r"^[^\s+]{1,200}$",
        description="the service's permanent name, the origin of checkpoints",
    )

    store_url: str = Field(default_factory=_default_store, description="the file or database that stores the tables")
    redis_url: str | None = Field(default=None, description="the server through which a store's nodes exchange news")
    key_file: Path = Field(
        default_factory=_default_key, description="the key that encrypts server seeds; created if missing"
    )

    packs_folder: Path | None = Field(default=None, description="the folder of your own packs, as GAME/PACK")

    body_bytes_max: int = Field(default=65536, ge=1024, le=2**24, description="the largest body of a request")
    import_bytes_max: int = Field(
        default=2**23, ge=1024, le=2**26, description="the largest archive that can be imported"
    )
    tables_live_max: int = Field(default=256, ge=1, le=100_000, description="tables in memory")
    positions_kept_max: int = Field(
        default=2000, ge=1, le=1_000_000, description="cached positions of each table in memory"
    )
    connections_max: int = Field(default=4096, ge=10, le=1_000_000, description="open connections")
    streams_per_table_max: int = Field(default=1000, ge=1, le=100_000, description="open streams of one table")
    streams_per_address_max: int = Field(default=1000, ge=1, le=100_000, description="open streams to one address")
    streams_per_token_max: int = Field(default=16, ge=1, le=100_000, description="open streams of one token")

    budget: bool = Field(default=True, description="whether clients have budgets")
    budget_per_second: float = Field(
        default=100, gt=0, le=10_000, description="milliseconds of processor time that an address may use each second"
    )
    budget_burst: float = Field(
        default=5000,
        gt=0,
        le=1_000_000,
        description="milliseconds of processor time that an address may use before it must wait",
    )
    proxies: Annotated[str, Field(max_length=1000)] = Field(
        default="127.0.0.1,::1", description="proxies whose forwarded headers count"
    )

    hooks_allow: Annotated[str, Field(max_length=1000)] | None = Field(
        default=None, description="receivers of notices besides public ones over https, as HOST or HOST:PORT"
    )
    hooks_sent: bool = Field(default=True, description="whether this process sends the notices that are due")
    heartbeat_seconds: float = Field(default=15, gt=0, le=300, description="between two heartbeats on a silent stream")
    idle_seconds: float = Field(
        default=300, ge=0, le=30 * DAY, description="until the host may answer for an absent seat"
    )
    bot_pause_seconds: float = Field(
        default=1, ge=0, le=60, description="before each move of a bot at a table, so that people can follow"
    )
    bots_share: float = Field(
        default=0.08,
        ge=0.01,
        le=1,
        description="of a core, for bots and what their moves bring about; 1: without rests",
    )
    end_finished_after_seconds: float = Field(
        default=DAY, ge=0, le=365 * DAY, description="until a finished table is ended, which reveals its seed"
    )
    drop_unstarted_after_seconds: float = Field(
        default=DAY, ge=0, le=365 * DAY, description="until a table that nobody started is ended"
    )
    request_seconds: float = Field(
        default=20, gt=0, le=3600, description="until a request must have arrived completely"
    )
    drain_seconds: float = Field(
        default=0,
        ge=0,
        le=300,
        description="how long a stopping service keeps serving after it became unready",
    )
    shutdown_seconds: float = Field(
        default=10, ge=0, le=300, description="for requests in progress when the service is asked to stop"
    )
    log_format: Annotated[LogFormat, BeforeValidator(str.lower)] = Field(
        default="text", description="how a line of the log is written"
    )
    log_requests: bool = Field(default=False, description="whether each request gets a line in the log")
    metrics: bool = Field(default=True, description="whether /metrics is answered")
    log_level: Annotated[LogLevel, BeforeValidator(str.lower)] = Field(
        default="info", description="the least severe message that is logged"
    )

    @field_validator("store_url")
    @classmethod
    def _names_a_store(cls, url: str) -> str:
        """Check that the URL names a file, a database or streams; `:memory:` would lose acknowledged actions."""
        if url.startswith(NATS):
            address_of(url)
            return url
        path = url.removeprefix(SQLITE)
        is_file = path != url and path not in ("", ":memory:") and not os.path.isdir(path)
        if not is_file and not _is_database(url):
            raise ValueError(
                "must be sqlite:///PATH with the path of a file, postgresql://USER@HOST/DATABASE or nats://HOST,HOST"
            )
        return url

    @field_validator("redis_url")
    @classmethod
    def _names_a_server(cls, url: str | None) -> str | None:
        if url is not None and not re.fullmatch(r"rediss?://[^\s/]+(/\d*)?", url):
            raise ValueError("must be redis://HOST:PORT or rediss://HOST:PORT")
        return url

    @field_validator("proxies")
    @classmethod
    def _names_networks(cls, proxies: str) -> str:
        for one in proxies.split(","):
            try:
                ip_network(one.strip())
            except ValueError:
                raise ValueError("must be addresses or networks, separated by commas") from None
        return proxies

    @field_validator("hooks_allow")
    @classmethod
    def _names_hosts(cls, hosts: str | None) -> str | None:
        if hosts is not None and not all(re.fullmatch(r"[^\s/@,]+", one.strip()) for one in hosts.split(",")):
            raise ValueError("must be hosts, each perhaps with a port, separated by commas")
        return hosts

    @property
    def hooks_named(self) -> tuple[str, ...]:
        """The receivers that the operator allows."""
        return tuple(one.strip() for one in (self.hooks_allow or "").split(",") if one)

    @field_validator("packs_folder")
    @classmethod
    def _is_a_folder(cls, path: Path | None) -> Path | None:
        if path is not None and not path.is_dir():
            raise ValueError("must be a folder")
        return path

    @property
    def store_path(self) -> Path | None:
        """The SQLite file, whose folder may not exist yet; None for a database."""
        return path_in(self.store_url) if self.store_url.startswith(SQLITE) else None

    @property
    def store_name(self) -> str:
        """What messages call the store: a URL may hold a password."""
        on_servers = "the log on NATS" if self.store_url.startswith(NATS) else "the PostgreSQL database"
        return str(self.store_path or on_servers)


def _is_database(url: str) -> bool:
    if not url.startswith(POSTGRES):
        return False
    try:
        return bool(conninfo_to_dict(url))
    except ProgrammingError:
        return False


def read_settings(**chosen: Any) -> Settings:
    """Read the settings from the environment. Raises WrongSetting, naming every variable that is wrong.

    chosen: settings given otherwise; they take precedence.
    """
    try:
        return Settings(**chosen)
    except ValidationError as error:
        raise WrongSetting("\n".join(_complaints(error))) from None


def _complaints(error: ValidationError) -> list[str]:
    """Return a line for each wrong variable, without its value: a URL may hold a password."""
    return [
        f"{'.'.join(map(str, fault['loc'])).upper()}: {_must(fault)}"
        for fault in error.errors(include_input=False, include_url=False)
        if fault["type"] != "default_factory_not_called"
    ]


def _must(fault: ErrorDetails) -> str:
    """Return what the value must be, in our own words if there are any."""
    if fault["type"] == "string_pattern_mismatch":
        return FORMS[str(fault["loc"][0])]
    words = MUST.get(fault["type"])
    return words.format(**fault.get("ctx", {})) if words else fault["msg"].removeprefix("Value error, ")
