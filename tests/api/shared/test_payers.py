"""Whose address a request has: the connection's, or what a proxy says that the setting names."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.api.processes import served

OPENED = json.dumps({"game": "toy", "seats": [{}]}).encode()
TIGHT = {"BUDGET": "on", "BUDGET_PER_SECOND": "0.1", "BUDGET_BURST": "200"}


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with served(tmp_path, **TIGHT) as (_, url):
        yield url


def opened(url: str, address: str, forwarded: str | None) -> int:
    """The status of a table that is opened from an address of this machine."""
    headers = {"Content-Type": "application/json"} | ({"X-Forwarded-For": forwarded} if forwarded else {})
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as http:
        return http.post(f"{url}/v1/tables", content=OPENED, headers=headers).status_code


def test_a_client_that_is_no_proxy_cannot_give_itself_other_addresses(url: str) -> None:
    found = [opened(url, "127.0.0.9", f"198.51.100.{number}") for number in range(4)]
    assert found == [201, 429, 429, 429]


def test_a_proxy_on_this_machine_counts_as_it_is_shipped(url: str) -> None:
    assert [opened(url, "127.0.0.1", f"198.51.100.{number}") for number in range(3)] == [201] * 3
    assert opened(url, "127.0.0.1", "198.51.100.1") == 429
    spoofed = [f"203.0.113.{number}, 198.51.100.1" for number in range(3)]
    assert [opened(url, "127.0.0.1", one) for one in spoofed] == [429] * 3, "what a client itself has sent"


def test_the_addresses_of_one_ipv6_customer_pay_together(url: str) -> None:
    found = [opened(url, "127.0.0.1", f"2001:db8::{number}") for number in (1, 2)]
    assert found == [201, 429]
    assert opened(url, "127.0.0.1", "2001:db8:0:1::1") == 201


def test_another_proxy_counts_where_it_is_named_and_then_this_machine_does_not(tmp_path: Path) -> None:
    with served(tmp_path, PROXIES="127.0.0.8/31, 192.0.2.0/24", **TIGHT) as (_, url):
        assert [opened(url, "127.0.0.9", f"198.51.100.{number}") for number in range(3)] == [201] * 3
        assert [opened(url, "127.0.0.1", f"198.51.100.{number}") for number in range(7, 10)] == [201, 429, 429]
