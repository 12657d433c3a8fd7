// The curtain between two seats of one browser whose hands are hidden from each other.

import { byId } from "../dom.js";
import { render, sketch } from "../render.js";

const PRIVATE = ["chronicle", "menu", "since", "acts", "proposal", "just", "tabs", "asked", "beside", "newest"];

export class Curtain {
  // box: the curtain; table: what lies behind it; holders: what else shows a seat its own, each with `forget`.
  constructor(box, table, holders) {
    this.box = box;
    this.table = table;
    this.holders = holders;
    this.seat = null;
  }

  get isDown() {
    return this.seat !== null;
  }

  // Lower the curtain before a seat. words: {say, name}.
  lower(seat, words) {
    this.seat = seat;
    this.box.hidden = false;
    this.table.inert = true;
    this.conceal(words);
    this.box.querySelector("button").focus();
  }

  // Take out of the page all that only the seat that left may know.
  conceal(words) {
    for (const one of this.holders) one.forget();
    for (const id of PRIVATE) byId(id).replaceChildren();
    if (this.isDown) render(this.box, ...before(words.name(this.seat), words.say));
  }

  // Raise the curtain. Return the seat that it was lowered before.
  raise() {
    const { seat } = this;
    this.seat = null;
    this.box.hidden = true;
    this.box.replaceChildren();
    this.table.inert = false;
    return seat;
  }
}

const before = (name, say) => [
  sketch("h2", say("curtain", { name }), { id: "handing" }),
  sketch("p", say("curtainWhy")),
  sketch("button", say("curtainUp", { name }), { type: "button", class: "btn main", "data-do": "curtain-up" }),
];
