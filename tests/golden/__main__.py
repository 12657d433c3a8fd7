"""Rewrites the golden games: the answers stay, the facts are what the rules make of them today.

A game of `drafts` that has no file is played first. An answer that is not open any more ends the run: if that is
wanted before a release, delete the game's file, and it is played anew; after one, count the rules' version up. Games of
earlier versions are not touched.
"""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from domain.kernel.errors import GameError
from tests.golden.chapters.kept import CHAPTERS, bytes_of, path_of, read
from tests.golden.drafts import DRAFTS, drafted
from tests.golden.record import kept, text_of
from tests.golden.table import RULES, opened_store, played


async def rewrite(folder: Path) -> None:
    """Play every game and write its file."""
    games = {golden.name: golden for golden in kept() if golden.rules == RULES[golden.header.game]}
    with opened_store(folder) as tables:
        for draft in DRAFTS:
            known = games.pop(draft.name, None)
            try:
                golden = await (played(tables, known) if known else drafted(tables, draft))
            except GameError as error:
                raise SystemExit(f"{draft.name}: {error}") from error
            text = text_of(golden)
            word = "new" if not known else "same" if golden.path.read_text("utf-8") == text else "changed"
            golden.path.parent.mkdir(exist_ok=True)
            golden.path.write_text(text, "utf-8")
            print(f"{word:8} {golden.path.name}: {len(golden.answered)} commands, {golden.header.ending}")
        for draft in CHAPTERS:
            at = path_of(draft.name)
            known = read(draft.name) if at.is_file() else None
            golden = await (played(tables, known) if known else drafted(tables, draft))
            at.write_bytes(bytes_of(golden))
            print(f"chapter  {at.name}: {len(golden.answered)} commands, {golden.header.ending}")
    if games:
        raise SystemExit(f"no draft of {', '.join(games)}")


if __name__ == "__main__":
    with TemporaryDirectory() as name:
        asyncio.run(rewrite(Path(name)))
