// The seats of one person, gathered from all their devices under a recovery phrase: what changed here is stored, and
// what changed elsewhere is taken over.

import { Refused, addressOf, askJson } from "../requests.js";
import { SEATS_MAX, seats, write } from "../seats.js";
import { store, stored } from "../storage.js";
import { campaigns, storeCampaigns } from "./kept.js";
import { keysOf, readPhrase } from "./phrase.js";

const NAME = "hourglass/recovery";
const SEALED_MAX = 60_000; // characters that the service stores
const TRIES_MAX = 5;
const CHANGED = 409;

// Return what this browser keeps of the phrase: {phrase, known: names of what was gathered last, at}; null without one.
export function recovery(storage) {
  const kept = stored(storage, NAME);
  return typeof kept?.phrase === "string" && readPhrase(kept.phrase) ? { known: [], at: null, ...kept } : null;
}

export const keepRecovery = (storage, kept) => store(storage, NAME, JSON.stringify(kept));

export const forgetRecovery = (storage) => storage?.removeItem(NAME);

const nameOf = (one) => `${one.table ?? one.campaign}/${one.seat}`;

// Return all that this browser keeps as one list, the seats of tables before those of campaigns.
function gatheredIn(storage) {
  const ofCampaigns = campaigns(storage).flatMap(({ id, game, title, seats: mine }) =>
    mine.map((one) => ({ campaign: id, game, title, ...one })),
  );
  return [...seats(storage), ...ofCampaigns];
}

function keepAll(storage, all) {
  write(storage, all.filter(({ table }) => table).slice(0, SEATS_MAX));
  const found = new Map();
  for (const { campaign, game, title, ...seat } of all.filter((one) => one.campaign)) {
    if (!found.has(campaign)) found.set(campaign, { id: campaign, game, title, seats: [] });
    found.get(campaign).seats.push(seat);
  }
  storeCampaigns(storage, [...found.values()]);
}

// Join what is kept here with what is stored, after what both knew: something new on either side stays, and something
// that one side forgot goes. What is kept here counts where both have it.
export function joined(here, there, known) {
  const [ours, theirs] = [here, there].map((some) => new Set(some.map(nameOf)));
  const stays = (name) => (ours.has(name) && theirs.has(name)) || !known.includes(name);
  const further = there.filter((one) => !ours.has(nameOf(one)));
  return [...here, ...further].filter((one) => stays(nameOf(one)));
}

// Return whether anything is stored under a phrase. Throws Refused.
export async function isStored(bytes) {
  const { secret } = await keysOf(bytes);
  return (await askJson(addressOf("sealed-seats"), { token: secret })).sealed !== null;
}

// Return whether this browser keeps other seats than those that were gathered last.
export function isDue(storage) {
  const kept = recovery(storage);
  return kept !== null && !isSame(gatheredIn(storage).map(nameOf), kept.known);
}

// Gather the seats under the phrase that this browser keeps. Return whether anything here has changed. Throws Refused.
export async function gather(storage, now = () => new Date()) {
  const kept = recovery(storage);
  if (!kept) return false;
  const keys = await keysOf(readPhrase(kept.phrase));
  for (let tries = 1; ; tries += 1) {
    try {
      return await gatherOnce(storage, kept, keys, now);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== CHANGED || tries === TRIES_MAX) throw error;
    }
  }
}

async function gatherOnce(storage, kept, { secret, seal, open }, now) {
  const address = addressOf("sealed-seats");
  const { revision, sealed } = await askJson(address, { token: secret });
  const there = listOf(sealed && (await open(sealed)));
  const here = gatheredIn(storage);
  const all = joined(here, there, kept.known);
  if (!isSame(all, there)) {
    const body = { revision, sealed: await fitting(all, seal) };
    await askJson(address, { method: "PUT", token: secret, body, isKeyed: false });
  }
  keepAll(storage, all);
  keepRecovery(storage, { ...kept, known: all.map(nameOf), at: now().toISOString() });
  return !isSame(all, here);
}

const listOf = (found) => (Array.isArray(found?.seats) ? found.seats : []);

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// Seal as many of the seats as the service stores; those that were kept last come first.
async function fitting(all, seal) {
  for (let count = all.length; ; count -= 10) {
    const sealed = await seal({ seats: all.slice(0, Math.max(0, count)) });
    if (sealed.length <= SEALED_MAX || count <= 0) return sealed;
  }
}
