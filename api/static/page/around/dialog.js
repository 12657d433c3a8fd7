// A page before the page: it holds the focus until it is closed.

import { element } from "../dom.js";
import { say } from "./reader.js";

// Show it; it is gone when it is closed. closed: called then. Returns a function that closes it.
export function showDialog(title, content, closed = () => {}) {
  const close = element("button", "×", { type: "button", class: "btn plain", "aria-label": say("around-close") });
  const head = element("header", [element("h2", title, { id: "dialog-title" }), close]);
  const dialog = element("dialog", [head, ...[content].flat()], { class: "frame", "aria-labelledby": "dialog-title" });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  document.body.append(dialog);
  dialog.showModal();
  return () => dialog.close();
}
