"""The routes under /v1."""
