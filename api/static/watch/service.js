// The service of the watched table, called with the token of the page's address, if any.

import { Flawed, Refused, linesOf } from "./feed.js";
import { polled, told } from "./polling.js";

const TURN_MILLISECONDS = 150; // after which a page without a stream starts polling
const SILENCE_MILLISECONDS = 330_000; // longer than the silence of any service
const BUSY = 429; // the status of a service that limits requests
const TRIES = 5;
const PAUSE_MOST = 30_000;

// Read the page's address: {table, token}. The token is in the fragment, which browsers never send to a server.
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

  // Links to further checks; null if they need a token, which a link cannot send.
  links() {
    if (this.token) return null;
    return { program: this.url("../verify.py"), archive: this.ofTable("export"), audit: this.ofTable("audit") };
  }

  // Return the answer to a GET. Throws Refused.
  async ask(url, more = {}) {
    const { headers = {}, ...rest } = more;
    const authorization = this.token ? { Authorization: `Bearer ${this.token}` } : {};
    const answer = await fetch(url, { ...rest, headers: { ...authorization, ...headers }, cache: "no-store" });
    if (answer.ok || answer.status === 304) return answer;
    const problem = await answer.json().catch(() => ({}));
    throw new Refused(answer.status, problem.code ?? "", 1000 * (Number(answer.headers.get("Retry-After")) || 0));
  }

  // Like `ask`, but retry while the service only asks to wait. Throws Refused.
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

// isEndless: whether the connection serves no further request.
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
