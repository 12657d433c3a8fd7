// The public tables: under way, not begun, over; each with a link to watch it.

import { button, seatName } from "../around/buttons.js";
import { lang, say } from "../around/reader.js";
import { element, gameName, resultName, shownName } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { tableAddress } from "./addresses.js";
import { redraw } from "../around/redraw.js";
import { link, tableRow } from "./rows.js";
import { hasOpenSeat, showJoining } from "./seating.js";

export const PAGE = 10;
const PAGE_MAX = 100; // tables that the service tells at once
export const SHOWN_MAX = 300;
export const STATES = ["running", "joinable", "open", "finished", "all"];
const FILTERS = { all: {}, joinable: { joinable: true } };

// Return as many tables in this state as wanted, and whether more exist. Throws Refused.
export async function publicTables(state, count) {
  const found = [];
  let after = null;
  do {
    const wanted = FILTERS[state] ?? { state };
    const query = { limit: Math.min(count - found.length, PAGE_MAX), after, ...wanted, lang: lang() };
    const page = await askJson(addressOf("tables", query));
    found.push(...page.tables);
    after = page.next;
  } while (after !== null && found.length < count);
  return { tables: found.slice(0, count), hasMore: after !== null && count < SHOWN_MAX };
}

// Draw the tables. again: draws them anew.
export function showPublic(place, tables, again) {
  const nothing = () => [element("li", say("none"), { class: "none" })];
  redraw(place, [lang(), tables], () => (tables.length ? tables.map((one) => row(one, again)) : nothing()));
}

function row(table, again) {
  const address = tableAddress(table.id, null, document.baseURI, lang());
  const game = gameName(table.game);
  const seats = table.seats.filter(({ holder }) => holder === "person").map(seatName).join(", ");
  const scenario = table.scenario === game ? null : table.scenario;
  const how = table.result ? resultName(table.result, say) : say(`is_${table.state}`);
  const far = table.state === "running" ? [table.day, table.turn ?? table.phase] : [];
  const at = new Date(table.active_at).toLocaleString(lang(), { dateStyle: "medium", timeStyle: "short" });
  const words = table.state === "finished" ? "home-look-back" : "home-watch";
  return tableRow({
    ...{ key: table.id, title: shownName(table.name) || scenario || seats || game, address, seats: table.seats },
    line: [game, table.name && scenario, how, ...far, element("time", at, { datetime: table.active_at })],
    buttons: [
      ...(hasOpenSeat(table) ? [button(say("home-join"), `${table.id}-join`, () => showJoining(table, null, again), "main")] : []),
      link(say(words), `${table.id}-go`, address),
    ],
  });
}
