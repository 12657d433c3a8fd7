// What a test has done by the modules of the page: a request a line, {do, ...}, and its answer a line.

import { webcrypto } from "node:crypto";
import { createInterface } from "node:readline";

import { audit } from "./audit/audit.js";
import { byCodePoints } from "./audit/pools.js";
import { hmacOf, sha256 } from "./audit/sha256.js";
import { tail } from "./audit/statistics.js";
import { fromHex, hex } from "./log/bytes.js";
import { read, readKey, signedBy } from "./log/checkpoint.js";
import { follow, linesOf } from "./feed/feed.js";
import { keep, newest } from "./log/memory.js";
import { Moments } from "./feed/moments.js";
import { Unfit, patched } from "./feed/patch.js";
import { addressed } from "./feed/service.js";
import { Sharing } from "./feed/sharing.js";
import { shownOf } from "./table/chronicle.js";
import { EMPTY, grown, rootOf } from "./log/tree.js";
import { Verifier, fateOf } from "./log/verify.js";
import { Watching } from "./feed/watching.js";
import { giveSeed } from "./seed.js";
import { Refused, ask } from "./requests.js";
import { placeOf } from "./anchor.js";
import { Glossary } from "./rules/glossary.js";
import { labelsOf } from "./replay/strip.js";
import { seen } from "./table/since.js";
import { forget, keep as keepSeat, ofTable, seats } from "./seats.js";
import { speaker } from "./words.js";
import { homeCalls } from "./home_calls.mjs";

// As a browser's localStorage. full: it takes nothing.
class Storage {
  constructor(items = {}, full = false) {
    Object.assign(this, { items: new Map(Object.entries(items)), full });
  }
  get length() {
    return this.items.size;
  }
  key(at) {
    return [...this.items.keys()][at] ?? null;
  }
  getItem(name) {
    return this.items.get(name) ?? null;
  }
  setItem(name, value) {
    if (this.full) throw new Error("QuotaExceededError");
    this.items.set(name, value);
  }
  removeItem(name) {
    this.items.delete(name);
  }
}

const storage = new Storage();

// What a browser lends a page: all, "no-ed25519", or "nothing", as on plain http.
function lend(what = "all") {
  const subtle = {};
  for (const name of ["digest", "sign", "verify", "importKey", "deriveBits", "deriveKey", "encrypt", "decrypt"]) {
    subtle[name] = webcrypto.subtle[name].bind(webcrypto.subtle);
  }
  if (what === "no-ed25519") {
    subtle.importKey = (form, key, algorithm, ...more) => {
      if (algorithm === "Ed25519") throw new DOMException("unrecognised", "NotSupportedError");
      return webcrypto.subtle.importKey(form, key, algorithm, ...more);
    };
  }
  const value = what === "nothing" ? undefined : { subtle, getRandomValues: webcrypto.getRandomValues.bind(webcrypto) };
  Object.defineProperty(globalThis, "crypto", { value, configurable: true });
}

const WAITED_MILLISECONDS = 20_000;

// Pages of one table in one browser, by name. The first one has the stream.
function tabs(...names) {
  const channels = new Set();
  class Channel {
    constructor() {
      channels.add(this);
    }
    postMessage(data) {
      for (const one of channels) if (one !== this) queueMicrotask(() => one.onmessage({ data: structuredClone(data) }));
    }
  }
  const held = new Set();
  const locks = { request: (name, _, hold) => (held.has(name) ? new Promise(() => {}) : hold(held.add(name))) };
  const pages = names.map((name) => [name, new Sharing("table", { locks, Channel })]);
  for (const [, one] of pages) one.claim();
  return Object.fromEntries(pages);
}

const CALLS = {
  shown: ({ chapters, after, upto }) => shownOf(chapters, after, upto),
  labels: ({ days }) => labelsOf(days),
  pieces: ({ words, names, text }) => new Glossary(words, names).pieces(text).map((one) => (typeof one === "string" ? one : [one.word.id, one.text])),
  beside: ({ spot, size, page }) => placeOf(spot, ...size, ...page),
  patched({ document, operations }) {
    try {
      return { document: patched(document, operations), before: document };
    } catch (error) {
      return error instanceof Unfit ? { unfit: error.message } : { error: String(error) };
    }
  },
  async roots({ lines }) {
    let tree = EMPTY;
    const roots = [hex(await rootOf(tree))];
    for (const line of lines) roots.push(hex(await rootOf((tree = await grown(tree, line)))));
    return roots;
  },
  async checkpoint({ note, vkeys }) {
    const keys = (await Promise.all(vkeys.map(readKey))).filter(Boolean);
    const shown = read(note);
    return { read: shown, signed: shown && (await signedBy(shown, keys)) };
  },
  async verdicts({ entries }) {
    const verifier = new Verifier();
    for (const one of entries) await verifier.hear(one);
    return verifier.verdicts();
  },
  async audit({ archive, vkeys, origin = null }) {
    const found = await audit(fromHex(archive), { vkeys, origin: origin && fromHex(origin) });
    const samples = found.samples.map(({ stream, m, size, p }) => ({ stream, m, size, p }));
    const { verdict, entry, checks, root } = found;
    return { verdict, entry, checks, root, samples };
  },
  hashes: ({ key, data }) => ({ hash: hex(sha256(fromHex(data))), code: hex(hmacOf(fromHex(key))(fromHex(data))) }),
  tails: ({ asked }) => asked.map((one) => tail(...one)),
  sorted: ({ texts }) => texts.sort(byCodePoints),
  async fate({ table, seed, opened, asked }) {
    const { outcome } = await fateOf(table, seed, new Map(opened));
    return Promise.all(asked.map((one) => outcome(...one)));
  },
  // known: how many entries were heard when `turned` was last cleared.
  turned({ entries, known }) {
    const story = new Moments();
    for (const [at, one] of entries.entries()) {
      if (at === known) story.turned.clear();
      story.hear(one);
    }
    return [...story.turned];
  },
  moments({ entries }) {
    const story = new Moments();
    for (const one of entries) story.hear(one);
    return story.moments;
  },
  memory({ kept, asked, full }) {
    const storage = new Storage({ other: "stays" }, full);
    const done = kept.map(([table, note, at]) => keep(storage, table, note, at));
    return { done, found: asked.map((table) => newest(storage, table)), length: storage.length };
  },
  async lines({ chunks }) {
    const found = [];
    for await (const one of linesOf(chunks.map((chunk) => Uint8Array.from(chunk)))) found.push(one);
    return found;
  },
  async followed({ connections, after, most }) {
    const [asked, paused, events] = [[], [], []];
    const cursor = { after };
    const connect = async (from) => {
      const next = connections[asked.push(from) - 1] ?? [];
      if (next.status) throw new Refused(next.status, next, next.after);
      return next;
    };
    for await (const one of follow(connect, cursor, async (wait) => paused.push(wait))) {
      events.push(one);
      if (events.length === most) break;
    }
    return { asked, paused, events, after: cursor.after };
  },
  // Pages opened one after another in one browser, each hearing these events of the feed.
  async watched({ table, summary, vkeys, events, forget, full }) {
    if (forget) storage.items.clear();
    storage.full = Boolean(full);
    const interrupted = [];
    const service = {
      table,
      ofTable: (rest) => rest,
      json: async (path) => (String(path).endsWith("/keys") ? { keys: vkeys.map((vkey) => ({ vkey })) } : summary),
      interrupt: () => interrupted.push(watching.cursor.after),
    };
    const watching = new Watching(service, storage);
    const seals = [];
    for (const one of [{ event: "connected" }, ...events]) {
      await watching.hear(one);
      if (one.event === "checkpoint") seals.push(watching.seal);
    }
    const { board, watchers, connection, moments } = watching;
    return { seals, interrupted, board, watchers, connection, moments };
  },
  // What is kept of seats after these steps: ["keep" or "forget", seat]; stored: what the browser has stored before.
  seats({ stored, steps, table, full }) {
    const storage = new Storage(stored === undefined ? {} : { "hourglass/seats": stored }, full);
    const done = steps.map(([what, seat]) => (what === "keep" ? keepSeat : forget)(storage, seat));
    return { done, seats: seats(storage), there: ofTable(storage, table) };
  },
  seen: ({ stored }) => seen(new Storage(stored === null ? {} : { "hourglass/seen/t1": stored }), "t1"),
  // The bodies that give a seat's seed to a table.
  async seed({ stored }) {
    const sent = [];
    const storage = new Storage(stored === null ? {} : { "hourglass/seed/t1/0": stored });
    await giveSeed(storage, "t1", 0, { seeds: { sealed: [], opened: [] } }, async (_, body) => sent.push(body));
    return sent;
  },
  // A request to a service that gives these answers, one after another: a status, {status, body} or "cut".
  async asked({ answers, request }) {
    const [requests, paused] = [[], []];
    const fetched = async (url, { signal, ...made }) => {
      const answer = answers[requests.push({ ...made, url }) - 1];
      if (answer === "cut") throw new TypeError("Failed to fetch");
      return Response.json(answer.body ?? {}, { status: answer.status ?? answer, headers: answer.headers });
    };
    const pause = async (wait) => paused.push(wait);
    const told = await ask("/x", { token: "t", ...request }, fetched, pause).then(
      (answer) => answer.json(),
      ({ status, code, rule, message }) => ({ status, code, rule, message }),
    );
    return { told, requests, paused };
  },
  // What two pages that follow a leader hear: each step is a page's name and "waits", or an event that the leader tells.
  async shared({ steps }) {
    const pages = tabs("leader", "one", "other");
    const heard = [];
    for (const [name, event] of steps) {
      if (event !== "waits") pages[name].tell(event);
      else heard.push(pages[name].news(WAITED_MILLISECONDS).then((events) => [name, ...events.map((one) => one.event)]));
      await new Promise(setImmediate); // all messages have come
    }
    return Promise.all(heard);
  },
  addressed: ({ at }) => addressed(new URL(at)),
  said: async ({ lang, id, values }) => (await speaker(lang))(id, values),
  ...homeCalls(Storage),
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  lend(asked.lends);
  const answer = await CALLS[asked.do](asked);
  process.stdout.write(`${JSON.stringify(answer ?? null)}\n`);
}
