// The bar above the board, and the proposal to turn back below it.

import { resultName } from "../dom.js";
import { render, sketch } from "../render.js";
import { ruleSketch } from "./rule.js";

const SIGNS = { undo: "\u21b6", redo: "\u21b7", "undo-here": "\u21b6", branch: "\u21b3", now: "\u21e5" };

const sign = (doing) => (doing in SIGNS ? [sketch("span", SIGNS[doing], { "aria-hidden": "true" })] : []);

export const button = (word, doing, say, more = {}) =>
  sketch("button", [...sign(doing), sketch("span", say(word), { class: "t" }), ...(more.key ? [sketch("kbd", more.key)] : [])], {
    type: "button", class: more.class ?? "btn", "data-do": doing, "aria-keyshortcuts": more.key,
  });

// Return {state, heading, beside, acts}. state: mine, wait, refused, offline, past or over.
// at: {watching, playing, chosen: the number of the shown moment or null, moment: its words, title: of the newest chapter,
// chronicle: see chronicle.js}.
export function promptOf({ watching, playing, chosen, moment, title, chronicle }, { say, name }) {
  const { summary, board, connection } = watching;
  const cut = connection.word === "cut" || (connection.word === "connecting" && watching.board);
  if (chosen !== null) return { state: "past", heading: moment, beside: title, acts: past(playing, summary, say) };
  if (cut) return { state: "offline", ...offline(playing, board, say), acts: [button("tryNow", "again", say)] };
  if (["refused", "gone"].includes(connection.word)) return { state: "offline", heading: say("closed"), beside: say(connection.word, connection), acts: [] };
  if (!summary) return { state: "wait", heading: "", beside: "", acts: [] };
  if (summary.revealed || summary.result) return over(watching, playing, chronicle, say);
  if (summary.state === "open") return open(summary, playing, { say, name });
  if (playing.declined) return { state: "refused", ...declined(playing.declined, say), acts: [...looked(playing.declined), ...undo(watching, playing, say)] };
  if (playing.sending !== null) return { state: "wait", heading: say("sending"), beside: "", acts: [] };
  if (playing.prompt && playing.options.length && board?.next.includes(playing.seat)) {
    return { state: "mine", heading: `${name(playing.seat)}: ${playing.prompt}`, beside: otherQuestions(board, playing, { say, name }), acts: undo(watching, playing, say) };
  }
  return { state: "wait", heading: waits(board, { say, name }), beside: asked(board), acts: undo(watching, playing, say) };
}

// While the connection is broken: what was chosen and is not sent yet; before the first board, that the service is away.
function offline({ sending, options }, board, say) {
  if (!board) return { heading: say("away"), beside: "" };
  const label = options.find((one) => one.key === sending)?.label;
  if (!label) return { heading: say("offline"), beside: say("offlineWhy") };
  return { heading: say("unsentYet", { label }), beside: say("unsentYetWhy") };
}

function declined({ rule, status, message }, say) {
  if (status === 0) return { heading: say("unsent"), beside: say("unsentWhy") };
  if (rule) return { heading: say("declinedRule", { rule }), beside: message };
  return { heading: say(status === 412 ? "declinedStale" : "declined"), beside: message };
}

// The link to the rule that forbids it.
const looked = ({ rule }) => (rule ? [ruleSketch(rule)] : []);

function undo({ story: { isUndone } }, playing, say) {
  if (playing.seat === null) return [];
  const again = isUndone ? [button("redo", "redo", say, { key: "U" })] : [];
  return [button("turnBack", "undo", say, { key: "u" }), ...again];
}

function past(playing, summary, say) {
  const acts = [button("back", "now", say, { class: "btn main", key: "n" })];
  if (playing.seat !== null && summary?.state === "running") acts.push(button("turnBackHere", "undo-here", say));
  acts.push(button("goOnHere", "branch", say), sketch("a", say("lookBack"), { class: "btn", href: `../replay/${summary?.id}${location.search}${location.hash}` }));
  return acts;
}

// How it ended, why, and where the next game begins.
function over(watching, playing, chronicle, say) {
  const { result, revealed } = watching.summary;
  const isHost = playing.seat === 0 && !revealed;
  const word = result ? resultName(result, say) : say("ended");
  const acts = isHost ? [button("reveal", "end", say, { class: "btn main" })] : [];
  const beside = [result ? chronicle.ending : "", say(revealed ? "overRevealed" : "overSealed")].filter(Boolean).join(" ");
  const next = sketch("a", say("overNext"), { class: "btn", href: `../?lang=${document.documentElement.lang}` });
  return { state: "over", heading: word, beside, acts: [...acts, ...(revealed ? [] : undo(watching, playing, say)), next] };
}

function open({ seats }, playing, { say, name }) {
  const beside = playing.declined?.message ?? (playing.seeded ? say("seeded") : "");
  if (playing.seat === 0) return { state: "mine", heading: say("startAsked"), beside: beside || say("startWhy", { count: seats.length }), acts: [button("start", "start", say, { class: "btn main" })] };
  return { state: "wait", heading: say("unstartedBy", { name: name(0) }), beside, acts: [] };
}

function waits(board, { say, name }) {
  const next = board?.next ?? [];
  return next.length ? say("waitsFor", { names: next.map(name).join(", "), count: next.length }) : say("nobody");
}

const asked = (board) => (board?.questions ?? []).map(({ prompt }) => prompt).join(" ");

const otherQuestions = (board, { seat }, { say, name }) => {
  const others = (board?.next ?? []).filter((one) => one !== seat);
  return others.length ? say("alsoAsked", { names: others.map(name).join(", ") }) : "";
};

// An open proposal, or what an undo would lose; null for nothing.
export function proposalOf({ summary }, playing, { say, name }) {
  if (playing.preview) return previewed(playing.preview, { say, name });
  const proposal = summary?.proposal;
  if (!proposal) return null;
  const { seat, to, waiting } = proposal;
  const names = waiting.map(name).join(", ");
  const words = say("proposal", { who: name(seat), to, waiting: names });
  if (seat === playing.seat) return [sketch("div", [sketch("h2", words)]), acts(button("withdraw", "withdraw", say))];
  if (!waiting.includes(playing.seat)) return [sketch("div", [sketch("h2", words)])];
  return [sketch("div", [sketch("h2", words)]), acts(button("agree", "agree", say, { class: "btn main", key: "y" }), button("refuseIt", "refuse", say))];
}

export const acts = (...buttons) => sketch("div", buttons, { class: "acts" });

function previewed({ to, lost, needs }, { say, name }) {
  const titles = lost.map(({ title }) => title).filter(Boolean).slice(-3);
  const words = say("wouldLose", { count: lost.length });
  const needed = needs.length ? say("needsConsent", { names: needs.map(name).join(", ") }) : say("needsNobody");
  const text = [sketch("h2", words), sketch("p", [...titles, needed].join(" \u00b7 "))];
  const yes = button(needs.length ? "askThem" : "turnBack", "turn-back", say, { class: "btn main" });
  return [sketch("div", text, { "data-to": to }), acts(yes, button("notYet", "let-go", say))];
}

// How the host ends a table before its game is over: a shut list below the story, then a question in the bar.
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
