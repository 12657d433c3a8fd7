// The board: parts that the service lays out, put into the page so that each thing stays the same element.

import { render } from "../render.js";

export class Parts {
  constructor(holder, service) {
    Object.assign(this, { holder, service, shown: "", version: null });
  }

  // Show the board at a version. Return the ids of the things that changed since the one shown before.
  async show(version, lang, names) {
    const wanted = `${version} ${lang} ${this.service.token}`;
    if (this.shown === wanted) return this.named(names, new Set());
    const answer = await this.service.ask(this.service.ofTable("board.html", { at: version, lang }));
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".parts");
    if (!fresh) throw new Error("the service sent no board");
    document.body.dataset.game = fresh.dataset.game;
    const isFirst = !this.holder.firstElementChild;
    const changed = render(this.holder, ...fresh.childNodes);
    this.shown = wanted;
    return this.named(names, isFirst ? new Set() : changed);
  }

  // Forget what is shown, as before another player looks at the page.
  forget() {
    this.holder.replaceChildren();
    this.shown = "";
  }

  // Write the players' names, which the log does not know.
  named(names, changed) {
    for (const one of this.holder.querySelectorAll("[data-seat]")) one.textContent = names(Number(one.dataset.seat));
    return changed;
  }
}
