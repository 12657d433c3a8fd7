// The home page: the games, my tables and campaigns, and the public tables.

import { once } from "../around/once.js";
import { lang, say, sayIn, speakIn } from "../around/reader.js";
import { byId, element, oneAtATime } from "../dom.js";
import { keepFiles } from "../files.js";
import { chosenLanguage, onLanguage } from "../language.js";
import { showLanguage } from "../languages.js";
import { Refused, addressOf, askJson, refusedForGood } from "../requests.js";
import { seats } from "../seats.js";
import { browserStorage } from "../storage.js";
import { speaker } from "../words.js";
import { handedOver, invitedTo } from "./addresses.js";
import { showCampaigns, toldCampaigns } from "./campaigns.js";
import { showGames } from "./games.js";
import { gather, isDue } from "./gathered.js";
import { keepCampaign } from "./kept.js";
import { showMine, showOpened, summaries, tablesOf, wantedFrom } from "./mine.js";
import { openNext, startAndGo } from "./opening.js";
import { showKept, showSafe } from "./safe.js";
import { showJoining } from "./seating.js";
import { PAGE, SHOWN_MAX, STATES, publicTables, showPublic } from "./watch.js";

const PARTS = ["home", "around"]; // whose words the page says
const AGAIN = { first: 15_000, failed: 2_000, most: 60_000 }; // milliseconds

const games = { lang: null, all: [] };
let state = "running";
let count = PAGE;
let failures = 0;
let timer = null;

const show = oneAtATime(async () => {
  const read = await readAll().catch((error) => {
    if (!(error instanceof Refused)) throw error;
  });
  failures = read ? 0 : failures + 1;
  showKept(byId("kept"));
  showConnection();
  later();
  if (!read) return;
  showMine(byId("mine"), read.tables, read.told, { start: startTable, again: show });
  showCampaigns(byId("campaigns"), read.campaigns, { games: games.all, next: openEvening, again: show });
  byId("campaignsv").hidden = read.campaigns.length === 0;
  showPublic(byId("tables"), read.found.tables, show);
  byId("more").hidden = !read.found.hasMore;
  showTitle(read.tables, read.told);
  if (isDue(browserStorage())) gatherSeats();
});

// Gather the seats of all devices that know the recovery phrase, and show what came.
const gatherSeats = oneAtATime(async () => {
  const isChanged = await gather(browserStorage()).catch(console.warn);
  if (isChanged) show();
});

// Return what the page shows. Throws Refused if the service is away.
async function readAll() {
  const tables = tablesOf(seats(browserStorage()));
  byId("main").dataset.mine = tables.length ? "some" : "none";
  const [told, campaigns, found] = await Promise.all([
    summaries(tables),
    toldCampaigns(),
    publicTables(state, count),
    readGames(),
  ]);
  return { tables, told, campaigns, found };
}

// Read the catalogue, once in each language.
async function readGames() {
  const wanted = lang();
  if (games.lang === wanted) return;
  const { games: all } = await askJson(addressOf("games", { lang: wanted }));
  Object.assign(games, { lang: wanted, all });
  showGames(byId("games"), all, show);
}

function showConnection() {
  byId("connection").dataset.state = failures ? "cut" : "live";
  byId("connection").textContent = failures ? say("away") : "";
  if (failures && games.lang === null) byId("games").textContent = say("away");
  if (!failures) for (const one of document.querySelectorAll(".fault:has(.unsent)")) one.hidden = true;
  document.body.dataset.stale = String(failures > 0);
}

// Show in the title how many tables wait for me.
function showTitle(tables, told) {
  const waiting = tables.filter(({ table, seats: mine }) => {
    const summary = told.get(table);
    return summary && ["turn", "consent"].includes(wantedFrom(summary, mine.map(({ seat }) => seat)));
  });
  document.title = waiting.length ? say("home-title-waiting", { count: waiting.length }) : say("home-title");
}

// Ask again after a while, with a longer pause after each failure, and not while the page is hidden.
function later() {
  const wait = failures ? Math.min(AGAIN.failed * 2 ** (failures - 1), AGAIN.most) : AGAIN.first;
  clearTimeout(timer);
  timer = setTimeout(() => (document.hidden ? later() : show()), failures ? wait * (1 + Math.random() / 2) : wait);
}

const startTable = once(byId("startfault"), startAndGo);

// Open a campaign's next table. If others have to come, show their links first; else start it and go there.
const openEvening = (fault) =>
  once(fault, async (campaign, chosen, close) => {
    const { id, title, token, others } = await openNext(campaign, chosen);
    const start = () => startAndGo(id, token);
    if (others.length === 0) return start();
    close();
    showOpened({ id, title, seats: others }, start, show);
  });

function showWords() {
  showLanguage(lang());
  sayIn(document);
  byId("states").replaceChildren(...STATES.map(choice));
  document.title = say("home-title");
}

function choice(one) {
  const attributes = { type: "button", class: "btn plain", "aria-pressed": String(one === state) };
  const made = element("button", say(`is_${one}`), attributes);
  made.addEventListener("click", () => {
    [state, count] = [one, PAGE];
    for (const other of byId("states").children) other.setAttribute("aria-pressed", String(other === made));
    show();
  });
  return made;
}

// Keep a seat of a campaign that the address hands over if the service knows its token, since the seat takes the place
// of what is kept of it; and take the token out of the address. Throws Refused if nobody answers.
async function takeOver() {
  const given = handedOver(location.href);
  if (!given) return;
  const { id, seat, token } = given;
  const isKnown = await askJson(addressOf(`campaigns/${id}`), { token }).catch(refusedForGood);
  if (isKnown) keepCampaign(browserStorage(), { id, game: "", title: "", seats: [{ seat, name: "", token }] });
  history.replaceState(null, "", location.pathname + location.search);
  show();
}

// Ask who takes the seat that the address invites to, and take the invite out of the address.
async function answerInvite() {
  const given = invitedTo(location.href);
  if (!given) return;
  const { id, invite } = given;
  history.replaceState(null, "", location.pathname + location.search);
  const table = await askJson(addressOf(`tables/${id}`, { lang: lang() }), { token: invite }).catch(refusedForGood);
  if (table) return showJoining(table, invite, show);
  byId("startfault").textContent = say("home-invite-gone");
  byId("startfault").hidden = false;
}

byId("more").addEventListener("click", () => {
  count = Math.min(count + PAGE, SHOWN_MAX);
  show();
});
onLanguage((chosen, said) => {
  speakIn(chosen, said);
  showWords();
  show();
}, ...PARTS);
addEventListener("online", show);
addEventListener("pageshow", (event) => event.persisted && show());
document.addEventListener("visibilitychange", () => document.hidden || (show(), gatherSeats()));
byId("safe").addEventListener("click", () => showSafe(show));
takeOver().catch(console.warn);
keepFiles();
speakIn(chosenLanguage(), await speaker(chosenLanguage(), ...PARTS));
showWords();
answerInvite().catch(console.warn);
byId("games").textContent = say("home-loading");
show();
gatherSeats();
