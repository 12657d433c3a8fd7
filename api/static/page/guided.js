// What this browser keeps of the guided evenings: whether a table's hints are shown, and which were put away.

import { store, stored } from "./storage.js";

const NAME = "hourglass/guide/";
const AWAY_MAX = 100;

// storage: as localStorage, or null if the browser offers none; then it lasts as long as the page.
const shared = new Map();

// Return {isOn, away}: whether hints are shown at a table, and the ids of those that were put away.
export function guideOf(storage, table) {
  const none = shared.get(table) ?? { isOn: false, away: [] };
  const kept = stored(storage, NAME + table);
  return Array.isArray(kept?.away) ? { isOn: kept.isOn === true, away: kept.away.map(String).slice(-AWAY_MAX) } : none;
}

export function keepGuide(storage, table, { isOn, away }) {
  const kept = { isOn, away: away.slice(-AWAY_MAX) };
  shared.set(table, kept);
  store(storage, NAME + table, JSON.stringify(kept)); // a full storage forgets it with the page
}
