// Check D: each outcome is the one that the seeds settle, and selects the shown face or card; what is opened fits its
// seal; a branch's copies are those of its origin. Source: audit protocol 1.7 to 1.9, 3.6, 4, 5.D.

import { fromHex, hex, utf8 } from "../log/bytes.js";
import { canonical, read } from "./archive.js";
import { Fault, need } from "./fault.js";
import { isOwn } from "./forms.js";
import { deal } from "./pools.js";
import { course, positions } from "./positions.js";
import { fateOf } from "./seeds.js";
import { sha256 } from "./sha256.js";
import { rootOfLines } from "./tree.js";

const CELLS_MAX = 20_000_000; // cards in the pools of all positions

// Yield the place of each entry; return {verdict, note, values}. openings: how many the archive has; origin: the archive
// of a branch's origin, taken apart, or null. Throws Fault.
export function* checkOutcomes(entries, openings, origin) {
  const [fate, dice] = [fateOf(entries), entries[0].data.dice];
  const [seen, used] = [new Map(), new Set()];
  let [cells, isStarted, outcomes] = [0, false, 0];
  for (const [entry, pools] of positions(entries)) {
    yield entry.place;
    checkOpened(entry, fate, used);
    isStarted ||= entry.type === "table-started" && !entry.isCopy;
    need(isStarted || entry.isCopy || !entry.movesChance, "too-early");
    if (entry.data.pool !== undefined) cells += deal(entry, pools);
    need(cells <= CELLS_MAX, "pools-size");
    if (entry.type !== "cards-drawn") checkDice(entry, dice);
    if (entry.isCopy) continue;
    outcomes += entry.fate.length;
    for (const use of entry.fate) checkFixed(use, fate, seen);
  }
  need(used.size === openings, "opening-unused", {}, null);
  const copied = origin ? compared(entries, origin) : null;
  return { verdict: fate ? "ok" : "sealed", note: fate ? "outcomes" : "outcomes-sealed", values: { outcomes }, more: copied };
}

function checkOpened(entry, fate, used) {
  need(!fate || entry.opened.length === entry.sealed, "still-sealed");
  need(!entry.isCopy || !entry.sealed, "sealed-copy");
  for (const [opening, seal] of entry.opened) {
    const nonce = fate ? fate.nonce(opening.v, opening.path) : fromHex(opening.nonce ?? "");
    const is = hex(sha256(nonce, utf8(canonical(opening.value))));
    need(nonce.length && is === seal, "opened", { is, listed: seal });
    used.add(opening);
  }
}

function checkDice({ data, fate }, dice) {
  for (const [stream, , m, x] of fate) {
    const faces = Object.hasOwn(dice, stream) ? dice[stream] : [];
    const isOfDie = m === faces.length && typeof x === "number" && x < m;
    need(isOfDie && (data.die ?? stream) === stream, "die", { die: stream });
  }
  if (data.die === undefined) return;
  const faces = fate.map(([stream, , , x]) => dice[stream][x]);
  need(canonical(data.rolled) === canonical(faces), "faces", { is: data.rolled.join(" "), listed: faces.join(" ") });
}

function checkFixed([stream, n, m, x], fate, seen) {
  if (typeof x !== "number") return;
  const place = `${m} ${n} ${stream}`;
  const fixed = fate ? fate.outcome(stream, n, m) : seen.get(place) ?? x;
  if (!fate) seen.set(place, fixed);
  need(fixed === x, "outcome", { n, stream, m, is: x, listed: fixed });
}

// Compare a branch's copies with what counts in its origin's archive. Return the id of the note on them. Throws Fault.
function compared(entries, origin) {
  const named = entries[0].data.origin;
  const { entries: all, flaw } = read(origin, true);
  if (!named || flaw || all[0].data.table !== named.table) return "not-compared";
  const [lines, there] = [origin.lines.slice(0, named.version), all.slice(0, named.version)];
  need(lines.length === named.version && rootOfLines(lines) === named.root, "origin-root", {}, 1);
  let line;
  try {
    line = course(positions(there));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return "not-compared";
  }
  const isChange = ({ type }) => type === "rules-changed";
  const counts = there.filter((one) => isChange(one) || (line.includes(one.action) && !isOwn(one.type)));
  const told = counts.slice(0, counts.findLastIndex((one) => !isChange(one)) + 1);
  const copies = entries.filter((one) => one.isCopy);
  for (let at = 0; at < Math.max(copies.length, told.length); at += 1) {
    if (told[at] && told[at].opened.length < told[at].sealed) return "not-compared";
    need(copies[at]?.said === told[at]?.said, "copy", {}, at + 2);
  }
  return "compared";
}
