// What the page checked itself: the seal over the log, and the dice.

import { render, sketch } from "../render.js";
import { wordsOfKeeping } from "./keeping.js";

const capital = (word) => word[0].toUpperCase() + word.slice(1);

// found: {state: waiting, checked, rewritten, forged or unable; entries; size, root, signature, seen, isKept, fault}.
export function showSeal(details, found, say) {
  const [summary, body] = details.children;
  const name = `seal${capital(found.state)}`;
  details.dataset.state = found.state;
  render(summary, sketch("span", say("log"), { class: "label" }), say(name, found));
  render(body, ...sealed(found, say));
  if (found.state === "rewritten" || found.state === "forged") details.open = true;
}

const named = (name, hash) => sketch("p", [name, " ", sketch("code", hash)]);

function sealed({ state, size, root, signature, seen, isKept, fault }, say) {
  if (state === "unable") return [sketch("p", say("unable"))];
  if (fault) {
    const roots = ["was", "is"].map((one) => named(say(one, fault[one]), fault[one].root));
    return [sketch("p", say("rewritten"), { class: "alarm" }), ...roots];
  }
  if (!root) return [];
  const kept = isKept ? (seen ? say("kept", { size: seen }) : say("first")) : say("unkept");
  const lines = [named(say("root", { size }), root), sketch("p", say(signature)), sketch("p", kept)];
  return state === "forged" ? lines.slice(0, 2) : lines;
}

// verdicts: of checks C and D; commitment: the hash of the secret; links: to further checks, empty if the reader
// needs a token for that.
export function showDice(details, verdicts, commitment, links, say) {
  const [summary, body] = details.children;
  const worst = ["failed", "sealed", "ok"].find((one) => verdicts.some(({ verdict }) => verdict === one));
  details.dataset.state = worst;
  render(summary, sketch("span", say("dice"), { class: "label" }), say(worst));
  const [{ outcomes, hidden, seeds }] = verdicts;
  const isSealed = worst === "sealed";
  const told = isSealed ? [sketch("p", say("diceSealed", { outcomes }))] : verdicts.map((one) => verdictOf(one, say));
  if (hidden) told.push(sketch("p", say("hidden", { hidden })));
  if (seeds === 0) told.push(sketch("p", say("noSeeds")));
  render(body, ...told, named(say("commitment"), commitment), ...(links ? [further(links, say)] : []), keeping(say));
}

function verdictOf(one, say) {
  if (one.verdict === "sealed") return sketch("p", `${say(one.check)}: ${say("sealed")}`);
  const { check, why } = one;
  const told = one.verdict === "ok" ? say(`ok${check}`, one) : `${say(`why${capital(why)}`)}, ${say("entry", one)}`;
  const verdict = sketch("strong", say(one.verdict), { class: one.verdict });
  return sketch("p", [`${say(one.check)}: `, verdict, " ", told]);
}

// The button that keeps the table as a file.
const keeping = (say) => sketch("p", sketch("button", wordsOfKeeping(say), { type: "button", class: "btn", "data-do": "keep" }));

function further({ program, archive, audit }, say) {
  const link = (href, word) => sketch("a", say(word), { href });
  const parts = [say("more"), " ", link(program, "program"), " ", say("with"), " ", link(archive, "archive"), ", "];
  return sketch("p", [...parts, say("or"), " ", link(audit, "audit"), "."]);
}
