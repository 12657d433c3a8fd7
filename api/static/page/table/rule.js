// A rule's id as a link into the book of the game. A plain click tells the rule in the popover; the link leads to its page.

import { element } from "../dom.js";
import { built, sketch } from "../render.js";
import { addressOf } from "../requests.js";

const book = { game: "", lang: "en" };

// Say which game's rules are named from now on, and in which language they are read.
export const openBook = (game, lang) => Object.assign(book, { game, lang });

export const ruleLink = (id, words) => built(ruleSketch(id, words));

export function ruleSketch(id, words = id) {
  const path = `${encodeURIComponent(book.game)}/${encodeURIComponent(id)}`;
  return sketch("a", words, {
    class: "ruleid", href: `../rules/${path}?lang=${book.lang}`, target: "_blank", rel: "noopener", "data-rule": id,
  });
}

// Return what the book says of a rule; that it says nothing, if told is null.
export function ruleWords(told, id, say) {
  if (!told) return [element("h3", `${say("rule")} ${id}`), element("p", say("ruleless"))];
  const { rule, near } = told;
  const example = rule.example ? [element("p", rule.example, { class: "story-of" })] : [];
  const next = near.length ? [element("p", [`${say("rules-near")} `, ...near.flatMap(neighbour)], { class: "tiny" })] : [];
  return [element("h3", [rule.title, " ", ruleLink(rule.id)]), element("p", rule.text), ...example, ...next];
}

const neighbour = ({ id, title }, at) => (at ? [" \u00b7 ", ruleLink(id, title)] : [ruleLink(id, title)]);

// Return the address at which the service tells the rule.
export const ruleAddress = (id) => addressOf(`games/${encodeURIComponent(book.game)}/rules/${encodeURIComponent(id)}`, { lang: book.lang });
