// A table's feed: each entry exactly once, across reconnects.

import { Refused } from "../requests.js";

const LINE_MAX = 4_000_000;
const RETRY = { first: 1_000, most: 30_000 };

export class Flawed extends Error {}

// Yield the complete lines of a stream of bytes. Throws Flawed if one is too long.
export async function* linesOf(chunks) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop();
    yield* lines;
    if (rest.length > LINE_MAX) throw new Flawed("a line of the feed is too long");
  }
}

// Read an event of the feed. An entry also has its `line`, as it was hashed; it must be the one after `after`.
export function eventOf(text, after) {
  const event = JSON.parse(text);
  if (event.event !== "entry") return event;
  if (event.id !== after + 1 || event.data.v !== event.id) throw new Flawed(`entry ${event.id} follows entry ${after}`);
  return { ...event, line: text.slice(text.indexOf('"data":') + '"data":'.length, -1) };
}

// Yield the events of a table, reconnecting from `cursor.after` until it has ended. Besides those of the feed:
// `connected`, `cut` with the milliseconds until the next retry, and `refused` with the reason at the end.
// connect: (after) -> lines; pause: (milliseconds) -> a promise.
export async function* follow(connect, cursor, pause) {
  let retry = RETRY.first;
  for (let failures = 0; ; failures += 1) {
    let wait = 0;
    try {
      const lines = await connect(cursor.after);
      yield { event: "connected" };
      for await (const text of lines) {
        const event = eventOf(text, cursor.after);
        failures = 0;
        if (event.event === "entry") cursor.after = event.id;
        if (event.event === "resync") cursor.after = event.data.version;
        if (event.event === "retry") retry = event.data;
        yield event;
        if (event.event === "ended") return;
      }
    } catch (error) {
      if (error instanceof Refused && !error.passes) return yield { event: "refused", data: error };
      wait = error.after ?? 0;
    }
    wait = Math.min(Math.max(wait, retry * 2 ** Math.min(failures, 10)), RETRY.most);
    yield { event: "cut", data: wait };
    await pause(wait);
  }
}

// The pauses between two tries to reach the service, which may be cut short.
export class Pausing {
  isHurried = false; // whether the next try is at once
  wake = () => {};

  // Jitter: watchers that were cut off together do not reconnect at the same time.
  pause = async (milliseconds) => {
    if (!this.isHurried) {
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds * (1 + Math.random() / 2));
        this.wake = () => (clearTimeout(timer), resolve());
      });
    }
    this.isHurried = false;
  };
}
