// Those who look back together, as the page shows them: who is there, who leads, and what each may do about it.

import { shownName } from "../dom.js";
import { sketch } from "../render.js";

// Return the content of the panel. page: {company, follows, pointed, name}; link: to the room.
export function companyOf(page, { say }, link) {
  const heading = sketch("h2", say("replay-together"), { id: "together" });
  const { company } = page;
  if (!company) return [heading, sketch("p", say("replay-together-about"), { class: "small" }), nameField(page.name, say), button("together", say("replay-begin"), "btn")];
  if (company.state !== "joined" && !company.members.length) return [heading, sketch("p", stateOf(company, say), { class: "small", role: "status" }), ...ways(company, say)];
  const lines = company.members.map((one) => memberOf(one, company, say));
  return [heading, sketch("p", standing(page, say), { class: "standing", role: "status" }), ...turns(page, say), sketch("ul", lines, { class: "members" }), ...pointing(page, say), invite(link, say), ...ways(company, say)];
}

const button = (deed, text, kind = "btn plain", more = {}) => sketch("button", text, { type: "button", class: kind, "data-do": deed, "data-key": `${deed} ${more["data-of"] ?? ""}`, ...more });

function nameField(name, say) {
  return sketch("p", [sketch("label", say("replay-name"), { for: "nick" }), sketch("input", "", { id: "nick", maxlength: "40", autocomplete: "nickname", value: name })], { class: "field" });
}

// Return what a member is called: its name, or its number.
const called = (one, say) => shownName(one?.name) || say("replay-guest", { n: one?.id ?? 0 });

function stateOf({ state, why }, say) {
  if (state === "refused") return say("replay-refused", { why });
  return say(`replay-${state}`);
}

function standing({ company, follows }, say) {
  if (company.state !== "joined") return stateOf(company, say);
  if (company.isLeading) return say("replay-you-lead");
  const name = called(company.member(company.leader), say);
  if (!company.hasLeader) return say("replay-nobody-leads");
  return say(follows ? "replay-you-follow" : "replay-you-look-alone", { name });
}

function turns({ company, follows }, say) {
  if (company.state !== "joined" || company.isLeading) return [];
  const name = called(company.member(company.leader), say);
  const own = follows ? button("alone", say("replay-alone"), "btn") : button("follow", say("replay-follow", { name }), "btn main");
  return [sketch("p", [own, ...(company.hasLeader ? [] : [button("take", say("replay-take"), "btn")])], { class: "acts" })];
}

function memberOf(one, company, say) {
  const notes = [one.id === company.leader && say("replay-leads"), one.id === company.you && say("you"), !one.present && say("replay-away")].filter(Boolean);
  const mark = one.seat === null ? sketch("i", "○", { class: "guest", "aria-hidden": "true" }) : sketch("i", String(one.seat + 1), { class: `tower f-${one.seat}`, "aria-hidden": "true" });
  const hand = company.isLeading && company.state === "joined" && one.present && one.id !== company.you ? [button("hand", say("replay-hand"), "btn plain", { "data-of": one.id, "aria-label": say("replay-hand-to", { name: called(one, say) }) })] : [];
  return sketch("li", [mark, sketch("b", called(one, say)), ...(notes.length ? [sketch("small", notes.join(", "))] : []), ...hand], { class: one.present ? null : "away", "data-key": `member ${one.id}` });
}

function pointing({ company, pointed }, say) {
  const lines = [...pointed].map(([by, of]) => sketch("li", say("replay-points", { name: called(company.member(by), say), thing: thingNamed(of) })));
  return lines.length ? [sketch("ul", lines, { class: "shown-things", "aria-live": "polite" })] : [sketch("p", say("replay-point"), { class: "tiny" })];
}

// Return what a thing is called on the board.
function thingNamed(id) {
  const found = document.querySelector(`#board [data-id="${CSS.escape(id)}"]`);
  return found?.querySelector("title")?.textContent || found?.getAttribute("aria-label") || found?.textContent.trim().slice(0, 60) || id;
}

const invite = (link, say) => sketch("p", [sketch("label", say("replay-invite"), { for: "invite" }), sketch("input", "", { id: "invite", readonly: "", value: link }), button("copy", say("replay-copy"))], { class: "field" });

const ways = ({ state }, say) => [sketch("p", [...(["replaced", "refused"].includes(state) ? [button("again", say("replay-again"), "btn")] : []), button("leave", say("replay-leave"))], { class: "acts" })];
