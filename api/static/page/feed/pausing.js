// The pauses between two tries to reach the service, which may be cut short.

export class Pausing {
  isHurried = false; // whether the next try is at once
  wake = () => {};

  // Jitter: watchers that were cut off together do not reconnect at the same time.
  pause = async (milliseconds) => {
    if (!this.isHurried) {
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds * (1 + Math.random() / 2));
        this.wake = () => (clearTimeout(timer), resolve());
      });
    }
    this.isHurried = false;
  };
}
