// The chronicle beside the board, newest chapters first, as many as the reader wanted.

import { clock, place } from "../dom.js";
import { render, sketch } from "../render.js";
import { ruleSketch } from "./rule.js";

const PAGE = 60;
const SHOWN_MAX = 600;
const KEPT_MORE = 240; // chapters that are kept beside those that are shown

export class Chronicle {
  constructor(list, service) {
    this.list = list;
    this.service = service;
    this.count = PAGE;
    this.told = "";
    this.forget();
  }

  forget() {
    this.chapters = new Map();
    this.items = new Map();
  }

  // Whether more chapters exist than those shown up to moment number `at`.
  hasEarlier(at) {
    return at >= this.count && this.count < SHOWN_MAX;
  }

  // The last sentence of the newest action that holds. Once the game is over it says how the game ended.
  get ending() {
    const told = [...this.chapters.values()].filter((one) => one.action !== null && !one.undone && one.events.length);
    return told.sort((one, other) => one.version - other.version).at(-1)?.events.at(-1).text ?? "";
  }

  more() {
    this.count = Math.min(this.count + PAGE, SHOWN_MAX);
  }

  // Read what lacks of the chapters up to moment number `at`; without moments of the only one. Return a function that
  // shows them and returns the newest. Chapters of another edition or language are read again, and those that an undo or
  // redo may have changed.
  async read(story, at, { edition, lang }, words) {
    const { moments } = story;
    const from = Math.max(0, at - this.count + 1);
    const versions = moments.slice(from, at + 1).map((one) => one.version);
    const [after, upto] = [moments[from - 1]?.version ?? 0, versions.at(-1) ?? Infinity];
    const told = `${edition} ${lang}`;
    const isStale = !versions.length || told !== this.told;
    for (const [version, { action }] of this.chapters) if (isStale || story.turned.has(action)) this.chapters.delete(version);
    story.turned.clear();
    this.told = told;
    const missing = versions.find((one) => !this.chapters.has(one));
    if (missing !== undefined || !versions.length) {
      const read = versions.indexOf(missing) + from - 1;
      await this.fetch(moments[read]?.version ?? 0, upto, lang);
      this.limit(after, upto);
    }
    return () => this.show(shownOf([...this.chapters.keys()], after, upto), lang, words);
  }

  // The newest chapter of each day has its heading. An entry of the table's own belongs to no day.
  show(shown, lang, words) {
    const newestFirst = shown.reverse().map((one) => this.chapters.get(one));
    const items = new Map();
    let day = null;
    for (const chapter of newestFirst) {
      const heading = chapter.day === day ? null : chapter.day;
      day = chapter.day ?? day;
      items.set(chapter.version, this.item(chapter, heading, lang, words));
    }
    this.items = items;
    place(this.list, [...items.values()].map(({ node }) => node));
    return newestFirst[0];
  }

  async fetch(after, upto, lang) {
    for (let next = after; next !== null && next < upto; ) {
      /** @type {Api.Story} */
      const page = await this.service.view("story", { after: next, lang, limit: 200 });
      for (const one of page.chapters) this.chapters.set(one.version, one);
      next = page.next;
    }
  }

  // Drop the chapters that were read first, but for those after one version and up to another.
  limit(after, upto) {
    const others = [...this.chapters.keys()].filter((one) => one <= after || one > upto);
    for (const one of others.slice(0, Math.max(0, others.length - KEPT_MORE))) this.chapters.delete(one);
  }

  // Return what shows a chapter: what was there before, if it is the same or only some of it changed.
  /** @param {Api.Chapter} chapter */
  item(chapter, day, lang, words) {
    const was = this.items.get(chapter.version);
    if (was?.chapter === chapter && was.day === day) return was;
    const when = chapter.at && sketch("time", clock(chapter.at, lang), { datetime: chapter.at });
    const undone = chapter.undone ? sketch("span", words.say("undone"), { class: "undone" }) : null;
    const head = sketch("p", [when, undone].filter(Boolean), { class: "head", "data-key": "head" });
    const look = sketch("button", chapter.title, { type: "button", "data-version": chapter.version, title: words.say("lookAt"), "data-about": aboutOf(chapter.events) });
    const title = sketch("h3", look, { class: "title", "data-key": "title" });
    const events = sketch("ul", chapter.events.map(event), { "data-key": "events" });
    const node = was?.node ?? document.createElement("li");
    node.toggleAttribute("data-undone", chapter.undone);
    render(node, ...(day ? [sketch("p", day, { class: "day", "data-key": "day" })] : []), title, head, events);
    return { node, chapter, day };
  }
}

// The versions of the chapters after a version and up to another, in order. An action in which a day begins has two.
export function shownOf(chapters, after, upto) {
  return chapters.filter((one) => after < one && one <= upto).sort((one, other) => one - other);
}

// Return the ids of what events are about; null without any.
const aboutOf = (events) => events.flatMap(({ about }) => about ?? []).join(" ") || null;

/**
 * Return an event with its dice and its rule.
 * @param {Api.Line} line
 */
export function event({ text, rule, dice, about }) {
  const numbers = (dice?.faces ?? []).filter(Number.isInteger); // the sides of a disc are shown as words
  const faces = numbers.map((face) => sketch("span", String(face), { class: "die" }));
  const named = rule ? [ruleSketch(rule)] : [];
  return sketch("li", [text, " ", ...faces, ...named], { "data-about": aboutOf([{ about }]) });
}
