// The board: parts that the service lays out, put into the page so that each thing stays the same element.

import { write } from "../dom.js";
import { keptBy, morph, nameOf } from "../morph.js";

export class Parts {
  constructor(holder, service) {
    this.holder = holder;
    this.service = service;
    this.shown = null; // {version, reader}
  }

  // Read the board at a version: what of it differs from the one that is shown. Return a function that shows it and
  // returns the ids of the things that changed; null if another was shown meanwhile, so that it must be read again.
  async read(version, lang, names) {
    const wanted = { version, reader: `${lang} ${this.service.token}` };
    const before = this.shown;
    const since = before?.reader === wanted.reader ? before.version : null;
    if (since === version) return () => this.named(names, new Set());
    const text = await this.service.view("board", { at: version, since, lang });
    return () => (this.shown === before ? this.show(wanted, text, names) : null);
  }

  show(wanted, text, names) {
    const fresh = new DOMParser().parseFromString(text, "text/html").querySelector(".parts");
    if (!fresh) throw new Error("the service sent no board");
    document.body.dataset.game = fresh.dataset.game;
    const isFirst = !this.holder.firstElementChild;
    const { changed, removed } = morph(this.holder, [...fresh.childNodes]);
    if (!putBack(this.holder, removed)) return this.forget(), null; // it lacked what the service left out
    this.shown = wanted;
    return this.named(names, isFirst ? new Set() : changed);
  }

  // Forget what is shown, as before another player looks at the page.
  forget() {
    this.holder.replaceChildren();
    this.shown = null;
  }

  // Write the players' names, which the log does not know.
  named(names, changed) {
    for (const one of this.holder.querySelectorAll("[data-seat]")) write(one, names(Number(one.dataset.seat)));
    return changed;
  }
}

// Put back what the service left out, if what stands around it was drawn anew. Return whether all of it was found.
// removed: the elements that the drawing took off the page.
function putBack(holder, removed) {
  const lacking = holder.querySelectorAll("[data-same]");
  const found = new Map();
  const from = lacking.length ? removed.filter((one) => !one.isConnected) : [];
  for (const one of from.flatMap((node) => [node, ...node.querySelectorAll("*")])) {
    const isSingle = !found.has(nameOf(one)) || found.get(nameOf(one)) === one;
    found.set(nameOf(one), isSingle ? one : null); // of two with the same name none is meant
  }
  for (const one of lacking) {
    const kept = keptBy(one).map((name) => found.get(name));
    if (!kept.every((old) => old && !old.isConnected)) return false;
    one.replaceWith(...kept);
  }
  return true;
}
