// The moments of a log between actions: the end of the setup, of each action, and each of the table's own entries.

const OWN = new Set([
  "table-opened", "seed-sealed", "seed-opened", "table-started", "token-replaced", "undo-proposed", "undo-answered",
  "actions-undone", "actions-redone", "rules-changed", "table-ended", "seed-revealed",
]);

const TURNS = new Set(["actions-undone", "actions-redone"]);

// Follows entries in order. moments: [{version, action, at, seat, hasDice}], `version` that of the last entry; empty
// before the start. seat: that asked for it, null for the service; hasDice: whether dice were rolled.
// isUndone: whether nothing was done since the last undo; turned: since it was last set, an undo or redo changed which of
// the actions after this version count; Infinity without any.
// A branch begins with copies of another table's setup and actions. They are moments, too, even before its start.
export class Moments {
  constructor() {
    this.all = [];
    this.copies = 0;
    this.current = 0; // the action after which the table stands
    this.turned = Infinity;
    this.isStarted = this.isUndone = false;
  }

  get moments() {
    return this.isStarted || this.copies ? this.all : [];
  }

  hear({ v: version, type, action, at, by: seat, data }) {
    if (type === "table-opened") this.copies = data.origin?.entries ?? 0;
    if (type === "table-started") this.isStarted = true;
    if (TURNS.has(type) || !OWN.has(type)) this.isUndone = type === "actions-undone";
    if (TURNS.has(type)) this.turn(data.to);
    else if (!OWN.has(type)) this.current = action;
    if (version === 1 || !(this.copies || this.isStarted)) return;
    const last = this.all.at(-1);
    const isSetup = action === 0 && this.all.length === 1 && !OWN.has(type);
    const hasDice = type === "dice-rolled";
    if (last?.action === action && (action !== 0 || isSetup)) Object.assign(last, { version, at, hasDice: last.hasDice || hasDice });
    else this.all.push({ version, action, at, seat, hasDice });
  }

  // Let the table stand after another action.
  turn(to) {
    const first = Math.min(to, this.current);
    const last = first ? this.all.findLast((one) => one.action === first)?.version : 0;
    this.turned = Math.min(this.turned, last ?? 0);
    this.current = to;
  }
}
