// The audit of an archive in the browser: checks A to E and G of the audit protocol, whatever the bytes hold. Check F
// needs the rules of the game, so the service makes it.

import { read, takenApart } from "./archive.js";
import { Fault } from "./fault.js";
import { checkOutcomes } from "./outcomes.js";
import { checkForm, checkNumbers, unhurried } from "./positions.js";
import { checkSeeds } from "./seeds.js";
import { checkStatistics, samplesOf } from "./statistics.js";
import { checkTree } from "./tree.js";

const ORDER = ["failed", "sealed", "unsigned", "ok"];
const NO_LOG = { verdict: "skipped", note: "unreadable", values: {}, entry: null };

// Return {verdict, entry, checks, entries, samples, lines, root}. Each check is {check, verdict, note, values, entry}: note is
// the id of a message, entry the place of the one at fault. root: as the archive lists it, null without it. vkeys: the keys of the service; origin: the bytes of the
// archive that a branch comes from. Throws Fault only for an origin that is no archive.
export async function audit(bytes, { vkeys = [], origin = null } = {}) {
  const from = origin && takenApart(origin);
  let [apart, flaw, entries] = [{ lines: [], openings: [], root: undefined, checkpoint: undefined }, null, []];
  try {
    apart = takenApart(bytes);
    ({ entries, flaw } = read(apart));
  } catch (error) {
    flaw = faultOf(error);
  }
  const table = flaw ? null : entries[0].data.table;
  const samples = flaw ? [] : samplesOf(entries);
  const checks = [
    ["A", await made(() => unhurried(checkForm(entries, flaw)))],
    ["B", apart.lines.length ? await made(() => checkTree(apart, table, vkeys)) : NO_LOG],
    ["C", flaw ? NO_LOG : await made(() => unhurried(checkSeeds(entries)))],
    ["D", flaw ? NO_LOG : await made(() => unhurried(checkOutcomes(entries, apart.openings.length, from)))],
    ["E", flaw ? NO_LOG : await made(() => unhurried(checkNumbers(entries)))],
    ["G", flaw ? NO_LOG : { ...checkStatistics(samples), entry: null }],
  ].map(([check, found]) => ({ check, ...found }));
  return { verdict: verdictOf(checks), entry: entryOf(checks), checks, entries, samples, lines: apart.lines, root: apart.root ?? null };
}

async function made(check) {
  try {
    return { entry: null, ...(await check()) };
  } catch (error) {
    const { why, values, entry } = faultOf(error);
    return { verdict: "failed", note: why, values, entry: entry ?? null };
  }
}

function faultOf(error) {
  if (error instanceof Fault) return error;
  throw error;
}

const verdictOf = (checks) => ORDER.find((one) => checks.some(({ verdict }) => verdict === one));

// The leaves name an entry before others.
function entryOf(checks) {
  const named = checks.filter(({ entry }) => entry);
  return (named.find(({ check }) => check === "B") ?? named[0])?.entry ?? null;
}
