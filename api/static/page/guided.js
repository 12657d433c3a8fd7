// What this browser keeps of the guided evenings: whether a table's hints are shown, and which were put away.

const NAME = "hourglass/guide/";
const AWAY_MAX = 100;

// storage: as localStorage, or null if the browser offers none; then it lasts as long as the page.
const shared = new Map();

// Return {isOn, away}: whether hints are shown at a table, and the ids of those that were put away.
export function guideOf(storage, table) {
  const none = shared.get(table) ?? { isOn: false, away: [] };
  try {
    const kept = JSON.parse(storage?.getItem(NAME + table) ?? "null");
    return kept && Array.isArray(kept.away) ? { isOn: kept.isOn === true, away: kept.away.map(String).slice(-AWAY_MAX) } : none;
  } catch {
    return none;
  }
}

export function keepGuide(storage, table, { isOn, away }) {
  const kept = { isOn, away: away.slice(-AWAY_MAX) };
  shared.set(table, kept);
  try {
    storage?.setItem(NAME + table, JSON.stringify(kept));
  } catch {
    // A full storage forgets it with the page.
  }
}
