// The report of an audit: each check with its verdict and a note, the line that breaks beside what it should be, and
// what no audit proves.

import { sketch } from "../render.js";

const LIMITS = ["limit-foresee", "limit-forge"];
const LINE_MAX = 2000; // characters of a faulty line that are shown
const decoder = new TextDecoder();

export const noteOf = ({ note, values }, say) => say(`audit-${note}`, values);

// found: see audit.js; rules: {verdict, note}, check F by the service in its own words, null if nobody made it.
export function reportOf(found, rules, say) {
  const fault = faultOf(found, say);
  return [table(found.checks, rules, say), ...(fault ? [fault] : []), ...limits(found, say)];
}

function table(checks, rules, say) {
  const at = checks.findIndex((one) => one.check === "G");
  const own = checks.map((one) => row(one, noteOf(one, say), say("audit-here"), say));
  const made = rules ? row({ check: "F", entry: null, ...rules }, say(`audit-rules-${rules.verdict}`), say("audit-service"), say) : row({ check: "F", verdict: "skipped", entry: null }, say("audit-rules-none"), say("audit-service"), say);
  const rows = [...own.slice(0, at), made, ...own.slice(at)];
  const heads = ["audit-check", "audit-verdict", "audit-shown", "audit-by"].map((id) => sketch("th", say(id), { scope: "col" }));
  return sketch("table", [sketch("thead", sketch("tr", heads)), sketch("tbody", rows)], { class: "checks" });
}

function row({ check, verdict, entry, more = null }, note, by, say) {
  const where = (entry ? `, ${say("entry", { entry })}` : "") + (more ? `. ${say(`audit-${more}`)}` : "");
  const cells = [sketch("td", say(`audit-is-${verdict}`), { class: verdict }), sketch("td", note + where), sketch("td", by, { class: "quiet" })];
  return sketch("tr", [sketch("th", `${check} ${say(`audit-name-${check}`)}`, { scope: "row" }), ...cells], { "data-verdict": verdict });
}

// The first thing that breaks: what is there, what should be, and the line.
function faultOf({ checks, entry, lines }, say) {
  const failed = checks.find((one) => one.verdict === "failed" && one.entry === entry) ?? checks.find((one) => one.verdict === "failed");
  if (!failed) return null;
  const line = entry && lines[entry - 1] ? decoder.decode(lines[entry - 1]).slice(0, LINE_MAX) : "";
  const { is, listed } = failed.values;
  const beside = is === undefined || listed === undefined ? [] : [pair(say("audit-there"), is), pair(say("audit-should"), listed)];
  const title = entry ? say("audit-breaks-at", { entry }) : say("audit-breaks");
  const shown = line ? [sketch("pre", line, { tabindex: "0" })] : [];
  return sketch("section", [sketch("h3", title), sketch("p", noteOf(failed, say)), sketch("dl", beside), ...shown], { class: "fault" });
}

const pair = (name, value) => sketch("div", [sketch("dt", name), sketch("dd", sketch("code", String(value)))]);

function limits({ checks }, say) {
  const isUnsigned = checks.some(({ check, verdict }) => check === "B" && verdict === "unsigned");
  const told = [...(isUnsigned ? ["limit-unsigned"] : []), ...LIMITS].map((id) => sketch("li", say(`audit-${id}`)));
  return [sketch("h3", say("audit-limits")), sketch("ul", told, { class: "limits" })];
}
