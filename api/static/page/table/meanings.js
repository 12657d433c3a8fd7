// Words of the game at a table: in the chronicle, in details of options and in what is explained, each leads to what it
// means. They are marked after a text is shown, by an observer, so whoever shows a text knows nothing of it.

import { byId, shownName } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { Glossary, meaningOf } from "../rules/glossary.js";
import { ruleLink } from "./rule.js";

const LINKED = "#chronicle li > ul > li, #menu > p.small, #menu .closed .d, #popover p:not(.tiny), #since li, #just li";
const HINTED = "#menu button .d:not(.hint), #menu button .w"; // a button holds no button
const MARKED = `${LINKED}, ${HINTED}`;

const WITHIN = ["chronicle", "menu", "popover", "since", "just"];
const PAUSE = 100; // milliseconds between a change and the marking of all changes since

// Mark the words of the game from now on. now: () -> {lang, say}.
export function explain(popover, watching, now) {
  const names = () => (watching.summary?.seats ?? []).map(({ name }) => shownName(name)).filter(Boolean);
  return new Meanings(popover, () => ({ ...now(), game: watching.summary?.game, names: names() }));
}

export class Meanings {
  // now: () -> {game, lang, names: of the players, say}.
  constructor(popover, now) {
    this.popover = popover;
    this.now = now;
    this.told = new Map();
    this.glossary = null;
    this.about = "";
    this.marked = new WeakMap();
    this.isDue = false;
    this.changed = new Set(); // elements that are new, or of which a text is, since the last marking
    this.observer = new MutationObserver((changes) => this.soon(changes.flatMap(newIn)));
    for (const id of WITHIN) this.observer.observe(byId(id), { childList: true, subtree: true, characterData: true });
    addEventListener("click", (event) => this.clicked(event), true);
    this.soon(WITHIN.map(byId));
  }

  // changed: elements.
  soon(changed) {
    for (const one of changed) if (one) this.changed.add(one);
    if (this.isDue) return;
    this.isDue = true;
    setTimeout(() => ((this.isDue = false), this.mark().catch(console.warn)), PAUSE);
  }

  // Mark what is not marked yet, once the words are known in the language of the page.
  async mark() {
    const { game, lang, names } = this.now();
    if (!game) return;
    const about = JSON.stringify([lang, names]);
    if (about !== this.about) {
      this.about = about;
      this.glossary = null;
      const told = await this.read(game, lang).catch(() => ({ words: [], names: [] }));
      if (about !== this.about) return;
      this.glossary = new Glossary(told.words, [...told.names, ...names]);
      this.marked = new WeakMap();
      this.changed = new Set(WITHIN.map(byId));
    }
    if (!this.glossary) return;
    const changed = [...this.changed];
    this.changed.clear();
    for (const text of changed.flatMap(textsOf)) this.within(text, text.matches(HINTED) ? "hinted" : "linked");
    this.observer.takeRecords(); // of its own changes
  }

  // Mark the texts that are children of an element, unless they are as they were left.
  within(one, manner) {
    if (this.marked.get(one) === looksOf(one)) return;
    const seen = new Set();
    for (const node of [...one.childNodes]) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const pieces = this.glossary[manner](node.data, seen);
      if (pieces.some((piece) => piece instanceof Node)) node.replaceWith(...pieces);
    }
    this.marked.set(one, looksOf(one));
  }

  // Return the words of a game in a language, asked once.
  read(game, lang) {
    const key = `${game} ${lang}`;
    if (!this.told.has(key)) this.told.set(key, askJson(addressOf(`games/${encodeURIComponent(game)}/words`, { lang })));
    return this.told.get(key);
  }

  clicked(event) {
    const link = event.target.closest?.("[data-word]");
    const word = link && this.glossary?.byId.get(link.dataset.word);
    if (!word) return;
    event.stopPropagation();
    const opener = this.popover.box.contains(link) ? this.popover.opener : link;
    this.popover.show(meaningOf(word, ruleLink, this.now().say), opener);
  }
}

// Return the elements that a change of the page made new, or whose text it did.
function newIn({ type, target, addedNodes }) {
  if (type === "characterData") return [target.parentElement];
  return [...addedNodes].map((one) => (one.nodeType === Node.ELEMENT_NODE ? one : target));
}

// Return the elements whose texts are marked in, at and around one that is still shown.
function textsOf(one) {
  if (!one?.isConnected) return [];
  const around = one.closest(MARKED);
  return [...(around ? [around] : []), ...one.querySelectorAll(MARKED)];
}

// Return what changes when somebody writes an element anew.
const looksOf = (one) => `${one.childNodes.length} ${one.textContent}`;
