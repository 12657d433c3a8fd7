// The keyboard. Keys never act while something is written, nor with a modifier, nor if the reader switched them off.

import { store } from "../storage.js";

const PAIR_MILLISECONDS = 450; // within which a second digit makes one number of two
const NAME = "hourglass/keys";

const MAP = { h: "here", a: "around", g: "goal", t: "threat", i: "what", w: "why", r: "rule" };
const NOW = { ...MAP, u: "undo", U: "redo", y: "agree", l: "story", o: "options", x: "shut", "[": "day-before", m: "my-last" };
const PAST = { ...MAP, n: "now", ArrowLeft: "earlier", ArrowRight: "later", Home: "first", End: "now", " ": "play", "[": "day-before", "]": "day-after", m: "my-last", d: "dice", s: "same-seat", v: "speed" };
const WALKS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

export const isOff = (storage) => storage?.getItem(NAME) === "off";

// Switch the keys off or on. A full storage keeps them as they are.
export const switchKeys = (storage) => store(storage, NAME, isOff(storage) ? "on" : "off");

// Listen to keys. isPast: () -> whether an earlier moment is shown; act: (what, value) -> whether it did something.
export function listen(storage, isPast, act) {
  let digits = "";
  let timer = null;
  const number = (digit) => {
    clearTimeout(timer);
    digits += digit;
    act("look", Number(digits));
    timer = setTimeout(() => {
      const chosen = Number(digits);
      digits = "";
      act("number", chosen);
    }, PAIR_MILLISECONDS);
  };
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(target) || document.querySelector("dialog[open]")) return;
    if (isDone(key, target)) event.preventDefault();
  });
  function isDone(key, target) {
    if (key === "Escape") return act("let-go");
    if (WALKS.has(key) && target.closest?.("#parts")) return act("go", key);
    if (key === "Enter" && target.matches?.("#parts [role=button]")) return act("thing", target.closest("[data-id]").dataset.id);
    if (isOff(storage)) return false;
    if (key === "?" || key === "/") return act("keys");
    if (isPast()) return key in PAST && (key !== " " || target === document.body) && act(PAST[key]);
    if (/^[0-9]$/.test(key)) return number(key), true;
    if (key === "j" || key === "k") return act("walk", key === "j" ? 1 : -1);
    if (key === "," || key === ".") return act("tab", key === "." ? 1 : -1);
    return key in NOW && act(NOW[key]);
  }
}

const isWriting = (target) => Boolean(target.closest?.("input, textarea, select, [contenteditable]")) && target.type !== "range";
