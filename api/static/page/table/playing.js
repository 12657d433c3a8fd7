// A seat at the table: what it may do, and what it does. It needs no document.

import { giveSeed } from "../seed.js";
import { forget, keep, ofTable } from "../seats.js";
import { numbered } from "./options.js";

export class Playing {
  // service: see service.js; storage: see storage.js; told: called after each change. What the page may look at:
  // seat: the number of the seat that acts here, null for a reader who only watches; seats: the numbers of all that
  // this browser holds; options, closed, prompt: the menu; chosen: the key of the option that waits for its second step;
  // thing: the id that narrows the menu; sending: the key that is being sent; declined: why the last command was not
  // carried out; preview: what an undo would lose; ending: null, or the question whether the table shall end, with {loses}:
  // in words what its campaign would lose by that, null for nothing.
  constructor(service, storage, told) {
    this.service = service;
    this.storage = storage;
    this.told = told;
    this.seat = null;
    this.seats = [];
    this.seeded = false;
    this.isBusy = false;
    this.giving = Promise.resolve(false);
    this.declined = this.preview = this.ending = null;
    this.forget();
  }

  forget() {
    this.menu = null;
    this.options = [];
    this.closed = [];
    this.chosen = this.thing = this.sending = null;
  }

  get prompt() {
    return this.menu?.prompt ?? null;
  }

  // The options that the list shows: all, or those that are about the chosen thing.
  get shown() {
    return this.thing === null ? this.options : this.options.filter((one) => one.about.includes(this.thing));
  }

  /**
   * Keep the seat that the address's token or a kept one is.
   * @param {Api.Summary} summary the table's, which names it
   */
  sitDown(summary) {
    const { service, storage } = this;
    this.seat = summary.you;
    if (this.seat !== null) this.remember(summary, this.seat);
    this.seats = ofTable(storage, service.table).map((one) => one.seat);
    this.told();
  }

  remember(summary, seat) {
    const { table, token } = this.service;
    const name = summary?.seats[seat]?.name ?? "";
    keep(this.storage, { table, seat, token, name, game: summary?.game, title: summary?.name });
  }

  // Forget the seat that acts here, since its token is no longer valid.
  standUp() {
    const { table } = this.service;
    const seat = this.seat ?? ofTable(this.storage, table)[0]?.seat;
    if (seat !== undefined) forget(this.storage, { table, seat });
  }

  // Act for another seat that this browser holds. Return whether it does.
  sitAt(seat) {
    const held = ofTable(this.storage, this.service.table).find((one) => one.seat === seat);
    if (!held || seat === this.seat) return false;
    this.seat = seat;
    this.service.token = held.token;
    this.forget();
    return true;
  }

  // Return the seat of this browser that is asked while the present one is not; null if there is none. next: the
  // numbers of the seats that are asked.
  otherAsked(next) {
    if (this.seat === null || next.includes(this.seat)) return null;
    return this.seats.find((one) => next.includes(one)) ?? null;
  }

  // Read the menu at the newest version.
  async read(lang) {
    const { seat } = this;
    if (seat === null) return;
    /** @type {Api.Menu} */
    const menu = await this.service.view("menu", { menu: true, lang });
    if (seat !== this.seat || !menu) return; // another sat down meanwhile
    const isNew = menu.version !== this.menu?.version;
    const before = this.options;
    this.menu = menu;
    this.options = numbered(menu);
    this.closed = menu.closed ?? [];
    if (!isNew) return;
    this.sending = this.preview = this.declined = this.ending = null;
    this.keepChoice(before);
  }

  // Keep what was chosen as long as it is still offered, since others may act meanwhile. before: the options till now.
  keepChoice(before) {
    const [was, is] = [before, this.options].map((all) => all.find((one) => one.key === this.chosen));
    if (!is || was?.label !== is.label || was.undo !== is.undo) this.chosen = null;
    if (!this.shown.length) this.thing = null;
  }

  // Choose an option: what can be taken back freely is done, all else waits for a second step. Return the option.
  choose(key) {
    const option = this.options.find((one) => one.key === key);
    if (!option || this.sending || this.isBusy) return undefined;
    if (option.undo === "free" || this.chosen === key) this.take(option);
    else this.chosen = key;
    this.told();
    return option;
  }

  // Let go of the option that waits, else of the thing that narrows the menu. Return whether there was one.
  letGo() {
    if (this.chosen !== null) this.chosen = null;
    else if (this.thing !== null) this.thing = null;
    else if (this.ending !== null) this.ending = null;
    else if (this.preview !== null) this.preview = null;
    else return false;
    this.told();
    return true;
  }

  async take(option) {
    this.sending = option.key;
    const isDone = await this.post("actions", { command: option.command });
    this.chosen = this.thing = null;
    if (!isDone) this.sending = null;
    this.told();
  }

  // Ask what an undo to an action would lose; do at once what loses one own action and needs nobody's consent.
  async undo(to) {
    const query = to === undefined ? {} : { to };
    /** @type {Api.Preview | null} */
    const preview = await this.once(() => this.service.json(this.service.ofTable("undo", query)));
    if (preview?.lost.length === 1 && !preview.needs.length) await this.turnBack(preview.to);
    else this.preview = preview;
    this.told();
  }

  async turnBack(to) {
    this.preview = null;
    await this.post("undo", { to });
  }

  redo = () => this.post("redo");
  withdraw = () => this.post("undo", undefined, { method: "DELETE" });
  answer = (proposal, grant) => this.post("undo/consent", { proposal, grant });
  start = () => this.once(() => this.giving.then(() => this.send("start"))); // a seed that is only sealed forbids it

  askEnd() {
    this.preview = this.declined = null;
    this.ending = { loses: null };
    this.told();
  }

  // End the table for good; if its campaign would lose something by that, ask once more.
  async end() {
    const losing = Boolean(this.ending?.loses);
    const isDone = await this.post("end", losing ? { losing } : undefined);
    const isUnsaved = !isDone && this.declined?.code === "unsaved";
    this.ending = isUnsaved ? { loses: this.declined.message } : null;
    if (isUnsaved) this.declined = null;
    this.told();
  }

  // Open a table that continues from a version, with a seat for each player. Return it; null if the service declines.
  branch = (version) => this.once(() => this.send("branch", { at: version }, { isKeyed: false }));

  // Give the dice a seed of this seat, as long as the table is open. summary: the table's.
  async seed(summary) {
    if (this.seat === null || summary?.state !== "open") return;
    const { service, storage, seat } = this;
    const give = giveSeed(storage, service.table, seat, summary, (path, body) => this.send(path, body));
    this.giving = give.catch((error) => (console.warn(error), false));
    this.seeded = await this.giving;
  }

  send(path, body, more = {}) {
    return this.service.json(this.service.ofTable(path), { method: "POST", body, ...more });
  }

  // Send a command. Return whether the service carried it out.
  async post(path, body, more) {
    return (await this.once(async () => (await this.send(path, body, more), true))) ?? false;
  }

  // Ask the service for one thing at a time, so that a second click does nothing twice. Return the answer; null if the
  // service declines, or another request is under way.
  async once(ask) {
    if (this.isBusy) return null;
    this.isBusy = true;
    this.declined = null;
    this.told();
    try {
      return await ask();
    } catch (error) {
      this.declined = error;
      return null;
    } finally {
      this.isBusy = false;
      this.told();
    }
  }
}
