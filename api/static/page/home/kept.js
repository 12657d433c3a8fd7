// What this browser keeps for the home page: campaigns with their seats, and the player's name.

import { isId } from "../seats.js";
import { store, stored } from "../storage.js";

const CAMPAIGNS = "hourglass/campaigns";
const NAME = "hourglass/name";
export const CAMPAIGNS_MAX = 50;

// storage: as localStorage, or null if the browser offers none; then nothing is kept.

// Return the campaigns, the newest first: {id, game, title, seats: [{seat, name, token}]}.
export function campaigns(storage) {
  const found = stored(storage, CAMPAIGNS);
  return Array.isArray(found) ? found.filter(isCampaign) : [];
}

const isCampaign = (one) =>
  isId(one?.id) && Array.isArray(one.seats) && one.seats.length > 0 && one.seats.every(isSeat);

const isSeat = (one) => Number.isInteger(one?.seat) && typeof one.token === "string";

// Keep a campaign, or further seats of one; its game and title may still be unknown. Return whether the browser does.
export function keepCampaign(storage, { id, game, title, seats }) {
  const known = campaigns(storage);
  const before = known.find((one) => one.id === id) ?? { game: "", title: "", seats: [] };
  const others = before.seats.filter(({ seat }) => !seats.some((one) => one.seat === seat));
  const all = [...others, ...seats].sort((one, other) => one.seat - other.seat);
  const whole = { id, game: game || before.game, title: title || before.title, seats: all };
  return storeCampaigns(storage, [whole, ...known.filter((one) => one.id !== id)]);
}

export const forgetCampaign = (storage, id) =>
  storeCampaigns(storage, campaigns(storage).filter((one) => one.id !== id));

// Store these campaigns in place of all that are kept.
export const storeCampaigns = (storage, all) => store(storage, CAMPAIGNS, JSON.stringify(all.slice(0, CAMPAIGNS_MAX)));

export const playerName = (storage) => String(stored(storage, NAME) ?? "").slice(0, 80);

export const keepPlayerName = (storage, name) => store(storage, NAME, JSON.stringify(name));
