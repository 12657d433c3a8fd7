// Which moment the page shows: the newest, or an earlier one. The address holds it.

import { Playing, nextMoment } from "./replay.js";

const VERSION = /^[1-9]\d{0,15}$/;

export class Looking {
  // watching: see watching.js; show: called after each change; atNewest: called when the newest moment is chosen.
  constructor(watching, show, atNewest) {
    this.watching = watching;
    this.show = show;
    this.atNewest = atNewest;
    this.chosen = null; // the number of the shown moment; null: the newest
    this.playing = new Playing(() => this.step(1), show);
    const asked = new URLSearchParams(location.search).get("at") ?? "";
    this.wanted = VERSION.exec(asked)?.[0] ?? null; // the version that the address names, until it is shown
  }

  get newest() {
    return this.watching.moments.length - 1;
  }

  // The number of the shown moment.
  get at() {
    return this.past ?? this.newest;
  }

  // The number of the shown moment, if it is an earlier one; else null.
  get past() {
    return this.chosen !== null && this.chosen < this.newest ? this.chosen : null;
  }

  // The shown moment; undefined before the first.
  get moment() {
    return this.watching.moments[this.at];
  }

  // Find the moment that the address names.
  seek() {
    const { moments } = this.watching;
    if (this.wanted === null || !moments.length || moments.at(-1).version < Number(this.wanted)) return;
    this.choose(moments.findLastIndex((one) => one.version <= Number(this.wanted)));
    this.wanted = null;
  }

  // Show a moment by its number; the newest if there is none later.
  choose(number) {
    this.chosen = number >= this.newest ? null : Math.max(0, number);
    const url = new URL(location.href);
    if (this.chosen === null) url.searchParams.delete("at");
    else url.searchParams.set("at", this.watching.moments[this.chosen].version);
    history.replaceState(null, "", url);
    if (this.chosen === null) this.atNewest();
    this.show();
  }

  // Show the moment that follows, or the one before. Return whether there may be one.
  step(by) {
    if (by > 0 && this.chosen === null) return false;
    this.choose((this.chosen ?? this.newest) + by);
    return true;
  }

  // Play the game from the shown moment; from the beginning if that is the newest.
  play() {
    if (!this.playing.timer && this.chosen === null) this.choose(0);
    this.playing.toggle();
  }

  // Show another moment, if there is one: the next that is wanted, or any by its number.
  find(step, isWanted) {
    return this.leap(nextMoment(this.watching.moments, this.at, step, isWanted));
  }

  leap(number) {
    if (number !== null) this.choose(number);
    return number !== null;
  }
}
