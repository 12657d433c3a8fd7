// The newest checkpoint of each watched table, stored by the browser (audit protocol 3.4).

const PREFIX = "hourglass/checkpoint/";
export const TABLES_MAX = 200;

// storage: as localStorage, or null if the browser offers none; then nothing is stored.
export const browserStorage = () => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

// Return the stored note of a table; null without one.
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
  try {
    const kept = JSON.parse(storage.getItem(name));
    return typeof kept?.note === "string" && typeof kept.at === "number" ? kept : null;
  } catch {
    return null;
  }
}
