// The seats of a table that another device hands over by one address: kept here, and taken out of the address.

import { addressOf, askJson, refusedForGood } from "../requests.js";
import { keep } from "../seats.js";

const SEATS_MAX = 32; // at a table

// Return the seats that an address hands over: [{seat, token}]; none unless there are several.
export function handedSeats({ hash }) {
  const given = new URLSearchParams(hash.slice(1));
  const [seats, tokens] = [given.getAll("seat").map(Number), given.getAll("token")];
  const isWhole = seats.length > 1 && seats.length <= SEATS_MAX && seats.length === tokens.length && seats.every(Number.isInteger);
  return isWhole ? seats.map((seat, at) => ({ seat, token: tokens[at] })) : [];
}

// Keep the seats that the page's address hands over and the service knows by their tokens, since a seat takes the place
// of what is kept of it. They stay in the address if the browser does not store them. Throws Refused if nobody answers.
export async function takeSeats(storage, table) {
  const handed = handedSeats(location);
  const known = await Promise.all(handed.map((one) => isKnown(table, one)));
  const isKept = handed.filter((_, n) => known[n]).map((one) => keep(storage, { ...one, table, name: "" })).every(Boolean);
  if (handed.length && isKept) history.replaceState(null, "", location.pathname + location.search);
}

async function isKnown(table, { seat, token }) {
  const summary = await askJson(addressOf(`tables/${table}`), { token }).catch(refusedForGood);
  return summary?.you === seat;
}
