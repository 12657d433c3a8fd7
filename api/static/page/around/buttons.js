// Buttons of lists, and the names of seats.

import { element, shownName } from "../dom.js";
import { say } from "./reader.js";

export const seatName = ({ seat, name }) => shownName(name) || say("seat", { seat: seat + 1 });

// Return a button. key: finds it again when its row was drawn anew.
export function button(words, key, act, kind = "") {
  const made = element("button", words, { type: "button", class: `btn ${kind}`.trim(), "data-key": key });
  made.addEventListener("click", () => act(made));
  return made;
}

// Return a button that asks back at the first click, and acts at the second.
export function twice(words, question, key, act) {
  const ask = (made) => {
    if (made.textContent === question) act(made);
    else made.textContent = question;
  };
  return button(words, key, ask, "danger");
}
