// The frame of board and chronicle: the table's name, who is there, the connection, the time.

import { byId, clock, gameName, resultName, shownName, write } from "../dom.js";
import { showLanguage } from "../languages.js";
import { render, sketch } from "../render.js";

// Show the frame. watching: see watching.js; chosen: the number of the shown moment, null for the newest; me: the seat
// that acts here, or null; day: of the shown moment, in words. Return the table's name.
export function showFrame(watching, chosen, me, day, lang, words) {
  const { summary, connection } = watching;
  const { say } = words;
  const name = shownName(summary?.name) || summary?.scenario || say("title");
  if (lang !== spoken) showWords(lang, say);
  document.body.dataset.connection = connection.word;
  write(byId("name"), name);
  write(byId("about"), aboutOf(watching, day, say));
  showOrigin(summary, lang, say);
  showConnection(watching, say);
  render(byId("seats"), ...seatsOf(watching, chosen, me, lang, words));
  showTime(watching.moments, chosen, lang, say);
  showLack(watching.moments.length ? "" : lacking(watching, say), connection, lang, say);
  return name;
}

let spoken = null; // the language of the words that never change

function showWords(lang, say) {
  spoken = lang;
  showLanguage(lang);
  byId("all").href = new URL(`../?lang=${lang}`, location.href);
  byId("skip").textContent = say("skip");
  byId("can").textContent = say("can");
  byId("around").querySelector("span").textContent = byId("around").title = say("aroundTable");
  byId("keys").title = say("keys");
  byId("keys").setAttribute("aria-label", say("keys"));
  byId("seats").setAttribute("aria-label", say("atTable"));
  byId("slider").setAttribute("aria-label", say("slider"));
  for (const id of ["story", "earlier", "back"]) byId(id).textContent = say(id);
}

function showConnection({ connection, watchers }, say) {
  const word = say(connection.word === "refused" ? "closed" : connection.word, connection);
  const others = watchers ? watchers.count - watchers.seats.length : 0; // who plays is listed by name
  const count = ["live", "polling"].includes(connection.word) && others > 0 ? ` \u00b7 ${say("watchers", { count: others })}` : "";
  write(byId("connection"), word + count);
  byId("connection").dataset.state = connection.word;
}

function showLack(text, { word }, lang, say) {
  const href = new URL(`../?lang=${lang}`, location.href);
  const way = text && word === "refused" ? [sketch("br"), sketch("a", say("tables"), { href })] : [];
  render(byId("waiting"), text, ...way);
  byId("waiting").hidden = !text;
}

// The reason why no board is shown.
function lacking({ connection: { word, why }, summary }, say) {
  if (["connecting", "cut"].includes(word) || summary?.state === "open") return "";
  return ["live", "polling", "ended"].includes(word) ? say("waiting") : say(word, { why });
}

function aboutOf({ summary, delay }, day, say) {
  if (!summary) return "";
  const { game, result, imported, scenario } = summary;
  const parts = [gameName(game), [gameName(game), summary.name ? null : scenario].includes(scenario) ? null : scenario, result ? resultName(result, say) : day];
  if (delay) parts.push(say("delayed", { seconds: delay }));
  if (imported) parts.push(say("imported"));
  return parts.filter(Boolean).join(" \u00b7 ");
}

// A branch names its origin, which is on this service unless the branch was imported.
function showOrigin(summary, lang, say) {
  const link = byId("origin");
  const { origin = null, imported = null } = summary ?? {};
  link.hidden = origin === null || imported !== null;
  if (link.hidden) return;
  link.textContent = say("branch");
  link.href = new URL(`${origin.table}?lang=${lang}`, location.href);
}

function seatsOf({ summary, board, watchers, left }, chosen, me, lang, { say, name }) {
  const next = chosen === null && summary?.state === "running" ? board?.next ?? [] : [];
  return (summary?.seats ?? []).map(({ seat }) => {
    const isThere = Boolean(watchers?.seats.includes(seat));
    const away = left.has(seat) ? say("awaySince", { at: clock(left.get(seat), lang) }) : "";
    const notes = [isThere && say("present"), next.includes(seat) && say("turn"), seat === me && say("you")].filter(Boolean);
    const told = sketch("span", ` (${notes.join(", ")})`, { class: "sr" });
    const marks = { class: `who${isThere ? "" : " away"}`, "data-next": next.includes(seat) && "", "data-key": `seat ${seat}` };
    return sketch("li", [sketch("i", String(seat + 1), { class: `tower f-${seat}`, "aria-hidden": "true" }), sketch("b", name(seat)), ...(notes.length ? [told] : []), ...(away ? [sketch("small", away)] : [])], marks);
  });
}

// Return a moment in words: which of how many, and when.
export function momentOf(moments, chosen, lang, say) {
  return chosen === null ? say("now") : say("past", { n: chosen + 1, count: moments.length, at: clock(moments[chosen].at, lang) });
}

function showTime(moments, chosen, lang, say) {
  const { length } = moments;
  const slider = byId("slider");
  const text = momentOf(moments, chosen, lang, say);
  const wanted = { max: String(Math.max(0, length - 1)), value: String(Math.max(0, chosen ?? length - 1)), disabled: length < 2 };
  for (const [name, value] of Object.entries(wanted)) if (slider[name] !== value) slider[name] = value;
  slider.setAttribute("aria-valuetext", text);
  write(byId("moment"), text);
  byId("back").disabled = chosen === null;
  byId("play").disabled = byId("speed").disabled = length < 2;
}
