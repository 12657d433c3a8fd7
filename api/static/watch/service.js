// The service that a table is watched at, asked with the token of the page's address, if there is one.

import { Flawed, Refused, linesOf } from "./feed.js";
import { polled, told } from "./polling.js";

const TURN_MILLISECONDS = 150; // until a page that has no stream yet begins without
const SILENCE_MILLISECONDS = 330_000; // longer than any service is silent
const BUSY = 429; // what a service answers that is asked for too much
const TRIES = 5;
const PAUSE_MOST = 30_000;

// What the page's address says: {table, token}. The token stands in the fragment, which no server is ever sent.
export function addressed({ pathname, hash }) {
  const table = pathname.split("/").filter(Boolean).at(-1) ?? "";
  return { table, token: new URLSearchParams(hash.slice(1)).get("token") };
}

export class Service {
  // base: the URL of its `/v1/`; sharing: see sharing.js.
  constructor(base, { table, token }, sharing) {
    this.sharing = sharing;
    this.base = base;
    this.table = table;
    this.token = token;
    this.aborted = new AbortController();
  }

  url(path, query = {}) {
    const url = new URL(path, this.base);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    return url;
  }

  ofTable(rest, query) {
    return this.url(`tables/${this.table}${rest && `/${rest}`}`, query);
  }

  // Where more is checked; null if that needs a token, which a link cannot send.
  links() {
    if (this.token) return null;
    return { program: this.url("../verify.py"), archive: this.ofTable("export"), audit: this.ofTable("audit") };
  }

  // The answer to a GET. Throws Refused.
  async ask(url, more = {}) {
    const { headers = {}, ...rest } = more;
    const authorization = this.token ? { Authorization: `Bearer ${this.token}` } : {};
    const answer = await fetch(url, { ...rest, headers: { ...authorization, ...headers }, cache: "no-store" });
    if (answer.ok || answer.status === 304) return answer;
    const problem = await answer.json().catch(() => ({}));
    throw new Refused(answer.status, problem.code ?? "", 1000 * (Number(answer.headers.get("Retry-After")) || 0));
  }

  // As `ask`, and again as often as the service only asks to wait. Throws Refused.
  async askPatiently(url) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.ask(url);
      } catch (error) {
        if (error.status !== BUSY || tries === TRIES) throw error;
        await new Promise((done) => setTimeout(done, Math.min(Math.max(error.after, 1_000), PAUSE_MOST)));
      }
    }
  }

  async json(url) {
    return (await this.askPatiently(url)).json();
  }

  // The lines of the feed after a version. Throws Refused; they end where `interrupt` is called, or nothing was heard.
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

  // The log's lines after a version; 304 if it is still the one with this tag.
  since(after, known) {
    const headers = known ? { "If-None-Match": known } : {};
    return this.ask(this.ofTable("log", { after }), { headers, signal: this.aborted.signal });
  }

  chunks(answer) {
    return chunksOf(answer.body, this.aborted, false);
  }

  async streamed(after, lang) {
    const { signal } = this.aborted;
    const headers = { Accept: "application/x-ndjson" };
    const answer = await this.ask(this.ofTable("stream", { after, lang }), { headers, signal });
    return linesOf(chunksOf(answer.body, this.aborted));
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

// isEndless: whether nothing more is asked for in the same connection.
async function* chunksOf(body, aborted, isEndless = true) {
  const reader = body.getReader();
  let silence;
  try {
    for (;;) {
      silence = setTimeout(() => aborted.abort(new Flawed("silence")), SILENCE_MILLISECONDS);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(silence);
    if (isEndless) aborted.abort();
  }
}
