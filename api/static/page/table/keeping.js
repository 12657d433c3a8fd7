// A table as a file to keep, as its reader may see it.

import { saveFile } from "../dom.js";

let state = null; // of the file that was asked for last: "keeping", an Error, or null

// Return the words for the button that asks for the file.
export function wordsOfKeeping(say) {
  if (state === null) return say("keepIt");
  return state === "keeping" ? say("keeping") : say("keepFailed", { why: state.message });
}

// Ask for the file and have the browser save it. show: called when there is something to say. A second call waits for
// the first file.
export async function keepFile(service, show) {
  if (state === "keeping") return;
  state = "keeping";
  show();
  try {
    const answer = await service.ask(service.ofTable("export.html"));
    saveFile(await answer.blob(), `${service.table}.html`);
    state = null;
  } catch (error) {
    state = error;
  }
  show();
}
