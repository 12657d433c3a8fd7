// A book of rules as parts of the page.

import { element } from "../dom.js";

// Return the whole book: how the game is played, what new players ask, then each rule by chapter. address: (id) -> the
// address of a rule's own page; pictures: (name) -> that of a picture; glossary: what finds the words of the game; say: the
// page's own words.
export function wholeBook({ played, questions, chapters }, address, pictures, glossary, say) {
  const titles = new Map(rulesOf(chapters).map((one) => [one.id, one.title]));
  const of = (one) => ruleOf(one, address(one.id), one.near.map((id) => link(titles.get(id), `#${id}`)), glossary, say);
  const told = played.flatMap((one) => passage(one, glossary, pictures));
  return [
    ...(played.length ? [part("h2", "played", say("rules-played"), told)] : []),
    ...(questions.length ? [part("h2", "questions", say("rules-questions"), questions.map((one) => answer(one, glossary)))] : []),
    ...chapters.map(({ id, title, sections }) =>
      part("h2", id, title, sections.map((one) => part("h3", one.id, one.title, one.rules.map(of)))),
    ),
  ];
}

// Return the contents of a book: a link for each chapter.
export function contents({ played, questions, chapters }, say) {
  const first = [
    ...(played.length ? [{ id: "played", title: say("rules-played") }] : []),
    ...(questions.length ? [{ id: "questions", title: say("rules-questions") }] : []),
  ];
  return [...first, ...chapters].map(({ id, title }) => element("li", link(title, `#${id}`)));
}

// Return one rule with its place, its neighbours and the rules around it. book: the address of the whole book.
export function oneRule({ chapter, section, rule, near, before, after }, address, book, glossary, say) {
  const neighbours = near.map(({ id, title }) => link(title, address(id)));
  const around = [
    before && link(`\u2190 ${before.title}`, address(before.id)),
    link(say("rules-book"), `${book}#${rule.id}`),
    after && link(`${after.title} \u2192`, address(after.id)),
  ];
  const place = element("p", `${chapter.title} \u00b7 ${section.title}`, { class: "small quiet" });
  return [place, ruleOf(rule, null, neighbours, glossary, say), element("p", around.filter(Boolean), { class: "around" })];
}

// Return what a search found, as links to rules.
export const foundRules = (found, address) =>
  found.map(({ id, title, text }) => element("li", [link(title, address(id)), element("p", [text, " ", idOf(id)])]));

const rulesOf = (chapters) => chapters.flatMap(({ sections }) => sections).flatMap(({ rules }) => rules);
const link = (title, href) => element("a", title, { href });
const idOf = (id) => element("span", id, { class: "ruleid" });

const part = (level, id, title, content) => element("section", [element(level, title), ...content], { id });

function passage({ title, text, picture, alt }, glossary, pictures) {
  const seen = new Set();
  const drawn = picture ? [element("img", [], { src: pictures(picture), alt, class: "drawn", loading: "lazy", decoding: "async" })] : [];
  return [element("h3", title), ...drawn, ...text.map((one) => element("p", glossary.linked(one, seen)))];
}

// A question with its answer and the rules that give it, shown when it is asked.
function answer({ question, answer: text, rules }, glossary) {
  const links = rules.flatMap(({ id, title }, at) => (at ? [" \u00b7 ", link(title, `#${id}`)] : [link(title, `#${id}`)]));
  const content = [element("summary", question), element("p", glossary.linked(text)), element("p", links, { class: "near" })];
  return element("details", content, { class: "asked" });
}

// A rule. href: the address of its own page, null on that page.
function ruleOf({ id, title, text, example }, href, neighbours, glossary, say) {
  const seen = new Set();
  const named = href === null ? idOf(id) : element("a", id, { href, class: "ruleid" });
  const content = [element(href === null ? "h2" : "h4", [element("span", title), " ", named]), element("p", glossary.linked(text, seen))];
  if (example) content.push(element("p", glossary.linked(example, seen), { class: "example" }));
  if (neighbours.length) {
    const list = neighbours.flatMap((one, at) => (at ? [" \u00b7 ", one] : [one]));
    content.push(element("p", [`${say("rules-near")} `, ...list], { class: "near" }));
  }
  return element("article", content, { class: "onerule", id });
}
