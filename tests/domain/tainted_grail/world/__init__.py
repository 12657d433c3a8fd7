"""Tests of a campaign's land, its days and its journal."""
