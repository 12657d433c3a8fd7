// Work that a click begins: one at a time, and a refusal is shown.

import { element } from "../dom.js";
import { Refused } from "../requests.js";
import { say } from "./reader.js";

// Return what a click does: its work, one at a time; a refusal is shown.
export function once(fault, work) {
  let isBusy = false;
  return async (...given) => {
    if (isBusy) return;
    isBusy = true;
    fault.hidden = true;
    await work(...given).catch((error) => {
      if (!(error instanceof Refused)) throw error;
      fault.replaceChildren(faultOf(error));
      fault.hidden = false;
    });
    isBusy = false;
  };
}

// Return a refusal in words. Where the service has none for players, its own are English.
export function faultOf({ status, message, words }) {
  if (!status) return element("span", say("around-unsent"), { class: "unsent" });
  if (words) return element("span", words);
  return element("span", [`${say("around-refused")} `, element("span", message, { lang: "en" })]);
}
