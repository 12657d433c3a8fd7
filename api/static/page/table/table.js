// The page of a table: it follows the feed, shows the board of any moment, lets a seat play, and tells what it checked.

import { byId, oneAtATime, shownName, write } from "../dom.js";
import { Pausing, follow } from "../feed/feed.js";
import { Service, addressed } from "../feed/service.js";
import { sharingOf } from "../feed/sharing.js";
import { Watching } from "../feed/watching.js";
import { keepFiles } from "../files.js";
import { chosenLanguage, onLanguage } from "../language.js";
import { render } from "../render.js";
import { ofTable } from "../seats.js";
import { Postponed, browserStorage } from "../storage.js";
import { speaker } from "../words.js";
import { Chronicle } from "./chronicle.js";
import { Curtain } from "./curtain.js";
import { Deeds } from "./deeds.js";
import { momentOf, showFrame } from "./frame.js";
import { Guide } from "./guide.js";
import { takeSeats } from "./handed.js";
import { listen } from "./keys.js";
import { Looking } from "./looking.js";
import { centre, mark } from "./marks.js";
import { listOf } from "./options.js";
import { Parts } from "./parts.js";
import { Playing } from "./playing.js";
import { Popover } from "./popover.js";
import { onPress, zoomable } from "./press.js";
import { showDice, showSeal } from "./proof.js";
import { endingOf, promptOf, proposalOf, showEnding } from "./prompt.js";
import { openBook } from "./rule.js";
import { announce, justOf, see, seen, sinceThen } from "./since.js";
import { laidOut, settle, showMore, tabButtons, tabsOf } from "./tabs.js";
import { Signal } from "./turn.js";
import { followFocus, point } from "./walk.js";

const INERT_MILLISECONDS = 250; // in which new options take no clicks
const WORDS_MILLISECONDS = 2_000; // after which the words of the game are marked
const NEWS = { watchers: true, beside: true, checkpoint: false, ended: false };
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
const looking = new Looking(watching, () => show(), () => changeSeats().catch(console.warn));
const parts = new Parts(byId("parts"), service);
const playing = new Playing(service, storage, () => show());
const guide = new Guide(byId("guide"), service, storage, () => show());
const popover = new Popover(byId("popover"), service, () => ({ version: looking.moment?.version, lang, say: words.say }));
const pausing = new Pausing();
const signal = new Signal(byId("signal"), storage);
const curtain = new Curtain(byId("curtain"), byId("table"), [parts, chronicle, popover, guide]);

let beside = null; // what lies around the table, once it is loaded
let lang = (service.lang = chosenLanguage());
let tab = "menu";
let changed = new Set();
let inertUntil = 0;
const lastSeen = seen(storage, address.table);
let card = null; // what happened since the last visit
let isCurtained = ofTable(storage, address.table).length > 1; // until it is known who is asked
let isWelcomed = false; // whether the page has asked who sits here
let isSeated = false; // whether it is known who sits here
let isBehind = false; // whether entries came that are not shown
let isDue = false; // whether all is shown as soon as the page has heard what came together
const giveBackFocus = followFocus(byId("menu"), byId("prompt"));

const words = { say: await speaker(lang), name: nameOfSeat };

function nameOfSeat(seat) {
  const name = shownName(watching.summary?.seats.find((one) => one.seat === seat)?.name);
  const isMe = seat === playing.seat && playing.seats.length < 2;
  if (!name) return isMe ? words.say("unnamedYou") : words.say("seat", { seat: seat + 1 });
  return isMe ? words.say("nameYou", { name }) : name;
}

const show = oneAtATime(async () => {
  const { moments, summary, board } = watching;
  isBehind = false;
  if (summary) openBook(summary.game, lang);
  looking.seek();
  if (isCurtained) return conceal();
  const { past } = looking;
  const at = past ?? moments.length - 1;
  const isNew = past === null && board?.version && board.version !== playing.menu?.version && playing.seat !== null;
  const read = [readStory(at), watching.verifier.verdicts(), at >= 0 && readBoard(at), isNew && readMenu()];
  const [story, verdicts, laid] = await Promise.all(read).catch((error) => (console.warn(error), []));
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
  beside?.draw();
});

// Show once for all that comes together.
function showSoon() {
  if (isDue) return;
  isDue = true;
  setTimeout(() => ((isDue = false), show()));
}

function conceal() {
  showHead(null, "");
  curtain.conceal(words);
}

// Show the frame, and whether a seat is waited for.
function showHead(past, day) {
  const table = showFrame(watching, past, playing.seat, day, lang, words);
  write(byId("play"), words.say(looking.playing.timer ? "stop" : "play"));
  write(byId("speed"), words.say(looking.playing.speed.word));
  signal.waiting(watching, playing, table, words);
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
  if (chapter && looking.chosen === null) announce(byId("newest"), chapter);
  const told = justOf(chapter, words.say(looking.past === null ? "justNow" : "then"));
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
  write(byId("asked"), told.heading);
  write(byId("beside"), told.beside);
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
  const isShutOpen = document.querySelector("#menu [data-key=shut][open]") !== null;
  const state = { chosen: waits, thing: narrow, sending, hinted: guide.options, isShutOpen };
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
  byId("table").dataset.parts = laidOut(byId("parts"));
  for (const one of byId("parts").children) one.classList.toggle("is-tab", one.dataset.part === open);
  render(byId("tabs"), ...tabButtons(tabs, open));
  settle(byId("tabs"), tab === open);
}

function speak(language, say) {
  lang = service.lang = language;
  words.say = say;
  playing.menu = null;
  show();
  again();
  if (card) recall().then(show, console.warn);
  if (beside) lookAround().catch(console.warn);
}

// Reconnect at once.
function again() {
  pausing.isHurried = true;
  service.interrupt();
  pausing.wake();
}

// Show the next tab, or the one before.
function turnTab(step) {
  const tabs = [...byId("tabs").children].map((one) => one.dataset.tab);
  tab = tabs[(tabs.indexOf(document.body.dataset.tab) + step + tabs.length) % tabs.length];
  showTabs();
}

// Let another seat of this browser act, behind a curtain where hands are hidden. Who must consent is asked first.
async function changeSeats() {
  const isKnown = isSeated && (watching.board || watching.summary?.state !== "running");
  if (!isKnown || (looking.past !== null && !isCurtained) || curtain.isDown) return;
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
  if (rule && !(event.ctrlKey || event.metaKey || event.shiftKey)) return event.preventDefault(), popover.rule(rule.dataset.rule, rule).catch(console.warn);
  const doing = target.closest("[data-do]");
  if (doing) return deeds.act(doing.dataset.do);
  const option = target.closest("[data-option]");
  if (option) return deeds.choose(option.dataset.option);
  const moment = target.closest("#chronicle [data-version]");
  if (moment) return looking.choose(watching.moments.findIndex((one) => one.version === Number(moment.dataset.version)));
  const tabbed = target.closest("#tabs [data-tab]");
  if (tabbed) return (tab = tabbed.dataset.tab), showTabs();
  if (target.closest(".why")) return deeds.why(target.closest(".why"));
  const one = target.closest("#parts [data-id]");
  if (one) return one.classList.contains("legal") ? deeds.thing(one.dataset.id) : deeds.explain(one);
}

const deeds = new Deeds({
  service, chronicle, playing, watching, looking, guide, popover, signal, storage, words, show, again, raise, turnTab, dismiss,
  around: () => lookAround(true),
  isReady: () => performance.now() >= inertUntil,
  isCurtained: () => isCurtained,
});
byId("menu").addEventListener("toggle", ({ target }) => target.dataset.key === "shut" && showMenu(looking.past), true);
byId("slider").addEventListener("input", ({ target }) => looking.choose(Number(target.value)));
byId("back").addEventListener("click", () => looking.choose(Infinity));
byId("play").addEventListener("click", () => looking.play());
byId("earlier").addEventListener("click", () => (chronicle.more(), show()));
byId("tabs").addEventListener("scroll", () => showMore(byId("tabs")));
onPress((one) => deeds.explain(one));
addEventListener("click", clicked);
addEventListener("mouseover", ({ target }) => point(playing, target));
addEventListener("focusin", ({ target }) => point(playing, target));
listen(storage, () => looking.past !== null, (what, value) => deeds.act(what, value));
onLanguage(speak);
zoomable(byId("parts"), document.body);
for (const one of ["online", "offline"]) addEventListener(one, again);
// The browser caches a page that was left, which would hold one of the browser's few connections.
addEventListener("pagehide", () => (later?.settle(), service.leave()));
addEventListener("pageshow", ({ persisted }) => persisted && again());
addEventListener("hashchange", () => location.reload());

// Show what lies around the table: notes, proposals about seats, calls. isOpened: whether the reader asks for it.
async function lookAround(isOpened = false) {
  const { around } = await import("../around/around.js");
  beside = around({ service, watching, playing, storage, again: show });
  await beside.show(lang, isOpened);
}

// Load that with the first note or proposal.
async function peek() {
  if (watching.delay && playing.seat === null) return; // it is for players alone
  if (beside || watching.summary?.seat_proposal || (await service.json(service.ofTable("notes"))).notes.length) await lookAround();
}

// Put the card of what happened since the last visit away.
function dismiss() {
  card = null;
  show();
}

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
  if (event.event === "connected") setTimeout(() => peek().catch(console.warn), WORDS_MILLISECONDS);
  if (event.event === "beside") lookAround().catch(console.warn);
  if (event.event === "connected" && !isWelcomed && watching.summary) {
    isWelcomed = true;
    welcome().catch(unwelcomed);
  }
  // A kept seat whose token is no longer valid is forgotten, and the table is watched without it.
  if (event.event === "refused" && kept) playing.standUp(), location.reload();
  if (event.event in NEWS) sharing.tell(NEWS[event.event] && event);
  if (ASKS.has(event.event)) changeSeats().catch(console.warn);
  if (event.event === "entry") isBehind = true;
  else if (event.event === "checkpoint" && !isBehind && !wasStale) watching.verifier.verdicts().then(showChecks, console.warn);
  else showSoon();
}
