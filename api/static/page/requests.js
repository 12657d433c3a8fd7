// Requests to the service, of all pages. A command is sent until it is answered, and carried out once; a read that does
// not reach the service fails at once, since the page reads again by itself. Both wait while the service asks to.

import { randomHex } from "./log/bytes.js";

const TRIES_MAX = 8;
const WAIT = { first: 500, most: 15_000 }; // milliseconds
const ANSWER_WITHIN = 15_000; // milliseconds; a connection that is silent for longer is taken for cut off
const BUSY = 429;

// The service did not do what was asked. status: 0 if no answer came; code, detail, rule, words: as in its problem
// document, the words in the page's language; after: milliseconds that it asks to wait. passes: whether a retry may help.
export class Refused extends Error {
  constructor(status, { code = "", detail = "", words = null, rule = null } = {}, after = 0) {
    super(words || detail || `${status} ${code}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.words = words;
    this.rule = rule;
    this.after = after;
    this.passes = status === 0 || status === BUSY || status >= 500;
  }
}

// Return the address of a route below /v1, with those values of the query that are not null.
export function addressOf(path, query = {}) {
  const url = new URL(`../v1/${path}`, import.meta.url);
  for (const [name, value] of Object.entries(query)) if (value != null) url.searchParams.set(name, value);
  return url;
}

// Return how a request shows a token. What no header may hold is escaped, so that the service can refuse it.
export const bearer = (token) => `Bearer ${encodeURIComponent(token)}`;

/**
 * Return the service's answer. Throws Refused; the reason of `signal` if that ends it. fetched: as fetch; pause:
 * (milliseconds) -> a promise.
 * @param {URL} url
 * @param {Asking} request
 */
export async function ask(url, request = {}, fetched = fetch, pause = waited) {
  const made = requestOf(request);
  const isRepeatable = made.method !== "GET" && (request.isKeyed ?? true);
  for (let tries = 1; ; tries += 1) {
    const answer = await answered(url, made, fetched).catch(lost(request.signal));
    if (answer.ok || answer.status === 304) return answer;
    const refused = await refusalOf(answer);
    const isWorthIt = isRepeatable ? refused.passes : refused.status === BUSY;
    if (!isWorthIt || tries === TRIES_MAX) throw refused;
    await pause(Math.min(Math.max(refused.after, WAIT.first * 2 ** (tries - 1)), WAIT.most));
  }
}

// Return null for a refusal that no retry helps. Throws what a retry may help.
export function refusedForGood(error) {
  if (error.passes) throw error;
  return null;
}

// Return the JSON of an answer; null if it has none. Throws Refused.
export async function askJson(url, request) {
  const answer = await ask(url, request);
  return answer.status === 204 ? null : answer.json();
}

/** @param {Asking} request */
function requestOf({ method = "GET", token, body, headers = {}, signal }) {
  const own = method === "GET" ? {} : { "Content-Type": "application/json", "Idempotency-Key": newKey() };
  const authorization = token ? { Authorization: bearer(token) } : {};
  const spoken = globalThis.document?.documentElement.lang;
  if (spoken) own["Accept-Language"] = spoken;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const cache = token ? "no-store" : "no-cache"; // what a seat alone may see is not left in the browser
  return { method, signal, body: text, headers: { ...own, ...authorization, ...headers }, cache };
}

// Return a name for a command that no other command has.
const newKey = () => randomHex(16);

// Fetch, but give up if no answer begins in time. What comes after its beginning may last.
async function answered(url, request, fetched) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_WITHIN);
  request.signal?.throwIfAborted();
  request.signal?.addEventListener("abort", () => late.abort(request.signal.reason), { once: true });
  try {
    return await fetched(url, { ...request, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

const lost = (signal) => (error) => {
  if (signal?.aborted) throw signal.reason;
  return { status: 0, why: error };
};

async function refusalOf(answer) {
  if (answer.status === 0) return new Refused(0, { code: "away", detail: String(answer.why.message) });
  const problem = await answer.json().catch(() => ({}));
  return new Refused(answer.status, problem, 1000 * (Number(answer.headers.get("Retry-After")) || 0));
}

const waited = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
