// What one click may start at a game: its guided evening and its first short scenario, or else its first scenario and its
// first campaign in one table.

import { schemasOf } from "./fields.js";

// Return the scenarios: {id, title, guide: how its guided evening begins, or null}, the first one the one that is meant.
export function startsOf(game) {
  const [pack] = game.packs;
  const { scenarios } = pack;
  const guided = scenarios.find((one) => one.guide);
  const preset = schemasOf(pack).scenario?.default;
  const first = scenarios.find(({ id }) => id === preset) ?? scenarios[0];
  const long = first?.row && scenarios.find((one) => !one.row);
  const found = (guided ? [guided, first.row && first] : [first, long]).filter(Boolean).map(start);
  return found.length ? found : [{ id: undefined, title: game.title, guide: null }];
}

const start = ({ id, title, guide = null }) => ({ id, title, guide });
