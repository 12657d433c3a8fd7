// The past of a table: all its moments, and what each of them told. It is read once, and again when more is wanted.

import { linesOf } from "../feed/feed.js";
import { Moments } from "../feed/moments.js";

const CHAPTERS_MAX = 12_000; // that are kept; others are read as they are shown, and have no day
const TOLD_EVERY = 1_000; // entries between two calls while the log is read

export class Past {
  constructor(service) {
    this.service = service;
    this.log = new Moments();
    this.last = 0; // the version of the newest entry that was read
    this.chapters = []; // by version
    this.near = []; // those of the moment that was wanted before its turn came
    this.wanted = null; // the versions before and at the end of that moment
    this.told = null; // {known, days}
    this.turn = 0; // counts the readings of chapters, so that one in an earlier language ends
  }

  get moments() {
    return this.log.moments;
  }

  // Read what the log holds since the last reading, as it comes. more: called now and then meanwhile. Throws Refused.
  async read(more = () => {}) {
    this.service.aborted = new AbortController(); // that of an earlier reading may have given up a silent connection
    const answer = await this.service.since(this.last, null);
    let told = this.last;
    for await (const line of linesOf(this.service.chunks(answer))) {
      if (!line) continue;
      const entry = JSON.parse(line);
      if (entry.v !== this.last + 1) continue; // another reading came first
      this.log.hear(entry);
      this.last = entry.v;
      if (this.last < told + TOLD_EVERY) continue;
      told = this.last;
      more();
    }
  }

  // Return the number of the moment at a version, or of the last one before it.
  numberOf(version) {
    return Math.max(0, this.moments.findLastIndex((one) => one.version <= version));
  }

  // Read all chapters, page by page, and know them when all are read. Return whether they are the ones wanted last. Throws
  // Refused.
  async readChapters(lang) {
    const turn = (this.turn += 1);
    this.chapters = this.near = [];
    const chapters = [];
    for (let after = 0; after !== null && chapters.length < CHAPTERS_MAX; ) {
      const page = await this.service.json(this.service.ofTable("chronicle", { after, lang }));
      if (turn !== this.turn) return false;
      chapters.push(...page.chapters);
      after = page.next;
    }
    this.chapters = chapters;
    return true;
  }

  // Read the chapters of one moment, whose turn has not come yet. Return whether they are the ones wanted last. Throws
  // Refused.
  async readNear(lang, number) {
    const [after, until] = (this.wanted = this.span(number));
    const { turn, wanted } = this;
    const { chapters } = await this.service.json(this.service.ofTable("chronicle", { after, until, lang }));
    if (turn !== this.turn || wanted !== this.wanted) return false;
    this.near = chapters;
    return true;
  }

  // Return the version before a moment, and its own.
  span(number) {
    return [this.moments[number - 1]?.version ?? 0, this.moments[number]?.version ?? 0];
  }

  // Return the chapters that a moment added.
  of(number) {
    const [from, upto] = this.span(number);
    const added = (chapters) => chapters.filter(({ version }) => from < version && version <= upto);
    const found = added(this.chapters);
    return found.length ? found : added(this.near);
  }

  // Return the day of each moment, as far as the chapters are known: "" where the game counts none. It is the same list
  // until more is known.
  days() {
    const known = `${this.turn} ${this.chapters.length} ${this.moments.length}`;
    if (this.told?.known !== known) this.told = { known, days: this.worked() };
    return this.told.days;
  }

  worked() {
    const found = [];
    let [at, day] = [0, ""];
    for (const { version } of this.moments) {
      for (; this.chapters[at]?.version <= version; at += 1) day = this.chapters[at].day ?? day;
      found.push(day);
    }
    return found;
  }
}
