// Check C: the seeds, and what they settle. Copies do not count: a branch has seeds of its own. Source: audit protocol
// 1.1 to 1.7, 5.C.

import { fromHex, hex, integer, joined, utf8 } from "../log/bytes.js";
import { REVEALED, TO, isInTime } from "../log/verify.js";
import { canonical } from "./archive.js";
import { need } from "./fault.js";
import { hmacOf, sha256 } from "./sha256.js";

// Yield the place of each entry; return {verdict, note, values}. Throws Fault.
export function* checkSeeds(entries) {
  const [sealed, opened] = [new Map(), new Set()];
  let [phase, isStarted] = [0, false];
  for (const { place, type, action, data } of entries.filter((one) => !one.isCopy)) {
    yield place;
    need(isInTime(phase, type, action), "out-of-time", { type });
    if (type === "seed-sealed") {
      need(!sealed.has(data.seat) && data.seat < entries[0].data.seats.length, "sealed-twice");
      sealed.set(data.seat, data.sealed);
    } else if (type === "seed-opened") {
      checkSeed(utf8(data.seed), sealed.get(data.seat), opened.has(data.seat));
      opened.add(data.seat);
    } else if (type === "table-started") {
      need(sealed.size === opened.size, "seal-unopened");
      isStarted = true;
    } else if (type === "seed-revealed") {
      const is = hex(sha256(fromHex(data.seed)));
      need(is === entries[0].data.commitment, "commitment", { is, listed: entries[0].data.commitment });
    }
    phase = TO[type] ?? phase;
  }
  const isNone = isStarted && !opened.size;
  const verdict = phase === REVEALED ? "ok" : "sealed";
  return { verdict, note: isNone ? `seeds-none-${verdict}` : `seeds-${verdict}`, values: { seeds: opened.size } };
}

function checkSeed(seed, sealed, isOpened) {
  const is = hex(sha256(seed));
  need(!isOpened && sealed !== undefined && seed.length >= 32 && seed.length <= 64, "seed-form");
  need(is === sealed, "seed", { is, listed: sealed });
}

// Return {outcome, nonce}: (stream, n, m) -> the outcome that the seeds settle, and (v, path) -> the nonce of a sealed
// value; null before the reveal.
export function fateOf(entries) {
  const own = entries.filter((one) => !one.isCopy);
  const revealed = own.find((one) => one.type === "seed-revealed");
  if (!revealed) return null;
  const opened = own.filter((one) => one.type === "seed-opened").map(({ data }) => [String(data.seat), data.seed]);
  const players = sha256(utf8(canonical(Object.fromEntries(opened))));
  const table = joined(fromHex(entries[0].data.table.replaceAll("-", "")), players);
  const secret = hmacOf(fromHex(revealed.data.seed));
  const [settle, seal] = ["fate", "seal"].map((use) => hmacOf(secret(utf8(`hourglass/${use}/1`), table)));
  return { outcome: (stream, n, m) => settled(settle, stream, n, m), nonce: (v, path) => seal(integer(v, 8), utf8(canonical(path))) };
}

function settled(settle, stream, n, m) {
  const asked = joined(integer(stream.length, 2), utf8(stream), integer(n, 8));
  const bound = 2n ** 64n - (2n ** 64n % BigInt(m));
  for (let r = 0; ; r += 1) {
    const x = new DataView(settle(asked, integer(r, 4)).buffer).getBigUint64(0);
    if (x < bound) return Number(x % BigInt(m));
  }
}
