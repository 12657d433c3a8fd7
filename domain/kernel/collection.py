"""Collecting what the modules of a game's packages define, so that no list of it is kept by hand."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T", bound=Struct)


def import_modules(package: str) -> Iterator[ModuleType]:
    """Import and yield all modules of a package, also those of packages in it, in the order of their names."""
    for found in walk_packages(import_module(package).__path__, f"{package}."):
        yield import_module(found.name)


def tagged_types(package: str, base: type[T]) -> tuple[type[T], ...]:
    """Return all types of this base that a package's modules define, by tag.

    A type without a tag of its own is a base of others: msgspec gives it its own name as tag.
    """
    found = {
        one
        for module in import_modules(package)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, base) and one.__module__ == module.__name__
        if one.__struct_config__.tag not in (None, one.__name__)
    }
    return tuple(sorted(found, key=lambda one: str(one.__struct_config__.tag)))
