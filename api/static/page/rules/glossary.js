// The words of a game: where a text names them, and what they mean. It makes nodes and no markup, so no text is read as
// markup. The service finds words in the same way in `projections/book/marking.py`.

import { element } from "../dom.js";

const BEGINS = /(?:^|[.!?:\n]\s+)[\u201c\u201e\u00bb\u2018\u201a(]*$/u; // what stands before the beginning of a sentence

export class Glossary {
  /**
   * @param {Api.BookWord[]} words
   * @param {string[]} names of cards and players, in which no word is meant
   */
  constructor(words, names = []) {
    this.byId = new Map(words.map((one) => [one.id, one]));
    this.words = new Map(words.flatMap((one) => one.forms.map((form) => /** @type {[string, Api.BookWord]} */ ([form, one]))));
    this.raised = new Map([...this.words].map(([form, one]) => /** @type {[string, Api.BookWord]} */ ([raise(form), one])).filter(([form]) => !this.words.has(form)));
    const known = [...this.words.keys(), ...this.raised.keys(), ...names.filter(Boolean)];
    this.pattern = known.length ? patternOf(known) : null;
    this.names = new Set(names);
  }

  // Return a text as pieces: texts, and {word, text} where it names a word of the game that is not in `seen` yet.
  pieces(text, seen = new Set()) {
    const found = [];
    let end = 0;
    for (const { 0: form, index } of this.pattern ? text.matchAll(this.pattern) : []) {
      const word = this.names.has(form) ? null : this.words.get(form) ?? (BEGINS.test(text.slice(0, index)) ? this.raised.get(form) : null);
      if (!word || seen.has(word.id)) continue;
      seen.add(word.id);
      found.push(text.slice(end, index), { word, text: form });
      end = index + form.length;
    }
    return [...found, text.slice(end)].filter((one) => one !== "");
  }

  // Return a text with links to what its words mean.
  linked(text, seen) {
    return this.pieces(text, seen).map((one) => (typeof one === "string" ? one : wordLink(one.word, one.text)));
  }

  // Return a text whose words say what they mean when one points at them. It may stand in a button.
  hinted(text, seen) {
    return this.pieces(text, seen).map((one) =>
      typeof one === "string" ? one : element("span", one.text, { class: "word", title: `${one.word.title}: ${one.word.text}` }),
    );
  }
}

// Return a button that looks like a link: what it opens has no address of its own.
export const wordLink = ({ id }, text) => element("button", text, { type: "button", class: "word", "data-word": id, "aria-haspopup": "dialog" });

// Return what a word means, with the rules to read next. link: (id, title) -> a link to a rule.
export function meaningOf({ title, text, rules }, link, say) {
  const next = rules.flatMap((one, at) => (at ? [" \u00b7 ", link(one.id, one.title)] : [link(one.id, one.title)]));
  const near = next.length ? [element("p", [`${say("rules-near")} `, ...next], { class: "tiny near" })] : [];
  return [element("h3", title), element("p", text), ...near];
}

const raise = (form) => form[0].toUpperCase() + form.slice(1);
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

// Return what matches the longest of these between word borders. No hyphen joins it to a word.
function patternOf(forms) {
  const longest = [...new Set(forms)].sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
  return new RegExp(`(?<![\\p{L}\\p{N}_\u2019-])(?:${longest.map(escape).join("|")})(?![\\p{L}\\p{N}_\u2019]|-[\\p{L}\\p{N}_])`, "gu");
}
