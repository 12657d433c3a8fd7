// What a word of the game means, beside the word that was chosen. Escape, its button and a click elsewhere close it.

import { openBox, shutBox } from "../anchor.js";
import { element } from "../dom.js";
import { meaningOf } from "./glossary.js";

export class Meaning {
  constructor(page) {
    this.box = element("aside", [], { class: "popover meaning", role: "dialog", tabindex: "-1", hidden: "" });
    this.opener = null;
    page.append(this.box);
    page.addEventListener("click", ({ target }) => this.clicked(target));
    page.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
  }

  // Say from now on what the words of this glossary mean. link: (id, title) -> a link to a rule.
  of(glossary, link, say) {
    this.glossary = glossary;
    this.link = link;
    this.say = say;
    this.box.hidden = true;
  }

  clicked(target) {
    const chosen = target.closest("[data-word]");
    const word = chosen && this.glossary?.byId.get(chosen.dataset.word);
    if (word) this.show(word, chosen);
    else if (!this.box.contains(target) || target.closest("a, .close")) this.close();
  }

  show(word, opener) {
    this.opener = opener;
    this.box.setAttribute("aria-label", word.title);
    openBox(this.box, meaningOf(word, this.link, this.say), opener, this.say);
    this.box.focus({ preventScroll: true });
  }

  close() {
    shutBox(this.box, this.opener);
  }
}
