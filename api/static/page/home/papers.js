// The papers of a campaign, each before the page: its sheet, its journal, and what happened so far.

import { element } from "../dom.js";
import { ask, addressOf } from "../requests.js";
import { showDialog } from "./dialog.js";
import { lang, say } from "./reader.js";

// Show the campaign's sheet as a picture, and as text for whoever cannot see it.
export async function showSheet({ id, seats: [{ token }] }, name) {
  const place = waiting();
  const path = `campaigns/${id}/chronicle`;
  let address = null;
  showDialog(name, place, () => address && URL.revokeObjectURL(address));
  try {
    const [picture, text] = await Promise.all(["svg", "text"].map((format) => read(path, format, token)));
    address = URL.createObjectURL(await picture.blob());
    const words = element("details", [element("summary", say("home-sheet-text")), lines(await text.text())]);
    place.replaceChildren(element("img", "", { src: address, alt: say("home-sheet-of", { name }) }), words);
  } catch (error) {
    place.textContent = say(error.status ? "home-no-sheet" : "away");
  }
}

// Show a paper that is text. path: `journal` or `so-far`.
export async function showText({ id, seats: [{ token }] }, name, path) {
  const place = waiting();
  showDialog(name, place);
  try {
    place.replaceChildren(lines(await (await read(`campaigns/${id}/${path}`, "text", token)).text()));
  } catch (error) {
    place.textContent = say(error.status ? `home-no-${path}` : "away");
  }
}

const waiting = () => element("div", say("home-loading"), { class: "sheetview", "aria-live": "polite" });

const lines = (text) => element("pre", text, { tabindex: 0 });

const read = (path, format, token) => ask(addressOf(path, { format, lang: lang() }), { token });
