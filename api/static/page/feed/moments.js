// The moments of a log between actions: the end of the setup, of each action, and each of the table's own entries.

const OWN = new Set([
  "table-opened", "seed-sealed", "seed-opened", "table-started", "token-replaced", "undo-proposed", "undo-answered",
  "actions-undone", "actions-redone", "rules-changed", "table-ended", "seed-revealed",
]);

const TURNS = new Set(["actions-undone", "actions-redone"]);

// Follows entries in order. moments: [{version, action, at, seat, hasDice}], `version` that of the last entry; empty
// before the start. at: milliseconds; seat: that asked for it, null for the service; hasDice: whether dice were rolled.
// isUndone: whether nothing was done since the last undo; turned: the actions of which an undo or redo changed, since it was
// last cleared, whether they count.
// A branch begins with copies of another table's setup and actions. They are moments, too, even before its start.
export class Moments {
  constructor() {
    this.all = [];
    this.copies = 0;
    this.current = 0; // the action after which the table stands
    this.before = []; // by the number of each action, the one that it followed
    this.turned = new Set();
    this.isStarted = this.isUndone = false;
  }

  get moments() {
    return this.isStarted || this.copies ? this.all : [];
  }

  hear({ v: version, type, action, at: time, by: seat, data }) {
    const at = Date.parse(time);
    if (type === "table-opened") this.copies = data.origin?.entries ?? 0;
    if (type === "table-started") this.isStarted = true;
    if (TURNS.has(type) || !OWN.has(type)) this.isUndone = type === "actions-undone";
    if (TURNS.has(type)) this.turn(data.to);
    else if (!OWN.has(type)) this.follow(action);
    if (version === 1 || !(this.copies || this.isStarted)) return;
    const last = this.all.at(-1);
    const isSetup = action === 0 && this.all.length === 1 && !OWN.has(type);
    const hasDice = type === "dice-rolled";
    if (last?.action === action && (action !== 0 || isSetup)) Object.assign(last, { version, at, hasDice: last.hasDice || hasDice });
    else this.all.push({ version, action, at, seat, hasDice });
  }

  follow(action) {
    if (action > this.current) this.before[action] = this.current;
    this.current = action;
  }

  // Let the table stand after another action. What lies on the way from one to the other begins or ceases to count.
  turn(to) {
    let [here, there] = [this.current, to];
    while (here !== there && Math.max(here, there) > 0) {
      const last = Math.max(here, there);
      this.turned.add(last);
      const before = this.before[last] ?? 0;
      if (last === here) here = before;
      else there = before;
    }
    this.current = to;
  }
}
