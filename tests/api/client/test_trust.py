"""Whom a client trusts: no certificate is read where the service is at plain http, and then nobody who speaks https."""

import ssl
from typing import Any

import httpx
import pytest

from api.client.trust import trust
from hourglass.client import AsyncService, Service


async def test_a_client_of_a_service_at_plain_http_reads_no_certificates(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*given: Any, **named: Any) -> ssl.SSLContext:
        raise AssertionError("certificates were read")

    monkeypatch.setattr(ssl, "create_default_context", read)
    Service("http://127.0.0.1:1").close()
    await AsyncService("http://127.0.0.1:1").close()
    with pytest.raises(AssertionError):
        httpx.create_ssl_context()  # so they would be read


def test_over_plain_http_nobody_is_trusted_and_over_https_whom_this_machine_trusts() -> None:
    none, all = trust("http://localhost:8000"), trust("https://hourglass.example")
    assert (none.cert_store_stats()["x509_ca"], none.verify_mode, none.check_hostname) == (0, ssl.CERT_REQUIRED, True)
    assert all.cert_store_stats()["x509_ca"] > 0 and all.verify_mode == ssl.CERT_REQUIRED and all.check_hostname
    assert trust("https://other.example") is all, "read once a process"
