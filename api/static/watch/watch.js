// The page that watches a table: it follows the feed, shows any moment, and tells what it checked.

import { Chronicle } from "./chronicle.js";
import { follow } from "./feed.js";
import { showFrame } from "./frame.js";
import { chosenLanguage, onLanguage } from "./language.js";
import { browserStorage } from "./memory.js";
import { byId, oneAtATime } from "./page.js";
import { Picture } from "./picture.js";
import { showDice, showSeal } from "./proof.js";
import { Service, addressed } from "./service.js";
import { sharingOf } from "./sharing.js";
import { Watching } from "./watching.js";
import { speaker } from "./words.js";

const STEP_MILLISECONDS = 1_500;
const NEWS = new Set(["watchers", "checkpoint", "ended"]);

const address = addressed(location);
const sharing = sharingOf(`${address.table} ${address.token ?? ""}`);
const service = new Service(new URL("../v1/", location.href), address, sharing);
const watching = new Watching(service, browserStorage());
const picture = new Picture(byId("picture"), service);
const chronicle = new Chronicle(byId("chronicle"), service);

let lang = chosenLanguage();
let chosen = null; // the number of the shown moment; null: the newest
let player = null;
let wake = () => {};

const words = { say: speaker(lang), name: nameOf };

function nameOf(seat) {
  return watching.summary?.seats.find((one) => one.seat === seat)?.name || words.say("seat", { seat });
}

const show = oneAtATime(async () => {
  const { moments, verifier, seal, edition, summary } = watching;
  const isPast = chosen !== null && chosen < moments.length;
  const at = isPast ? chosen : moments.length - 1;
  showFrame(watching, isPast ? chosen : null, lang, words);
  showSeal(byId("seal"), seal, words.say);
  byId("dice").hidden = seal.state === "unable";
  showDice(byId("dice"), await verifier.verdicts(), summary?.commitment ?? "", service.links(), words.say);
  if (!seal.entries && seal.state !== "unable") return;
  await Promise.all([at < 0 || picture.show(moments[at].version, lang), tell(moments, at, edition)]);
});

async function tell(moments, at, edition) {
  const chapter = await chronicle.show(moments, at, { edition, lang }, words);
  byId("earlier").hidden = !chronicle.hasEarlier(at);
  if (!chapter) return;
  byId("picture").alt = `${words.say("picture")}: ${chapter.title}`;
  if (chosen !== null) byId("prompt").textContent = chapter.title;
  else if (byId("newest").textContent !== chapter.title) byId("newest").textContent = chapter.title;
}

function choose(number) {
  chosen = number >= watching.moments.length - 1 ? null : number;
  show();
}

// Play the game from the shown moment; from the beginning if that is the newest.
function play() {
  const isPlaying = player !== null;
  clearInterval(player);
  player = isPlaying ? null : setInterval(() => (chosen === null ? play() : choose(chosen + 1)), STEP_MILLISECONDS);
  if (!isPlaying && chosen === null) choose(0);
  byId("play").dataset.word = isPlaying ? "play" : "stop";
  show();
}

function speak(language) {
  lang = language;
  words.say = speaker(lang);
  show();
  again();
}

// Reconnect at once.
function again() {
  service.interrupt();
  wake();
}

// Jitter: watchers that were cut off together do not reconnect at the same time.
const pause = (milliseconds) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds * (1 + Math.random() / 2));
    wake = () => (clearTimeout(timer), resolve());
  });

byId("slider").addEventListener("input", ({ target }) => choose(Number(target.value)));
byId("back").addEventListener("click", () => choose(Infinity));
byId("play").addEventListener("click", play);
byId("earlier").addEventListener("click", () => (chronicle.more(), show()));
onLanguage(speak);
addEventListener("online", again);
// The browser caches a page that was left, which would hold one of the browser's few connections.
addEventListener("pagehide", () => service.leave());
addEventListener("pageshow", ({ persisted }) => persisted && again());
addEventListener("hashchange", () => location.reload());

show();
for await (const event of follow((after) => service.connect(after, lang), watching.cursor, pause)) {
  await watching.hear(event);
  if (NEWS.has(event.event)) sharing.tell(event.event === "watchers" ? event.data : null);
  if (event.event !== "entry" && event.event !== "board") show();
}
