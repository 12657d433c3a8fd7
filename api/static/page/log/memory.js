// The newest checkpoint of each watched table, stored by the browser (audit protocol 3.4).

import { stored } from "../storage.js";

const PREFIX = "hourglass/checkpoint/";
export const TABLES_MAX = 200;

// Return the stored note of a table; null without one. storage: see storage.js.
export function newest(storage, table) {
  return entry(storage, PREFIX + table)?.note ?? null;
}

// Store a note in place of the one before, for at most the newest TABLES_MAX tables. Return whether it was stored.
export function keep(storage, table, note, now = Date.now()) {
  try {
    const isNew = storage.getItem(PREFIX + table) === null;
    storage.setItem(PREFIX + table, JSON.stringify({ note, at: now }));
    if (isNew) forgetOldest(storage);
    return true;
  } catch {
    return false;
  }
}

function forgetOldest(storage) {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  const kept = names.filter((name) => name?.startsWith(PREFIX)).map((name) => [entry(storage, name)?.at ?? 0, name]);
  kept.sort(([one], [other]) => other - one);
  for (const [, name] of kept.slice(TABLES_MAX)) storage.removeItem(name);
}

function entry(storage, name) {
  const kept = stored(storage, name);
  return typeof kept?.note === "string" && typeof kept.at === "number" ? kept : null;
}
