// The luck of a campaign: of all its evenings together, and of each by itself.

import { element, shownName } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { whisker } from "./whisker.js";

const EVENINGS_MAX = 24; // whose luck is read one by one, the newest

// Show the luck of the whole campaign in a section, and a fold that reads each evening's when it is opened. told: the
// campaign; read: asks for a path of it; isStill: whether the page still wants it.
export async function showLuck(section, heading, told, { read, token, lang, say, isStill }) {
  const { holders } = await read("/luck");
  if (!isStill()) return;
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const of = (holder) => (holder.seat === null ? say("campaign-whole") : shownName(told.seats[holder.seat]?.name) || holder.name);
  const rows = holders.flatMap((holder) => rowsOf(holder, of(holder), format, say));
  const about = element("p", say(rows.length ? "campaign-luck-about" : "campaign-no-luck"), { class: "small quiet" });
  section.replaceChildren(heading, about, ...rows, ...(rows.length ? [evenings(told, token, lang, format, say)] : []));
}

// Return the fold with the luck of the whole table on each evening.
function evenings({ entries, table }, token, lang, format, say) {
  const all = [...entries.map((one) => one.table), ...(table ? [table.id] : [])];
  const first = Math.max(0, all.length - EVENINGS_MAX);
  const place = element("div", say("campaign-loading"), { "aria-live": "polite" });
  const fold = element("details", [element("summary", say("campaign-by-evening")), place]);
  fold.addEventListener(
    "toggle",
    async () => {
      const found = await Promise.all(all.slice(first).map((one) => askJson(addressOf(`tables/${one}/luck`, { lang }), { token }).catch(() => null)));
      const rows = found.flatMap((luck, at) => (luck?.holders ?? []).filter(({ seat }) => seat === null).flatMap((one) => rowsOf(one, say("campaign-evening-short", { number: first + at + 1 }), format, say)));
      place.replaceChildren(...(rows.length ? rows : [element("p", say("campaign-no-luck"), { class: "small quiet" })]));
    },
    { once: true },
  );
  return fold;
}

// Return a row for each value that was measured: who, what, a picture, and what came beside what even chances give.
function rowsOf({ dice, decks }, who, format, say) {
  const ofDice = dice.flatMap(({ name, rolled, measures }) => measures.map((one) => [one.key === "mean" ? name : say("campaign-value", { of: name, name: one.name }), rolled, one]));
  const ofDecks = decks.flatMap(({ name, drawn, measures }) => measures.map((one) => [say("campaign-value", { of: name, name: one.name }), drawn, one]));
  return [...ofDice, ...ofDecks].map(([name, count, one]) => {
    const label = element("span", [element("b", who), ` ${say("campaign-rolled", { name, count })}`]);
    const number = element("span", say("campaign-of", { came: format.format(one.came), expected: format.format(one.expected) }), { class: "num" });
    return element("div", [label, whisker(one, one.text), number], { class: "luckrow" });
  });
}
