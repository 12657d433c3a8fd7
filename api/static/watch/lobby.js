// The page that lists the public tables, newest first, each with a link to watch it.

import { chosenLanguage, onLanguage, showLanguage } from "./language.js";
import { byId, element, gameName, oneAtATime, resultName } from "./page.js";
import { speaker } from "./words.js";

const PAGE = 30;
const SHOWN_MAX = 300;
const AGAIN = { first: 10_000, failed: 2_000, most: 60_000 }; // milliseconds
const STATES = ["all", "running", "open", "finished"];

let lang = chosenLanguage();
let say = speaker(lang);
let state = "all";
let count = PAGE;
let failures = 0;
let timer = null;

// Return the service's answer. Throws an error if none comes.
async function asked(url) {
  const signal = AbortSignal.timeout(AGAIN.first);
  const answer = await fetch(url, { cache: "no-store", signal });
  if (!answer.ok) throw new Error(`the service answers ${answer.status}`);
  return answer.json();
}

// Return as many tables as wanted, and whether more exist.
async function tables() {
  const found = [];
  for (let after = ""; after !== null && found.length < count; ) {
    const url = new URL("v1/tables", location.href);
    url.searchParams.set("limit", PAGE);
    if (after) url.searchParams.set("after", after);
    if (state !== "all") url.searchParams.set("state", state);
    url.searchParams.set("lang", lang);
    const page = await asked(url);
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
  const read = await tables().catch((error) => console.warn(error));
  failures = read ? 0 : failures + 1;
  showConnection();
  later();
  if (!read) return;
  const { found, hasMore } = read;
  byId("tables").replaceChildren(...found.map(item));
  byId("none").textContent = found.length ? "" : say("none");
  byId("more").hidden = !hasMore;
});

function showConnection() {
  byId("connection").dataset.state = failures ? "cut" : "live";
  byId("connection").textContent = say(failures ? "away" : "live");
  document.body.dataset.stale = failures > 0;
}

// Poll again after a while, with a longer pause after each failure, and not while the page is hidden.
function later() {
  const wait = failures ? Math.min(AGAIN.failed * 2 ** (failures - 1), AGAIN.most) : AGAIN.first;
  clearTimeout(timer);
  timer = setTimeout(() => (document.hidden ? later() : show()), failures ? wait * (1 + Math.random() / 2) : wait);
}

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
  const game = gameName(table.game);
  const scenario = table.scenario === game ? null : table.scenario;
  const more = [game, scenario, table.name ? seats : null].filter(Boolean).join(" · ");
  const far = [table.day, table.phase, table.turn].filter(Boolean).join(" · ");
  const parts = far && table.state === "running" ? [element("span", far, { class: "far" })] : [];
  const marks = element("span", how, { class: "state", "data-state": table.state });
  return element("li", [marks, link, element("span", more, { class: "more" }), ...parts, element("time", at)]);
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
addEventListener("online", show);
document.addEventListener("visibilitychange", () => document.hidden || show());
show();
