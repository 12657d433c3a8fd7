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

// Return the number of the moment at which the next day begins; Infinity if none does. day: of the shown moment.
export async function dayAfter(service, moments, at, day, lang) {
  const { chapters, next } = await service.json(service.ofTable("chronicle", { after: moments[at].version, days: 1, lang }));
  const first = chapters.find((one) => one.day !== null)?.day ?? day;
  if (first !== day) return at + 1;
  return next === null ? Infinity : moments.findIndex(({ version }) => version > next);
}

// Return the number of the moment at which the shown day began, or the day before if it is the first one of its day. It
// looks as far back as the chapters reach that have been read. chapters: by version.
export function dayBefore(chapters, moments, at) {
  const told = [...chapters.values()].filter((one) => one.day !== null && one.version <= moments[at].version);
  told.sort((one, other) => other.version - one.version);
  const begins = told.filter((one, place) => told[place + 1]?.day !== one.day);
  const numbers = begins.map(({ version }) => moments.findIndex((one) => one.version >= version));
  return numbers.find((number) => number < at) ?? 0;
}
