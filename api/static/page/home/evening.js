// The next evening of a campaign: what is played, how hard, and, where seats may change, who comes and who stays away.

import { button } from "../around/buttons.js";
import { showDialog } from "../around/dialog.js";
import { grouped, select, text } from "../around/inputs.js";
import { lang, say } from "../around/reader.js";
import { element } from "../dom.js";
import { addressOf, askJson } from "../requests.js";
import { box } from "./controls.js";
import { nameOf, playable, schemasOf } from "./fields.js";

// Ask for it, then open its table. game: of the catalogue, or null; next: (place for a fault) -> what opens the table.
export async function chooseNext(kept, now, { game, pack }, next) {
  const preset = now.next ?? now.scenarios[0].id;
  const scenario = select("next", say("home-scenario"), now.scenarios.map(({ id, title }) => [id, title]), preset);
  const levels = (pack && schemasOf(pack).difficulty?.enum) ?? [];
  const named = levels.map((level) => [level, nameOf(pack, "difficulty", level)]);
  const choices = [["", say("home-at-the-table")], ...named];
  const difficulty = select("level", pack ? nameOf(pack, "difficulty") : "", choices, "");
  difficulty.node.hidden = levels.length === 0;
  const company = now.seats_change && pack ? companyPart(game, pack, now, await peopleOf(kept)) : null;
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const values = () => ({
    ...{ scenario: scenario.value(), difficulty: difficulty.value(), title: now.name },
    ...(company ? { seats: company.values() } : {}),
  });
  const begin = next(fault);
  const open = button(say("home-next"), "open", () => begin(kept, values(), () => close()), "main");
  const acts = element("p", open, { class: "acts" });
  const parts = [scenario.node, difficulty.node, ...(company ? [company.node] : []), fault, acts];
  const close = showDialog(now.name || say("home-campaign"), parts);
}

// Return the characters of the campaign as its sheet has them; none before its first evening, or if it has no sheet.
async function peopleOf({ id, seats: [{ token }] }) {
  const path = addressOf(`campaigns/${id}/chronicle`, { format: "json", lang: lang() });
  const { sheet } = await askJson(path, { token }).catch((error) => (error.status ? { sheet: {} } : Promise.reject(error)));
  return sheet.characters ?? [];
}

// Return the seats of the next evening as they are proposed: those of the evening before, {name, plays}.
export function proposed(seats, people) {
  const there = people.filter((one) => !one.away && !one.dead);
  if (there.length === 0) return seats.map(({ name, plays }) => ({ name, plays: plays ?? [] }));
  const count = Math.max(...there.map((one) => one.seat)) + 1;
  return Array.from({ length: count }, (_, seat) => {
    const own = there.filter((one) => one.seat === seat);
    return { name: own[0]?.player ?? seats[seat]?.name ?? "", plays: own.map((one) => one.id) };
  });
}

// Return how a character is offered: with its name, and whether it comes back or is new; null if it cannot come.
export function offeredAs([word, name], people) {
  const known = people.find((one) => one.id === word);
  if (known?.dead) return null;
  if (known?.away) return say("home-comes-back", { name });
  return known || people.length === 0 ? name : say("home-joins", { name });
}

// Return the part for the seats. Whoever is ticked nowhere stays away.
function companyPart(game, pack, now, people) {
  const before = proposed(now.seats, people);
  const { fewest, most } = game.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => String(fewest + at));
  const named = counts.map((one) => [one, say("home-seats-count", { count: Number(one) })]);
  const count = select("seats", say("home-seats"), named, String(before.length));
  const seats = Array.from({ length: most }, (_, seat) => seatPart(seat, pack, before[seat], people));
  const show = () => seats.forEach((one, seat) => (one.node.hidden = seat >= Number(count.value())));
  count.control.addEventListener("change", show);
  show();
  const hint = element("p", say("home-company-hint"), { class: "small quiet" });
  const values = () => seats.slice(0, Number(count.value())).map((one) => one.values());
  return { node: element("div", [count.node, hint, ...seats.map((one) => one.node)]), values };
}

function seatPart(seat, pack, before, people) {
  const name = text(`seat-${seat}-name`, say("home-player"), before?.name ?? "");
  const offered = playable(pack).map((one) => [one[0], offeredAs(one, people)]);
  const boxes = offered
    .filter(([, words]) => words !== null)
    .map(([word, words]) => ({ word, ...box(`seat-${seat}-${word}`, words, before?.plays.includes(word) ?? false) }));
  const parts = [name.node, ...boxes.map((one) => one.node)];
  const values = () => ({ name: name.value(), plays: boxes.filter((one) => one.value()).map((one) => one.word) });
  return { node: grouped(`seat-${seat}`, say("seat", { seat: seat + 1 }), parts), values };
}
