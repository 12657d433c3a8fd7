// The form for a new table or a new campaign, made from a game of the catalogue.

import { grouped, select, text } from "../around/inputs.js";
import { faultOf } from "../around/once.js";
import { say } from "../around/reader.js";
import { element } from "../dom.js";
import { Refused } from "../requests.js";
import { browserStorage } from "../storage.js";
import { box, clearFaults, number, optionField, radios, showFault } from "./controls.js";
import { fieldsOf, placeOf, playable, schemasOf } from "./fields.js";
import { playerName } from "./kept.js";

const UNDO = ["", "free", "knowledge", "unanimous", "off"];
const HOLDERS = ["person", "open", "bot"];
const DELAY_MAX = 86_400; // seconds

// Return the form. open: takes what was filled in, and opens it.
export function formOf(game, open) {
  const seats = seatsPart(game);
  const evening = element("div");
  const chosen = { pack: game.packs[0], evening: null };
  const kind = radios("kind", say("home-kind"), kinds(), "table");
  const pack = select("pack", say("home-pack"), game.packs.map(({ id, title }) => [id, title]), chosen.pack.id);
  const name = text("name", say("home-name"), "", say("home-name-hint"));
  const hidden = box("private", say("home-private"), false, say("home-private-hint"));

  const showPack = () => {
    chosen.pack = game.packs.find(({ id }) => id === pack.value());
    chosen.evening = eveningPart(chosen.pack, game.seats.most);
    evening.replaceChildren(chosen.evening.node);
    seats.offer(chosen.pack);
    seats.heard(chosen.evening.showSeats);
  };
  const isCampaign = () => game.campaigns && kind.value() === "campaign";
  const values = () => ({
    ...{ isCampaign: isCampaign(), game: game.id, pack: chosen.pack.id, ...chosen.evening.values() },
    ...{ seats: seats.values(), isHere: seats.isHere(), name: name.value(), isPrivate: hidden.value() },
  });

  kind.node.hidden = !game.campaigns;
  pack.node.hidden = game.packs.length < 2;
  const showKind = () => {
    evening.hidden = isCampaign();
    seats.offerHolders(!isCampaign());
  };
  for (const one of kind.inputs) one.addEventListener("change", showKind);
  pack.control.addEventListener("change", showPack);
  showPack();
  const whole = element("p", "", { class: "fault whole", hidden: true, role: "alert", tabindex: -1 });
  const submit = element("button", say("home-open"), { type: "submit", class: "btn main" });
  const parts = [kind.node, pack.node, evening, seats.node, name.node, hidden.node, whole, submit];
  const form = element("form", parts, { class: "newtable", novalidate: "" });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(form, submit, () => open(values()), Object.keys(schemasOf(chosen.pack)));
  });
  return form;
}

const kinds = () => ["table", "campaign"].map((one) => [one, say(`home-kind-${one}`), say(`home-kind-${one}-hint`)]);

// Open what was filled in, once at a time; a refusal is shown beside its field.
async function send(form, submit, open, options) {
  if (submit.getAttribute("aria-disabled")) return;
  clearFaults(form);
  submit.setAttribute("aria-disabled", "true");
  try {
    await open();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    showFault(form, error.status ? placeOf(error.detail, options) : null, faultOf(error));
  } finally {
    submit.removeAttribute("aria-disabled");
  }
}

// Return the part for a single table: scenario, the pack's options, undo and delay.
function eveningPart(pack, seatsMost) {
  const seatNames = Array.from({ length: seatsMost }, (_, at) => say("seat", { seat: at + 1 }));
  const preset = schemasOf(pack).scenario?.default ?? pack.scenarios[0]?.id ?? "";
  const scenario = select("scenario", say("home-scenario"), pack.scenarios.map(({ id, title }) => [id, title]), preset);
  const labels = { role: "group", tabindex: 0, "aria-label": say("home-scenario"), "aria-live": "polite" };
  const about = element("div", "", { class: "about", ...labels });
  const show = () => about.replaceChildren(...aboutScenario(pack.scenarios.find(({ id }) => id === scenario.value())));
  const options = fieldsOf(pack).map((field) => ({ ...field, ...optionField(pack, field, seatNames) }));
  const undo = radios("option-undo", say("home-undo"), UNDO.map((one) => undoChoice(one)), "");
  const delay = number("option-delay", say("home-delay"), { least: 0, most: DELAY_MAX }, say("home-delay-hint"));
  const common = options.filter((one) => !one.isMore);
  const rare = options.filter((one) => one.isMore);
  const more = element("details", [
    element("summary", say("home-more")),
    ...[...rare, undo, delay].map((one) => one.node),
  ]);

  scenario.node.hidden = pack.scenarios.length === 0;
  scenario.control.addEventListener("change", show);
  show();
  const own = () => Object.fromEntries(options.map((one) => [one.id, one.value()]));
  return {
    node: element("div", [scenario.node, about, ...common.map((one) => one.node), more]),
    showSeats: (count) => options.forEach((one) => one.show?.(count)),
    values: () => ({
      scenario: scenario.value() || undefined,
      options: { ...own(), undo: undo.value(), delay: delay.value() },
    }),
  };
}

const undoChoice = (one) => [one, say(`home-undo-${one || "usual"}`), say(`home-undo-${one || "usual"}-hint`)];

// Return what the catalogue tells of a scenario: its introduction, and its lists of names.
function aboutScenario(scenario) {
  if (!scenario) return [];
  const paragraphs = (scenario.intro ?? "").split(/\n\s*\n/).filter(Boolean);
  const lists = [scenario.mission, scenario.row?.map((one) => one.name)].filter((one) => one?.length);
  return [
    ...paragraphs.map((one) => element("p", one)),
    ...lists.map((list) => element("p", list.join(" · "), { class: "small quiet" })),
  ];
}

// Return the part for the seats: how many, who sits there, what they play, and whether all sit at this browser.
function seatsPart(game) {
  const { fewest, most } = game.seats;
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => String(fewest + at));
  const named = counts.map((one) => [one, say("home-seats-count", { count: Number(one) })]);
  const count = select("seats", say("home-seats"), named, counts[0]);
  const here = radios("here", say("home-here"), whoIsHere(), "me");
  const seats = Array.from({ length: most }, (_, seat) => seatPart(seat));
  let isOffered = true;
  let hear = (_count) => {};
  const show = () => {
    seats.forEach((one, seat) => (one.node.hidden = seat >= Number(count.value())));
    here.node.hidden = Number(count.value()) < 2;
    hear(Number(count.value()));
  };
  count.control.addEventListener("change", show);
  show();
  return {
    node: element("div", [count.node, ...seats.map((one) => one.node), here.node]),
    offer: (pack) => seats.forEach((one) => one.offer(pack)),
    heard: (one) => {
      hear = one;
      show();
    },
    isHere: () => here.value() === "all",
    offerHolders: (isTable) => {
      isOffered = isTable;
      for (const one of seats) one.holder.node.hidden = !isTable;
    },
    values: () => seats.slice(0, Number(count.value())).map((one) => ({ ...one.values(), ...(isOffered ? {} : { holder: "person" }) })),
  };
}

const whoIsHere = () => ["me", "all"].map((one) => [one, say(`home-here-${one}`), say(`home-here-${one}-hint`)]);

function seatPart(seat) {
  const name = text(`seat-${seat}-name`, say("home-player"), seat === 0 ? playerName(browserStorage()) : "");
  const choices = HOLDERS.map((one) => [one, say(`home-holder-${one}`)]);
  const holder = select(`seat-${seat}-holder`, say("home-holder"), seat === 0 ? choices.slice(0, 1) : choices, "person");
  const plays = element("details", "", { class: "plays" });
  let boxes = [];
  const offer = (pack) => {
    const offered = playable(pack);
    boxes = offered.map(([word, words]) => ({ word, ...box(`seat-${seat}-${word}`, words) }));
    plays.hidden = offered.length === 0;
    plays.replaceChildren(element("summary", say("home-plays")), ...boxes.map((one) => one.node));
  };
  return {
    node: grouped(`seat-${seat}`, say("seat", { seat: seat + 1 }), [name.node, ...(seat === 0 ? [] : [holder.node]), plays]),
    holder,
    offer,
    values: () => ({ name: name.value(), holder: holder.value(), plays: boxes.filter((one) => one.value()).map((one) => one.word) }),
  };
}
