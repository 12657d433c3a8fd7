// A book of rules as parts of the page.

import { element } from "../dom.js";

// Return the whole book: how the game is played, then each rule by chapter. address: (id) -> the address of a rule's own
// page; say: the page's own words.
export function wholeBook({ played, chapters }, address, say) {
  const titles = new Map(rulesOf(chapters).map((one) => [one.id, one.title]));
  const of = (one) => ruleOf(one, address(one.id), one.near.map((id) => link(titles.get(id), `#${id}`)), say);
  return [
    ...(played.length ? [part("h2", "played", say("rules-played"), played.flatMap(passage))] : []),
    ...chapters.map(({ id, title, sections }) =>
      part("h2", id, title, sections.map((one) => part("h3", one.id, one.title, one.rules.map(of)))),
    ),
  ];
}

// Return the contents of a book: a link for each chapter.
export function contents({ played, chapters }, say) {
  const first = played.length ? [{ id: "played", title: say("rules-played") }] : [];
  return [...first, ...chapters].map(({ id, title }) => element("li", link(title, `#${id}`)));
}

// Return one rule with its place, its neighbours and the rules around it. book: the address of the whole book.
export function oneRule({ chapter, section, rule, near, before, after }, address, book, say) {
  const neighbours = near.map(({ id, title }) => link(title, address(id)));
  const around = [
    before && link(`\u2190 ${before.title}`, address(before.id)),
    link(say("rules-book"), `${book}#${rule.id}`),
    after && link(`${after.title} \u2192`, address(after.id)),
  ];
  const place = element("p", `${chapter.title} \u00b7 ${section.title}`, { class: "small quiet" });
  return [place, ruleOf(rule, null, neighbours, say), element("p", around.filter(Boolean), { class: "around" })];
}

// Return what a search found, as links to rules.
export const foundRules = (found, address) =>
  found.map(({ id, title, text }) => element("li", [link(title, address(id)), element("p", [text, " ", idOf(id)])]));

const rulesOf = (chapters) => chapters.flatMap(({ sections }) => sections).flatMap(({ rules }) => rules);
const link = (title, href) => element("a", title, { href });
const idOf = (id) => element("span", id, { class: "ruleid" });

const part = (level, id, title, content) => element("section", [element(level, title), ...content], { id });

const passage = ({ title, text }) => [element("h3", title), ...text.map((one) => element("p", one))];

// A rule. href: the address of its own page, null on that page.
function ruleOf({ id, title, text, example }, href, neighbours, say) {
  const named = href === null ? idOf(id) : element("a", id, { href, class: "ruleid" });
  const content = [element(href === null ? "h2" : "h4", [element("span", title), " ", named]), element("p", text)];
  if (example) content.push(element("p", example, { class: "example" }));
  if (neighbours.length) {
    const list = neighbours.flatMap((one, at) => (at ? [" \u00b7 ", one] : [one]));
    content.push(element("p", [`${say("rules-near")} `, ...list], { class: "near" }));
  }
  return element("article", content, { class: "onerule", id });
}
