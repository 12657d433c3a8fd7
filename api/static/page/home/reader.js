// The reader: the language that the page speaks now.

import { speaker } from "../words.js";

let spoken = "en";
let speak = speaker(spoken);

export function speakIn(lang) {
  spoken = lang;
  speak = speaker(lang);
}

export const lang = () => spoken;

// Say a message in the reader's language.
export const say = (id, values) => speak(id, values);

// Say what the page's own markup names.
export function sayIn(part) {
  for (const one of part.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
}
