// Looking back at a table: any of its moments, alone or together with others, and what might have been.

import { byId, clock, gameName, oneAtATime, resultName, shownName } from "../dom.js";
import { Service, addressed } from "../feed/service.js";
import { keepPlayerName, playerName } from "../home/kept.js";
import { chosenLanguage, onLanguage } from "../language.js";
import { showLanguage } from "../languages.js";
import { render, sketch } from "../render.js";
import { ofTable } from "../seats.js";
import { browserStorage } from "../storage.js";
import { Parts } from "../table/parts.js";
import { Playing, nextMoment } from "../table/replay.js";
import { speaker } from "../words.js";
import { BRANCHES_MAX, Branches } from "./branches.js";
import { Company, isRoom, newRoom } from "./company.js";
import { Past } from "./past.js";
import { savePostcard } from "./picture.js";
import { companyOf } from "./room.js";
import { drawStrip, momentAt, runs } from "./strip.js";

const POINTS_MILLISECONDS = 10_000; // how long it is shown what somebody points at
const RETRIES = { first: 1_000, most: 15_000 }; // milliseconds before the game is read again
const EVENTS_MAX = 8; // lines that are told beside the title

const storage = browserStorage();
const address = addressed(location);
const held = address.token ? null : ofTable(storage, address.table)[0] ?? null;
const service = new Service({ table: address.table, token: address.token ?? held?.token ?? null }, null);
const past = new Past(service);
const parts = new Parts(byId("board"), service);
const words = { lang: chosenLanguage(), say: null };
words.say = await speaker(words.lang, "replay");

const page = {
  summary: null,
  at: 0, // the number of the shown moment
  seat: null, // the reader's
  company: null,
  follows: true, // whether the reader follows who leads
  pointed: new Map(), // from members to what they point at
  name: playerName(storage).slice(0, 40), // what others call the reader
  problem: null, // why the last wish was not fulfilled
  isOpening: false, // whether a branch is being opened
  isReading: true, // whether the log is read for the first time
};
const playing = new Playing(() => page.at < past.moments.length - 1 && (choose(page.at + 1), true), () => showFrame());
const branches = new Branches(byId("whatifs"), storage, { service, words, nameOf, summary: () => page.summary });

function nameOf(seat) {
  return shownName(page.summary?.seats.find((one) => one.seat === seat)?.name) || words.say("seat", { seat: seat + 1 });
}

const show = oneAtATime(async () => {
  showFrame();
  const moment = readMoments()[page.at];
  if (!moment) return;
  if (!past.of(page.at).length) past.readNear(words.lang, page.at).then(showIf, noticed);
  const laid = await parts.read(moment.version, words.lang, nameOf);
  const changed = laid();
  if (changed === null) return show();
  for (const one of byId("board").querySelectorAll("[data-id]")) one.classList.toggle("changed", changed.has(one.dataset.id));
  showPointed();
});

const showIf = (isWanted) => isWanted && showFrame();
const readChapters = () => past.readChapters(words.lang).then(showIf, noticed);

// What needs no answer of the service.
function showFrame() {
  const { say, lang } = words;
  const { summary } = page;
  const title = shownName(summary?.name) || summary?.scenario || say("title");
  showLanguage(lang);
  document.title = `${say("replay-title")} – ${title}`;
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
  byId("name").textContent = title;
  byId("about").textContent = summary ? [gameName(summary.game), summary.name ? summary.scenario : null, summary.result && resultName(summary.result, say)].filter(Boolean).join(" · ") : "";
  byId("lack").hidden = readMoments().length > 0;
  byId("lack").textContent = page.problem?.message ?? waitFor(summary, say);
  showMoment();
  showSteps();
  showWishes();
  render(byId("company"), ...companyOf(page, words, linkOf(page.company)));
  render(byId("further"), ...further());
}

// The moments, once the log was read: the strip of a part of it would grow under the reader's hand.
const readMoments = () => (page.isReading ? [] : past.moments);

// What the page waits for while it has no moment to show.
function waitFor(summary, say) {
  if (summary?.state === "open") return say("replay-not-begun");
  return summary && page.isReading ? say("replay-reading", { share: Math.floor((100 * past.last) / summary.version) }) : say("connecting");
}

function showMoment() {
  const { say, lang } = words;
  const moments = readMoments();
  const moment = moments[page.at];
  const told = past.of(page.at);
  const days = page.isReading ? [] : past.days();
  byId("asked").textContent = moment ? say("replay-moment", { n: page.at + 1, count: moments.length, day: days[page.at] || "none" }) : say("replay-title");
  byId("beside").textContent = moment ? say("replay-when", { at: clock(moment.at, lang) }) : "";
  byId("told").textContent = told[0]?.title ?? "";
  const events = told.flatMap((one, place) => [...(place ? [one.title] : []), ...one.events.map(({ text }) => text)]);
  render(byId("events"), ...events.slice(0, EVENTS_MAX).map((text) => sketch("li", text)), ...(events.length > EVENTS_MAX ? [sketch("li", "…")] : []));
  drawStrip(byId("strip"), moments, days, page.at, page.seat, say("replay-days"));
  const slider = byId("slider");
  slider.max = String(Math.max(0, moments.length - 1));
  slider.value = String(page.at);
  slider.disabled = moments.length < 2;
  slider.setAttribute("aria-label", say("slider"));
  slider.setAttribute("aria-valuetext", byId("asked").textContent);
}

const STEPS = [["first", "|‹"], ["day-before", "«"], ["earlier", "‹"], ["play", "▷"], ["later", "›"], ["day-after", "»"], ["last", "›|"]];

function showSteps() {
  const { say } = words;
  const buttons = STEPS.map(([deed, sign]) => {
    const isPlaying = deed === "play" && playing.timer;
    return sketch("button", isPlaying ? "❚❚" : sign, { type: "button", class: deed === "play" ? "btn main" : "btn", "data-do": deed, title: say(`replay-${isPlaying ? "stop" : deed}`), "aria-label": say(`replay-${isPlaying ? "stop" : deed}`), "data-key": deed });
  });
  render(byId("steps"), ...buttons, sketch("button", say(playing.speed.word), { type: "button", class: "btn plain", "data-do": "speed", "data-key": "speed" }));
  render(byId("legend"), ...(page.seat === null ? [] : [sketch("span", say("replay-yours"), { class: "mine" })]), sketch("span", say("replay-dice-there"), { class: "dice" }), sketch("span", say("replay-keys")));
}

function showWishes() {
  const { say, lang } = words;
  const back = byId("table");
  back.textContent = say("replay-back");
  back.href = new URL(`../tables/${service.table}?lang=${lang}${location.hash}`, location.href);
  const wish = byId("whatif");
  wish.textContent = say(branches.isFull ? "replay-whatif-full" : page.isOpening ? "replay-opening" : "replay-whatif-here", { count: BRANCHES_MAX });
  wish.disabled = branches.isFull || page.isOpening || !readMoments().length;
}

function further() {
  const { say, lang } = words;
  const moment = past.moments[page.at];
  const check = new URL(`../audit?table=${service.table}&lang=${lang}${location.hash}`, location.href);
  const shown = [sketch("h2", say("replay-further"), { id: "show-others" }), sketch("p", sketch("a", say("replay-check"), { href: check }))];
  if (moment) shown.push(sketch("p", sketch("button", say("replay-postcard"), { type: "button", class: "btn", "data-do": "postcard" })));
  if (page.problem) shown.push(sketch("p", page.problem.message, { class: "red small", role: "alert" }));
  return shown;
}

// Return the link to the room that others may follow; "" without one.
function linkOf(company) {
  if (!company) return "";
  const url = new URL(location.href);
  url.hash = "";
  url.searchParams.delete("at");
  return url.href;
}

// Note a value in the page's address; take it out if it is null.
function note(name, value) {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(null, "", url);
}

// Show a moment by its number. If the reader leads, all others are shown it; else the reader goes alone.
function choose(number, isOwn = true) {
  const { company } = page;
  page.at = Math.max(0, Math.min(past.moments.length - 1, number));
  page.pointed.clear();
  page.problem = null;
  const { version } = past.moments[page.at] ?? { version: null };
  if (version !== null) note("at", version);
  if (isOwn && company?.isLeading && version !== null) company.send("show", { at: version });
  if (isOwn && company && !company.isLeading) page.follows = false;
  show();
}

// Go where who leads is.
async function follow() {
  const { company } = page;
  if (!page.follows || company.isLeading || company.at === null) return;
  if (company.at > past.last) await past.read().catch(noticed);
  choose(past.numberOf(company.at), false);
}

function play() {
  if (!playing.timer && page.at === past.moments.length - 1) choose(0);
  playing.toggle();
}

// Go to the first moment of the next day, or of this one or the one before.
function toDay(step) {
  const begins = runs(past.days()).map(({ from }) => from);
  const found = step > 0 ? begins.find((number) => number > page.at) : begins.findLast((number) => number < page.at);
  choose(found ?? (step > 0 ? past.moments.length - 1 : 0));
}

function leap(step, isWanted) {
  const found = nextMoment(past.moments, page.at, step, isWanted);
  if (found !== null) choose(found);
}

function join(room) {
  page.company?.leave();
  page.follows = true;
  note("room", room);
  page.company = new Company({ table: service.table, token: service.token, room, name: page.name }, globalThis.sessionStorage, hear);
}

function leave() {
  page.company?.leave();
  page.company = null;
  page.pointed.clear();
  note("room", null);
  showFrame();
  showPointed();
}

function hear(event, data) {
  const { company } = page;
  if (!company) return;
  if (event === "problem") page.problem = new Error(company.why);
  if (event === "point") pointAt(data.by, data.of);
  else if (event === "show" || event === "room") follow().catch(noticed);
  // Who leads a room that was shown nothing yet begins with the own moment.
  if (event === "room" && company.isLeading && company.at === null && past.moments.length) company.send("show", { at: (company.at = past.moments[page.at].version) });
  showFrame();
}

function pointAt(by, of) {
  if (of === null) page.pointed.delete(by);
  else page.pointed.set(by, of);
  showPointed();
  setTimeout(() => page.pointed.get(by) === of && (page.pointed.delete(by), showPointed()), POINTS_MILLISECONDS);
}

// Ring what somebody points at, and say it.
function showPointed() {
  const pointed = new Set(page.pointed.values());
  for (const one of byId("board").querySelectorAll("[data-id]")) one.classList.toggle("pointed", pointed.has(one.dataset.id));
  render(byId("company"), ...companyOf(page, words, linkOf(page.company)));
}

async function whatIf() {
  if (page.isOpening || branches.isFull) return;
  page.isOpening = true;
  showFrame();
  try {
    const told = past.of(page.at)[0]?.title ?? "";
    await branches.open(past.moments[page.at], words.say("replay-after", { title: told || "none" }), page.seat);
    page.problem = null;
  } catch (error) {
    page.problem = error;
  }
  page.isOpening = false;
  showFrame();
}

function noticed(error) {
  console.warn(error);
  page.problem = error;
  showFrame();
}

const DEEDS = {
  first: () => choose(0),
  last: () => choose(Infinity),
  earlier: () => choose(page.at - 1),
  later: () => choose(page.at + 1),
  "day-before": () => toDay(-1),
  "day-after": () => toDay(1),
  play,
  speed: () => playing.changeSpeed(),
  mine: () => leap(-1, ({ seat }) => seat !== null && seat === (page.seat ?? past.moments[page.at].seat)),
  dice: () => leap(1, ({ hasDice }) => hasDice),
  seat: () => leap(1, ({ seat }) => seat !== null && seat === (page.seat ?? past.moments[page.at].seat)),
  whatif: () => whatIf().catch(noticed),
  "put-away": ({ of }) => (branches.putAway(of), showFrame()),
  postcard: () => savePostcard(service, past.moments[page.at].version, words.lang).then(() => ((page.problem = null), showFrame()), noticed),
  together: () => join(newRoom()),
  leave,
  alone: () => ((page.follows = false), showFrame()),
  follow: () => ((page.follows = true), showFrame(), follow().catch(noticed)),
  take: () => page.company?.send("take"),
  hand: ({ of }) => page.company?.send("hand", { to: Number(of) }),
  again: () => page.company && join(page.company.greeting.room),
  copy: () => navigator.clipboard?.writeText(linkOf(page.company)).catch(console.warn),
};

const KEYS = { ArrowLeft: "earlier", ArrowRight: "later", Home: "first", End: "last", "[": "day-before", "]": "day-after", m: "mine", d: "dice", s: "seat", v: "speed", " ": "play" };

addEventListener("click", ({ target }) => {
  const deed = target.closest("[data-do]");
  if (deed) return DEEDS[deed.dataset.do]?.(deed.dataset);
  const option = target.closest("[data-option]");
  if (option) return branches.choose(option.dataset.of, option.dataset.option);
  const thing = target.closest("#board [data-id]");
  if (thing && page.company?.state === "joined") {
    page.company.send("point", { of: thing.dataset.id });
    pointAt(page.company.you, thing.dataset.id);
  }
});
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, a, button, summary")) return;
  const deed = KEYS[event.key];
  if (!deed || !readMoments().length) return;
  event.preventDefault();
  DEEDS[deed]();
});
addEventListener("input", ({ target }) => {
  const nick = document.querySelector("#nick");
  if (target !== nick) return;
  page.name = /** @type {HTMLInputElement} */ (nick).value;
  keepPlayerName(storage, page.name);
});
byId("slider").addEventListener("input", ({ target }) => choose(Number(target.value)));
byId("strip").addEventListener("click", ({ clientX }) => readMoments().length && choose(momentAt(byId("strip"), past.moments, clientX)));
addEventListener("resize", () => showFrame());
onLanguage((lang, say) => {
  Object.assign(words, { lang, say });
  branches.speak();
  readChapters();
  begin().catch(noticed);
}, "replay");

async function begin() {
  page.summary = await service.json(service.ofTable("", { lang: words.lang }));
  page.seat = page.summary.you;
  show();
}

// Read the table and its log, again and again while the service cannot be reached. Throws Refused.
async function arrive() {
  for (let wait = RETRIES.first; ; wait = Math.min(2 * wait, RETRIES.most)) {
    try {
      await Promise.all([begin(), past.read(showFrame)]);
      return;
    } catch (error) {
      if (error.passes === false) throw error;
      page.problem = new Error(words.say("away"), { cause: error });
      showFrame();
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

showFrame();
try {
  await arrive();
  page.isReading = false;
  page.problem = null;
  const asked = new URLSearchParams(location.search);
  const version = Number(asked.get("at")) || Infinity;
  choose(version === Infinity ? past.moments.length - 1 : past.numberOf(version), false);
  readChapters();
  if (isRoom(asked.get("room"))) join(asked.get("room"));
} catch (error) {
  noticed(error);
}
