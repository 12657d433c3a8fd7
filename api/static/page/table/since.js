// What happened lately. The last action is told where the eyes are, beside the choices, since a small screen hides the
// story, and read aloud once; all since the last visit is a card above the chronicle.

import { sketch } from "../render.js";
import { store } from "../storage.js";
import { event } from "./chronicle.js";

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

// Return the content for a chapter below a heading; nothing if it tells no more than its title.
export function justOf(chapter, heading) {
  if (!chapter?.events.length) return [];
  const events = chapter.events.map(event);
  return [sketch("h2", heading, { id: "just-now" }), sketch("h3", chapter.title), sketch("ul", events)];
}

let said = null; // the version of the chapter that was said last

// Say a chapter in a live region. The same words twice must differ, or nobody would hear them again.
export function announce(region, { version, title }) {
  if (version === said) return;
  said = version;
  region.textContent = region.textContent === title ? `${title}\u00a0` : title;
}
