"""Settings come from the environment, within bounds, and each one is described."""

import re
from pathlib import Path

import pytest
from annotated_types import Ge, Gt, Le
from pydantic import ValidationError

from infra.settings import Settings, WrongSetting, read_settings
from tests import ROOT

FIELDS = sorted(Settings.model_fields)
PAGE = ROOT / "docs" / "settings.md"
ROW = re.compile(r"^\| `([A-Z_]+)` \| `([^`]*)` \| ([^|]*)\| ([^|]+) \|$", re.MULTILINE)


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*FIELDS, "xdg_data_home"]:
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.fixture
def described() -> dict[str, tuple[str, str, str]]:
    """The page's rows: variable -> default, bounds, what it says."""
    return {name: (default, bounds, says) for name, default, bounds, says in ROW.findall(PAGE.read_text())}


def test_every_setting_is_described_and_no_other(described: dict[str, tuple[str, str, str]]) -> None:
    assert sorted(described) == sorted(name.upper() for name in FIELDS)
    assert all(Settings.model_fields[name].description for name in FIELDS)


@pytest.mark.parametrize("name", FIELDS)
def test_a_setting_is_described_with_its_default(name: str, described: dict[str, tuple[str, str, str]]) -> None:
    value = getattr(Settings(), name)
    text = str(value).lower() if value is None or isinstance(value, bool) else str(value)
    default = text.removesuffix(".0").replace(str(Path.home()), "~")

    assert described[name.upper()][0] == default


@pytest.mark.parametrize("name", FIELDS)
def test_a_setting_is_described_with_its_bounds(name: str, described: dict[str, tuple[str, str, str]]) -> None:
    rules = Settings.model_fields[name].metadata
    bounds = [f"`{rule.ge}`" for rule in rules if isinstance(rule, Ge)]
    bounds += [f"above `{rule.gt}`" for rule in rules if isinstance(rule, Gt)]
    bounds += [f"`{rule.le}`" for rule in rules if isinstance(rule, Le)]

    assert described[name.upper()][1].strip() == " .. ".join(bounds)


def test_the_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "0")
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    monkeypatch.setenv("HEARTBEAT_SECONDS", "0.5")
    monkeypatch.setenv("HOURGLASS_OF_ANOTHER_KIND", "ignored")

    settings = read_settings()

    assert (settings.port, settings.log_level, settings.heartbeat_seconds) == (0, "warning", 0.5)


def test_an_empty_variable_counts_as_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "")

    assert read_settings().port == 8000


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "65536"),
        ("PORT", "-1"),
        ("PORT", "http"),
        ("HOST", "two words"),
        ("SERVICE_NAME", "a+b"),
        ("STORE_URL", "mysql://user:open-sesame@host/db"),
        ("STORE_URL", "postgresql://user:open-sesame@host/db?colour=red"),
        ("STORE_URL", "nats://user:open-sesame@host/Name"),
        ("STORE_URL", "nats://user:open-sesame@host,other:x"),
        ("STORE_URL", "nats://user:open-sesame@host?colour=red"),
        ("STORE_URL", "nats://user:open-sesame@host?replicas=2"),
        ("STORE_URL", "nats://user:open-sesame@host?partitions=0"),
        ("STORE_URL", "nats://user:open-sesame@host?monitors=ftp://host"),
        ("KEY_FILE", ""),
        ("REDIS_URL", "http://user:open-sesame@host"),
        ("STORE_URL", "sqlite:///:memory:"),
        ("STORE_URL", "sqlite:///"),
        ("STORE_URL", "sqlite:////"),
        ("BODY_BYTES_MAX", "0"),
        ("TABLES_LIVE_MAX", "1.5"),
        ("HEARTBEAT_SECONDS", "0"),
        ("IDLE_SECONDS", "nan"),
        ("END_FINISHED_AFTER_SECONDS", "inf"),
        ("LOG_LEVEL", "loud"),
        ("PACKS_FOLDER", "/dev/null"),
        ("PACKS_FOLDER", "/nowhere/at/all"),
    ],
)
def test_a_wrong_value_is_one_line_that_names_the_variable(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name == "KEY_FILE":
        monkeypatch.setenv("STORE_URL", "postgresql://user:open-sesame@host/db")
    monkeypatch.setenv(name, value)

    with pytest.raises(WrongSetting) as caught:
        read_settings()

    message = str(caught.value)
    assert message.startswith(f"{name}: ")
    assert len(message.splitlines()) == 1
    assert "open-sesame" not in f"{message}{caught.value!r}"


def test_several_wrong_values_are_named_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "x")
    monkeypatch.setenv("SHUTDOWN_SECONDS", "-1")

    with pytest.raises(WrongSetting) as caught:
        read_settings()

    assert [line.split(":")[0] for line in str(caught.value).splitlines()] == ["PORT", "SHUTDOWN_SECONDS"]


def test_a_misspelt_setting_in_code_is_refused() -> None:
    with pytest.raises(ValidationError, match="prot"):
        Settings(prot=1)  # type: ignore[call-arg]


def test_the_store_path_is_what_follows_three_slashes(tmp_path: Path) -> None:
    assert Settings(store_url="sqlite:///tables.db").store_path == Path("tables.db")
    assert Settings(store_url=f"sqlite:///{tmp_path}/tables.db").store_path == tmp_path / "tables.db"


def test_the_key_lies_beside_the_store_unless_said_otherwise(tmp_path: Path) -> None:
    store_url = f"sqlite:///{tmp_path}/tables.db"

    assert Settings(store_url=store_url).key_file == tmp_path / "tables.db.key"
    assert Settings(store_url=store_url, key_file=tmp_path / "k").key_file == tmp_path / "k"


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("postgresql://me:open-sesame@host/db", "the PostgreSQL database"),
        ("nats://me:open-sesame@host:4222,[::1]:4222/games?replicas=1", "the log on NATS"),
    ],
)
def test_a_database_has_no_path_and_messages_do_not_tell_its_url(tmp_path: Path, url: str, name: str) -> None:
    settings = Settings(store_url=url, key_file=tmp_path / "k", redis_url="redis://h:1")

    assert settings.store_path is None and settings.store_name == name


def test_the_data_folder_of_the_user_is_honoured_if_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().store_path == tmp_path / "hourglass" / "hourglass.db"

    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert (Settings().store_path or Path()).parent == Path.home() / ".local" / "share" / "hourglass"


def test_a_user_without_a_home_folder_must_say_where_the_store_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "~")
    with pytest.raises(WrongSetting, match=r"^STORE_URL: "):
        read_settings()

    monkeypatch.setenv("STORE_URL", f"sqlite:///{tmp_path}/tables.db")
    assert read_settings().key_file == tmp_path / "tables.db.key"
