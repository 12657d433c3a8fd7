// Open seats: take one, invite somebody to one, close one.

import { button, seatName, twice } from "../around/buttons.js";
import { showDialog } from "../around/dialog.js";
import { text } from "../around/inputs.js";
import { once } from "../around/once.js";
import { lang, say } from "../around/reader.js";
import { element, gameName, shownName } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { keep } from "../seats.js";
import { browserStorage } from "../storage.js";
import { inviteAddress, tableAddress } from "./addresses.js";
import { keepPlayerName, playerName } from "./kept.js";
import { linkRow } from "./share.js";

export const hasOpenSeat = ({ seats }) => seats.some(({ holder }) => holder === "open");

// Ask who joins, and take an open seat: that of an invite, or the first one. table: as the lobby or its summary says.
export function showJoining(table, invite, closed) {
  const title = shownName(table.name) || table.scenario || gameName(table.game);
  const name = text("join-name", say("home-player"), playerName(browserStorage()));
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const take = once(fault, () => join({ ...table, title }, name.value(), invite));
  const acts = element("p", button(say("home-join"), "join", take, "main"), { class: "acts" });
  const others = table.seats.filter(({ holder }) => holder === "person").map(seatName).join(", ");
  const about = element("p", say("home-join-with", { game: gameName(table.game), others }));
  showDialog(title, [about, name.node, fault, acts], closed);
}

// Take an open seat, keep it, and go to the table. Throws Refused.
async function join({ id, game, title }, name, invite) {
  const body = { name, ...(invite ? { invite } : {}) };
  const { seat, token } = await askJson(addressOf(`tables/${id}/join`), { method: "POST", body });
  if (name) keepPlayerName(browserStorage(), name);
  keep(browserStorage(), { table: id, seat, name, token, game, title });
  location.assign(tableAddress(id, token, document.baseURI, lang()));
}

const botAddress = (table, seat) => addressOf(`tables/${table}/seats/${seat}/bot`);

// Return the button with which a seat goes away and leaves its place to a bot, or comes back. done: called then.
export function awayButtons({ seat, token, holder }, table, done) {
  const requests = { person: ["PUT", { bot: "greedy" }], away: ["DELETE", undefined] };
  if (!(holder in requests)) return [];
  const [method, body] = requests[holder];
  const fault = element("span", "", { class: "fault", role: "alert", hidden: true });
  const act = once(fault, async () => {
    await askJson(botAddress(table, seat), { method, token, body });
    done();
  });
  return [button(say(`home-turn-${holder}`), `away-${seat}`, act), fault];
}

// Return a row for a seat that no person holds, for the host: invite somebody, let a bot play, or play it oneself.
// kept: called with a seat that the host plays from then on, with null for a bot's.
export function freeRow(seat, table, host, kept) {
  const name = seatName(seat);
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const order = (what) =>
    askJson(addressOf(`tables/${table}/seats/${seat.seat}/${what}`), { method: "POST", token: host, isKeyed: false });
  const invite = once(fault, async () => {
    const { invite } = await order("open");
    row.replaceWith(linkRow(name, inviteAddress(table, invite)));
  });
  const letBot = once(fault, async () => {
    await askJson(botAddress(table, seat.seat), { method: "PUT", token: host, body: { bot: "greedy" } });
    kept(null);
  });
  const close = once(fault, async () => {
    kept({ seat: seat.seat, name: seat.name, ...(await order("close")) });
  });
  const buttons = [
    button(say("home-invite"), `invite-${seat.seat}`, invite),
    ...(seat.holder === "bot" ? [] : [button(say("home-let-bot"), `bot-${seat.seat}`, letBot)]),
    twice(say("home-close-seat"), say("home-close-seat-sure"), `close-${seat.seat}`, close),
  ];
  const state = element("p", say(`home-seat-${seat.holder}`), { class: "small quiet" });
  const row = element("li", [element("h3", name), state, element("div", buttons, { class: "linkline" }), fault]);
  return row;
}
