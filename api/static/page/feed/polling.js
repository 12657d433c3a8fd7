// A table's feed by polling: it yields the same events as a stream.

import { linesOf } from "./feed.js";

const EVERY_MILLISECONDS = 3_000;

export const told = (event, data) => JSON.stringify({ event, data });

// Yield the lines of the feed after a version, until the page may stream. Return the version to continue after; null if
// the table has ended, or the page was interrupted.
export async function* polled(service, sharing, after, lang) {
  const { signal } = service.aborted;
  for (let known = null; !sharing.isMine; ) {
    yield told("polling", !sharing.isLed);
    const answer = await service.since(after, known);
    if (answer.status === 200) {
      known = answer.headers.get("ETag");
      const version = Number(/\d+/.exec(known));
      if (version < after) return yield told("resync", { version }), null;
      for await (const line of linesOf(service.chunks(answer))) {
        after += 1;
        yield `{"event":"entry","id":${after},"data":${line}}`;
      }
      yield* beside(service, after, lang);
      const { revealed, imported } = await service.json(service.ofTable(""));
      if (revealed || imported) return yield told("ended", {}), null;
    }
    const news = await sharing.news(EVERY_MILLISECONDS);
    if (signal.aborted) return null;
    yield* news.map((one) => JSON.stringify(one));
  }
  return after;
}

// Return what a stream sends after the entries up to a version: the board and the checkpoint.
async function* beside(service, after, lang) {
  const board = await service.json(service.ofTable("board", { lang })).catch(() => null); // none before the start
  if (board) yield told("board", { to: board.version, board });
  if (!after) return;
  const checkpoint = await service.ask(service.ofTable("checkpoint", { size: after }));
  yield told("checkpoint", { checkpoint: await checkpoint.text() });
}
