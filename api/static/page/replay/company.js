// Those who look back together: a socket to the room, which comes back by itself after a lost connection.

import { randomHex } from "../log/bytes.js";
import { addressOf } from "../requests.js";
import { store } from "../storage.js";

const WAITS = { first: 500, most: 8_000 }; // milliseconds before another try
const OPENS_WITHIN = 10_000;
const [ENDED, REFUSED] = [1000, 1008];
const KEY = "hourglass/replay/"; // where a tab stores its key to a room

// Return a name for a new room, which nobody guesses.
export const newRoom = () => randomHex(10);

// Whether this can be the name of a room.
export const isRoom = (text) => /^[a-z0-9]{8,32}$/.test(text ?? "");

export class Company {
  // storage: of the tab; heard: (event, data) -> called with what happens in the room, with "state" when `state` changed.
  constructor({ table, token, room, name }, storage, heard) {
    this.greeting = { room, key: keyTo(room, storage), name, ...(token ? { token } : {}) };
    this.table = table;
    this.heard = heard;
    this.state = "joining"; // joined, lost, replaced, refused, left
    this.why = ""; // why the room refused, in the service's words
    this.members = [];
    this.you = this.leader = this.at = null;
    this.wait = WAITS.first;
    this.open();
  }

  get isLeading() {
    return this.you !== null && this.you === this.leader;
  }

  // Whether somebody who is present leads.
  get hasLeader() {
    return this.members.some((one) => one.id === this.leader && one.present);
  }

  member(id) {
    return this.members.find((one) => one.id === id) ?? null;
  }

  send(what, values = {}) {
    if (this.state === "joined") this.socket.send(JSON.stringify({ do: what, ...values }));
  }

  leave() {
    this.become("left");
    clearTimeout(this.timer);
    this.socket.close();
  }

  open() {
    const url = addressOf(`tables/${this.table}/replay`);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(url));
    this.timer = setTimeout(() => socket.close(), OPENS_WITHIN);
    socket.addEventListener("open", () => socket.send(JSON.stringify(this.greeting)));
    socket.addEventListener("message", ({ data }) => socket === this.socket && this.take(JSON.parse(data)));
    socket.addEventListener("close", ({ code }) => socket === this.socket && this.closed(code));
  }

  take({ event, data }) {
    if (event === "room") {
      clearTimeout(this.timer);
      this.wait = WAITS.first;
      Object.assign(this, data);
      this.become("joined");
    }
    if (event === "problem") this.why = data.detail ?? data.code;
    if (event === "show") this.at = data.at;
    this.heard(event, data);
  }

  closed(code) {
    clearTimeout(this.timer);
    if (this.state === "left") return;
    if (code === ENDED) return this.become("replaced");
    if (code === REFUSED) return this.become("refused");
    this.become("lost");
    this.timer = setTimeout(() => this.state === "lost" && this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, WAITS.most);
  }

  become(state) {
    this.state = state;
    this.heard("state", state);
  }
}

// Return the key with which this tab comes back to its place in a room.
function keyTo(room, storage) {
  const key = storage?.getItem(KEY + room) ?? randomHex(16);
  store(storage, KEY + room, key);
  return key;
}
