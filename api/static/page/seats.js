// The seats that this browser holds, each with its token. Only this browser knows them; a token never enters an address.

import { store } from "./storage.js";

const NAME = "hourglass/seats";
export const SEATS_MAX = 200;

// Whether this can be the id of a table or a campaign.
export const isId = (text) => typeof text === "string" && /^[\w-]+$/.test(text);

// storage: as localStorage, or null if the browser offers none; then the seats last as long as the page.
let shared = [];

// Return the seats, newest first: {table, seat, token, name, game, title}.
export function seats(storage) {
  try {
    const read = JSON.parse(storage?.getItem(NAME) ?? "null") ?? shared;
    return Array.isArray(read) ? read.filter(isSeat) : [];
  } catch {
    return [];
  }
}

const isSeat = (one) =>
  isId(one?.table) && typeof one.token === "string" && Number.isInteger(one.seat);

// Return the seats that this browser holds at a table, in their order there.
export const ofTable = (storage, table) =>
  seats(storage).filter((one) => one.table === table).sort((one, other) => one.seat - other.seat);

// Keep a seat in place of what was kept of it, the newest first. Return whether the browser stored it.
export function keep(storage, seat) {
  return write(storage, [seat, ...seats(storage).filter((one) => !isSame(one, seat))].slice(0, SEATS_MAX));
}

// Forget a seat.
export function forget(storage, seat) {
  return write(storage, seats(storage).filter((one) => !isSame(one, seat)));
}

const isSame = (one, other) => one.table === other.table && one.seat === other.seat;

export function write(storage, all) {
  shared = all;
  return store(storage, NAME, JSON.stringify(all));
}
