// What a seat may do: the menu as a grouped list. The board shows the same options by their numbers.

import { sketch } from "../render.js";
import { ruleSketch } from "./rule.js";

const UNDO_SIGNS = { free: "\u21b6", consent: "\u21b6\u2236", never: "\u2298" };
const CHIPS_LEAST = 3; // options in a row without details that stand side by side,
const CHIP_LETTERS = 26; // if their labels are as short as this

/**
 * Number the options of a menu and say what each is done with: [{number, label, ..., key}].
 * @param {Api.Menu} menu
 */
export const numbered = (menu) => (menu?.actions ?? []).map((one, at) => ({ ...one, number: at + 1, key: one.command.key }));

// Return the list. shown: the options to show; state: {chosen: the option that waits for its second step, or null;
// thing: the id that narrows the list, or null; sending: the key of the option that is being sent, or null; hinted: the
// keys of the options that a hint means; isShutOpen: whether the list of what is closed is open}.
export function listOf(shown, closed, state, say) {
  const head = state.thing === null ? [] : [sketch("p", sketch("button", say("showAll"), { class: "btn", type: "button", "data-do": "all" }))];
  const [asked, beside] = [shown.filter((one) => !one.beside), shown.filter((one) => one.beside)];
  return [...head, ...groupsOf(asked, state, say), ...atAnyTime(beside, state, say), ...shut(closed, state, say)];
}

const groupsOf = (shown, state, say) => groups(shown).flatMap((group) => groupOf(group, state, say));

// Options that are open beside every question. They are shown on demand.
function atAnyTime(beside, state, say) {
  if (!beside.length) return [];
  const summary = sketch("summary", say("atAnyTime", { count: beside.length }));
  const isOpen = state.thing !== null || beside.some((one) => one.key === state.chosen || one.key === state.sending);
  return [sketch("details", [summary, ...groupsOf(beside, state, say)], { class: "shut", "data-key": "beside", open: isOpen && "" })];
}

// Options one after another under the same heading.
function groups(shown) {
  const found = [];
  for (const one of shown) {
    const last = found.at(-1);
    if (last?.group === one.group) last.options.push(one);
    else found.push({ group: one.group, options: [one] });
  }
  return found;
}

// Who acts in all options of a group is named once, in its heading.
function groupOf({ group, options: named }, state, say) {
  const who = whoIn(named);
  const options = who ? named.map((one) => ({ ...one, label: capital(one.label.slice(who.length + 2)) })) : named;
  return [sketch("h3", who ? `${group} \u00b7 ${who}` : group), ...runs(options).flatMap((run) => runOf(run, group, state, say))];
}

// Return the name before the colon with which all labels begin; "" without one.
function whoIn(options) {
  const [who] = /^[^:\u201c\u201e]{1,40}(?=: )/.exec(options[0].label) ?? [""];
  return who && options.every(({ label }) => label.startsWith(`${who}: `)) ? who : "";
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

// Options one after another with the same detail.
function runs(options) {
  const found = [];
  for (const one of options) {
    const last = found.at(-1);
    if (last?.[0].detail === one.detail) last.push(one);
    else found.push([one]);
  }
  return found;
}

// Whether an option does what the hint of the guided evening teaches. Beside it nothing else is suggested.
const isHinted = ({ key }, { hinted }) => hinted.includes(key);
const isSuggested = (one, state) => one.suggested && (!state.hinted.length || isHinted(one, state));

const isShort = ({ label, detail, warning }) => !detail && !warning && label.length <= CHIP_LETTERS;

// A long run says its detail once; without details its options stand side by side.
function runOf(run, group, state, say) {
  const isLong = run.length >= CHIPS_LEAST;
  const isRow = isLong && run.every((one) => isShort(one) && one.key !== state.chosen);
  const isTold = isLong && Boolean(run[0].detail);
  const shown = (one) => (isRow ? chip(one, state, say) : row(isTold ? { ...one, detail: null } : one, state, say));
  const items = run.map((one) => sketch("li", shown(one), { "data-key": one.key }));
  const list = sketch("ul", items, { class: isRow ? "chips" : "rows", "aria-label": group });
  return isTold ? [sketch("p", run[0].detail, { class: "small" }), list] : [list];
}

function attributes(one, state, say, kind) {
  const isChosen = state.chosen === one.key;
  const classes = [kind, isSuggested(one, state) && "suggested", isHinted(one, state) && "hinted", one.mark && "mark", state.sending === one.key && "sent"];
  return {
    type: "button", class: classes.filter(Boolean).join(" "), "data-option": one.key, "aria-pressed": isChosen && "true",
    "aria-keyshortcuts": one.number < 100 && String(one.number), disabled: state.sending !== null && "",
    title: `${say(`undo_${one.undo}`)} \u00b7 ${one.rule}`,
  };
}

function chip(one, state, say) {
  const number = sketch("span", String(one.number), { class: "k" });
  const hint = isHinted(one, state) ? [sketch("span", ` (${say("hinted")})`, { class: "sr" })] : [];
  return sketch("button", [sketch("span", one.label), ...hint, number], attributes(one, state, say, "chip"));
}

function row(one, state, say) {
  const text = [sketch("span", one.label, { class: "t" })];
  const hint = isHinted(one, state) ? "hinted" : isSuggested(one, state) && "suggested";
  if (hint) text.push(sketch("span", say(hint), { class: "d hint" }));
  if (one.detail) text.push(sketch("span", one.detail, { class: "d" }));
  if (one.warning) text.push(sketch("span", one.warning, { class: "w" }));
  const signs = [
    sketch("span", String(one.number), { class: "k" }),
    sketch("span", UNDO_SIGNS[one.undo], { class: "u", role: "img", "aria-label": say(`undo_${one.undo}`) }),
  ];
  const button = sketch("button", [sketch("span", text), ...signs], attributes(one, state, say, "opt"));
  return state.chosen === one.key ? [button, secondStep(one, say)] : [button];
}

// The second step before what cannot be taken back freely.
function secondStep(one, say) {
  const yes = sketch("button", say("doIt"), { type: "button", class: "btn main", "data-do": "take" });
  const no = sketch("button", say("notYet"), { type: "button", class: "btn", "data-do": "let-go" });
  return sketch("div", [sketch("p", [say(`second_${one.undo}`), " ", ruleSketch(one.rule)]), yes, no], { class: "twostep" });
}

// What is closed, with what is missing: told as long as the reader has the list open, since it is long and often changes.
function shut(closed, state, say) {
  if (!closed.length || state.thing !== null) return [];
  const item = ({ label, rule, why }) =>
    sketch("li", [sketch("span", label, { class: "t" }), sketch("span", why, { class: "d" }), ruleSketch(rule)], { class: "opt closed" });
  const list = state.isShutOpen ? [sketch("ul", closed.map(item))] : [];
  return [sketch("details", [sketch("summary", say("notPossible", { count: closed.length })), ...list], { class: "shut", "data-key": "shut" })];
}
