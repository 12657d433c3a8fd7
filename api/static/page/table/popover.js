// One popover: why a number is what it is, what a thing is, what lies around it, and which keys there are.

import { openBox, shutBox } from "../anchor.js";
import { element } from "../dom.js";
import { nameOf } from "./marks.js";
import { hoverOf } from "./press.js";
import { ruleAddress, ruleLink, ruleWords } from "./rule.js";

const NEAR = { goal: "goals", threat: "threats" };

export class Popover {
  // now: () -> {version: of the shown moment, lang, say}.
  constructor(box, service, now) {
    this.box = box;
    this.service = service;
    this.now = now;
    this.numbers = null;
    this.told = new Map();
    this.opener = null;
    this.walk = null;
  }

  // Return whether it was open.
  close() {
    return shutBox(this.box, this.opener);
  }

  // Forget what was explained, as before another player looks at the page.
  forget() {
    this.numbers = this.walk = null;
    this.told.clear();
    this.box.hidden = true;
    this.box.replaceChildren();
  }

  // Explain a number of the board.
  async why(number) {
    const { version, lang, say } = this.now();
    const wanted = `${version} ${lang} ${this.service.token}`;
    if (this.numbers?.wanted !== wanted) {
      /** @type {Api.Board} */
      const board = await this.service.json(this.service.ofTable("board", { at: version, lang, parts: true }));
      this.numbers = { wanted, all: board.numbers ?? [] };
    }
    const found = this.numbers.all.find((one) => one.path === number.dataset.path);
    if (found) this.show(sumOf(found, say), number);
  }

  // Say what a thing of the board is, what it does and holds, and what lies there.
  async what(one) {
    const { name, lines, story, map } = await this.tell(one.dataset.id);
    const there = map ? (map.id === one.dataset.id ? [map.around] : [map.here]) : [];
    const title = name ?? nameOf(one);
    const shown = hoverOf(one).filter((line) => ![title, ...lines].includes(line));
    const said = [...shown, ...lines, ...there].map((line) => element("p", line));
    this.show([element("h3", title), ...said, ...(story ? [element("p", story, { class: "story-of" })] : [])], one);
  }

  // Say what an option does, what its words mean, and what taking it back would cost.
  option({ label, detail, warning, undo, rule }, button) {
    const said = [detail, warning].filter(Boolean).map((line) => element("p", line));
    const meant = [...button.querySelectorAll(".word")].map(({ title }) => element("p", title, { class: "tiny" }));
    this.show([element("h3", label), ...said, ...meant, element("p", [`${this.now().say(`undo_${undo}`)} \u00b7 `, ruleLink(rule)])], button);
  }

  // Say what is here or around, or where the next goal or threat lies: of a thing on the map, else of one's own figure.
  // kind: here, around, goal or threat; pressed again, the one after it. Return the id of the place that is told.
  async around(kind, one) {
    const { version, lang, say } = this.now();
    const map = (await this.tell(one?.dataset.id)).map;
    if (!map) return this.say(say(kind), say("noMap")), null;
    if (!(kind in NEAR)) return this.say(say(kind), map[kind]), map.id;
    const places = map[NEAR[kind]];
    const walk = `${kind} ${map.id} ${version} ${lang}`;
    const at = this.walk?.walk === walk ? (this.walk.at + 1) % places.length : 0;
    this.walk = { walk, at };
    this.say(say(kind), places[at]?.text ?? say(`no-${kind}`));
    return places[at]?.id ?? null;
  }

  // Say what the book says of a rule. opener: what had the focus.
  async rule(id, opener) {
    const told = await this.service.json(ruleAddress(id)).catch(missing);
    this.show(ruleWords(told, id, this.now().say), this.box.contains(opener) ? this.opener : opener);
  }

  /**
   * Return what the service tells of a thing, which it is asked once for a moment.
   * @returns {Promise<Api.Told>}
   */
  async tell(id) {
    const { version, lang } = this.now();
    const key = `${version} ${lang} ${this.service.token} ${id ?? ""}`;
    if (!this.told.has(key)) {
      const url = this.service.ofTable("surroundings", { of: id, at: version, lang });
      this.told.set(key, await this.service.json(url));
      if (this.told.size > 200) this.told.delete(this.told.keys().next().value);
    }
    return this.told.get(key);
  }

  // Say something while the focus stays on the map.
  say(title, text) {
    this.open([element("h3", title), element("p", text)], null);
  }

  show(content, opener) {
    this.open(content, opener);
    this.box.focus({ preventScroll: true });
  }

  open(content, opener) {
    this.opener = opener;
    openBox(this.box, content, opener, this.now().say);
  }
}

// Return null for what the service does not have.
function missing(error) {
  if (error.status !== 404) throw error;
  return null;
}

const signed = (amount, at) => (at > 0 && amount >= 0 ? `+${amount}` : String(amount).replace("-", "\u2212"));

function sumOf({ label, value, parts }, say) {
  const line = ({ label: text, amount, rule }, at) =>
    element("tr", [element("th", [text, " ", ...(rule ? [ruleLink(rule)] : [])], { scope: "row" }), element("td", signed(amount, at), { class: "n" })]);
  const foot = element("tr", [element("th", label, { scope: "row" }), element("td", String(value), { class: "n" })]);
  const table = element("table", [element("tbody", parts.map(line)), element("tfoot", foot)], { class: "sum" });
  return [element("h3", say("why", { value })), table];
}
