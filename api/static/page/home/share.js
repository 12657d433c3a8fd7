// A seat's link: to copy, and as a QR code for another device.

import { seatName, twice } from "../around/buttons.js";
import { once } from "../around/once.js";
import { say } from "../around/reader.js";
import { element } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { drawing } from "./drawing.js";
import { drawn, qrOf } from "./qr.js";

// Return a row with a seat's name, its link, a button that copies it, and its code. more: further buttons; below: further
// parts.
export function linkRow(name, address, more = [], below = []) {
  const code = element("details", element("summary", say("home-code")), { class: "code" });
  code.addEventListener("toggle", () => code.querySelector("svg") ?? code.append(picture(name, address)));
  return element("li", [element("h3", name), ...copyLine(say("home-link", { name }), address, more), code, ...below]);
}

// Return a line with a text that can be copied, and what comes of it. more: further buttons.
export function copyLine(label, text, more = []) {
  const field = element("input", "", { type: "text", readonly: "", value: text, "aria-label": label });
  field.addEventListener("focus", () => field.select());
  const said = element("span", "", { class: "small green", role: "status" });
  const copy = element("button", say("home-copy"), { type: "button", class: "btn" });
  copy.addEventListener("click", async () => {
    said.textContent = say((await copied(field)) ? "home-copied" : "home-not-copied");
  });
  return [element("div", [field, copy, ...more], { class: "linkline" }), said];
}

// Return a row for a seat that this browser does not hold: its host may make a new link, and the old one stops.
// path: of what the seat belongs to, below /v1; linkOf: (seat with its token) -> link.
export function strangerRow(seat, path, host, linkOf) {
  const name = seatName(seat);
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const renew = async () => {
    const url = addressOf(`${path}/seats/${seat.seat}/token`);
    const { token } = await askJson(url, { method: "POST", token: host, isKeyed: false });
    row.replaceWith(linkRow(name, linkOf({ ...seat, token })));
  };
  const make = twice(say("home-new-link"), say("home-new-link-sure"), `renew-${seat.seat}`, once(fault, renew));
  const row = element("li", [element("h3", name), element("div", make, { class: "linkline" }), fault]);
  return row;
}

// Copy what a field holds. Return whether the browser did.
async function copied(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy"); // plain http lends no clipboard
  }
}

// Return the code of an address; always dark on light, as cameras expect it.
function picture(name, address) {
  const { size, path } = drawn(qrOf(address));
  const label = say("home-code-of", { name });
  const shape = { viewBox: `0 0 ${size} ${size}`, role: "img", class: "qr", "aria-label": label };
  const ground = drawing("rect", { width: size, height: size, class: "light" });
  return drawing("svg", shape, [ground, drawing("path", { d: path, class: "dark" })]);
}
