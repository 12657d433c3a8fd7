"""Patches of JSON documents (RFC 6902): how one is found, and how one is applied."""
