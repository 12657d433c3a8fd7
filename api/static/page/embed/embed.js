// A table to embed: its board, whose turn it is and what happened last, as anybody may see it, with the table's delay.
// It knows no seat and no token, whatever the browser stores, so nothing of a hand can come on a stream.

import { byId, oneAtATime, shownName } from "../dom.js";
import { Pausing, follow } from "../feed/feed.js";
import { Service, addressed } from "../feed/service.js";
import { sharingOf } from "../feed/sharing.js";
import { Watching } from "../feed/watching.js";
import { chosenLanguage } from "../language.js";
import { showLanguage } from "../languages.js";
import { Parts } from "../table/parts.js";
import { speaker } from "../words.js";

const { table } = addressed(location);
const service = new Service({ table, token: null }, sharingOf(`${table} `));
const watching = new Watching(service, null);
const parts = new Parts(byId("parts"), service);
const pausing = new Pausing();
const lang = (service.lang = chosenLanguage());
const say = await speaker(lang);

const nameOf = (seat) => shownName(watching.summary?.seats.find((one) => one.seat === seat)?.name) || say("seat", { seat: seat + 1 });

const show = oneAtATime(async () => {
  const { summary, board, moments, connection } = watching;
  byId("name").textContent = shownName(summary?.name) || summary?.scenario || say("title");
  const isLost = ["refused", "gone"].includes(connection.word);
  const next = summary?.state === "running" ? (board?.next ?? []).map(nameOf) : [];
  const waiting = next.length ? say("waitsFor", { count: next.length, names: next.join(", ") }) : "";
  byId("beside").textContent = isLost ? say(connection.word, connection) : moments.length ? waiting : say(summary?.state === "open" ? "waiting" : "connecting");
  const version = moments.at(-1)?.version;
  if (version === undefined) return;
  const after = moments.at(-2)?.version ?? 0;
  const [laid, story] = await Promise.all([parts.read(version, lang, nameOf), service.json(service.ofTable("chronicle", { after, lang }))]);
  laid();
  byId("told").textContent = story.chapters.at(-1)?.title ?? "";
});

showLanguage(lang);
show();
for await (const event of follow((after) => service.connect(after, lang), watching.cursor, pausing.pause)) {
  await watching.hear(event);
  show();
}
