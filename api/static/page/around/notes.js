// The notes of a table: lines that its players write for one another, and which of them this browser has not shown yet.

import { element } from "../dom.js";
import { Refused, addressOf, askJson } from "../requests.js";
import { store, stored } from "../storage.js";
import { button } from "./buttons.js";
import { text } from "./inputs.js";
import { once } from "./once.js";
import { say } from "./reader.js";
import { redraw } from "./redraw.js";

export const NOTES_MAX = 40;
const LETTERS_MAX = 400;
const TRIES_MAX = 4; // of a change, while others write too
const NAME = "hourglass/notes/";
const CHANGED = 412;

// Return a number that stands for a line, so that little is stored of what was seen.
export function markOf(line) {
  let mark = 0;
  for (const letter of line) mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return mark;
}

export class Notes {
  // table: its id; storage: see storage.js. lines: null until they are read; isClosed: whether this reader may not know
  // them now.
  constructor(table, storage) {
    this.table = table;
    this.storage = storage;
    this.revision = 0;
    this.lines = null;
    this.isClosed = false;
    this.seen = marksIn(stored(storage, NAME + table));
    this.known = this.seen; // what was seen before the list was opened, or was written here
  }

  // The lines that were not seen yet.
  get unseen() {
    return (this.lines ?? []).filter((line) => !this.seen.has(markOf(line)));
  }

  // Read the notes. token: the reader's; null without one. Throws Refused.
  async read(token) {
    try {
      const { revision, notes } = await askJson(addressOf(`tables/${this.table}/notes`), { token });
      Object.assign(this, { revision, lines: notes, isClosed: false });
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 403) throw error;
      Object.assign(this, { lines: null, isClosed: true });
    }
  }

  // Write what `change` makes of the newest lines; null for no change. Throws Refused.
  async write(token, change) {
    for (let tries = 1; ; tries += 1) {
      const notes = change(this.lines ?? []);
      if (notes === null) return;
      const body = { revision: this.revision, notes };
      try {
        const written = await askJson(addressOf(`tables/${this.table}/notes`), { method: "PUT", token, body });
        this.revision = written.revision;
        this.lines = written.notes;
        return;
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== CHANGED) throw error;
        if (tries === TRIES_MAX) throw new Refused(CHANGED, { words: say("around-notes-raced") });
        await this.read(token);
      }
    }
  }

  // The list is opened: what was not seen before stays marked until it is opened again.
  open() {
    this.known = new Set(this.seen);
  }

  isNew(line) {
    return !this.known.has(markOf(line));
  }

  // Note that all lines have been seen.
  see() {
    this.seen = new Set((this.lines ?? []).map(markOf));
    store(this.storage, NAME + this.table, JSON.stringify([...this.seen]));
  }
}

const marksIn = (found) => new Set(Array.isArray(found) ? found.filter(Number.isInteger) : []);

// Return what shows the notes, {node, show}. tokenOf: returns the token of a seat that may write; null if there is none.
export function notesPart(notes, tokenOf) {
  const list = element("ul", [], { class: "notes", "aria-labelledby": "notes-title" });
  const about = element("p", "", { class: "small quiet" });
  const told = element("p", "", { class: "sr", role: "status" });
  const fault = element("p", "", { class: "fault", role: "alert", hidden: true });
  const write = async (change) => {
    await notes.write(tokenOf(), change);
    show();
  };
  const row = (line) => {
    const mark = notes.isNew(line) ? [" ", element("b", say("around-note-new"), { class: "turnmark" })] : [];
    const cross = tokenOf() ? [crossing(line, once(fault, () => write((lines) => without(lines, line))))] : [];
    return element("li", [element("span", [element("bdi", line), ...mark]), ...cross]);
  };
  const form = element("div", formOf(notes, write, fault));
  const show = () => {
    const { lines, unseen, isClosed } = notes;
    about.textContent = say(isClosed ? "around-notes-closed" : "around-notes-about");
    list.hidden = isClosed;
    form.hidden = !tokenOf();
    if (unseen.length) told.textContent = unseen.join("\n");
    const rows = () => (lines?.length ? lines.map(row) : [element("li", say("around-notes-none"), { class: "quiet" })]);
    redraw(list, [lines, lines?.map((line) => notes.isNew(line)), tokenOf()], rows);
    notes.see();
  };
  const head = element("h3", say("around-notes"), { id: "notes-title" });
  return { node: element("section", [head, about, list, told, form, fault]), show };
}

// Return a button that crosses a line out: it asks back at the first click, and acts at the second.
function crossing(line, act) {
  const label = say("around-note-cross", { note: line });
  const made = element("button", "\u00d7", { type: "button", class: "btn plain", "aria-label": label, "data-key": `cross-${markOf(line)}` });
  made.addEventListener("click", () => {
    if (!made.hasAttribute("aria-label")) return act();
    made.removeAttribute("aria-label");
    made.classList.replace("plain", "danger");
    made.textContent = say("around-note-cross-sure");
  });
  return made;
}

// Return the lines without the first that is like this one; null if none is.
export function without(lines, line) {
  const at = lines.indexOf(line);
  return at < 0 ? null : lines.filter((_, other) => other !== at);
}

// Return the parts with which a line is written.
function formOf(notes, write, fault) {
  const line = text("note", say("around-note"), "");
  line.control.maxLength = LETTERS_MAX;
  const add = once(fault, async () => {
    const note = line.value();
    if (!note) return line.control.focus();
    if (notes.lines?.length >= NOTES_MAX) throw new Refused(CHANGED, { words: say("around-notes-full", { most: NOTES_MAX }) });
    notes.known.add(markOf(note));
    await write((lines) => [...lines, note]);
    line.control.value = "";
  });
  line.control.addEventListener("keydown", (event) => event.key === "Enter" && !event.isComposing && add());
  return [line.node, element("div", button(say("around-note-write"), "note-write", add, "main"), { class: "linkline" })];
}
