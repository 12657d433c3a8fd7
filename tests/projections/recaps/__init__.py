"""Tests of recaps."""
