// The service of the watched table, called with the token of the page's address, if any.

import { addressOf, ask, askJson } from "../requests.js";
import { Flawed, linesOf } from "./feed.js";
import { polled, told } from "./polling.js";

const TURN_MILLISECONDS = 150; // after which a page without a stream starts polling
const SILENCE_MILLISECONDS = 330_000; // longer than the silence of any service

// Read the page's address: {table, token}. The token is in the fragment, which browsers never send to a server.
export function addressed({ pathname, hash }) {
  const table = pathname.split("/").filter(Boolean).at(-1) ?? "";
  return { table, token: new URLSearchParams(hash.slice(1)).get("token") };
}

export class Service {
  // lang: the language of texts, which the page sets.
  constructor({ table, token }, sharing) {
    this.sharing = sharing;
    this.table = table;
    this.token = token;
    this.lang = undefined;
    this.aborted = new AbortController();
    this.asking = null; // {query, told}: what is being asked for
  }

  ofTable(rest, query) {
    return addressOf(`tables/${this.table}${rest && `/${rest}`}`, query);
  }

  // Links to further checks; null if they need a token, which a link cannot send.
  links() {
    if (this.token) return null;
    return { program: addressOf("../verify.py"), archive: this.ofTable("export"), audit: addressOf("../audit", { table: this.table, lang: this.lang }) };
  }

  // Return the answer to a request with the token. Throws Refused.
  ask(url, more = {}) {
    return ask(url, { token: this.token, ...more });
  }

  json(url, more = {}) {
    return askJson(url, { token: this.token, ...more });
  }

  // Return a view of the table, `story`, `board` or `menu`, asked for by these values of the query. Views that are asked for
  // at once come in one answer.
  async view(name, values) {
    this.asking ??= this.views();
    Object.assign(this.asking.query, values);
    return (await this.asking.told)[name];
  }

  views() {
    const query = {};
    const told = Promise.resolve().then(() => {
      this.asking = null;
      return this.json(this.ofTable("views", query));
    });
    return { query, told };
  }

  // Yield the lines of the feed after a version, until `interrupt` is called or the service is silent. Throws Refused.
  async connect(after, lang) {
    this.aborted = new AbortController();
    this.claimed ??= this.sharing.claim();
    await Promise.race([this.claimed, new Promise((resolve) => setTimeout(resolve, TURN_MILLISECONDS))]);
    return this.sharing.isMine ? this.streamed(after, lang) : this.polledFirst(after, lang);
  }

  async *polledFirst(after, lang) {
    const last = yield* polled(this, this.sharing, after, lang);
    if (last === null) return;
    yield told("polling", false);
    yield* await this.streamed(last, lang);
  }

  // Return the log's lines after a version; 304 if its ETag is still this one.
  since(after, known) {
    const headers = known ? { "If-None-Match": known } : {};
    return this.ask(this.ofTable("log", { after }), { headers, signal: this.aborted.signal });
  }

  chunks(answer) {
    return chunksOf(answer.body, this.aborted, SILENCE_MILLISECONDS, false);
  }

  async streamed(after, lang) {
    const { signal } = this.aborted;
    const headers = { Accept: "application/x-ndjson" };
    const answer = await this.ask(this.ofTable("stream", { after, lang }), { headers, signal });
    return linesOf(chunksOf(answer.body, this.aborted, silenceOf(answer)));
  }

  interrupt() {
    this.aborted.abort();
    this.sharing.wake();
  }

  // Let another page have the stream.
  leave() {
    this.interrupt();
    this.sharing.give();
    this.claimed = null;
  }
}

// After how many milliseconds of silence a stream is dead: two heartbeats.
const silenceOf = ({ headers }) => 2_000 * Number(headers.get("Heartbeat-Seconds")) || SILENCE_MILLISECONDS;

// silence: milliseconds after which it is given up; isEndless: whether the connection serves no further request.
async function* chunksOf(body, aborted, silence, isEndless = true) {
  const reader = body.getReader();
  let timer;
  try {
    for (;;) {
      timer = setTimeout(() => aborted.abort(new Flawed("silence")), silence);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    if (isEndless) aborted.abort();
  }
}
