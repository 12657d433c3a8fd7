// The page of a campaign: what comes next, its sheet, its evenings, its story, its luck, and its journal.

import { byId, element, gameName, resultName, shownName } from "../dom.js";
import { tableAddress } from "../home/addresses.js";
import { campaigns } from "../home/kept.js";
import { chosenLanguage, onLanguage } from "../language.js";
import { showLanguage } from "../languages.js";
import { addressOf, ask, askJson } from "../requests.js";
import { keep } from "../seats.js";
import { browserStorage } from "../storage.js";
import { speaker } from "../words.js";
import { showLuck } from "./luck.js";

const storage = browserStorage();
const id = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
const kept = campaigns(storage).find((one) => one.id === id) ?? null;
const [mine] = kept?.seats ?? [];
const token = new URLSearchParams(location.hash.slice(1)).get("token") ?? mine?.token ?? null;
const base = new URL("../", location.href).href;

let lang = chosenLanguage();
let say = await speaker(lang, "campaign");
let turn = 0; // counts the readings, so that one in an earlier language shows nothing
let picture = null; // the address of the sheet's picture

const read = (path, query = {}) => askJson(addressOf(`campaigns/${id}${path}`, { lang, ...query }), { token });
const heading = (word, at) => element("h2", say(word), { id: at });

async function show() {
  const mineTurn = (turn += 1);
  showLanguage(lang);
  document.title = say("campaign-title");
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
  const told = await read("");
  if (mineTurn !== turn) return;
  const name = shownName(told.name) || say("campaign-title");
  document.title = `${name} – Hourglass`;
  byId("name").textContent = name;
  byId("about").textContent = [gameName(told.game), told.seats.map((one) => shownName(one.name) || say("seat", { seat: one.seat + 1 })).join(", ")].join(" · ");
  showNext(told);
  showEvenings(told);
  const isStill = () => mineTurn === turn;
  await Promise.all([showSheet(name, isStill), showStory(isStill), showLuck(byId("luck"), heading("campaign-luck", "luck-title"), told, { read, token, lang, say, isStill }), told.seats_change && showJournal(isStill)].filter(Boolean).map((one) => one.catch(console.warn)));
}

// What comes next: the table that is open, the scenarios that may be played, or that the campaign is over.
function showNext(told) {
  const { table, scenarios } = told;
  const isHost = mine?.seat === 0 && token === mine.token;
  const way = (text, href) => element("a", text, { class: "btn main", href });
  const acts = table ? [way(say("campaign-go"), tableAddress(table.id, token, base, lang))] : isHost ? scenarios.map((one) => opening(one, told)) : [];
  const title = say(table ? "campaign-is-open" : scenarios.length ? "campaign-next" : "campaign-over");
  const named = table ? [] : scenarios.map((one) => one.title);
  const beside = table || !scenarios.length ? "" : isHost ? say("campaign-host-opens") : say("campaign-next-is", { names: named.join(", ") });
  byId("next").className = `prompt ${table || isHost ? "" : "wait"}`;
  byId("next").replaceChildren(element("div", [element("h2", title, { id: "stands" }), element("p", beside, { id: "said", role: "status" })]), element("div", acts, { class: "acts" }));
}

// Return the button that opens a scenario with the seats of the last evening.
function opening(scenario, told) {
  const made = element("button", say("campaign-open", { name: scenario.title }), { type: "button", class: scenario.id === told.next ? "btn main" : "btn" });
  made.addEventListener("click", async () => {
    made.disabled = true;
    try {
      const opened = await askJson(addressOf(`campaigns/${id}/tables`), { method: "POST", token, body: { scenario: scenario.id } });
      const held = opened.seats.filter((one) => one.token);
      for (const one of held) keep(storage, { table: opened.id, seat: one.seat, token: one.token, name: told.seats[one.seat]?.name ?? "", game: told.game, title: told.name });
      location.assign(tableAddress(opened.id, held[0]?.token ?? token, base, lang));
    } catch (error) {
      made.disabled = false;
      document.querySelector("#said").textContent = error.message;
    }
  });
  return made;
}

function showEvenings({ entries, table }) {
  const ways = (of) => element("span", [element("a", say("campaign-look-back"), { href: `../replay/${of}?lang=${lang}` }), element("a", say("campaign-check"), { href: `../audit?table=${of}&lang=${lang}` })], { class: "ways" });
  const items = entries.map((one, at) => {
    const link = element("a", say("campaign-evening", { number: at + 1, result: resultName(one.result, say) }), { href: tableAddress(one.table, token, base, lang) });
    return element("li", [element("span", String(at + 1), { class: "n" }), link, ways(one.table)]);
  });
  const now = table ? [element("li", [element("span", String(entries.length + 1), { class: "n" }), element("a", say("campaign-evening-now"), { href: tableAddress(table.id, token, base, lang) })])] : [];
  const list = items.length + now.length ? element("ol", [...items, ...now], { class: "evenings" }) : element("p", say("campaign-no-evenings"), { class: "quiet" });
  byId("evenings").replaceChildren(heading("campaign-evenings", "evenings-title"), list);
}

async function showSheet(name, isStill) {
  const sheet = (format) => ask(addressOf(`campaigns/${id}/chronicle`, { format, lang }), { token });
  const [drawn, text] = await Promise.all(["svg", "text"].map(async (format) => (await sheet(format)).text())).catch(() => [null, ""]);
  if (!isStill()) return;
  if (picture) URL.revokeObjectURL(picture);
  picture = drawn && URL.createObjectURL(new Blob([drawn], { type: "image/svg+xml" }));
  const words = element("details", [element("summary", say("campaign-sheet-text")), element("pre", text, { tabindex: "0" })]);
  byId("sheet").replaceChildren(heading("campaign-sheet", "sheet-title"), ...(picture ? [element("img", "", { src: picture, alt: say("campaign-sheet-of", { name }) }), words] : [element("p", say("campaign-no-sheet"), { class: "quiet" })]));
}

async function showStory(isStill) {
  const { parts, now } = await read("/so-far").catch(() => ({ parts: [], now: [] }));
  if (!isStill()) return;
  const told = parts.flatMap(({ title, lines }) => [element("h3", title), element("ul", lines.map(({ day, text }) => element("li", day === null ? text : say("campaign-on-day", { day: String(day), text }))))]);
  const ends = now.length ? [element("p", now.join(" "), { class: "now" })] : [];
  byId("story").replaceChildren(heading("campaign-story", "story-title"), ...(told.length ? told : [element("p", say("campaign-no-story"), { class: "quiet" })]), ...ends);
  byId("story").className = "frame story";
}

// What was read, in a game that tells a story.
async function showJournal(isStill) {
  const told = await read("/journal").catch(() => null);
  if (!isStill()) return;
  const evenings = (told?.evenings ?? []).filter(({ pages }) => pages.length);
  byId("journal").hidden = !evenings.length;
  const parts = evenings.flatMap(({ pages }, at) => [element("h3", say("campaign-evening-short", { number: at + 1 })), ...pages.map(pageOf)]);
  byId("journal").replaceChildren(heading("campaign-journal", "journal-title"), ...parts);
}

function pageOf({ title, text, choices = [] }) {
  const chosen = choices.map((one) => element("p", `→ ${one}`, { class: "ink" }));
  return element("details", [element("summary", title), element("p", text ?? say("campaign-read-before"), { class: "verse" }), ...chosen]);
}

function failed(error) {
  console.warn(error);
  byId("next").replaceChildren(element("div", [element("h2", say("campaign-away"), { id: "stands" }), element("p", error.message, { id: "said", role: "alert" })]));
}

onLanguage((language, said) => {
  lang = language;
  say = said;
  show().catch(failed);
}, "campaign");
show().catch(failed);
