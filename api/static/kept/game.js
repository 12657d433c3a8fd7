// The game that the file holds: what it is, its chapters, and the board at each moment.

// Read the lines of the contents. Throws SyntaxError if they are none.
export function gameOf(text) {
  const [head, ...lines] = text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  return new Game(head, lines.filter((one) => !one.board), lines.filter((one) => one.board));
}

class Game {
  // told: the lines of the chapters; boards: those of the boards.
  constructor(head, told, boards) {
    this.head = head;
    this.versions = boards.map(({ version }) => version);
    this.isFull = this.versions.at(-1) < head.version; // the boards of the last moments had no room
    this.chapters = new Map(); // by language
    this.rows = new Map();
    this.begun = new Map(); // by language, where days begin: [{at, day}]; day: null where the game counts none
    const shared = told.filter((one) => one.chapter).map((one) => one.chapter); // of the first language, before any other
    for (const lang of Object.keys(boards[0].board)) {
      this.rows.set(lang, rowsOf(boards.map(({ board }) => board[lang])));
      this.begun.set(lang, beginnings(boards.map(({ day }) => day?.[lang])));
      this.chapters.set(lang, chaptersOf(told.filter((one) => one[lang]), lang, shared));
    }
  }

  get length() {
    return this.versions.length;
  }

  // Return the board at a moment as HTML.
  board(at, lang) {
    const { pieces, rows } = this.rows.get(lang);
    return Array.from(rows[at], (number) => pieces[number]).join("");
  }

  // Return the newest chapters up to a moment, the newest first, and at most so many.
  told(at, lang, most) {
    const chapters = this.chapters.get(lang);
    const upto = chapters.findLastIndex(({ version }) => version <= this.versions[at]) + 1;
    return chapters.slice(Math.max(0, upto - most), upto).reverse();
  }

  // Return the newest chapter of a moment.
  chapter(at, lang) {
    const [after, upto] = [this.versions[at - 1] ?? 0, this.versions[at]];
    return this.chapters.get(lang).findLast(({ version }) => version > after && version <= upto) ?? null;
  }

  // Return the first moment that shows a version; the last one if its board had no room.
  momentOf(version) {
    const at = this.versions.findIndex((one) => one >= version);
    return at < 0 ? this.length - 1 : at;
  }
}

// Return where days begin; one that was undone and lived again is there twice. days: of each moment; undefined if it is
// that of the one before.
function beginnings(days) {
  const found = [];
  days.forEach((day, at) => {
    if (day !== undefined && day !== found.at(-1)?.day) found.push({ at, day });
  });
  return found;
}

// Follow the rows: each names how much of the one before it begins and ends with, and what lies between. They are kept as
// bare numbers, or the browser would search millions of places whenever it collects garbage.
function rowsOf(told) {
  const pieces = [];
  let before = new Uint32Array();
  const rows = told.map(([first, last, ...between]) => {
    const own = between.map((one) => (typeof one === "string" ? pieces.push(one) - 1 : one));
    const row = new Uint32Array(first + own.length + last);
    row.set(before.subarray(0, first));
    row.set(own, first);
    row.set(before.subarray(before.length - last), first + own.length);
    before = row;
    return row;
  });
  return { pieces, rows };
}

// Put the texts of a language into its chapters. Each is written once, and named by its number after that. shared: what the
// chapters of the first language are without texts; a line that says nothing of that is alike.
function chaptersOf(lines, lang, shared) {
  const texts = [];
  const text = (one) => (typeof one === "string" ? (texts.push(one), one) : (texts[one] ?? null));
  return lines.map(({ chapter: own, [lang]: [title, day, phase, events] }, number) => {
    const chapter = own ?? shared[number];
    return {
      ...chapter,
      title: text(title),
      day: text(day),
      phase: text(phase),
      events: chapter.events.map((one, at) => ({ ...one, text: text(events[at]) })),
    };
  });
}
