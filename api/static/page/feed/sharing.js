// Few streams for all pages of a browser: over HTTP/1.1 it has six connections to a host, and a stream takes one.
// Among the pages of one table only the leader may stream; it notifies the others of news.

const STREAMS_MAX = 4;
const PREFIX = "hourglass/";

export class Sharing {
  // name: shared by pages that show the same; locks, Channel: see navigator.locks, BroadcastChannel. Without
  // locks, as on plain http, and over HTTP/2, which allows many streams, each page streams.
  constructor(name, { locks, Channel, isRoomy = false }) {
    this.name = name;
    this.locks = isRoomy ? null : locks;
    this.Channel = Channel;
    this.isMine = !this.locks;
    this.isLed = false;
    this.isFollowed = true; // whether another page may wait for news
    this.wake = (_event) => {};
  }

  // Take a place in the queue for a stream. Resolves when this page has it, or `give` was called.
  async claim() {
    if (!this.locks) return;
    this.given = new AbortController();
    this.channel = new this.Channel(PREFIX + this.name);
    this.channel.onmessage = ({ data }) => this.hear(data);
    const { signal } = this.given;
    await new Promise((resolve) => {
      signal.addEventListener("abort", resolve);
      const lead = () => this.slot(signal, resolve);
      this.locks.request(`${PREFIX}table/${this.name}`, { signal }, lead).catch(resolve);
    });
  }

  // Hold the first free slot until it is given back.
  slot(signal, resolve) {
    const others = new AbortController();
    signal.addEventListener("abort", () => others.abort());
    const hold = () => {
      if (this.isMine || signal.aborted) return undefined;
      this.isMine = this.isFollowed = true;
      others.abort();
      this.wake();
      resolve();
      return new Promise((free) => signal.addEventListener("abort", free));
    };
    const names = Array.from({ length: STREAMS_MAX }, (_, number) => `${PREFIX}stream/${number}`);
    return Promise.allSettled(names.map((one) => this.locks.request(one, { signal: others.signal }, hold)));
  }

  // Let another page have the stream.
  give() {
    if (!this.locks) return;
    this.isMine = this.isLed = false;
    this.given?.abort();
    this.channel?.close();
  }

  // Notify the pages that follow this one. event: what the news are, {event, data}, if the log does not have them.
  tell(event = null) {
    if (!this.isMine || !this.isFollowed) return;
    this.isFollowed = false;
    this.channel?.postMessage({ news: true, event });
  }

  // Wait for news, at most this many milliseconds. Return the event that the log does not have, if that is the news.
  news(milliseconds) {
    if (this.isMine) return Promise.resolve(null);
    this.isLed = false;
    this.channel.postMessage({ asks: true });
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds, null);
      this.wake = (event = null) => (clearTimeout(timer), resolve(event));
    });
  }

  hear({ asks, news, event }) {
    if (asks && this.isMine) {
      this.isFollowed = true;
      this.channel.postMessage({ news: false });
    }
    if (this.isMine || asks) return;
    this.isLed = true;
    if (news) this.wake(event);
  }
}

// What this browser offers to a page of this name.
export function sharingOf(name) {
  const [navigation] = performance.getEntriesByType("navigation");
  const isRoomy = ["h2", "h3"].includes(navigation?.nextHopProtocol);
  return new Sharing(name, { locks: navigator.locks ?? null, Channel: BroadcastChannel, isRoomy });
}
