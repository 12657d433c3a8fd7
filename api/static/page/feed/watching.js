// What a page knows of the table that it watches: read from the feed, and checked here. It needs no document.

import { canHash } from "../log/bytes.js";
import { read, readKey, signedBy } from "../log/checkpoint.js";
import { keep, newest } from "../log/memory.js";
import { Moments } from "./moments.js";
import { patched } from "./patch.js";
import { addressOf } from "../requests.js";
import { Verifier } from "../log/verify.js";
import { Witness } from "../log/witness.js";

// What the summary has and the board does not.
const BESIDE = new Set(["table-started", "table-ended", "seed-revealed", "undo-proposed", "undo-answered"]);

export class Watching {
  // service: see service.js; storage: see storage.js. After each event the page may look at
  // summary, board, watchers: from the service, null until it sends them; left: when each seat left that did so before
  // the reader's eyes;
  // connection: {word, why}, with the word connecting, live, polling, cut, ended, refused or gone;
  // moments, story: see moments.js; edition: goes up when all chapters may have changed;
  // seal: see proof.js.
  constructor(service, storage) {
    this.service = service;
    this.storage = storage;
    this.cursor = { after: 0 };
    this.left = new Map();
    /** @type {Api.Summary | null} */
    this.summary = null;
    /** @type {Api.Board | null} */
    this.board = null;
    this.watchers = null;
    this.connection = { word: "connecting" };
    this.isPolling = false;
    this.keys = [];
    this.fault = null; // never reset
    this.edition = 0;
    this.begin();
  }

  // Read the log from its beginning.
  begin() {
    const { storage, service } = this;
    const note = newest(storage, service.table);
    this.cursor.after = 0;
    this.story = new Moments();
    this.verifier = new Verifier();
    this.witness = new Witness(service.table, note && read(note), this.delay > 0);
    this.seal = { state: canHash() ? "waiting" : "unable", entries: 0 };
    this.isSealed = false;
    this.mark();
    this.edition += 1;
  }

  // Whether some cards are hidden from this reader. It holds also where the browser cannot hash, and so checks nothing.
  get hasHidden() {
    return this.isSealed && !this.summary?.revealed;
  }

  get moments() {
    return this.story.moments;
  }

  // The delay, in seconds, of readers without a seat.
  get delay() {
    return this.summary?.options.delay ?? 0;
  }

  // How the page follows: by its own or another page's stream, or by polling.
  get live() {
    return { word: this.isPolling ? "polling" : "live" };
  }

  // Apply an event of the feed. After one that does not fit, the board is fetched again.
  async hear(event) {
    try {
      await this[`on_${event.event}`]?.(event);
    } catch (error) {
      console.warn(error);
      this.begin();
      this.service.interrupt();
    }
  }

  async on_connected() {
    this.isPolling = false;
    await this.learn();
    this.witness.isDelayed = this.delay > 0;
  }

  async on_entry({ data, line }) {
    this.story.hear(data);
    this.isSealed ||= !data.type.startsWith("seed-") && line.includes('"sealed":');
    if (BESIDE.has(data.type) || this.summary?.proposal || this.summary?.seat_proposal) this.isStale = true;
    if (!canHash()) return;
    await this.witness.hear(line);
    await this.verifier.hear(data);
    this.seal.entries = this.witness.tree.size;
  }

  async on_board({ data }) {
    if (data.board) this.board = data.board;
    else if (this.board?.version === data.from) this.board = patched(this.board, data.patch);
    if (!this.board?.next.length) this.isStale = true;
    this.connection = this.live;
  }

  async on_watchers({ data }) {
    if (data.state >= (this.watchers?.state ?? 0)) this.meet(data);
    this.connection = this.live;
  }

  async on_beside() {
    await this.learn();
  }

  // Note who is there, and since when others are not.
  meet(watchers) {
    const left = (this.watchers?.seats ?? []).filter((seat) => !watchers.seats.includes(seat));
    for (const seat of left) this.left.set(seat, Date.now());
    for (const seat of watchers.seats) this.left.delete(seat);
    this.watchers = watchers;
  }

  // Handle the last event of one append.
  async on_checkpoint({ data }) {
    this.connection = this.live;
    if (this.isStale) await this.learn();
    if (canHash()) await this.judge(data.checkpoint);
  }

  on_polling({ data }) {
    this.isPolling = data;
    if (["live", "polling"].includes(this.connection.word)) this.connection = this.live;
  }

  async on_resync() {
    this.begin();
    this.service.interrupt();
  }

  async on_ended() {
    await this.learn();
    this.connection = { word: "ended" };
  }

  on_cut() {
    this.connection = { word: "cut" };
  }

  on_refused({ data }) {
    this.connection = { word: [401, 403, 404].includes(data.status) ? "refused" : "gone", why: data.message };
  }

  // Fetch the table's summary, in the page's language.
  async learn() {
    const { lang } = this.service;
    this.summary = await this.service.json(this.service.ofTable("", { lang })).catch(() => this.summary);
    this.isStale = false;
  }

  async judge(note) {
    const shown = read(note);
    const verdict = shown ? await this.witness.judge(shown) : "another";
    if (verdict === "rewritten") return this.convict();
    const signature = verdict === "another" ? "false" : await this.signature(shown);
    const entries = this.witness.tree.size;
    if (signature === "false") {
      this.seal = { ...this.seal, state: "forged", entries, signature };
    } else if (verdict === "grown") {
      const isKept = !this.fault && keep(this.storage, this.service.table, note);
      const seen = this.witness.kept?.size ?? 0;
      this.seal = { state: "checked", entries, size: shown.size, root: shown.root, signature, seen, isKept };
    }
    this.mark();
  }

  // Check the signature with the service's keys, which are fetched again if no known one fits.
  async signature(shown) {
    const verdict = await signedBy(shown, this.keys);
    if (verdict !== "unknown") return verdict;
    const { keys } = await this.service.json(addressOf("keys"));
    this.keys = (await Promise.all(keys.map(({ vkey }) => readKey(vkey)))).filter(Boolean);
    return signedBy(shown, this.keys);
  }

  // The log was rewritten. Lines of two logs are useless, so it is read again, once, which shows where it differs from
  // the stored checkpoint.
  convict() {
    const isFirst = this.fault === null;
    this.fault = this.witness.fault;
    if (isFirst && this.witness.isMixed) {
      this.begin();
      this.service.interrupt();
    }
    this.mark();
  }

  mark() {
    if (this.fault) this.seal = { ...this.seal, state: "rewritten", fault: this.fault };
  }
}
