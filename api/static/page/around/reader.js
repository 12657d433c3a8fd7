// The reader: the language that the page speaks now.

let spoken = "en";
/** @type {Say} */
let speak = (id) => id;

// Speak a language from now on. said: says its messages.
export function speakIn(lang, said) {
  spoken = lang;
  speak = said;
}

export const lang = () => spoken;

// Say a message in the reader's language.
export const say = (id, values) => speak(id, values);

// Say what the page's own markup names.
export function sayIn(part) {
  for (const one of part.querySelectorAll("[data-say]")) one.textContent = say(one.dataset.say);
}
