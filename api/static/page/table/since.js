// What happened since this browser last showed the table, as a card above the chronicle.

import { element } from "../dom.js";
import { store } from "../storage.js";

const NAME = "hourglass/seen/";

export function seen(storage, table) {
  const version = Number(storage?.getItem(NAME + table));
  return Number.isSafeInteger(version) && version > 0 ? version : null;
}

const LATER_MILLISECONDS = 1_000; // a browser takes milliseconds to store, so updates that follow fast are noted together

let shown = 0; // the version that is noted last
let due = null; // what will note it, null when it is noted

// Note that the reader has seen a version, a moment later or when the page is left.
export function see(storage, table, version) {
  if (version === shown) return;
  shown = version;
  due ??= { storage, table, timer: setTimeout(noteSeen, LATER_MILLISECONDS) };
}

export function noteSeen() {
  if (due === null) return;
  clearTimeout(due.timer);
  store(due.storage, NAME + due.table, String(shown)); // a full storage loses only this card
  due = null;
}

// Return the card; null if nothing happened since. service: see service.js.
export async function sinceThen(service, version, lang, say) {
  const { lines } = await service.json(service.ofTable("chronicle/since", { version, lang }));
  if (!lines.length) return null;
  const item = ({ text, own, count }) => element("li", [own ? element("b", text) : text, count > 1 ? ` (${count}\u00d7)` : ""]);
  const close = element("button", say("seenIt"), { type: "button", class: "btn", "data-do": "seen" });
  return element("div", [element("h3", say("since")), element("ul", lines.map(item)), close], { class: "since" });
}
