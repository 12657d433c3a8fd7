// What the last action did, where the eyes are: beside the choices, since a small screen hides the story.

import { sketch } from "../render.js";
import { event } from "./chronicle.js";

// Return the content for a chapter; nothing if it tells no more than its title.
export function justOf(chapter, words) {
  if (!chapter?.events.length) return [];
  const events = chapter.events.map(event);
  return [sketch("h2", words.say("justNow"), { id: "just-now" }), sketch("h3", chapter.title), sketch("ul", events)];
}
