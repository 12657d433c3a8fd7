// What people decide together about a seat: a bot for one who is absent, and who hosts once the host has left.

import { element } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { button, seatName } from "./buttons.js";
import { once } from "./once.js";
import { say } from "./reader.js";

// Return whether one of these seats is asked for its consent.
export const isAsked = (summary, numbers) =>
  Boolean(summary.seat_proposal?.waiting.some((seat) => numbers.includes(seat)));

// Return the rows: the open proposal, or what may be proposed. mine: the seats kept here; done: called after an answer,
// with a seat that was taken.
export function proposalRows(table, summary, mine, done) {
  if (!summary?.seats || !mine.length) return [];
  if (!summary.seat_proposal) return offers(table, summary, mine, done);
  const { about, waits, buttons, fault } = openParts(table, summary, mine, done);
  return [element("li", [element("p", about), waits && element("p", waits, { class: "small quiet" }), line(buttons), fault].filter(Boolean))];
}

// Return the parts that show the open proposal: what it is about and whom it waits for in words, buttons, and room for a
// fault.
export function openParts(table, { seats, seat_proposal: open }, mine, done) {
  const name = (number) => seatName(seats[number]);
  const about = say(open.bot ? "around-proposal-bot" : "around-proposal-host", { by: name(open.by), name: name(open.seat) });
  const waits = open.waiting.length ? say("around-proposal-waits", { names: open.waiting.map(name).join(", ") }) : "";
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const answer = (token, grant) =>
    once(fault, async () => {
      const body = { proposal: open.proposal, grant };
      await askJson(addressOf(`tables/${table}/seats/${open.seat}/consent`), { method: "POST", token, body, isKeyed: false });
      done(null);
    });
  const asked = mine.find(({ seat }) => open.waiting.includes(seat));
  const own = mine.find(({ seat }) => seat === open.by);
  const buttons = [
    ...(asked ? [button(say("around-agree"), "agree", answer(asked.token, true), "main")] : []),
    ...(asked ? [button(say("around-refuse"), "refuse", answer(asked.token, false))] : []),
    ...(own && !open.bot && !waits ? [hostButton(table, own, fault, done)] : []),
    ...(own ? [button(say("around-withdraw"), "withdraw", answer(own.token, false))] : []),
  ];
  return { about, waits, buttons, fault };
}

function offers(table, { state, seats, next }, mine, done) {
  const [{ token }] = mine;
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const isOthers = ({ seat, holder }) => holder === "person" && !mine.some((one) => one.seat === seat);
  const absent = state === "running" ? seats.filter((one) => next.includes(one.seat) && isOthers(one)) : [];
  const buttons = absent.map((one) => {
    const propose = once(fault, async () => {
      const body = { bot: "greedy" };
      await askJson(addressOf(`tables/${table}/seats/${one.seat}/bot`), { method: "PUT", token, body });
      done(null);
    });
    return button(say("around-propose-bot", { name: seatName(one) }), `propose-${one.seat}`, propose);
  });
  if (seats[0].holder === "left" && state !== "finished") buttons.push(hostButton(table, mine[0], fault, done));
  return buttons.length ? [element("li", [line(buttons), fault])] : [];
}

// Return the button with which a seat asks to host the table, or takes the host's seat.
function hostButton(table, { token }, fault, done) {
  const host = once(fault, async () => {
    const taken = await askJson(addressOf(`tables/${table}/host`), { method: "POST", token, isKeyed: false });
    done(taken.token ? taken : null);
  });
  return button(say("around-host"), "host", host);
}

const line = (buttons) => element("div", buttons, { class: "linkline" });
