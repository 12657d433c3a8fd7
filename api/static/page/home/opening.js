// Opening tables and campaigns: what the service answers, which seats this browser keeps, and where it goes.

import { lang } from "../around/reader.js";
import { keepGuide } from "../guided.js";
import { addressOf, askJson } from "../requests.js";
import { keep } from "../seats.js";
import { browserStorage } from "../storage.js";
import { tableAddress } from "./addresses.js";
import { requestOf, seatOf } from "./fields.js";
import { keepCampaign, keepPlayerName } from "./kept.js";

// Open what a form was filled with. Returns the kind of what is open, its id, title and seats, each with its token and
// whether this browser keeps it. Throws Refused.
export async function opened(values, titleOf) {
  const { path, body } = requestOf(values);
  const { id, seats } = await askJson(addressOf(path), { method: "POST", body, isKeyed: false });
  if (values.seats[0].name) keepPlayerName(browserStorage(), values.seats[0].name);
  const players = seats.map(({ seat, token, invite }) => ({
    ...{ seat, token, invite, name: values.seats[seat].name },
    isMine: Boolean(token) && (seat === 0 || values.isHere),
    isBot: !token && !invite,
  }));
  const title = values.name || titleOf(values);
  const made = { kind: path, id, game: values.game, title, seats: players };
  keepSeats(made);
  return made;
}

function keepSeats({ kind, id, game, title, seats }) {
  const mine = seats.filter((one) => one.isMine).map(({ seat, name, token }) => ({ seat, name, token }));
  if (kind === "campaigns") keepCampaign(browserStorage(), { id, game, title, seats: mine });
  else for (const one of mine) keep(browserStorage(), { table: id, game, title, ...one });
}

// Open a table of a scenario for one player, start it, and go there. guide: how its guided evening begins, null for a
// table without hints. Throws Refused.
export async function playAlone({ game, scenario, title, guide }, name) {
  const body = { game, scenario, seats: [{ name, ...guide }] };
  const { id, seats } = await askJson(addressOf("tables"), { method: "POST", body, isKeyed: false });
  const [{ seat, token }] = seats;
  keep(browserStorage(), { table: id, seat, name, token, game, title });
  if (guide) keepGuide(browserStorage(), id, { isOn: true, away: [] });
  await startAndGo(id, token);
}

// Start a table and go there. Throws Refused.
export async function startAndGo(table, token) {
  await askJson(addressOf(`tables/${table}/start`), { method: "POST", token });
  location.assign(tableAddress(table, token, document.baseURI, lang()));
}

// Open a campaign's next table, and keep the seats of it that this browser holds: those that it holds in the campaign, or
// of newly named ones the host's. Returns its id, the host's token, and the seats that other browsers shall have. Throws
// Refused.
export async function openNext(campaign, { scenario, difficulty, title, seats: named }) {
  const [host] = campaign.seats;
  const body = { scenario, ...(difficulty ? { difficulty } : {}), ...(named ? { seats: named.map(seatOf) } : {}) };
  const url = addressOf(`campaigns/${campaign.id}/tables`);
  const { id, seats } = await askJson(url, { method: "POST", token: host.token, body });
  const all = named ? seats.map(({ seat, token }) => ({ seat, token, name: named[seat].name })) : [];
  const mine = named ? all.slice(0, 1) : campaign.seats;
  for (const one of mine) keep(browserStorage(), { table: id, game: campaign.game, title, ...one });
  return { id, title, token: host.token, others: all.slice(1) };
}
