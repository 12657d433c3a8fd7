// The list of keys, loaded when it is asked for.

import { element } from "../dom.js";
import { isOff } from "./keys.js";

// What is listed: keys, and the message that says what they do.
const LISTED = [
  ["1 \u2026 99", "keysTake"], ["j k", "keysWalk"], ["\u2190 \u2191 \u2192 \u2193, Enter", "keysMap"], ["h a", "keysHere"], ["g t", "keysNear"],
  ["i w r x", "keysWhy"], ["u U", "keysUndo"], ["y", "keysAgree"], ["o l , .", "keysParts"], ["/", "keys"], ["Esc", "keysEscape"], ["n \u2190 \u2192 Home End", "keysPast"], ["[ ]", "keysDay"], ["m d s", "keysSeek"], ["v", "keysSpeed"],
];

// Return the list of keys, with a button that switches them off or on.
export function keyList(storage, say) {
  const rows = LISTED.map(([keys, word]) => element("tr", [element("td", element("kbd", keys)), element("th", say(word), { scope: "row" })]));
  const off = isOff(storage);
  const button = element("button", say(off ? "keysOn" : "keysOff"), { type: "button", class: "btn", "data-do": "switch-keys" });
  return [element("h3", say("keys")), element("table", element("tbody", rows), { class: "keylist", "aria-label": say("keys") }), button];
}
