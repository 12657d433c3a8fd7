"""Evenings played in the browser, by clicks, taps and keys."""
