// The moments of a log at which the table stood: the end of the setup, of each action, each entry of the table's own.

const OWN = new Set([
  "table-opened", "seed-sealed", "seed-opened", "table-started", "token-replaced", "undo-proposed", "undo-answered",
  "actions-undone", "actions-redone", "rules-changed", "table-ended", "seed-revealed",
]);

// Takes entries in their order. moments: [{version, action, at}] from the start on, `version` that of the last entry.
export class Moments {
  constructor() {
    this.moments = [];
  }

  hear({ v: version, type, action, at }) {
    const last = this.moments.at(-1);
    if (!last && type !== "table-started") return;
    const goesOn = last && last.action === action && (action !== 0 || (this.moments.length === 1 && !OWN.has(type)));
    if (goesOn) Object.assign(last, { version, at });
    else this.moments.push({ version, action, at });
  }
}
