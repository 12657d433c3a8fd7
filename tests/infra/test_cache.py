"""A bounded cache."""

from infra.cache import Cache


def test_a_cache_keeps_what_was_used_last() -> None:
    cache: Cache[int, str] = Cache(2)
    assert cache.get(1) is None
    assert [cache.put(number, str(number)) for number in (1, 2)] == ["1", "2"]
    assert cache.get(1) == "1"
    cache.put(3, "3")
    assert (1 in cache, 2 in cache, 3 in cache, len(cache)) == (True, False, True, 2)


def test_a_cache_makes_what_it_does_not_keep_and_makes_it_once() -> None:
    cache: Cache[int, str] = Cache(2)
    made: list[int] = []

    def make() -> str:
        made.append(1)
        return "one"

    assert [cache.of(1, make), cache.of(1, make), len(made)] == ["one", "one", 1]
    cache.clear()
    assert [cache.of(1, make), len(made)] == ["one", 2]


def test_a_value_is_added_only_if_there_is_none_and_counts_as_used() -> None:
    cache: Cache[int, str] = Cache(2)
    cache.put(1, "first")
    cache.put(2, "two")
    assert cache.add(1, "second") == "first"
    assert cache.add(3, "three") == "three"
    assert (1 in cache, 2 in cache, len(cache)) == (True, False, 2)
