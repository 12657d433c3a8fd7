// Ways through the moments of a game.

const SPEEDS = [{ word: "speedSlow", wait: 3000 }, { word: "speedUsual", wait: 1500 }, { word: "speedFast", wait: 400 }];

// Plays moment after moment. step: to the next one, returns whether there is one; show: called after a change.
export class Playing {
  timer = 0; // unless it plays
  speed = SPEEDS[1];

  constructor(step, show) {
    this.step = step;
    this.show = show;
  }

  toggle() {
    clearInterval(this.timer);
    this.timer = this.timer ? 0 : setInterval(() => this.step() || this.toggle(), this.speed.wait);
    this.show();
  }

  changeSpeed() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    if (this.timer) this.toggle(), this.toggle();
    else this.show();
  }
}

// Return the number of the next moment, in a direction, that is wanted; null if there is none.
export function nextMoment(moments, at, step, isWanted) {
  for (let number = at + step; moments[number]; number += step) if (isWanted(moments[number])) return number;
  return null;
}
