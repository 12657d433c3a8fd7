"""A clock that a test moves by hand."""

from infra.clock import Clock, now


class HandClock(Clock):
    """Time passes when a test says so. at: the steady time, which starts at the machine's; ahead: how much further the
    wall clock is; both in milliseconds.
    """

    def __init__(self) -> None:
        super().__init__()
        self.at = now()
        self.ahead = 0

    def now(self) -> int:
        return self.at + self.ahead

    def steady(self) -> int:
        return self.at

    def pass_by(self, seconds: int) -> None:
        """Let time pass, as it really does."""
        self.at += seconds * 1000

    def jump_by(self, seconds: int) -> None:
        """Set the wall clock ahead, or back; no time passes."""
        self.ahead += seconds * 1000
