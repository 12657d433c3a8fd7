// The page of a table: it follows the feed, shows the board of any moment, lets a seat play, and tells what it checked.

import { byId, oneAtATime, shownName } from "../dom.js";
import { follow } from "../feed/feed.js";
import { Pausing } from "../feed/pausing.js";
import { Service, addressed } from "../feed/service.js";
import { sharingOf } from "../feed/sharing.js";
import { Watching } from "../feed/watching.js";
import { keepFiles } from "../files.js";
import { chosenLanguage, onLanguage } from "../language.js";
import { render } from "../render.js";
import { ofTable } from "../seats.js";
import { Postponed, browserStorage } from "../storage.js";
import { speaker } from "../words.js";
import { announce } from "./announce.js";
import { Chronicle } from "./chronicle.js";
import { Curtain } from "./curtain.js";
import { endingOf, showEnding } from "./ending.js";
import { followFocus } from "./focus.js";
import { momentOf, showFrame } from "./frame.js";
import { Guide } from "./guide.js";
import { justOf } from "./just.js";
import { takeSeats } from "./handed.js";
import { keepFile } from "./keeping.js";
import { keyList, listen, switchKeys } from "./keys.js";
import { centre, mark, thingsOf } from "./marks.js";
import { listOf } from "./options.js";
import { Parts } from "./parts.js";
import { Playing } from "./playing.js";
import { Popover } from "./popover.js";
import { onPress } from "./press.js";
import { showDice, showSeal } from "./proof.js";
import { promptOf, proposalOf } from "./prompt.js";
import { SPEEDS, dayAfter, dayBefore, nextMoment } from "./replay.js";
import { openBook } from "./rule.js";
import { see, seen, sinceThen } from "./since.js";
import { settle, showMore, tabButtons, tabsOf } from "./tabs.js";
import { Signal } from "./turn.js";
import { aim, go, look, point, thingOf, toggle, walk } from "./walk.js";
import { zoomable } from "./zoom.js";

const INERT_MILLISECONDS = 250; // in which new options take no clicks
const WORDS_MILLISECONDS = 2_000; // after which the words of the game are marked
const NEWS = new Set(["watchers", "checkpoint", "ended"]);
const ASKS = new Set(["checkpoint", "ended", "refused"]); // after which another seat may be asked

const storage = browserStorage();
const later = storage && new Postponed(storage); // of what changes with each update
await takeSeats(storage, addressed(location).table).catch(console.warn);
const address = addressed(location);
const sharing = sharingOf(`${address.table} ${address.token ?? ""}`);
const kept = address.token ? null : ofTable(storage, address.table)[0] ?? null;
const service = new Service({ ...address, token: address.token ?? kept?.token ?? null }, sharing);
const watching = new Watching(service, later);
const chronicle = new Chronicle(byId("chronicle"), service);
const parts = new Parts(byId("parts"), service);
const playing = new Playing(service, storage, () => show());
const guide = new Guide(byId("guide"), service, storage, () => show());
const popover = new Popover(byId("popover"), service, () => ({ version: watching.moments[shownMoment() ?? watching.moments.length - 1]?.version, lang, say: words.say }));
const pausing = new Pausing();
const signal = new Signal(byId("signal"), storage);
const curtain = new Curtain(byId("curtain"), byId("table"), [parts, chronicle, popover, guide]);

let lang = (service.lang = chosenLanguage());
let chosen = null; // the number of the shown moment; null: the newest
let wanted = /^[1-9]\d{0,15}$/.exec(new URLSearchParams(location.search).get("at"))?.[0] ?? null; // the version that the address names, until it is shown
let player = null;
let speed = 1;
let tab = "menu";
let changed = new Set();
let inertUntil = 0;
const lastSeen = seen(storage, address.table);
let card = null; // what happened since the last visit
let isCurtained = ofTable(storage, address.table).length > 1; // until it is known who is asked
let isWelcomed = false; // whether the page has asked who sits here
let isSeated = false; // whether it is known who sits here
let isBehind = false; // whether entries came that are not shown
const giveBackFocus = followFocus(byId("menu"), byId("prompt"));

const words = { say: await speaker(lang), name: nameOfSeat };

function nameOfSeat(seat) {
  const name = shownName(watching.summary?.seats.find((one) => one.seat === seat)?.name);
  const isMe = seat === playing.seat && playing.seats.length < 2;
  if (!name) return isMe ? words.say("unnamedYou") : words.say("seat", { seat: seat + 1 });
  return isMe ? words.say("nameYou", { name }) : name;
}

const shownMoment = () => (chosen !== null && chosen < watching.moments.length - 1 ? chosen : null);

const show = oneAtATime(async () => {
  const { moments, summary, board } = watching;
  isBehind = false;
  if (summary) openBook(summary.game, lang);
  seek(moments);
  if (isCurtained) return conceal();
  const past = shownMoment();
  const at = past ?? moments.length - 1;
  const isNew = past === null && board?.version && board.version !== playing.menu?.version && playing.seat !== null;
  const read = [readStory(at), watching.verifier.verdicts(), at >= 0 && readBoard(at), isNew && readMenu()];
  const [story, verdicts, laid] = await Promise.all(read).catch((error) => (console.warn(error), [null, null, null]));
  if (isCurtained) return conceal();
  const told = story && showStory(story(), at);
  showHead(past, told?.day);
  showPrompt(past, told?.title);
  if (verdicts) showChecks(verdicts);
  const changes = laid && laid();
  if (changes === null) return show();
  if (changes) showBoard(changes, past, at);
  showMenu(past);
  if (isNew) centre(byId("parts"));
  showTabs();
});

function conceal() {
  showHead(null, "");
  curtain.conceal(words);
}

// Show the frame, and whether a seat is waited for.
function showHead(past, day) {
  const table = showFrame(watching, past, playing.seat, day, lang, words);
  byId("speed").textContent = words.say(SPEEDS[speed].word);
  signal.waiting(watching, playing, table, words);
}

// Find the moment that the address names.
function seek(moments) {
  if (wanted === null || !moments.length || moments.at(-1).version < Number(wanted)) return;
  choose(moments.findLastIndex((one) => one.version <= Number(wanted)));
  wanted = null;
}

const readBoard = (at) => parts.read(watching.moments[at].version, lang, nameOfSeat);

// found: the ids of the things that changed.
function showBoard(found, past, at) {
  if (found.size || past !== null) changed = past === null ? found : new Set();
  if (past === null && watching.connection.word !== "connecting") see(later, service.table, watching.moments[at].version);
}

async function readMenu() {
  await Promise.all([playing.read(lang), guide.read(watching.summary)]);
  inertUntil = performance.now() + INERT_MILLISECONDS;
}

async function readStory(at) {
  if (watching.seal.entries === 0 && watching.seal.state !== "unable") return null;
  return chronicle.read(watching.story, at, { edition: watching.edition, lang }, words);
}

// chapter: the newest one.
function showStory(chapter, at) {
  byId("earlier").hidden = !chronicle.hasEarlier(at);
  if (chapter && chosen === null) announce(byId("newest"), chapter);
  const told = justOf(chapter, words);
  byId("just").hidden = !told.length;
  render(byId("just"), ...told);
  return chapter;
}

function showPrompt(past, title = "") {
  const moment = momentOf(watching.moments, past, lang, words.say);
  const told = promptOf({ watching, playing, chosen: past, moment, title, chronicle }, words);
  const prompt = byId("prompt");
  prompt.className = `prompt ${told.state}`;
  prompt.setAttribute("aria-live", told.state === "mine" ? "assertive" : "polite");
  if (byId("asked").textContent !== told.heading) byId("asked").textContent = told.heading;
  byId("beside").textContent = told.beside;
  render(byId("acts"), ...told.acts);
  const proposal = past === null ? endingOf(playing, words.say) ?? proposalOf(watching, playing, words) : null;
  byId("proposal").hidden = proposal === null;
  render(byId("proposal"), ...(proposal ?? []));
  if (past !== null) byId("options").hidden = true; // before the board of that moment is there
  document.body.dataset.past = String(past !== null);
  document.body.dataset.mode = playing.seat === null ? "watch" : "play";
}

function showMenu(past) {
  const isOpen = past === null && playing.seat !== null && watching.summary?.state === "running" && !isCurtained;
  const isStale = !["live", "polling"].includes(watching.connection.word);
  const options = isOpen ? playing.options : [];
  byId("options").hidden = !isOpen;
  byId("menu").inert = isStale;
  byId("menu").dataset.version = playing.menu?.version ?? "";
  const waited = document.querySelector(".twostep") !== null;
  const { chosen: waits, thing: narrow, sending } = playing;
  const state = { chosen: waits, thing: narrow, sending, hinted: guide.options };
  render(byId("menu"), ...(isOpen ? listOf(playing.shown, playing.closed, state, words.say) : []));
  if (!waited) document.querySelector(".twostep [data-do=let-go]")?.focus();
  giveBackFocus();
  mark(byId("parts"), isStale ? [] : options, playing, changed, words.say);
  guide.show(byId("parts"), isOpen && !isStale, words);
  render(byId("since"), ...(card && past === null ? [card] : []));
}

// What the page checked itself.
function showChecks(verdicts) {
  const { seal, summary } = watching;
  showSeal(byId("seal"), seal, words.say);
  showEnding(byId("ending"), summary, playing, words.say);
  byId("dice").hidden = seal.state === "unable";
  showDice(byId("dice"), verdicts, summary?.commitment ?? "", service.links(), words.say);
}

function showTabs() {
  const tabs = tabsOf(byId("parts"), !byId("options").hidden, words.say);
  const open = tabs.some((one) => one.tab === tab) ? tab : tabs[0].tab;
  document.body.dataset.tab = open;
  for (const one of byId("parts").children) one.classList.toggle("is-tab", one.dataset.part === open);
  render(byId("tabs"), ...tabButtons(tabs, open));
  settle(byId("tabs"), tab === open);
}

// Show a moment by its number; the newest if there is none later.
function choose(number) {
  chosen = number >= watching.moments.length - 1 ? null : Math.max(0, number);
  const url = new URL(location.href);
  if (chosen === null) url.searchParams.delete("at");
  else url.searchParams.set("at", watching.moments[chosen].version);
  history.replaceState(null, "", url);
  if (chosen === null) changeSeats().catch(console.warn);
  show();
}

// Play the game from the shown moment; from the beginning if that is the newest.
function play() {
  const isPlaying = player !== null;
  clearInterval(player);
  player = isPlaying ? null : setInterval(() => (chosen === null ? play() : choose(chosen + 1)), SPEEDS[speed].wait);
  if (!isPlaying && chosen === null) choose(0);
  byId("play").dataset.word = isPlaying ? "play" : "stop";
  show();
}

function changeSpeed() {
  speed = (speed + 1) % SPEEDS.length;
  if (player !== null) play(), play();
  show();
}

const here = () => shownMoment() ?? watching.moments.length - 1;

// Show another moment, if there is one: the next in a direction that is wanted, or any by its number.
const find = (step, isWanted) => leap(nextMoment(watching.moments, here(), step, isWanted));
const leap = (number) => number !== null && (choose(number), true);

async function nextDay() {
  const day = chronicle.chapters.get(watching.moments[here()].version)?.day ?? null;
  choose(await dayAfter(service, watching.moments, here(), day, lang));
}

function speak(language, say) {
  lang = service.lang = language;
  words.say = say;
  playing.menu = null;
  show();
  again();
  if (card) recall().then(show, console.warn);
}

// Reconnect at once.
function again() {
  pausing.isHurried = true;
  service.interrupt();
  pausing.wake();
}

// What a key, a click or a tap does. Each returns whether it did something.
const DEEDS = {
  undo: () => (playing.seat === null ? false : (playing.undo(), true)),
  redo: () => (playing.seat === null ? false : (playing.redo(), true)),
  "undo-here": () => (playing.undo(watching.moments[chosen].action), choose(Infinity), true),
  "turn-back": () => (playing.preview ? (playing.turnBack(playing.preview.to), true) : false),
  agree: () => answer(true),
  refuse: () => answer(false),
  withdraw: () => (playing.withdraw(), true),
  start: () => (playing.start(), true),
  end: () => (playing.end(), true),
  keep: () => (keepFile(service, show), true),
  "ask-end": () => (playing.askEnd(), true),
  branch: () => (branch(), true),
  now: () => (choose(Infinity), true),
  first: () => (choose(0), true),
  earlier: () => (choose((chosen ?? watching.moments.length - 1) - 1), true),
  later: () => (chosen === null ? false : (choose(chosen + 1), true)),
  play: () => (play(), true),
  speed: () => (changeSpeed(), true),
  "day-before": () => watching.moments.length > 0 && leap(dayBefore(chronicle.chapters, watching.moments, here())),
  "day-after": () => tell(nextDay()),
  "my-last": () => find(-1, ({ seat }) => seat !== null && seat === (playing.seat ?? watching.moments[here()].seat)),
  dice: () => find(1, ({ hasDice }) => hasDice),
  "same-seat": () => find(1, ({ seat }) => seat !== null && seat === watching.moments[here()].seat),
  again: () => (again(), true),
  take: () => (playing.choose(playing.chosen), true),
  "let-go": () => popover.close() || playing.letGo(),
  all: () => playing.letGo(),
  close: () => popover.close(),
  seen: () => ((card = null), show(), true),
  story: () => (byId("chronicle").focus(), true),
  shut: toggle,
  number: (number) => choosing(playing.options.find((one) => one.number === number)?.key),
  look: (number) => look(playing, number),
  walk,
  go,
  thing: (id) => thing(id),
  options: () => (byId("options").focus(), true),
  ...Object.fromEntries(["here", "around", "goal", "threat"].map((kind) => [kind, () => around(kind)])),
  keys: () => (popover.show(keyList(storage, words.say), document.activeElement), true),
  "switch-keys": () => (switchKeys(storage), DEEDS.keys()),
  what: () => explain(document.activeElement),
  why: () => why(document.activeElement?.closest?.("[data-id]")?.querySelector(".why") ?? document.querySelector("#parts .why")),
  tab: (step) => turnTab(step),
  signal: () => (signal.toggle().then(show, console.warn), show(), true),
  "curtain-up": () => (raise(), true),
  ...guide.deeds,
};

const act = (what, value) => (isCurtained && what !== "curtain-up" ? false : DEEDS[what]?.(value) ?? false);

function answer(grant) {
  const proposal = watching.summary?.proposal;
  if (!proposal || playing.seat === null || !proposal.waiting.includes(playing.seat)) return false;
  playing.answer(proposal.version, grant);
  return true;
}

async function branch() {
  const opened = await playing.branch(watching.moments[chosen].version);
  if (opened) location.assign(new URL(`${opened.id}?lang=${lang}#token=${opened.seats[0].token}`, location.href));
}

// Take an option by its key, unless it has only just come.
function choosing(key) {
  if (key === undefined || performance.now() < inertUntil || byId("menu").inert) return false;
  const option = playing.choose(key);
  return Boolean(option);
}

// Choose a thing of the board: its only option, or the list of what can be done with it.
function thing(id) {
  const options = thingsOf(playing.options).get(id) ?? [];
  if (options.length === 1) return choosing(options[0].key);
  playing.thing = playing.thing === id || !options.length ? null : id;
  show();
  return options.length > 0;
}

function turnTab(step) {
  const tabs = [...byId("tabs").children].map((one) => one.dataset.tab);
  tab = tabs[(tabs.indexOf(document.body.dataset.tab) + step + tabs.length) % tabs.length];
  showTabs();
  return true;
}

const tell = (telling) => (telling.catch(console.warn), true);
const why = (number) => Boolean(number) && tell(popover.why(number));

// Say what an option or a thing of the board is, of which something is pressed or has the focus. Return whether it is one.
function explain(one) {
  const found = isCurtained ? null : one?.closest?.("#menu [data-option], #parts [data-id]");
  if (!found || !watching.summary) return false;
  const option = playing.options.find(({ key }) => key === found.dataset.option);
  return option ? (popover.option(option, found), true) : tell(popover.what(found));
}

// Say what is here, around, or next, from the focused or chosen thing of the map, else from one's own figure; and mark it.
function around(kind) {
  const from = document.activeElement?.closest?.("#parts svg [data-id]") ?? thingOf(playing.thing);
  return tell(popover.around(kind, from).then((id) => aim(thingOf(id))));
}

// Let another seat of this browser act, behind a curtain where hands are hidden. Who must consent is asked first.
async function changeSeats() {
  const isKnown = isSeated && (watching.board || watching.summary?.state !== "running");
  if (!isKnown || (shownMoment() !== null && !isCurtained) || curtain.isDown) return;
  const seat = playing.otherAsked(watching.summary?.proposal?.waiting ?? watching.board?.next ?? []);
  const isHiding = seat !== null && watching.hasHidden;
  const wasCurtained = isCurtained;
  isCurtained = isHiding;
  if (isHiding) {
    card = null;
    curtain.lower(seat, words);
  } else if (seat !== null) sitAt(seat);
  if (isCurtained !== wasCurtained) show();
}

function raise() {
  isCurtained = false;
  sitAt(curtain.raise());
}

function sitAt(seat) {
  if (!playing.sitAt(seat)) return;
  watching.edition += 1;
  again();
  show();
}

function clicked(event) {
  const { target } = event;
  const rule = target.closest("a[data-rule]");
  if (rule && !(event.ctrlKey || event.metaKey || event.shiftKey)) return event.preventDefault(), tell(popover.rule(rule));
  const doing = target.closest("[data-do]");
  if (doing) return act(doing.dataset.do);
  const option = target.closest("[data-option]");
  if (option) return choosing(option.dataset.option);
  const moment = target.closest("#chronicle [data-version]");
  if (moment) return choose(watching.moments.findIndex((one) => one.version === Number(moment.dataset.version)));
  const tabbed = target.closest("#tabs [data-tab]");
  if (tabbed) return (tab = tabbed.dataset.tab), showTabs();
  if (target.closest(".why")) return why(target.closest(".why"));
  const one = target.closest("#parts [data-id]");
  if (one) return one.classList.contains("legal") ? thing(one.dataset.id) : explain(one);
}

byId("slider").addEventListener("input", ({ target }) => choose(Number(target.value)));
byId("back").addEventListener("click", () => choose(Infinity));
byId("play").addEventListener("click", play);
byId("earlier").addEventListener("click", () => (chronicle.more(), show()));
byId("tabs").addEventListener("scroll", () => showMore(byId("tabs")));
onPress(explain);
addEventListener("click", clicked);
addEventListener("mouseover", ({ target }) => point(playing, target));
addEventListener("focusin", ({ target }) => point(playing, target));
listen(storage, () => shownMoment() !== null, act);
onLanguage(speak);
zoomable(byId("parts"), document.body);
for (const one of ["online", "offline"]) addEventListener(one, again);
// The browser caches a page that was left, which would hold one of the browser's few connections.
addEventListener("pagehide", () => (later?.settle(), service.leave()));
addEventListener("pageshow", ({ persisted }) => persisted && again());
addEventListener("hashchange", () => location.reload());

async function welcome() {
  playing.sitDown(watching.summary);
  isSeated = true;
  changeSeats().catch(console.warn);
  await playing.seed(watching.summary);
  await recall();
  show();
}

// The service did not say who sits here: ask again with the next connection.
function unwelcomed(error) {
  console.warn(error);
  isWelcomed = false;
  service.interrupt();
}

// Read what happened since the last visit.
async function recall() {
  if (lastSeen === null || lastSeen > (watching.summary?.version ?? 0)) return;
  const { seat } = playing;
  const told = await sinceThen(service, lastSeen, lang, words.say);
  if (seat === playing.seat && !curtain.isDown) card = told;
}

keepFiles();
show();
setTimeout(() => import("./meanings.js").then(({ explain: begin }) => begin(popover, watching, () => ({ lang, say: words.say }))).catch(console.warn), WORDS_MILLISECONDS);
for await (const event of follow((after) => service.connect(after, lang), watching.cursor, pausing.pause)) {
  if (event.event === "cut" && pausing.isHurried) continue; // the page itself interrupted it
  const wasStale = watching.isStale; // a checkpoint then brings the table's summary, too
  await watching.hear(event);
  if (event.event === "connected" && !isWelcomed && watching.summary) {
    isWelcomed = true;
    welcome().catch(unwelcomed);
  }
  // A kept seat whose token is no longer valid is forgotten, and the table is watched without it.
  if (event.event === "refused" && kept) playing.standUp(), location.reload();
  if (NEWS.has(event.event)) sharing.tell(event.event === "watchers" ? event.data : null);
  if (ASKS.has(event.event)) changeSeats().catch(console.warn);
  if (event.event === "entry") isBehind = true;
  else if (event.event === "board") setTimeout(show); // once all is heard that came with it
  else if (event.event === "checkpoint" && !isBehind && !wasStale) watching.verifier.verdicts().then(showChecks, console.warn);
  else show();
}
