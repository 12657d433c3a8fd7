"""Patches of JSON documents (RFC 6902): finding and applying them."""
