"""What nodes say to one another about topics: only nodes that follow a topic hear it, and nothing is stored."""

from collections.abc import Callable

Hear = Callable[[bytes], None]


class Topics:
    """The topics of a node that is alone: nobody else hears them."""

    is_shared = False
    """Whether there may be other nodes."""

    def follow(self, topic: str, hear: Hear) -> None:
        """Hear what is said about a topic from now on, also what this node says."""

    def leave(self, topic: str) -> None:
        """Hear no more of a topic."""

    def say(self, topic: str, message: bytes) -> None:
        """Say something about a topic. It may be lost."""

    async def ask(self, topic: str, message: bytes) -> int:
        """Say something about a topic as soon as this node hears it. Return how many other nodes hear it.

        While it is unknown whether there are others, this waits; the caller must bound the wait.
        """
        return 0
