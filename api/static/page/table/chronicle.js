// The chronicle beside the board, newest chapters first, as many as the reader wanted.

import { clock, element } from "../dom.js";
import { ruleLink } from "./rule.js";

const PAGE = 60;
const SHOWN_MAX = 600;
const KEPT_MAX = 1200;

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

  more() {
    this.count = Math.min(this.count + PAGE, SHOWN_MAX);
  }

  // Show the chapters up to moment number `at`; without moments the only one. Return the newest. Chapters of another
  // edition or language are fetched again.
  async show(moments, at, { edition, lang }, words) {
    const from = Math.max(0, at - this.count + 1);
    const versions = moments.slice(from, at + 1).map((one) => one.version);
    const told = `${edition} ${lang}`;
    if (!versions.length || told !== this.told) this.forget();
    this.told = told;
    const missing = versions.find((one) => !this.chapters.has(one));
    if (missing !== undefined || !versions.length) {
      const read = versions.indexOf(missing) + from - 1;
      await this.read(moments[read]?.version ?? 0, versions.at(-1) ?? Infinity, lang);
    }
    const shown = shownOf([...this.chapters.keys()], moments[from - 1]?.version ?? 0, versions.at(-1) ?? Infinity);
    const newestFirst = shown.reverse().map((one) => this.chapters.get(one));
    const items = newestFirst.map((one) => this.item(one, lang, words));
    headByDay(items, newestFirst);
    this.list.replaceChildren(...items);
    this.items = new Map(shown.map((one, place) => [one, items[place]]));
    return newestFirst[0];
  }

  async read(after, upto, lang) {
    for (let next = after; next !== null && next < upto; ) {
      const page = await this.service.json(this.service.ofTable("chronicle", { after: next, lang, limit: 200 }));
      for (const one of page.chapters) this.chapters.set(one.version, one);
      next = page.next;
    }
    const oldest = [...this.chapters.keys()].slice(0, Math.max(0, this.chapters.size - KEPT_MAX));
    for (const one of oldest) this.chapters.delete(one);
  }

  item(chapter, lang, words) {
    const item = this.items.get(chapter.version);
    if (item) return item;
    const when = chapter.at && element("time", clock(chapter.at, lang), { datetime: chapter.at });
    const undone = chapter.undone ? element("span", words.say("undone"), { class: "undone" }) : null;
    const head = element("p", [when, undone].filter(Boolean), { class: "head" });
    const look = element("button", chapter.title, { type: "button", "data-version": chapter.version, title: words.say("lookAt"), "data-about": aboutOf(chapter.events) });
    const title = element("h3", look, { class: "title" });
    const events = element("ul", chapter.events.map(event));
    return element("li", [title, head, events], { "data-undone": chapter.undone && "" });
  }
}

// The versions of the chapters after a version and up to another, in order. An action in which a day begins has two.
export function shownOf(chapters, after, upto) {
  return chapters.filter((one) => after < one && one <= upto).sort((one, other) => one - other);
}

// Put the heading of its day on the newest chapter of each day. An entry of the table's own belongs to no day.
function headByDay(items, chapters) {
  let day = null;
  for (const [place, chapter] of chapters.entries()) {
    items[place].querySelector(".day")?.remove();
    if (chapter.day !== null && chapter.day !== day) {
      day = chapter.day;
      items[place].prepend(element("p", day, { class: "day" }));
    }
  }
}

// Return the ids of what events are about; null without any.
const aboutOf = (events) => events.flatMap(({ about }) => about ?? []).join(" ") || null;

// Return an event with its dice and its rule.
export function event({ text, rule, dice, about }) {
  const numbers = (dice?.faces ?? []).filter(Number.isInteger); // the sides of a disc are shown as words
  const faces = numbers.map((face) => element("span", String(face), { class: "die" }));
  const named = rule ? [ruleLink(rule)] : [];
  return element("li", [text, " ", ...faces, ...named], { "data-about": aboutOf([{ about }]) });
}
