// Playing a game that is over, moment after moment. The page of a table, which goes on meanwhile, does so by itself.

import { SPEEDS } from "../table/replay.js";

// Plays moment after moment. step: goes to the next one, returns whether there was one; show: called after a change.
export class Playing {
  constructor(step, show) {
    this.step = step;
    this.show = show;
    this.timer = 0; // of the browser; 0 while nothing is played
    this.speed = SPEEDS[1];
  }

  toggle() {
    clearInterval(this.timer);
    this.timer = this.timer ? 0 : setInterval(() => this.step() || this.toggle(), this.speed.wait);
    this.show();
  }

  changeSpeed() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    if (this.timer) this.toggle(), this.toggle();
    this.show();
  }
}
