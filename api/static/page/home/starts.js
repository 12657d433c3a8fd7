// What one click may start at a game: its tutorial, or else its first scenario and its first campaign in one table.

import { schemasOf } from "./fields.js";

// Return the scenarios: {id, title, isGuided}, the first of them the one that is meant.
export function startsOf(game) {
  const [pack] = game.packs;
  const { scenarios } = pack;
  const guided = scenarios.find((one) => one.tutorial_days);
  if (guided) return [start(guided, true)];
  const preset = schemasOf(pack).scenario?.default;
  const first = scenarios.find(({ id }) => id === preset) ?? scenarios[0];
  const long = first?.row && scenarios.find((one) => !one.row);
  const found = [first, long].filter(Boolean).map((one) => start(one, false));
  return found.length ? found : [{ id: undefined, title: game.title, isGuided: false }];
}

const start = ({ id, title }, isGuided) => ({ id, title, isGuided });
