"""Modules of the pages as one script, for a file that can load nothing."""

import re
from collections.abc import Iterator, Mapping
from posixpath import dirname, join, normpath

IMPORT = re.compile(r'^import (?:(?P<default>\w+)|\{(?P<names>[^}]*)\}) from "(?P<path>[^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?P<kind>(?:async )?function\*?|class|const) (?P<name>\w+)", re.MULTILINE)
DEFAULT = "export default "
CLOSING = "</script"


def bundled(entry: str, sources: Mapping[str, str]) -> str:
    """Return a module and all that it imports as one script, each in a function of its own.

    entry: its path; sources: texts by path. A module exports by `export` before a function, class or constant, or has
    one default export; it imports names or that default. Raises ValueError for anything else, KeyError for an unknown
    path.
    """
    order = list(dict.fromkeys(dependencies(entry, sources, ())))
    script = "".join(in_function(path, sources[path], order) for path in order)
    if CLOSING in script.lower():
        raise ValueError(f"a script in a file cannot contain {CLOSING!r}")
    return script


def dependencies(path: str, sources: Mapping[str, str], above: tuple[str, ...]) -> Iterator[str]:
    """Yield the paths of a module, each after those that it imports. above: what imports it."""
    if path in above:
        raise ValueError(f"{path} imports itself")
    for found in IMPORT.finditer(sources[path]):
        yield from dependencies(resolved(path, found["path"]), sources, (*above, path))
    yield path


def in_function(path: str, text: str, order: list[str]) -> str:
    """Return a module as a function that is called at once; its value holds what the module exports."""

    def imported(found: re.Match[str]) -> str:
        held = f"module{order.index(resolved(path, found['path']))}"
        if found["default"]:
            return f"const {found['default']} = {held}.standard;\n"
        return f"const {{{found['names'].replace(' as ', ': ')}}} = {held};\n"

    names = [found["name"] for found in EXPORT.finditer(text)]
    body = EXPORT.sub(r"\g<kind> \g<name>", IMPORT.sub(imported, text))
    if body.count(DEFAULT) == 1:
        body, names = body.replace(DEFAULT, "const standard = "), [*names, "standard"]
    if re.search(r"^(?:import|export) ", body, re.MULTILINE):
        raise ValueError(f"{path} imports or exports in a form that cannot be bundled")
    return f"const module{order.index(path)} = (() => {{\n{body}\nreturn {{ {', '.join(names)} }};\n}})();\n"


def resolved(path: str, imported: str) -> str:
    """Return the path of what a module imports."""
    return normpath(join(dirname(path), imported))
