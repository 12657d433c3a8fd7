// Around a table: its notes, what is proposed about its seats, and where its players are called. The page of a table
// loads this with the first note or proposal, or when the reader asks for it.

import { byId, element } from "../dom.js";
import { keep, ofTable } from "../seats.js";
import { speaker } from "../words.js";
import { seatName } from "./buttons.js";
import { callPart } from "./calls.js";
import { showDialog } from "./dialog.js";
import { Notes, notesPart } from "./notes.js";
import { openParts, proposalRows } from "./proposals.js";
import { lang, say, speakIn } from "./reader.js";
import { redraw } from "./redraw.js";

/** @type {Around | null} */
let only = null;

// Return what lies around the table of a page. page: {service, watching, playing, storage, again: shows the page anew}.
export const around = (page) => (only ??= new Around(page));

class Around {
  constructor(page) {
    this.page = page;
    this.notes = new Notes(page.service.table, page.storage);
    this.dialog = null; // what the open one shows: {close, show}
    this.dressed = dress();
  }

  // The seats of this browser, each with its token.
  get mine() {
    const { service, storage, playing } = this.page;
    return playing.seat === null ? [] : ofTable(storage, service.table);
  }

  // Read the notes anew, and show all. isOpened: whether the reader asks for it.
  async show(language, isOpened = false) {
    await this.dressed;
    speakIn(language, await speaker(language, "around"));
    await this.notes.read(this.page.service.token).catch(console.warn);
    if (isOpened) this.open();
    this.draw();
  }

  // Show what is known.
  draw() {
    this.dialog?.show();
    this.drawButton();
    this.drawBar();
  }

  drawButton() {
    const isNew = this.notes.unseen.length > 0;
    const words = say(isNew ? "around-news" : "aroundTable");
    const button = byId("around");
    button.title = words;
    button.querySelector("span").textContent = words;
    button.classList.toggle("new", isNew);
  }

  // The bar of an open proposal about a seat.
  drawBar() {
    const { watching } = this.page;
    const { mine } = this;
    const open = mine.length ? watching.summary?.seat_proposal ?? null : null;
    const bar = byId("seat-proposal");
    bar.hidden = open === null;
    redraw(bar, [lang(), open, mine], () => {
      if (open === null) return [];
      const { about, waits, buttons, fault } = openParts(watching.summary.id, watching.summary, mine, this.done);
      return [element("div", [element("h2", about), element("p", waits), fault]), element("div", buttons, { class: "acts" })];
    });
  }

  open() {
    if (this.dialog) return;
    this.notes.open();
    const { mine } = this;
    const proposals = element("ul", [], { class: "links" });
    const notes = notesPart(this.notes, () => this.mine[0]?.token ?? null);
    const calls = mine.flatMap((one) => [...(mine.length > 1 ? [element("h3", seatName(one))] : []), callPart(one, this.page.service.table)]);
    const show = () => {
      const { summary, board } = this.page.watching;
      const next = board?.next ?? summary?.next; // the board is newer
      redraw(proposals, [lang(), summary?.seat_proposal, summary?.seats, summary?.state, next, this.mine], () =>
        summary ? proposalRows(summary.id, { ...summary, next }, this.mine, this.done) : [],
      );
      notes.show();
    };
    const close = showDialog(say("aroundTable"), [proposals, notes.node, ...calls], () => {
      this.dialog = null;
      this.drawButton();
    });
    this.dialog = { close, show };
  }

  // A proposal was answered. taken: the host's seat, if this browser holds it from now on.
  done = async (taken) => {
    const { service, storage, watching, playing, again } = this.page;
    if (taken) {
      const { game, name } = watching.summary;
      keep(storage, { table: service.table, game, title: name, name: "", ...taken });
    }
    await watching.learn();
    if (taken) playing.sitDown(watching.summary);
    this.draw();
    again();
  };
}

// Load the styles. Without them all is there, only plain.
function dress() {
  const link = element("link", "", { rel: "stylesheet", href: new URL("around.css", import.meta.url).href });
  document.head.append(link);
  return new Promise((done) => ["load", "error"].forEach((one) => link.addEventListener(one, done)));
}
