// The frame of picture and chronicle: the table's name, its seats, the connection, the time.

import { showLanguage } from "./language.js";
import { byId, clock, element, gameName, resultName } from "./page.js";

// watching: see watching.js; chosen: the number of the shown moment, null for the newest.
export function showFrame(watching, chosen, lang, words) {
  const { summary, connection } = watching;
  const { say } = words;
  const name = summary?.name || say("title");
  showLanguage(lang);
  document.title = `${name} · Hourglass`;
  document.body.dataset.past = chosen !== null;
  byId("name").textContent = name;
  byId("about").textContent = aboutOf(watching, say);
  showOrigin(summary, lang, say);
  byId("connection").textContent = say(connection.word === "refused" ? "closed" : connection.word, connection);
  byId("connection").dataset.state = connection.word;
  byId("all").href = new URL(`../tables?lang=${lang}`, location.href);
  for (const id of ["story", "earlier", "back"]) byId(id).textContent = say(id);
  byId("play").textContent = say(byId("play").dataset.word);
  showSeats(watching, chosen, words);
  showTime(watching.moments, chosen, lang, say);
  document.body.dataset.connection = connection.word;
  showLack(watching.moments.length ? "" : lacking(connection, say), connection, lang, say);
}

function showLack(text, { word }, lang, say) {
  const href = new URL(`../tables?lang=${lang}`, location.href);
  const way = text && word === "refused" ? [element("br"), element("a", say("tables"), { href })] : [];
  byId("waiting").replaceChildren(text, ...way);
}

// The reason why no picture is shown.
function lacking({ word, why }, say) {
  if (word === "connecting") return "";
  return ["live", "polling", "ended"].includes(word) ? say("waiting") : say(word, { why });
}

function aboutOf({ summary, watchers, delay }, say) {
  if (!summary) return "";
  const { game, result, imported } = summary;
  const parts = [gameName(game)];
  if (result) parts.push(resultName(result, say));
  if (watchers) parts.push(say("watchers", watchers));
  if (delay) parts.push(say("delayed", { seconds: delay }));
  if (imported) parts.push(say("imported"));
  return parts.join(" · ");
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

function showSeats({ summary, board, watchers }, chosen, { say, name }) {
  const isOpen = summary?.state === "open";
  const next = chosen === null && !isOpen ? board?.next ?? [] : [];
  const seats = (summary?.seats ?? []).map(({ seat }) => {
    const isThere = watchers?.seats.includes(seat);
    const there = isThere ? [element("span", say("present"), { class: "unseen" })] : [];
    const marks = { "data-there": isThere && "", "data-next": next.includes(seat) && "" };
    return element("li", [name(seat), ...there], marks);
  });
  byId("seats").replaceChildren(...seats);
  if (chosen !== null) return;
  const questions = waitsFor({ summary, board, next }, { say, name });
  byId("prompt").textContent = [...proposed(summary?.proposal, { say, name }), ...questions].join("\n");
}

// What the table waits for, or that it has ended.
function waitsFor({ summary, board, next }, words) {
  if (summary?.revealed) return [words.say("ended")];
  return summary?.state === "open" ? [words.say("unstarted")] : asked(board, next, words);
}

// A proposal to undo, with the seats that have not answered.
function proposed(proposal, { say, name }) {
  if (!proposal) return [];
  const { seat, to, waiting } = proposal;
  return [say("proposal", { who: name(seat), to, waiting: waiting.map(name).join(", ") })];
}

// Each open question with the seats that it waits for; only the seats if the board has no questions.
function asked(board, next, { say, name }) {
  const told = ({ seats, prompt }) => `${seats.map(name).join(", ")}: ${prompt}`;
  const questions = board?.questions ?? [];
  return questions.length || !next.length ? questions.map(told) : [told({ seats: next, prompt: say("turn") })];
}

function showTime(moments, chosen, lang, say) {
  const { length } = moments;
  const slider = byId("slider");
  const moment = chosen !== null && { n: chosen + 1, count: length, at: clock(moments[chosen].at, lang) };
  const text = moment ? say("past", moment) : say("now");
  slider.max = Math.max(0, length - 1);
  slider.value = chosen ?? length - 1;
  slider.disabled = length < 2;
  slider.setAttribute("aria-label", say("slider"));
  slider.setAttribute("aria-valuetext", text);
  byId("moment").textContent = text;
  byId("back").disabled = chosen === null;
  byId("play").disabled = length < 2;
}
