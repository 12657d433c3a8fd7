// The page that lists the public tables, the one opened last first, each with the way to watch it.

import { chosenLanguage, onLanguage, showLanguage } from "./language.js";
import { byId, element, gameName, oneAtATime, resultName } from "./page.js";
import { speaker } from "./words.js";

const PAGE = 30;
const SHOWN_MAX = 300;
const AGAIN_MILLISECONDS = 10_000;
const STATES = ["all", "running", "open", "finished"];

let lang = chosenLanguage();
let say = speaker(lang);
let state = "all";
let count = PAGE;

// As many of the tables as were asked for, and whether there are more.
async function tables() {
  const found = [];
  for (let after = ""; after !== null && found.length < count; ) {
    const url = new URL("v1/tables", location.href);
    url.searchParams.set("limit", PAGE);
    if (after) url.searchParams.set("after", after);
    if (state !== "all") url.searchParams.set("state", state);
    const page = await (await fetch(url, { cache: "no-store" })).json();
    found.push(...page.tables);
    after = page.next;
    if (after === null) return { found, hasMore: false };
  }
  return { found, hasMore: count < SHOWN_MAX };
}

const show = oneAtATime(async () => {
  showLanguage(lang);
  byId("about").textContent = say("lobby");
  byId("more").textContent = say("earlier");
  byId("states").replaceChildren(...STATES.map(choice));
  const { found, hasMore } = await tables();
  byId("tables").replaceChildren(...found.map(item));
  byId("none").textContent = found.length ? "" : say("none");
  byId("more").hidden = !hasMore;
});

function choice(one) {
  const button = element("button", say(`is_${one}`), { type: "button", "aria-pressed": String(one === state) });
  button.addEventListener("click", () => {
    [state, count] = [one, PAGE];
    show().then(() => byId("states").querySelector("[aria-pressed=true]").focus());
  });
  return button;
}

function item(table) {
  const seats = table.seats.map(({ seat, name }) => name || say("seat", { seat })).join(", ");
  const name = element("span", table.name || seats, { class: "title" });
  const link = element("a", name, { href: new URL(`tables/${table.id}?lang=${lang}`, location.href) });
  const at = new Date(table.active_at).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
  const how = table.result ? resultName(table.result, say) : say(`is_${table.state}`);
  const more = table.name ? [gameName(table.game), seats].join(" · ") : gameName(table.game);
  const marks = element("span", how, { class: "state", "data-state": table.state });
  return element("li", [marks, link, element("span", more, { class: "more" }), element("time", at)]);
}

byId("more").addEventListener("click", () => {
  count = Math.min(count + PAGE, SHOWN_MAX);
  show();
});
onLanguage((chosen) => {
  lang = chosen;
  say = speaker(lang);
  show();
});
setInterval(() => document.hidden || show(), AGAIN_MILLISECONDS);
show();
