// My tables: the seats that this browser keeps, with what each table waits for.

import { button, seatName, twice } from "../around/buttons.js";
import { callPart } from "../around/calls.js";
import { showDialog } from "../around/dialog.js";
import { isAsked, proposalRows } from "../around/proposals.js";
import { lang, say } from "../around/reader.js";
import { redraw } from "../around/redraw.js";
import { element, shownName } from "../dom.js";
import { Refused, addressOf, askJson } from "../requests.js";
import { forget, keep } from "../seats.js";
import { browserStorage, store } from "../storage.js";
import { inviteAddress, seatsAddress, tableAddress } from "./addresses.js";
import { link, tableRow } from "./rows.js";
import { awayButtons, freeRow } from "./seating.js";
import { linkRow, strangerRow } from "./share.js";

export const ASKED_MAX = 12;
const MARKED = ["turn", "consent", "answer", "start"];

// Return the tables of these seats: {table, game, title, seats}, in the order of their first seats.
export function tablesOf(kept) {
  const found = new Map();
  for (const { table, game, title, ...seat } of kept) {
    if (!found.has(table)) found.set(table, { table, game, title, seats: [] });
    found.get(table).seats.push(seat);
  }
  for (const one of found.values()) one.seats.sort((a, b) => a.seat - b.seat);
  return [...found.values()];
}

// Return what a table wants from these seats: `turn`, `consent` to an undo, `answer` to a proposal about
// a seat, `start`, `nothing`, or `over`.
export function wantedFrom(summary, numbers) {
  if (summary.state === "finished") return "over";
  if (summary.proposal?.waiting.some((seat) => numbers.includes(seat))) return "consent";
  if (isAsked(summary, numbers)) return "answer";
  if (summary.state === "open") return numbers.includes(0) ? "start" : "nothing";
  return summary.next.some((seat) => numbers.includes(seat)) ? "turn" : "nothing";
}

// Return the summaries of the newest tables by their ids: null if the table is gone or refuses the seat, absent if no
// answer came. Throws Refused if the service is away.
export async function summaries(tables) {
  const asked = tables.slice(0, ASKED_MAX).map(async ({ table, seats: [{ token }] }) => {
    const summary = await askJson(addressOf(`tables/${table}`, { lang: lang() }), { token }).catch(refused);
    return [table, summary];
  });
  const told = (await Promise.all(asked)).filter(([, summary]) => summary !== undefined);
  return new Map(told);
}

function refused(error) {
  if (!(error instanceof Refused) || error.status === 0) throw error;
  return [401, 403, 404].includes(error.status) ? null : undefined;
}

// Draw the tables. told: their summaries; start: starts one; again: draws them anew.
export function showMine(place, tables, told, { start, again }) {
  const shown = tables.map((one) => [one, told.get(one.table)]);
  redraw(place, [lang(), shown.map(([one, summary]) => [one, brief(summary)])], () =>
    tables.length ? shown.map(([one, summary]) => row(one, summary, { start, again })) : [nothing()],
  );
}

// Return what a row shows of a summary.
function brief(summary) {
  if (!summary) return summary === null;
  const { name, state, scenario, day, turn, next, proposal, seat_proposal: about, seats: taken } = summary;
  return [name, state, scenario, day, turn, next, proposal, about, taken];
}

const nothing = () => element("li", say(isKeeping() ? "home-mine-none" : "home-mine-unkept"), { class: "none" });

// Whether the browser stores anything here.
const isKeeping = () => store(browserStorage(), "hourglass/probe", "");

function row(mine, summary, { start, again }) {
  const { table, title } = mine;
  const numbers = mine.seats.map(({ seat }) => seat);
  const wanted = summary ? wantedFrom(summary, numbers) : null;
  const name = shownName(summary?.name) || summary?.scenario || title || say("home-table");
  const address = tableAddress(table, mine.seats[0].token, document.baseURI, lang());
  const all = (summary?.seats ?? mine.seats).map((one) => ({ ...one, isMine: numbers.includes(one.seat) }));
  const more = button("⋯", `${table}-more`, () => showSeats(name, mine, { all, summary }, again), "plain");
  more.append(element("span", say("home-more-for", { name }), { class: "sr" }));
  return tableRow({
    ...{ key: table, title: name, address, seats: all, isMine: MARKED.includes(wanted) },
    line: line(summary, wanted),
    buttons: [
      ...entry(wanted, {
        ...{ table, address, start: () => start(table, mine.seats[0].token) },
        answer: () => showSeats(name, mine, { all, summary }, again),
      }),
      more,
    ],
  });
}

function line(summary, wanted) {
  if (summary === null) return [element("span", say("home-gone"), { class: "red" })];
  if (summary === undefined) return [];
  const mark = MARKED.includes(wanted) && element("b", say(`home-wanted-${wanted}`), { class: "turnmark" });
  const how = summary.state === "running" ? [summary.day, !mark && summary.turn] : [say(`home-is-${summary.state}`)];
  const scenario = summary.name ? summary.scenario : null;
  return [scenario, ...how, mark];
}

// Return the button that leads on.
function entry(wanted, { table, address, start, answer }) {
  if (wanted === null) return [link(say("home-look"), `${table}-go`, address)];
  if (wanted === "start") return [button(say("home-start"), `${table}-go`, start, "main")];
  if (wanted === "answer") return [button(say("home-answer"), `${table}-go`, answer, "main")];
  const words = { turn: "home-play", consent: "home-answer", nothing: "home-look", over: "home-look-back" };
  const isMain = wanted === "turn" || wanted === "consent";
  return [link(say(words[wanted]), `${table}-go`, address, isMain ? "main" : "")];
}

// Show the links of the seats that this browser keeps, forget them if wanted, and let the host make links for others.
function showSeats(title, { table, game, seats: mine }, { all, summary }, again) {
  const taken = (seat) => {
    if (seat) keep(browserStorage(), { table, game, title, ...seat });
    close();
  };
  const forgetting = ({ seat }) => {
    forget(browserStorage(), { table, seat });
    close();
  };
  const holderOf = (one) => all.find(({ seat }) => seat === one.seat)?.holder;
  const kept = mine.map((one) =>
    linkRow(seatName(one), tableAddress(table, one.token), [
      ...awayButtons({ ...one, holder: holderOf(one) }, table, () => close()),
      twice(say("home-forget"), say("home-forget-sure"), `forget-${one.seat}`, () => forgetting(one)),
    ], [callPart(one, table)]),
  );
  const [host] = mine.filter(({ seat }) => seat === 0);
  const strangers = host ? all.filter(({ seat }) => !mine.some((one) => one.seat === seat)) : [];
  const rows = strangers.map((one) =>
    ["person", "away"].includes(one.holder ?? "person")
      ? strangerRow(one, `tables/${table}`, host.token, ({ token }) => tableAddress(table, token))
      : freeRow(one, table, host.token, taken),
  );
  const whole = mine.length > 1 ? [linkRow(say("home-all-seats", { count: mine.length }), seatsAddress(table, mine))] : [];
  const proposals = proposalRows(table, summary, mine, taken);
  const list = element("ul", [...proposals, ...whole, ...kept, ...rows], { class: "links" });
  const close = showDialog(title, [element("p", say("home-link-hint")), list], again);
}

// Show a new table's links: one for each seat that another browser shall have. start: starts the table, once nobody has
// to come first.
export function showOpened({ title, seats: players, id }, start, closed) {
  const others = players.filter((one) => !one.isMine && !one.isBot);
  const addressOfSeat = ({ token, invite }) => (invite ? inviteAddress(id, invite) : tableAddress(id, token));
  const rows = others.map((one) => linkRow(seatName(one), addressOfSeat(one)));
  const here = button(say("home-start"), "start", start, "main");
  const list = element("ul", rows, { class: "links" });
  const isFree = others.some(({ invite }) => invite);
  const words = say(isFree ? "home-opened-free" : "home-opened");
  showDialog(title, [element("p", words), list, ...(isFree ? [] : [element("p", here, { class: "acts" })])], closed);
}
