// The games: what each is, one click to play it, and the form for a table of it.

import { button } from "../around/buttons.js";
import { showDialog } from "../around/dialog.js";
import { once } from "../around/once.js";
import { lang, say, sayIn } from "../around/reader.js";
import { element } from "../dom.js";
import { browserStorage } from "../storage.js";
import { showOpenedCampaign } from "./campaigns.js";
import { formOf } from "./form.js";
import { playerName } from "./kept.js";
import { showOpened } from "./mine.js";
import { opened, playAlone, startAndGo } from "./opening.js";
import { startsOf } from "./starts.js";

// Draw the games. again: draws the lists anew.
export const showGames = (place, games, again) => place.replaceChildren(...games.map((game) => card(game, again)));

function card(game, again) {
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const starts = startsOf(game).map((one, at) => {
    const words = say(one.guide ? "home-guided" : "home-at-once", { title: one.title });
    return button(words, `${game.id}-${one.id}`, once(fault, () => playAtOnce(game, one)), at ? "" : "main");
  });
  const form = button(say("home-open-table"), `${game.id}-open`, () => showForm(game, again));
  const about = say(`home-about-${game.id}`);
  return element(
    "article",
    [
      ...picture(game.id),
      element("h3", game.title),
      ...(about === `home-about-${game.id}` ? [] : [element("p", about)]),
      element("p", [extent(game), ...rules(game)], { class: "tiny" }),
      element("p", [...starts, form], { class: "go" }),
      fault,
    ],
    { class: "game frame", "data-play": game.id },
  );
}

// Return a copy of the page's picture of a game, if it has one.
function picture(id) {
  const drawn = document.querySelector(`template[data-play="${CSS.escape(id)}"]`)?.content.cloneNode(true);
  if (!drawn) return [];
  drawn.querySelector("svg").setAttribute("aria-label", say(`home-picture-${id}`));
  sayIn(drawn);
  return [element("div", drawn, { class: "gpic" })];
}

function extent({ seats, packs, campaigns }) {
  const scenarios = packs.flatMap((pack) => pack.scenarios).length;
  const parts = [say("home-players", seats), scenarios && say("home-scenarios", { count: scenarios })];
  return [...parts, campaigns && say("home-has-campaign")].filter(Boolean).join(" · ");
}

// Return the link to the rules of a game, if they can be read.
function rules({ id, book }) {
  return book ? [" \u00b7 ", element("a", say("home-rules"), { href: `rules/${id}?lang=${lang()}` })] : [];
}

const playAtOnce = (game, { id, title, guide }) =>
  playAlone({ game: game.id, scenario: id, title, guide }, playerName(browserStorage()));

function showForm(game, again) {
  const titleOf = ({ isCampaign, pack, scenario }) => {
    const { title, scenarios } = game.packs.find(({ id }) => id === pack);
    return (!isCampaign && scenarios.find(({ id }) => id === scenario)?.title) || title;
  };
  const open = async (values) => {
    const made = await opened(values, titleOf);
    close();
    again();
    await lead(made, again);
  };
  const close = showDialog(say("home-new", { game: game.title }), formOf(game, open));
}

// Lead on from what was opened: to the table if nobody else has to come, else to the links of the others.
async function lead(made, again) {
  const isWaiting = made.seats.some((one) => !one.isMine);
  if (made.kind === "campaigns") return isWaiting && showOpenedCampaign(made, again);
  const start = () => startAndGo(made.id, made.seats[0].token);
  return isWaiting ? showOpened(made, start, again) : start();
}
