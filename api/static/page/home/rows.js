// A row of a list of tables: its name, what it is about, who sits there, and buttons.

import { seatName } from "../around/buttons.js";
import { say } from "../around/reader.js";
import { element } from "../dom.js";
import { drawing } from "./drawing.js";

const TOWERS = ["#w-green", "#w-yellow", "#w-brown", "#w-grey"];

// Return the row. line: texts and elements, told one after another.
export function tableRow({ key, title, address = null, line, seats, buttons, isMine = false }) {
  const name = element("h3", address ? element("a", title, { href: address, "data-key": `${key}-name` }) : title);
  const about = element("p", joined(line), { class: "small quiet" });
  const who = element("ul", seats.map(seatItem), { class: "presence", "aria-label": say("home-seats") });
  const parts = [element("div", [name, about]), who, element("div", buttons, { class: "ra" })];
  return element("li", parts, { class: isMine ? "trow mine" : "trow" });
}

// Return the parts that are there, with dots between them.
function joined(parts) {
  const there = parts.filter(Boolean);
  return there.flatMap((one, at) => (at ? [" · ", one] : [one]));
}

function seatItem({ seat, name, holder, isMine }) {
  const free = ["open", "left", "bot", "away"].includes(holder) ? [element("span", say(`home-seat-${holder}`), { class: "quiet" })] : [];
  const you = isMine ? [element("span", say("home-you"), { class: "quiet" })] : [];
  return element("li", [...tower(seat), seatName({ seat, name }), ...free, ...you], { class: "who" });
}

// Return the tower of a seat, as far as there are colours.
function tower(seat) {
  const sign = TOWERS[seat];
  return sign ? [drawing("svg", { class: "sign", "aria-hidden": "true" }, [drawing("use", { href: sign })])] : [];
}

export const link = (words, key, address, kind = "") =>
  element("a", words, { href: address, class: `btn ${kind}`.trim(), "data-key": key });
