"""`python -m tests.compiled [--remove]`: build the compiled rules into the environment, or take them away."""

import argparse
import sys

from tests.compiled.building import CannotCompile, build, remove


def main() -> int:
    """Return the exit code: 1 without a compiler, or where it fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.compiled", description=__doc__)
    parser.add_argument("--remove", action="store_true", help="let the sources run again")
    if parser.parse_args().remove:
        print("The rules run from their sources." if remove() else "No rules were compiled.")
        return 0
    try:
        count = build()
    except CannotCompile as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{count} modules are compiled, until their sources change. `make interpreted` takes them away.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
