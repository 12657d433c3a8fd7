// Few streams for all pages of a browser, which has six connections to a host over HTTP/1.1. Of the pages of one table
// only the leader may stream; it notifies the others.

const STREAMS_MAX = 4;
const PREFIX = "hourglass/";

export class Sharing {
  // name: shared by pages that show the same; locks, Channel: of the browser. Without locks, as on plain http, and over
  // HTTP/2 each page streams.
  constructor(name, { locks, Channel, isRoomy = false }) {
    this.name = name;
    this.locks = isRoomy ? null : locks;
    this.Channel = Channel;
    this.isMine = !this.locks;
    this.isLed = false;
    this.isFollowed = true; // whether another page may wait
    this.events = []; // that wait, one of a kind
    this.wake = () => {};
  }

  // Wait for a stream. Resolves when this page has one, or `give` was called.
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

  // Notify the pages that follow. event: one that the log does not have; it waits for them.
  tell(event) {
    if (event) this.put(event);
    if (this.isMine && this.isFollowed) this.channel?.postMessage({ news: this.events.splice(0) });
    this.isFollowed = false;
  }

  put(event) {
    this.events = [...this.events.filter((one) => one.event !== event.event), event];
  }

  // Wait for news, but not for ever. Return events that the log does not have.
  async news(milliseconds) {
    if (!this.isMine && !this.events.length) {
      this.isLed = false;
      this.channel.postMessage({ asks: true });
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => (clearTimeout(timer), resolve());
      });
    }
    return this.events.splice(0);
  }

  hear({ asks, news }) {
    if (this.isMine) {
      this.isFollowed = true;
      if (this.events.length) this.tell();
      else this.channel.postMessage({});
    } else if (!asks) {
      this.isLed = true;
      news?.forEach((one) => this.put(one));
      if (news) this.wake();
    }
  }
}

// What this browser offers to a page of this name.
export function sharingOf(name) {
  const [navigation] = performance.getEntriesByType("navigation");
  const isRoomy = ["h2", "h3"].includes(navigation?.nextHopProtocol);
  return new Sharing(name, { locks: navigator.locks ?? null, Channel: BroadcastChannel, isRoomy });
}
