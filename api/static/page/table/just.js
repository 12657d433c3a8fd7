// What the last action did: said where the eyes are, beside the choices, since a small screen hides the story; and read
// aloud once.

import { sketch } from "../render.js";
import { event } from "./chronicle.js";

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
