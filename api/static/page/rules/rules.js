// The page of a game's rules: the whole book, or one rule of it. It needs one request; a search needs one more.

import { byId, element, gameName } from "../dom.js";
import { chosenLanguage, onLanguage } from "../language.js";
import { showLanguage } from "../languages.js";
import { addressOf, askJson } from "../requests.js";
import { speaker } from "../words.js";
import { contents, foundRules, oneRule, wholeBook } from "./book.js";
import { Glossary } from "./glossary.js";
import { Meaning } from "./meaning.js";

const PAUSE = 250; // milliseconds after the last letter before the service is asked

const [, game, rule] = /\/rules\/([^/]+)(?:\/([^/]+))?\/?$/.exec(location.pathname);
const asked = new URLSearchParams(location.search).get("q") ?? "";

let lang = chosenLanguage();
let say = await speaker(lang, "rules");
let waiting = null;
let searches = 0;

const meaning = new Meaning(document.body);
const address = (id) => `${rule ? "" : `${game}/`}${id}?lang=${lang}`;

const drawing = (name) => `${game}/pictures/${name}?lang=${lang}`;

// Return a part of the book. Throws Refused.
const read = (rest = "", query = {}) => askJson(addressOf(`games/${game}/rules${rest}`, { lang, ...query }));

async function show() {
  showLanguage(lang);
  const title = say("rules-title", { game: gameName(game) });
  byId("name").textContent = document.title = title;
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
  for (const one of document.querySelectorAll(".head .glass")) one.search = `?lang=${lang}`;
  const told = await read(rule && `/${rule}`).catch(fault);
  if (told instanceof Node) return byId("book").replaceChildren(told);
  const glossary = new Glossary(told.words);
  meaning.of(glossary, (id, words) => element("a", words, { href: rule ? address(id) : `#${id}` }), say);
  if (rule) byId("book").replaceChildren(...oneRule(told, address, `../${game}?lang=${lang}`, glossary, say));
  else showBook(told, glossary);
  if (rule && told.rule) document.title = `${told.rule.title} \u00b7 ${title}`;
}

function showBook(book, glossary) {
  byId("book").replaceChildren(...wholeBook(book, address, drawing, glossary, say));
  byId("list").replaceChildren(...contents(book, say));
  byId("contents").hidden = false;
  if (location.hash) location.replace(location.hash); // its target has only just come
}

// Say why nothing can be shown.
function fault({ code }) {
  const words = { "rule-not-found": "rules-unknown", "no-book": "rules-none", "game-not-found": "rules-none" };
  return element("p", say(words[code] ?? "rules-away"), { class: "fault", role: "alert" });
}

// Search for the words in the field. An answer that a later search overtook is not shown.
async function search() {
  const words = byId("words").value.trim();
  const mine = (searches += 1);
  const { found } = words ? await read("", { q: words }).catch(() => ({ found: null })) : { found: [] };
  if (mine !== searches) return;
  byId("found").replaceChildren(...foundRules(found ?? [], address));
  byId("count").textContent = words ? (found ? say("rules-found", { count: found.length }) : say("rules-away")) : "";
  const url = new URL(location.href);
  if (words) url.searchParams.set("q", words);
  else url.searchParams.delete("q");
  history.replaceState(null, "", url);
}

byId("words").value = asked;
byId("words").addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(search, PAUSE);
});
byId("seek").addEventListener("submit", (event) => (event.preventDefault(), clearTimeout(waiting), search()));
addEventListener("beforeprint", () => document.querySelectorAll(".asked").forEach((one) => (one.open = true)));
onLanguage((language, said) => {
  lang = language;
  say = said;
  show();
  search();
}, "rules");
show();
if (asked) search();
