"""Tests of infra.hooks."""
