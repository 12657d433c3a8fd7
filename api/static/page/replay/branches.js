// What if: branches of this table, each in a frame of its own that cannot be mistaken for the table. Bots play the
// other seats, the reader one. Several branches stand side by side.

import { element, resultName } from "../dom.js";
import { Service } from "../feed/service.js";
import { render, sketch } from "../render.js";
import { keep } from "../seats.js";
import { store, stored } from "../storage.js";
import { Parts } from "../table/parts.js";

export const BRANCHES_MAX = 3;
const EVERY = 1_500; // milliseconds between two looks at a branch
const STORY_MAX = 6; // chapters that a frame tells
const NAME_MAX = 60;
const NAME = "hourglass/what-if/";

export class Branches {
  // storage: as localStorage, or null; page: {service, words, nameOf, summary} of the table that is looked back at.
  constructor(holder, storage, page) {
    this.holder = holder;
    this.storage = storage;
    this.page = page;
    const known = stored(storage, NAME + page.service.table);
    this.all = (Array.isArray(known) ? known : []).slice(0, BRANCHES_MAX).map((one) => this.framed(one));
    this.show();
  }

  get isFull() {
    return this.all.length >= BRANCHES_MAX;
  }

  framed(kept) {
    const frame = new Branch(kept, this.page);
    this.holder.append(frame.element);
    frame.follow().catch(console.warn);
    return frame;
  }

  // Open a branch at a moment. title: what the moment told; mine: the reader's seat. Throws Refused.
  async open({ version }, title, mine) {
    const { service, words, summary } = this.page;
    const name = words.say("replay-branch-name", { name: summary().name || summary().scenario || "" }).slice(0, NAME_MAX);
    const opened = await service.json(service.ofTable("branch"), { method: "POST", body: { at: version, name }, isKeyed: false });
    const tokens = opened.seats.map((one) => one.token);
    const seat = mine ?? 0;
    await command(opened.id, tokens[0], "start");
    for (const [other, token] of tokens.entries()) if (other !== seat && token) await command(opened.id, token, `seats/${other}/bot`, "PUT", { bot: "greedy" });
    const { game } = summary();
    for (const [at, token] of tokens.entries()) if (token) keep(this.storage, { table: opened.id, seat: at, token, name: summary().seats[at]?.name ?? "", game, title: name });
    this.all.push(this.framed({ id: opened.id, version, title, seat, token: tokens[seat] }));
    this.write();
  }

  // Take a branch off the page. Its table stays, and this browser still holds its seats.
  putAway(id) {
    const found = this.all.find((one) => one.kept.id === id);
    found?.end();
    this.all = this.all.filter((one) => one !== found);
    this.write();
  }

  write() {
    store(this.storage, NAME + this.page.service.table, JSON.stringify(this.all.map((one) => one.kept)));
    this.show();
  }

  show() {
    this.holder.hidden = !this.all.length;
    for (const one of this.all) one.show();
  }

  choose(id, option) {
    this.all.find((one) => one.kept.id === id)?.choose(option);
  }

  // Say everything anew, in another language.
  speak() {
    for (const one of this.all) one.version = null;
    this.show();
  }
}

async function command(table, token, path, method = "POST", body = undefined) {
  const service = new Service({ table, token }, null);
  return service.json(service.ofTable(path), { method, body });
}

class Branch {
  // kept: {id, version: of the moment where it begins, title: what that told, seat: the reader's, token: its}.
  constructor(kept, page) {
    this.kept = kept;
    this.page = page;
    this.service = new Service({ table: kept.id, token: kept.token }, null);
    this.head = element("header");
    this.board = element("div");
    this.story = element("ol");
    this.menu = element("div");
    this.foot = element("footer");
    this.element = element("article", [this.head, this.board, this.story, this.menu, this.foot], { class: "whatif", "data-branch": kept.id });
    this.parts = new Parts(this.board, this.service);
    this.version = this.summary = this.problem = null;
    this.options = this.chapters = [];
    this.isOver = false;
    this.sending = null;
  }

  end() {
    this.isOver = true;
    this.element.remove();
  }

  async follow() {
    while (!this.isOver) {
      if (!document.hidden) await this.look().catch((error) => this.failed(error));
      await new Promise((done) => setTimeout(done, EVERY));
    }
  }

  failed(error) {
    this.problem = error;
    this.show();
  }

  // Read what changed at the branch, and show it.
  async look() {
    const { service, kept } = this;
    const { words, nameOf } = this.page;
    const { lang } = words;
    const summary = await service.json(service.ofTable("", { lang }));
    if (summary.version === this.version) return;
    const isMine = summary.state === "running" && summary.next.includes(kept.seat);
    const [laid, menu, story] = await Promise.all([
      this.parts.read(summary.version, lang, nameOf),
      isMine ? service.json(service.ofTable("actions", { lang })) : { actions: [] },
      service.json(service.ofTable("chronicle", { after: kept.version, lang })),
    ]);
    if (this.isOver || laid() === null) return;
    for (const one of this.board.querySelectorAll(".part")) one.setAttribute("role", "group"); // the table's parts alone are landmarks
    this.summary = summary;
    this.version = summary.version;
    this.options = menu.actions;
    this.chapters = story.chapters.filter((one) => one.action !== null && one.action > 0 && one.title);
    this.problem = this.sending = null;
    this.show();
  }

  async choose(key) {
    const option = this.options.find((one) => one.command.key === key);
    if (!option || this.sending) return;
    this.sending = key;
    this.show();
    try {
      await this.service.json(this.service.ofTable("actions"), { method: "POST", body: { command: option.command } });
      await this.look();
    } catch (error) {
      this.sending = null;
      this.failed(error);
    }
  }

  show() {
    const { say, lang } = this.page.words;
    const { kept, summary, problem } = this;
    const after = summary?.origin ? this.chapters.slice(-STORY_MAX) : [];
    render(this.head, sketch("p", say("replay-whatif"), { class: "ribbon" }), sketch("h2", kept.title || say("replay-whatif")), sketch("p", say("replay-own-dice"), { class: "small quiet" }));
    render(this.story, ...after.map((one) => sketch("li", one.title, { class: one.undone ? "undone" : null, "data-key": `${one.version}` })));
    render(this.menu, ...this.menuOf(say));
    const href = new URL(`../tables/${kept.id}?lang=${lang}`, location.href);
    render(this.foot, ...(problem ? [sketch("p", problem.message, { class: "red small", role: "alert" })] : []), sketch("a", say("replay-open"), { class: "btn", href }), sketch("button", say("replay-put-away"), { type: "button", class: "btn plain", "data-do": "put-away", "data-of": kept.id }));
  }

  menuOf(say) {
    const { summary, sending } = this;
    if (!summary) return [sketch("p", say("connecting"), { class: "small quiet" })];
    if (summary.result) return [sketch("p", resultName(summary.result, say), { class: "asked" })];
    if (!this.options.length) return [sketch("p", say("replay-bots-play"), { class: "small quiet" })];
    return this.options.map(({ label, detail, warning, command: { key } }) => {
      const inside = [sketch("span", label), ...(detail ? [sketch("span", detail, { class: "d" })] : []), ...(warning ? [sketch("span", warning, { class: "w" })] : [])];
      return sketch("button", [sketch("span", inside)], { type: "button", class: "opt", "data-option": key, "data-of": this.kept.id, disabled: sending !== null && "", "data-key": key });
    });
  }
}
