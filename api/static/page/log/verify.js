// Checks C and D of the audit protocol, for a log that is read line by line: the seeds, and each outcome, hidden cards
// included. The contents of pools and the other checks are left to /verify.py and the audit.

import { fromHex, hex, hmacOf, integer, joined, sha256, utf8 } from "./bytes.js";

const OUTCOMES_MAX = 200_000;
// Phases: sealing, opening, play, end, reveal. By type: those in which it may come, and the one it leads to.
const IN = { "seed-sealed": [0], "seed-opened": [0, 1], "table-started": [0, 1], "table-ended": [0, 1, 2], "seed-revealed": [3] };
export const TO = { "seed-opened": 1, "table-started": 2, "table-ended": 3, "seed-revealed": 4 };
export const REVEALED = 4;

export const isInTime = (phase, type, action) => (IN[type] ?? (action ? [2] : [0, 1, 2])).includes(phase);

class Fault extends Error {}

export class Verifier {
  constructor() {
    this.place = 0;
    this.opening = null;
    this.phase = 0;
    this.isStarted = false;
    this.sealed = new Map();
    this.opened = new Map();
    this.revealed = "";
    this.count = 0; // of outcomes
    this.uses = []; // each outcome once
    this.known = new Map();
    this.hidden = 0;
    this.isSettled = false;
    this.faults = { C: null, D: null };
  }

  // Follow the next entry of the log.
  async hear(entry) {
    this.place += 1;
    this.opening ??= entry.data;
    const isCopy = this.place > 1 && this.place <= (this.opening.origin?.entries ?? 0) + 1;
    if (!isCopy) await this.noted("C", entry, () => this.seed(entry));
    if (!isCopy) this.take(entry);
    await this.noted("D", entry, () => this.outcomes(entry, isCopy));
  }

  // Note what check D needs, whatever the result of check C.
  take({ type, data }) {
    if (type === "seed-opened") this.opened.set(data.seat, data.seed);
    if (type === "table-started") this.isStarted = true;
    if (type === "seed-revealed") this.revealed = data.seed;
  }

  // The verdicts so far: [{check, verdict, entry and why of a fault, outcomes, hidden, seeds}]. seeds: how many of the
  // players' were opened, null before the start; hidden: how many outcomes are still sealed.
  async verdicts() {
    const seeds = this.isStarted || this.opened.size ? this.opened.size : null;
    if (this.revealed && !this.isSettled) await this.settle();
    const hidden = this.revealed ? 0 : this.hidden;
    const told = { outcomes: this.count, hidden, seeds };
    return [
      { check: "C", ...verdictOf(this.faults.C, this.phase === REVEALED), ...told },
      { check: "D", ...verdictOf(this.faults.D, this.revealed !== ""), ...told },
    ];
  }

  async noted(check, { v }, look) {
    if (this.faults[check]) return;
    try {
      await look();
    } catch (error) {
      this.faults[check] = { entry: v, why: error instanceof Fault ? error.message : "malformed" };
    }
  }

  // Check C.
  async seed({ type, action, data }) {
    need(isInTime(this.phase, type, action), "time");
    if (type === "seed-sealed") {
      need(!this.sealed.has(data.seat) && data.seat < this.opening.seats.length, "seal");
      this.sealed.set(data.seat, data.sealed);
    } else if (type === "seed-opened") {
      const seed = utf8(data.seed);
      const isNew = !this.opened.has(data.seat) && seed.length >= 32 && seed.length <= 64;
      need(isNew && hex(await sha256(seed)) === this.sealed.get(data.seat), "seed");
    } else if (type === "table-started") {
      need(this.sealed.size === this.opened.size, "unopened");
    } else if (type === "seed-revealed") {
      need(hex(await sha256(fromHex(data.seed))) === this.opening.commitment, "commitment");
    }
    this.phase = TO[type] ?? this.phase;
  }

  // Check D without a seed: the outcomes select the shown faces, and each place has only one outcome.
  outcomes({ v, type, data }, isCopy) {
    const fate = data.fate ?? [];
    const movesChance = fate.length || type === "cards-shuffled" || type === "cards-taken";
    need(!movesChance || this.isStarted || isCopy, "start");
    if (type !== "cards-drawn") for (const use of fate) this.die(use, data.die ?? use[0]);
    if (data.die !== undefined) {
      const rolled = fate.map(([, , , x]) => this.opening.dice[data.die][x]);
      need(JSON.stringify(data.rolled ?? rolled) === JSON.stringify(rolled), "faces");
    }
    if (!isCopy) fate.forEach((use, place) => this.use({ v, place }, use));
  }

  die([stream, , m, x], die) {
    const faces = Object.hasOwn(this.opening.dice, stream) ? this.opening.dice[stream] : [];
    need(stream === die && m === faces.length && Number.isInteger(x) && x < m, "die");
  }

  // at: {v, place}, the entry and the place in its `fate`.
  use(at, [stream, n, m, x]) {
    need(this.count < OUTCOMES_MAX, "many");
    this.count += 1;
    const name = typeof x === "number" ? `${stream} ${n} ${m}` : null;
    if (name !== null && this.known.get(name) === x) return;
    this.uses.push({ at, stream, n, m, x });
    if (name === null) {
      need(typeof x.sealed === "string", "malformed");
      this.hidden += 1;
      return;
    }
    need(x < m && !this.known.has(name), "outcome");
    this.known.set(name, x);
  }

  // Check D after the reveal: each outcome, or its seal, is the one that the seeds fix.
  async settle() {
    this.isSettled = true;
    const { outcome, seal } = await fateOf(this.opening.table, this.revealed, this.opened);
    const isFixed = async ({ at, stream, n, m, x }) => {
      const fixed = await outcome(stream, n, m);
      return typeof x === "number" ? x === fixed : x.sealed === (await seal(at.v, ["fate", at.place, 3], fixed));
    };
    for (const one of this.uses) await this.noted("D", one.at, async () => need(await isFixed(one), "outcome"));
  }
}

const verdictOf = (fault, isRevealed) =>
  fault ? { verdict: "failed", ...fault } : { verdict: isRevealed ? "ok" : "sealed", entry: null, why: null };

// Return the functions that the seeds fix. table: its id; seed: hex; opened: seat -> seed.
// outcome: (stream, n, m) -> a number, sections 1.4, 1.5 and 1.7; seal: (v, path, value) -> hex, section 3.6, where
// path and value hold nothing that JSON could write in two ways.
export async function fateOf(table, seed, opened) {
  const seats = [...opened].map(([seat, one]) => [String(seat), one]).sort(([one], [other]) => (one < other ? -1 : 1));
  const told = seats.map(([seat, one]) => `${JSON.stringify(seat)}:${JSON.stringify(one)}`).join(",");
  const named = joined(fromHex(table.replaceAll("-", "")), await sha256(utf8(`{${told}}`)));
  const secret = await hmacOf(fromHex(seed));
  const key = async (purpose) => hmacOf(await secret(joined(utf8(`hourglass/${purpose}/1`), named)));
  const [fate, sealing] = [await key("fate"), await key("seal")];
  return {
    async outcome(stream, n, m) {
      const asked = joined(integer(stream.length, 2), utf8(stream), integer(n, 8));
      const bound = 2n ** 64n - (2n ** 64n % BigInt(m));
      for (let r = 0; ; r += 1) {
        const x = new DataView((await fate(joined(asked, integer(r, 4)))).buffer).getBigUint64(0);
        if (x < bound) return Number(x % BigInt(m));
      }
    },
    async seal(v, path, value) {
      const nonce = await sealing(joined(integer(v, 8), utf8(JSON.stringify(path))));
      return hex(await sha256(joined(nonce, utf8(JSON.stringify(value)))));
    },
  };
}

function need(holds, why) {
  if (!holds) throw new Fault(why);
}
