// The recovery phrase on the home page: make one, write it down, type it on another device.

import { button, twice } from "../around/buttons.js";
import { showDialog } from "../around/dialog.js";
import { text } from "../around/inputs.js";
import { once } from "../around/once.js";
import { lang, say } from "../around/reader.js";
import { element } from "../dom.js";
import { canHash } from "../log/bytes.js";
import { browserStorage } from "../storage.js";
import { forgetRecovery, gather, isStored, keepRecovery, recovery } from "./gathered.js";
import { newPhrase, phraseOf, readPhrase } from "./phrase.js";
import { copyLine } from "./share.js";

// Show whether the seats are gathered. place: a paragraph.
export function showKept(place) {
  place.textContent = say(recovery(browserStorage()) ? "home-kept-safe" : "home-kept");
}

// Show the phrase, or how to get one. again: draws the page anew.
export function showSafe(again) {
  const place = element("div");
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const draw = () => place.replaceChildren(...partsOf(fault, draw));
  draw();
  showDialog(say("home-safe"), [place, fault], again);
}

function partsOf(fault, draw) {
  if (!canHash()) return [element("p", say("home-safe-insecure"))];
  const kept = recovery(browserStorage());
  return kept ? withPhrase(kept, draw) : withoutPhrase(fault, draw);
}

function withPhrase({ phrase, at }, draw) {
  const when = at && new Date(at).toLocaleString(lang(), { dateStyle: "medium", timeStyle: "short" });
  const forget = () => {
    forgetRecovery(browserStorage());
    draw();
  };
  return [
    element("p", say("home-safe-write")),
    ...copyLine(say("home-safe-phrase"), phrase),
    element("p", when ? say("home-safe-stored", { when }) : say("home-safe-not-stored"), { class: "small", role: "status" }),
    element("p", twice(say("home-safe-forget"), say("home-forget-sure"), "safe-forget", forget), { class: "acts" }),
  ];
}

function withoutPhrase(fault, draw) {
  const typed = text("safe-phrase", say("home-safe-typed"), "", say("home-safe-typed-hint"));
  typed.control.spellcheck = false;
  const begin = async (phrase) => {
    keepRecovery(browserStorage(), { phrase });
    await gather(browserStorage());
    draw();
  };
  const make = once(fault, () => begin(newPhrase()));
  const take = once(fault, async () => {
    const bytes = readPhrase(typed.value());
    if (bytes && (await isStored(bytes))) return begin(phraseOf(bytes));
    fault.textContent = say(bytes ? "home-safe-unknown" : "home-safe-no-phrase");
    fault.hidden = false;
  });
  return [
    element("p", say("home-safe-about")),
    element("p", button(say("home-safe-make"), "safe-make", make, "main"), { class: "acts" }),
    typed.node,
    element("p", button(say("home-safe-take"), "safe-take", take), { class: "acts" }),
  ];
}
