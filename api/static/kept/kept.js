// A kept file: it replays its game and checks its log. It needs no network, and no other file.

import { reportOf } from "../page/audit/report.js";
import { byId, clock, element, gameName, place, resultName, saveFile, shownName } from "../page/dom.js";
import { LANGUAGES, languageOf, showLanguage } from "../page/languages.js";
import { morph } from "../page/morph.js";
import { render, sketch } from "../page/render.js";
import { Playing } from "../page/table/replay.js";
import { tabButtons, tabsOf } from "../page/table/tabs.js";
import { noteIn, packedIn, unpacked } from "./blocks.js";
import { gameOf } from "./game.js";
import { restored } from "./leaves.js";
import { proofOf } from "./proof.js";
import { speakerOf } from "./words.js";

const CHAPTERS_MAX = 80;

let game;
let archive;
let proof = null;
let at = 0;
let shown = null; // the moment and the language that the board shows
let listed = new Map(); // by its words, each day that can be chosen; of one that was undone and lived again the last time
let lang = languageOf(...navigator.languages);
let say = speakerOf(lang);
const playing = new Playing(() => at < game.length - 1 && (go(at + 1), true), () => show());
let tab = "tale";
const items = new Map(); // of the chronicle, by chapter

async function main() {
  byId("cut").hidden = true;
  for (const one of [document.querySelector(".head"), byId("table")]) one.hidden = false;
  const packed = packedIn("contents");
  try {
    game = gameOf(new TextDecoder().decode(await unpacked(packed)));
    at = momentNamed() ?? game.length - 1;
    listen();
    showWords();
    show();
    performance.mark("shown");
  } catch (error) {
    console.warn(error);
    return broken();
  }
  requestAnimationFrame(() => setTimeout(() => check(packed).catch(broken)));
}

async function check(packed) {
  archive = restored(await unpacked(packedIn("archive")));
  proof = await proofOf(archive, game.head, packed, noteIn());
  showProof();
}

// The file is damaged: say so, whatever of it can still be shown.
function broken() {
  proof = { found: null, verdict: "failed" };
  showProof();
}

function showWords() {
  say = speakerOf(lang);
  showLanguage(lang);
  const { head } = game;
  const name = shownName(head.name) || gameName(head.game);
  const parts = [name === gameName(head.game) ? null : gameName(head.game), head.result ? resultName(head.result, say) : say("kept-running"), head.seat === null ? say("kept-for-all") : say("kept-for", { name: nameOf(head.seat) })];
  document.title = name;
  byId("name").textContent = name;
  byId("about").textContent = parts.filter(Boolean).join(" \u00b7 ");
  byId("story").textContent = say("story");
  byId("proved").textContent = say("kept-proof");
  byId("slider").setAttribute("aria-label", say("slider"));
  byId("day-word").textContent = say("kept-day");
  for (const [what, word] of [["earlier", "kept-earlier"], ["later", "kept-later"]]) document.querySelector(`[data-do=${what}]`).setAttribute("aria-label", say(word));
  listed = new Map(game.begun.get(lang).filter(({ day }) => day !== null).map(({ at: moment, day }) => [day, moment]));
  byId("day").replaceChildren(...[...listed].map(([day, moment]) => element("option", day, { value: moment })));
  byId("day").hidden = !listed.size;
  byId("days").replaceChildren(...[...listed.values()].map((moment) => element("option", "", { value: moment })));
  items.clear();
  showProof();
}

const nameOf = (seat) => shownName(game.head.seats[seat]) || say("seat", { seat: seat + 1 });

function show() {
  const chapter = game.chapter(at, lang);
  byId("asked").textContent = chapter?.title ?? "";
  byId("beside").textContent = [chapter?.day, chapter?.phase, chapter?.undone ? say("undone") : null, game.isFull && at === game.length - 1 ? say("kept-full") : null].filter(Boolean).join(" \u00b7 ");
  showBoard();
  showStory();
  const moment = say("past", { n: at + 1, count: game.length, at: chapter?.at ? clock(chapter.at, lang) : "" });
  const slider = byId("slider");
  slider.max = game.length - 1;
  slider.value = at;
  slider.setAttribute("aria-valuetext", moment);
  byId("moment").textContent = moment;
  const day = game.begun.get(lang).findLast((one) => one.at <= at);
  byId("day").value = listed.get(day?.day) ?? "";
  byId("play").textContent = say(playing.timer ? "stop" : "play");
  byId("speed").textContent = say(playing.speed.word);
  showTabs();
  history.replaceState(null, "", `#${game.versions[at]}`);
}

function showBoard() {
  if (shown?.at === at && shown.lang === lang) return;
  const isOther = shown?.lang === lang; // another moment, so that what changed is marked
  shown = { at, lang };
  const fresh = new DOMParser().parseFromString(game.board(at, lang), "text/html").querySelector(".parts");
  document.body.dataset.game = fresh.dataset.game;
  for (const one of fresh.querySelectorAll("[data-seat]")) one.textContent = nameOf(Number(one.dataset.seat));
  const { changed } = morph(byId("parts"), [...fresh.childNodes]);
  for (const one of byId("parts").querySelectorAll("[data-id]")) one.classList.toggle("changed", isOther && changed.has(one.dataset.id));
  requestAnimationFrame(follow);
}

// Bring what changed into view: in the next frame, in which the page is laid out anyway.
function follow() {
  document.querySelector("#parts :is(.part-map, .part-board) .changed")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function showStory() {
  place(byId("chronicle"), game.told(at, lang, CHAPTERS_MAX).map(itemOf));
}

function itemOf(chapter) {
  if (!items.has(chapter)) items.set(chapter, made(chapter));
  return items.get(chapter);
}

function made(chapter) {
  const look = element("button", chapter.title, { type: "button", "data-version": chapter.version, title: say("lookAt") });
  const events = chapter.events.map(({ text, rule, dice }) => {
    const faces = (dice?.faces ?? []).map((face) => element("span", String(face), { class: "die" }));
    return element("li", [text, " ", ...faces, ...(rule ? [element("span", rule, { class: "ruleid" })] : [])]);
  });
  return element("li", [element("h3", look, { class: "title" }), element("ul", events)], { "data-undone": chapter.undone && "" });
}

function showProof() {
  const button = byId("verdict");
  button.dataset.state = proof?.verdict ?? "waiting";
  button.textContent = say(`kept-${proof?.verdict ?? "checking"}`);
  if (!proof) return;
  if (!proof.found) return render(byId("report"), sketch("p", say("kept-broken"), { class: "alarm" }));
  const { found, shown: by } = proof;
  const [name, digest] = game.head.key.split("+");
  const parts = [
    sketch("p", say(`kept-shown-${by}`, { name }), { class: ["false", "other"].includes(by) ? "alarm" : "" }),
    ...reportOf(found, game.head.rules, say),
    sketch("p", say("kept-trust", { name, key: digest })),
    sketch("button", say("kept-archive"), { type: "button", class: "btn", "data-do": "save" }),
  ];
  render(byId("report"), ...parts);
}

function showTabs() {
  const tabs = tabsOf(byId("parts"), false, say);
  const open = tabs.some((one) => one.tab === tab) ? tab : "tale";
  document.body.dataset.tab = open;
  for (const one of byId("parts").children) one.classList.toggle("is-tab", one.dataset.part === open);
  render(byId("tabs"), ...tabButtons(tabs, open));
}

function momentNamed() {
  const version = /^#([1-9]\d{0,15})$/.exec(location.hash)?.[1];
  return version ? game.momentOf(Number(version)) : null;
}

function go(moment) {
  at = Math.max(0, Math.min(game.length - 1, moment));
  show();
}

function play() {
  if (!playing.timer && at === game.length - 1) go(0);
  playing.toggle();
}

// Go to the next moment, in a direction, whose chapter is one that is looked for.
function seek(step, isWanted) {
  for (let moment = at + step; moment >= 0 && moment < game.length; moment += step) {
    const chapter = game.chapter(moment, lang);
    if (chapter && isWanted(chapter)) return go(moment);
  }
}

function goDay(step) {
  const days = game.begun.get(lang).map((one) => one.at);
  go(step > 0 ? days.find((one) => one > at) ?? game.length - 1 : days.findLast((one) => one < at) ?? 0);
}

// Save the archive, so that other programs can check it, too.
function save() {
  saveFile(new Blob([archive], { type: "application/x-ndjson" }), `${game.head.table}.ndjson`);
}

const DEEDS = {
  earlier: () => go(at - 1),
  later: () => go(at + 1),
  "day-before": () => goDay(-1),
  "day-after": () => goDay(1),
  first: () => go(0),
  last: () => go(game.length - 1),
  dice: () => seek(1, (one) => one.events.some(({ dice }) => dice)),
  seat: () => seek(1, (one) => one.seat === (game.head.seat ?? game.chapter(at, lang)?.seat)),
  play,
  speed: () => playing.changeSpeed(),
  save,
  proof: () => ((tab = "tale"), showTabs(), byId("proof").focus()),
};
const KEYS = { ArrowLeft: "earlier", ArrowRight: "later", "[": "day-before", "]": "day-after", Home: "first", End: "last", d: "dice", s: "seat", " ": "play", v: "speed" };

function listen() {
  byId("slider").addEventListener("input", ({ target }) => go(Number(target.value)));
  byId("day").addEventListener("change", ({ target }) => go(Number(target.value)));
  addEventListener("hashchange", () => go(momentNamed() ?? at));
  for (const one of document.querySelectorAll(".languages button")) one.addEventListener("click", () => speak(one.value));
  addEventListener("click", ({ target }) => {
    const doing = target.closest("[data-do]")?.dataset.do;
    if (doing) return DEEDS[doing]();
    const version = target.closest("#chronicle [data-version]")?.dataset.version;
    if (version) return go(game.momentOf(Number(version)));
    const tabbed = target.closest("#tabs [data-tab]")?.dataset.tab;
    if (tabbed) (tab = tabbed), showTabs();
  });
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    const isOther = event.ctrlKey || event.metaKey || event.altKey || target.closest?.("select") || (key === " " && target.closest?.("button"));
    if (isOther || !(key in KEYS)) return;
    event.preventDefault();
    DEEDS[KEYS[key]]();
  });
}

function speak(language) {
  if (!LANGUAGES.includes(language)) return;
  lang = language;
  showWords();
  show();
}

main();
