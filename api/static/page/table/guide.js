// The guided evening: one hint at a time above the options, on phones above the board; the things that it means marked,
// and what is learnt so far.

import { byId } from "../dom.js";
import { guideOf, keepGuide } from "../guided.js";
import { render, sketch } from "../render.js";
import { ruleSketch } from "./rule.js";

const HINTED = "hinted";
const narrow = matchMedia("(max-width: 700px)");

export class Guide {
  // holder: the element of the hint; service: see service.js; storage: see storage.js; told: called after each change.
  constructor(holder, service, storage, told) {
    this.holder = holder;
    this.service = service;
    this.storage = storage;
    this.told = told;
    this.isOffered = false;
    this.isFolded = false;
    this.unfolded = null;
    this.answer = null;
    this.left = null;
    const { isOn, away } = guideOf(storage, service.table);
    this.isOn = isOn;
    this.away = away;
  }

  // The hint that is shown: the first one that is due and was not put away; null if there is none.
  get hint() {
    return (this.isOn && this.answer?.due.find((one) => !this.away.includes(one.id))) || null;
  }

  // The keys of the options that do what the hint teaches.
  get options() {
    return this.hint?.options ?? [];
  }

  // What was read last: the hint, and the version of the answer; null without any.
  get seen() {
    return this.answer ? { hint: this.hint, version: this.answer.version } : this.left;
  }

  // What its buttons do. Each returns that it did something.
  get deeds() {
    return {
      "guide-next": () => (this.putAway(this.hint), this.told(), true),
      "guide-leave": () => (this.turn(false), true),
      "guide-take-up": () => (this.turn(true), true),
      "guide-show": () => this.lead(),
    };
  }

  // Read what is due at the newest version. A hint that is only read was read once the player has acted.
  async read(summary) {
    this.isOffered = summary?.guide === true && summary.you !== null && summary.state === "running";
    await this.ask();
  }

  // Ask the service, if hints are shown.
  async ask() {
    if (!this.isOffered || !this.isOn) return;
    const { lang, token } = this.service;
    const before = this.seen;
    /** @type {Api.Guide | null} */
    const answer = await this.service.json(this.service.ofTable("guide", { lang })).catch((error) => (console.warn(error), null));
    if (token !== this.service.token) return; // another sat down meanwhile
    if (before?.hint?.read && answer && answer.version !== before.version) this.putAway(before.hint);
    this.answer = answer;
    this.left = null;
  }

  // Forget what a seat was told, as before another player looks at the page. Only the next read still knows its hint.
  forget() {
    this.left = this.seen;
    this.answer = this.unfolded = null;
    this.holder.replaceChildren();
  }

  putAway(hint) {
    if (!hint) return;
    this.away = [...this.away, hint.id];
    this.keep();
  }

  // Leave the guided evening, or take it up where it was left.
  async turn(isOn) {
    this.isOn = isOn;
    this.keep();
    await this.ask();
    this.told();
  }

  keep() {
    keepGuide(this.storage, this.service.table, this);
  }

  // Draw the hint and mark what it means. board: the element of all parts; isNow: whether the newest moment is shown.
  show(board, isNow, { say }) {
    const wasOffered = !this.holder.hidden;
    this.holder.hidden = !this.isOffered || !isNow;
    if (this.holder.hidden && !wasOffered) return;
    this.place();
    render(this.holder, ...(this.isOffered ? this.content(say) : []));
    this.unfold(board);
    for (const one of board.querySelectorAll(`.${HINTED}`)) one.classList.remove(HINTED);
    for (const one of isNow ? this.meant(board) : []) one.classList.add(HINTED);
    this.board = board;
  }

  // Stand before the options; on phones, where these scroll in a small part of the page, above the board.
  place() {
    const next = narrow.matches ? byId("waiting") : byId("menu");
    if (this.holder.nextElementSibling !== next) next.before(this.holder);
  }

  // Open a new hint, unless the reader has folded the last one, or cards need the small page.
  unfold(board) {
    const card = this.holder.querySelector("details.card");
    if (this.unfolded === (card && this.hint.id)) return;
    this.unfolded = card && this.hint.id;
    if (!card) return;
    card.open = !this.isFolded && !(narrow.matches && board.querySelector(".part-enemy"));
    card.firstElementChild.onclick = () => (this.isFolded = card.open);
    if (narrow.matches) byId("menu").querySelector(`.${HINTED}`)?.scrollIntoView({ block: "nearest" });
  }

  meant(board) {
    return (this.hint?.look ?? []).flatMap((id) => [...board.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)]);
  }

  content(say) {
    if (!this.isOn) return [button(say("guideTakeUp"), "guide-take-up", "btn plain")];
    const { hint } = this;
    if (hint) return [sketch("details", hinted(hint, this.progress(say), say), { class: "card", "data-key": "hint" })];
    return [sketch("div", [sketch("p", say("guideNothing"), { class: "tiny" }), this.progress(say)], { class: "rest" })];
  }

  // What is learnt: done at the table, or read.
  progress(say) {
    const lessons = this.answer?.lessons ?? [];
    const isLearnt = ({ id, learnt }) => learnt ?? this.away.includes(id);
    const summary = sketch("summary", say("guideLearnt", { n: lessons.filter(isLearnt).length, count: lessons.length }));
    const item = (one) => sketch("li", [sketch("span", isLearnt(one) ? "\u2713" : "\u00b7", { "aria-hidden": "true" }), " ", one.title, ...(isLearnt(one) ? [sketch("span", ` (${say("guideDone")})`, { class: "sr" })] : [])]);
    const leave = button(say("guideLeave"), "guide-leave", "btn plain");
    return sketch("details", [summary, sketch("ul", lessons.map(item)), leave], { "data-key": "learnt" });
  }

  // Lead the eyes to the first thing and the first option that are meant, in their tab on a phone.
  lead() {
    const [one] = this.meant(this.board);
    if (one) {
      document.querySelector(`#tabs [data-tab="${CSS.escape(one.closest(".part")?.dataset.part ?? "")}"]`)?.click();
      one.scrollIntoView({ block: "center", inline: "center" });
    }
    const option = byId("menu").querySelector(`.${HINTED}`);
    option?.scrollIntoView({ block: "nearest" });
    return Boolean(one || option);
  }
}

function hinted({ title, text, look, rules, read, options }, progress, say) {
  const acts = [
    ...(look.length || options.length ? [button(say("guideShow"), "guide-show", "btn plain")] : []),
    button(say(read ? "guideNext" : "guideNotNow"), "guide-next", read ? "btn main" : "btn plain"),
  ];
  const links = rules.flatMap(({ id, title: name }, at) => [...(at ? [" \u00b7 "] : []), ruleSketch(id, name)]);
  return [
    sketch("summary", sketch("h3", title)),
    sketch("p", text),
    ...(links.length ? [sketch("p", links, { class: "tiny" })] : []),
    sketch("div", [progress, sketch("div", acts, { class: "acts" })], { class: "below" }),
  ];
}

const button = (words, doing, kind) => sketch("button", words, { type: "button", class: kind, "data-do": doing });
