// The public tables: under way, not begun, over; each with a link to watch it.

import { element, gameName, resultName, shownName } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { tableAddress } from "./addresses.js";
import { lang, say } from "./reader.js";
import { redraw } from "./redraw.js";
import { link, seatName, tableRow } from "./rows.js";

export const PAGE = 10;
const PAGE_MAX = 100; // tables that the service tells at once
export const SHOWN_MAX = 300;
export const STATES = ["running", "open", "finished", "all"];

// Return as many tables in this state as wanted, and whether more exist. Throws Refused.
export async function publicTables(state, count) {
  const found = [];
  let after = null;
  do {
    const query = { limit: Math.min(count - found.length, PAGE_MAX), after, state: state === "all" ? null : state, lang: lang() };
    const page = await askJson(addressOf("tables", query));
    found.push(...page.tables);
    after = page.next;
  } while (after !== null && found.length < count);
  return { tables: found.slice(0, count), hasMore: after !== null && count < SHOWN_MAX };
}

// Draw the tables.
export function showPublic(place, tables) {
  const nothing = () => [element("li", say("none"), { class: "none" })];
  redraw(place, [lang(), tables], () => (tables.length ? tables.map(row) : nothing()));
}

function row(table) {
  const address = tableAddress(table.id, null, document.baseURI, lang());
  const game = gameName(table.game);
  const seats = table.seats.map(seatName).join(", ");
  const scenario = table.scenario === game ? null : table.scenario;
  const how = table.result ? resultName(table.result, say) : say(`is_${table.state}`);
  const far = table.state === "running" ? [table.day, table.turn ?? table.phase] : [];
  const at = new Date(table.active_at).toLocaleString(lang(), { dateStyle: "medium", timeStyle: "short" });
  const words = table.state === "finished" ? "home-look-back" : "home-watch";
  return tableRow({
    ...{ key: table.id, title: shownName(table.name) || scenario || seats || game, address, seats: table.seats },
    line: [game, table.name && scenario, how, ...far, element("time", at, { datetime: table.active_at })],
    buttons: [link(say(words), `${table.id}-go`, address)],
  });
}
