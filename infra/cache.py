"""A bounded cache that evicts the least recently used value."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """The values used last, at most `most` of them. For any number of threads."""

    def __init__(self, most: int) -> None:
        """most: at least 1."""
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        self._changing = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def clear(self) -> None:
        """Evict everything."""
        with self._changing:
            self._values.clear()

    def get(self, key: K) -> V | None:
        """Return a value and count it as used; None if it is not cached."""
        with self._changing:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: K, value: V) -> V:
        """Cache a value, and return it."""
        with self._changing:
            self._values[key] = value
            self._use(key)
            return value

    def add(self, key: K, value: V) -> V:
        """Cache a value unless there is one; return the cached one, and count it as used."""
        with self._changing:
            value = self._values.setdefault(key, value)
            self._use(key)
            return value

    def of(self, key: K, make: Callable[[], V]) -> V:
        """Return a value; make it if it is not cached. Threads that ask at once may each make it; the last stays."""
        value = self.get(key)
        return self.put(key, make()) if value is None else value

    def _use(self, key: K) -> None:
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)
