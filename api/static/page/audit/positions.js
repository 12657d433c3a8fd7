// The positions that undo and redo lead between, and check E: running numbers. Source: audit protocol 3.7, 5.E.

import { Fault, need } from "./fault.js";
import { isOwn, isTurn } from "./forms.js";

const CELLS_MAX = 20_000_000; // what all positions hold together
const AT_ONCE = 40; // milliseconds of a check before the page may do something else

// Yield each entry with its position's values, a Map to be changed in place; return the actions that count at the end.
export function* positions(entries) {
  const values = [new Map()];
  let [here, cells] = [0, 0];
  const actions = [0]; // on the line to the newest; no other returns
  for (const entry of entries) {
    if (isTurn(entry.type)) {
      const [above, there] = [here, actions.indexOf(entry.data.to)];
      if (there >= 0) here = there;
      need(entry.type === "actions-undone" ? here < above : here > above, "turn", { to: entry.data.to }, entry.place);
    } else if (entry.action > actions.at(-1) && cells <= CELLS_MAX) {
      actions.splice(here + 1, actions.length, entry.action);
      values.splice(here + 1, values.length, new Map(values[here]));
      here += 1;
      cells += values[here].size;
    } else {
      const isHere = entry.action === 0 || entry.action === actions[here];
      const isInTime = entry.action || !actions.at(-1) || !entry.movesChance;
      need(isHere && isInTime, "action-past", { action: entry.action }, entry.place);
    }
    yield [entry, values[here]];
  }
  return actions.slice(0, here + 1);
}

// Run a check to its end and return what it returns. A fault without an entry is at the one that the check came to last.
export function course(steps) {
  const placed = located(steps);
  for (;;) {
    const { done, value } = placed.next();
    if (done) return value;
  }
}

// Do the same, and let the page answer its reader now and then.
export async function unhurried(steps) {
  const placed = located(steps);
  let since = performance.now();
  for (;;) {
    const { done, value } = placed.next();
    if (done) return value;
    if (performance.now() - since < AT_ONCE) continue;
    await rest();
    since = performance.now();
  }
}

const rest = () => new Promise((done) => setTimeout(done));

function* located(steps) {
  let place = null;
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      yield (place = value);
    }
  } catch (error) {
    if (error instanceof Fault && error.entry === undefined) error.entry = place;
    throw error;
  }
}

// Yield the place of each entry; return {verdict, note, values}. Throws Fault.
export function* checkNumbers(entries) {
  let outcomes = 0;
  for (const [entry, following] of positions(entries)) {
    yield entry.place;
    for (const [stream, n] of entry.fate) {
      const next = following.get(stream) ?? 0;
      need(n === next, "number", { n, stream, next });
      following.set(stream, n + 1);
      outcomes += 1;
    }
  }
  return { verdict: "ok", note: "numbers", values: { outcomes } };
}

// Yield the place of each entry, check A: numbers and times, up to the first entry that could not be read.
export function* checkForm(entries, flaw) {
  let [at, action, highest] = ["", 0, 0];
  for (const entry of entries) {
    yield entry.place;
    need(entry.v === entry.place, "version", { is: entry.v, next: entry.place });
    need(entry.at >= at, "time-back", { is: entry.at, before: at });
    const isApart = !entry.action || (!isOwn(entry.type) && (entry.action !== action || entry.at === at));
    need(isApart, "own-action");
    const most = entry.isCopy ? 1_000_000 : highest + 1;
    const isNext = [0, action].includes(entry.action) || (highest < entry.action && entry.action <= most);
    need(isNext, "action", { is: entry.action, before: highest });
    [at, action, highest] = [entry.at, entry.action, Math.max(highest, entry.action)];
  }
  if (flaw) throw flaw;
  return { verdict: "ok", note: "form", values: { entries: entries.length } };
}
