// How the host ends a table before its game is over: a shut list below the story, then a question in the bar.

import { render, sketch } from "../render.js";
import { acts, button } from "./prompt.js";

export function showEnding(details, summary, playing, say) {
  const [head, body] = details.children;
  details.hidden = playing.seat !== 0 || summary?.state !== "running" || Boolean(summary.result);
  if (details.hidden) return;
  render(head, sketch("span", say("theTable"), { class: "label" }), say("goesOn"));
  render(body, sketch("p", say("endTold")), acts(button("endIt", "ask-end", say)));
}

// Return what the bar asks: whether the host is sure, or would lose a day; null for nothing.
export function endingOf({ ending }, say) {
  if (ending === null) return null;
  const [heading, why, yes] = ending.loses ? [say("endLoses"), ending.loses, "endAnyway"] : [say("endSure"), say("endSureWhy"), "endIt"];
  const buttons = acts(button(yes, "end", say, { class: "btn main" }), button("notYet", "let-go", say));
  return [sketch("div", [sketch("h2", heading), sketch("p", why)]), buttons];
}
