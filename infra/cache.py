"""What was used last, a bounded number of it."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """The values used last; the one not used for longest is evicted. For any number of threads."""

    def __init__(self, most: int) -> None:
        """most: how many are kept, at least one."""
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()
        self._changing = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def clear(self) -> None:
        """Keep nothing."""
        with self._changing:
            self._values.clear()

    def get(self, key: K) -> V | None:
        """A value, which is now the one used last; None if it is not kept."""
        with self._changing:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: K, value: V) -> V:
        """Keep a value, and give it back."""
        with self._changing:
            self._values[key] = value
            self._values.move_to_end(key)
            while len(self._values) > self._most:
                self._values.popitem(last=False)
            return value
