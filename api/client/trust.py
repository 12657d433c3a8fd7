"""The certificates by which a client trusts a service."""

import ssl
from functools import cache

import httpx


def trust(url: str) -> ssl.SSLContext:
    """Return by which certificates to trust the service at a URL: those of this machine, or none over plain http.

    To read all certificates takes 60 ms of processor time; each process does it once, if at all. Without any, nobody
    who speaks https is trusted, so a service at plain http cannot lead a client to somebody else.
    """
    return _none() if httpx.URL(url).scheme == "http" else _all()


@cache
def _all() -> ssl.SSLContext:
    return httpx.create_ssl_context()


@cache
def _none() -> ssl.SSLContext:
    return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
