"""Tests of the home page in a browser."""
