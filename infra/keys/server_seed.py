"""Server seeds from the system's random numbers: the only source of chance."""

import secrets

from domain.kernel.chance.fate import SERVER_SEED_BYTES


def new_server_seed() -> bytes:
    """Return a new server seed, 32 bytes. It must be stored encrypted and never shown. Source: audit protocol 1.1."""
    return secrets.token_bytes(SERVER_SEED_BYTES)
