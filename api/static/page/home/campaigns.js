// The campaigns whose seats this browser keeps: their evenings, and the next one.

import { button, seatName, twice } from "../around/buttons.js";
import { showDialog } from "../around/dialog.js";
import { lang, say } from "../around/reader.js";
import { redraw } from "../around/redraw.js";
import { element, resultName } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { browserStorage } from "../storage.js";
import { campaignAddress, tableAddress } from "./addresses.js";
import { chooseNext } from "./evening.js";
import { campaigns, forgetCampaign } from "./kept.js";
import { link, tableRow } from "./rows.js";
import { linkRow, strangerRow } from "./share.js";

const ASKED_MAX = 6;

// Return the newest campaigns with what the service tells of them: undefined if it was not asked, null if it refuses.
export async function toldCampaigns() {
  const kept = campaigns(browserStorage());
  return Promise.all(kept.map(async (one, at) => [one, at < ASKED_MAX ? await told(one) : undefined]));
}

async function told({ id, seats: [{ token }] }) {
  try {
    return await askJson(addressOf(`campaigns/${id}`, { lang: lang() }), { token });
  } catch (error) {
    if (error.status) return null;
    throw error;
  }
}

// Draw the campaigns. games: the catalogue; next: (place for a fault) -> what opens a campaign's next table; again:
// draws them anew.
export function showCampaigns(place, found, { games, next, again }) {
  const rows = () => found.map(([kept, now]) => row(kept, now, { games, next, again }));
  redraw(place, [lang(), found, games.length], rows);
}

function row(kept, now, { games, next, again }) {
  const { id, seats } = kept;
  const name = now?.name || kept.title || say("home-campaign");
  const numbers = seats.map(({ seat }) => seat);
  const all = (now?.seats ?? seats).map((one) => ({ ...one, isMine: numbers.includes(one.seat) }));
  const buttons = now
    ? [
        ...(now.table ? [link(say("home-play"), `${id}-go`, entrance(kept, now), "main")] : []),
        ...(isOpenable(kept, now)
          ? [button(say("home-next"), `${id}-next`, () => chooseNext(kept, now, gameOf(games, now), next), "main")]
          : []),
        link(say("home-campaign-page"), `${id}-page`, new URL(`campaigns/${id}?lang=${lang()}`, document.baseURI).href),
      ]
    : [];
  const more = button("⋯", `${id}-more`, () => showSeats(kept, all, name, again), "plain");
  more.append(element("span", say("home-more-for", { name }), { class: "sr" }));
  const made = tableRow({ key: id, title: name, seats: all, line: line(now), buttons: [...buttons, more] });
  made.append(...evenings(now, seats[0].token));
  return made;
}

const isOpenable = (kept, now) => kept.seats[0].seat === 0 && !now.table && now.scenarios.length > 0;

const entrance = ({ seats: [{ token }] }, { table }) => tableAddress(table.id, token, document.baseURI, lang());

function gameOf(games, now) {
  const game = games.find(({ id }) => id === now.game) ?? null;
  return { game, pack: game?.packs.find(({ hash }) => hash === now.pack) ?? null };
}

function line(now) {
  if (now === null) return [element("span", say("home-gone"), { class: "red" })];
  if (!now) return [];
  const count = now.entries.length;
  const isOver = !now.table && !now.scenarios.length;
  return [say("home-evenings", { count }), now.table && say("home-evening-open"), isOver && say("home-campaign-over")];
}

// Return the list of evenings that are over, each with a link to look back at it.
function evenings(now, token) {
  if (!now?.entries.length) return [];
  const items = now.entries.map(({ table, scenario, result }, at) => {
    const words = say("home-evening", { number: at + 1, result: resultName(result, say) });
    const address = tableAddress(table, token, document.baseURI, lang());
    return element("li", element("a", words, { href: address, title: scenario }));
  });
  return [element("ol", items, { class: "evenings small" })];
}

// Show the links of the seats, let the host make links for others, and forget the campaign if wanted.
function showSeats({ id, seats: mine }, all, name, again) {
  const kept = mine.map((one) => linkRow(seatName(one), campaignAddress(id, one)));
  const [host] = mine.filter(({ seat }) => seat === 0);
  const strangers = host ? all.filter(({ seat }) => !mine.some((one) => one.seat === seat)) : [];
  const rows = strangers.map((one) =>
    strangerRow(one, `campaigns/${id}`, host.token, (seat) => campaignAddress(id, seat)),
  );
  const forgetting = twice(say("home-forget"), say("home-forget-sure"), "forget", () => {
    forgetCampaign(browserStorage(), id);
    close();
  });
  const list = element("ul", [...kept, ...rows], { class: "links" });
  const acts = element("p", forgetting, { class: "acts" });
  const close = showDialog(name, [element("p", say("home-link-hint")), list, acts], again);
}

// Show a new campaign's links, one for each seat that another browser shall have.
export function showOpenedCampaign({ id, title, seats }, closed) {
  const others = seats.filter((one) => !one.isMine);
  const rows = others.map((one) => linkRow(seatName(one), campaignAddress(id, one)));
  showDialog(title, [element("p", say("home-opened-campaign")), element("ul", rows, { class: "links" })], closed);
}
