// A seat's own seed for the dice: the browser makes it, seals it and opens it (audit protocol 1.3).

import { canHash, hex, randomHex, sha256, utf8 } from "./log/bytes.js";

const NAME = "hourglass/seed/";
const SEED_BYTES = 32;
const SEED = /^[0-9a-f]{64}$/;

// Give a seat's seed to an open table. The sealed seed is kept until it is opened, so that a reload opens the same one.
// Return whether the table has it. summary: the table's; post: (path, body) -> a promise.
export async function giveSeed(storage, table, seat, { seeds }, post) {
  if (!canHash() || seeds.opened.includes(seat)) return seeds.opened.includes(seat);
  const name = `${NAME}${table}/${seat}`;
  const kept = SEED.exec(storage?.getItem(name))?.[0] ?? null;
  if (seeds.sealed.includes(seat) && kept === null) return false;
  const seed = kept ?? randomHex(SEED_BYTES);
  storage?.setItem(name, seed);
  if (!seeds.sealed.includes(seat)) await post("seeds", { sealed: hex(await sha256(utf8(seed))) });
  await post("seeds", { seed });
  storage?.removeItem(name);
  return true;
}
