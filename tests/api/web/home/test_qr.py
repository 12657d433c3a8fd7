"""QR codes that the page draws, against those of an independent encoder (python-qrcode)."""

from hashlib import sha256

import pytest

from tests.api.web.page_modules import Modules

WORD = """\
#######..####.#######
#.....#....#..#.....#
#.###.#.#.#...#.###.#
#.###.#.#####.#.###.#
#.###.#.#.#.#.#.###.#
#.....#.##.#..#.....#
#######.#.#.#.#######
........#............
#.#####....#..#####..
##.#...#.####...##..#
...####.#...###..#.#.
#####..#.#.###...##..
#...#.##....####.#..#
........#...#..####..
#######..###.##..###.
#.....#.###....#.###.
#.###.#.##.#....##..#
#.###.#.##.######.#..
#.###.#.#.#.#.#......
#.....#..#.####.###..
#######.#.#.#......#."""
LINK = (
    "https://play.example.org/tables/7f163e45-4498-49a1-9f66-a721775eb2a1"
    "#token=JuwZ-Rp6awZYy9HkIOGKf4-8ZosfMQULmZIhqDMo2lc"
)
LINK_ROWS = """
1fc3e80be17f 104f01dea241 175c34a30a5d 175eedfa635d 175b03f8675d 1051a9122041 1fd55555557f 14e11b0a00
17c1fbf8287c 140194c2e31b 14650af5bdea 1384540db3b4 3e1ae184269 c3c7072e92c f5ac4bf1dce 12b57e20173f
14c216f06683 1bbf5960d33f 7f0135d3ee8 fb0b809aadf 15fd1ff2e5f6 1d1f4718631d 195877528f54 1519cd1ff51f
1bff45f4c9f8 198b9f7ad3ad 1698546be0a 1dbb9c37b6ed 11e4cc08c052 89c91d8cb4c e76a6e7e42e 19a9ef1b5f6e
c64c326c411 315766be0e3 14819a71db8 f18387fe34f 134703f86df2 1e2b18631f 1fc97b57bb56 1050991ddb1e 175921fca3fa
1753a6b8e31f 1753009de7a2 104f4d2a3134 1fd5c294086a
"""
"""The rows of its code as hexadecimal numbers."""
LONGEST = [
    *((14, "57987d1ffbed8e80"), (26, "6b3c728f6da5c737"), (42, "29e68797907db7dd"), (62, "9040f52bb1e8a298")),
    *((84, "11f4048c14db893b"), (106, "536f804ac066bd50"), (122, "91c925bdfb77e72b"), (152, "05776ce767bdb1a4")),
    *((180, "21e02ceea8d235cf"), (213, "f8a692e420006d88"), (251, "02c6d07909d402b4"), (287, "8c89cf96ef607e58")),
    *((331, "4e71bbf98fe1cf36"), (362, "521700893d7601b5"), (412, "1545cdf36ca5be9f"), (450, "042823f2fe0f2dfc")),
    *((504, "51681db2d62e2bc0"), (560, "bfaa4226d19d5492"), (624, "7ddfe0529ef7fc06"), (666, "497df6c35a67d13f")),
]
"""The most bytes of each version, and how the hash of the code of as many x begins."""


def test_a_short_word_is_a_code_of_the_first_version(page: Modules) -> None:
    rows = page("qr", text="Hourglass")

    assert "\n".join(rows).replace("1", "#").replace("0", ".") == WORD


def test_a_seats_link_is_a_code_that_names_its_version(page: Modules) -> None:
    assert [f"{int(row, 2):x}" for row in page("qr", text=LINK)] == LINK_ROWS.split()


@pytest.mark.parametrize(("version", "longest"), list(enumerate(LONGEST, 1)))
def test_each_version_holds_its_most(page: Modules, version: int, longest: tuple[int, str]) -> None:
    length, digest = longest
    rows = page("qr", text="x" * length)

    assert len(rows) == 17 + 4 * version
    assert sha256("\n".join(rows).encode()).hexdigest().startswith(digest)


def test_a_longer_text_has_no_code_and_bytes_count_not_letters(page: Modules) -> None:
    assert page("qr", text="x" * 667) is None
    assert len(page("qr", text="é" * 7)) == 21 and len(page("qr", text="é" * 8)) == 25


def test_it_is_drawn_with_four_empty_modules_around(page: Modules) -> None:
    drawn = page("drawn", text="Hourglass")

    assert drawn["size"] == 21 + 8
    assert drawn["path"].startswith("M4 4h1v1h-1zM5 4h1")
    assert drawn["path"].count("M") == WORD.count("#")
