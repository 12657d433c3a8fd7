// What happened since this browser last showed the table, as a card above the chronicle.

import { sketch } from "../render.js";
import { store } from "../storage.js";

const NAME = "hourglass/seen/";

export function seen(storage, table) {
  const version = Number(storage?.getItem(NAME + table));
  return Number.isSafeInteger(version) && version > 0 ? version : null;
}

let shown = 0; // the version that is noted last

// Note that the reader has seen a version. A full storage loses only this card.
export function see(storage, table, version) {
  if (version !== shown) store(storage, NAME + table, String(version));
  shown = version;
}

// Return the card; null if nothing happened since. service: see service.js.
export async function sinceThen(service, version, lang, say) {
  /** @type {Api.Recap} */
  const { lines } = await service.json(service.ofTable("chronicle/since", { version, lang }));
  if (!lines.length) return null;
  const item = ({ text, own, count }) => sketch("li", [own ? sketch("b", text) : text, count > 1 ? ` (${count}\u00d7)` : ""]);
  const close = sketch("button", say("seenIt"), { type: "button", class: "btn", "data-do": "seen" });
  return sketch("div", [sketch("h3", say("since")), sketch("ul", lines.map(item)), close], { class: "since" });
}
