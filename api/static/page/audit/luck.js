// The luck of each seat at the dice: how many pips came, beside what even dice bring.

import { sketch } from "../render.js";

const POINTS_MAX = 240; // that a course is drawn with
const NINE_OF_TEN = 1.645; // standard deviations on each side of the mean, between which nine of ten evenings lie

// Return the luck by seat and die: [{seat, die, count, came, mean, spread, course}]. spread: half the width of what nine of
// ten evenings bring; course: after each die, how far the pips lead. A die counts if its faces are numbers; a roll that an
// undo brought back counts once.
export function luckOf(entries) {
  const { dice } = entries[0].data;
  const [seen, found] = [new Set(), new Map()];
  for (const { type, by, data, fate, isCopy } of entries) {
    if (type !== "dice-rolled" || isCopy || by === null || !dice[data.die].every(Number.isFinite)) continue;
    fate.forEach(([stream, n, m], at) => {
      const use = `${n} ${m} ${stream}`;
      if (seen.has(use)) return;
      seen.add(use);
      const name = `${by} ${data.die}`;
      if (!found.has(name)) found.set(name, { seat: by, die: data.die, count: 0, came: 0, course: [], ...evenOf(dice[data.die]) });
      const one = found.get(name);
      one.count += 1;
      one.came += data.rolled[at];
      one.course.push(one.came - one.count * one.each);
    });
  }
  const told = Array.from(found.values(), (one) => ({ ...one, mean: one.count * one.each, spread: NINE_OF_TEN * Math.sqrt(one.count * one.variance) }));
  return told.sort((one, other) => one.seat - other.seat || one.die.localeCompare(other.die));
}

function evenOf(faces) {
  const each = faces.reduce((sum, one) => sum + one, 0) / faces.length;
  return { each, variance: faces.reduce((sum, one) => sum + (one - each) ** 2, 0) / faces.length };
}

// Return the luck as a table, with its heading; nothing if nobody rolled.
export function luckTable(entries, lang, say) {
  const rows = luckOf(entries);
  if (!rows.length) return [];
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const labels = ["audit-who", "audit-dice", "audit-came", "audit-even-dice", "audit-usual", "audit-course"].map((id) => say(id));
  const heads = labels.map((one) => sketch("th", one, { scope: "col" }));
  const body = rows.map(({ seat, die, count, came, mean, spread, course }) => {
    const usual = say("audit-from-to", { from: number.format(Math.max(0, mean - spread)), to: number.format(mean + spread) });
    const cells = [say("audit-dice-of", { count, die }), String(came), number.format(mean), usual];
    const said = say("audit-course-of", { came, mean: number.format(mean) });
    const drawn = sketch("td", "", { class: "course", "data-course": sampled(course).map((one) => one.toFixed(2)).join(" "), "data-spread": spread / Math.sqrt(count), "data-rolls": count, "data-said": said });
    return sketch("tr", [sketch("th", say("seat", { seat: seat + 1 }), { scope: "row" }), ...cells.map((one, at) => sketch("td", one, { "data-label": labels[at + 1] })), drawn]);
  });
  return [sketch("h3", say("audit-luck")), sketch("table", [sketch("thead", sketch("tr", heads)), sketch("tbody", body)], { class: "luck" }), sketch("p", say("audit-course-about"), { class: "small quiet" })];
}

// Return a course with so few points that it can be drawn, the last one among them.
function sampled(course) {
  const each = Math.ceil(course.length / POINTS_MAX);
  return course.filter((_, at) => (course.length - 1 - at) % each === 0);
}
