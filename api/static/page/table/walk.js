// Moving through the options and the board by keys, and showing which belong together; and where the focus goes when
// what had it is gone: to the same option if it came back, else to what is asked.

import { nearest, thingsOf } from "./marks.js";

const buttons = () => [...document.querySelectorAll("#menu [data-option]:not(:disabled)")];

// Focus the option with this number.
export function look(playing, number) {
  const key = playing.options.find((one) => one.number === number)?.key;
  buttons().find((one) => one.dataset.option === key)?.focus();
  return true;
}

// Focus the next option, or the one before. Return whether there are options.
export function walk(step) {
  const all = buttons();
  const at = all.indexOf(document.activeElement);
  all[(at + step + all.length) % all.length]?.focus();
  return all.length > 0;
}

// Focus the nearest thing of the board in a direction.
export function go(direction) {
  const things = [...document.querySelectorAll("#parts [role=button]")];
  const from = document.activeElement.closest("[role=button]");
  nearest(things, from ?? things[0], direction)?.focus();
  return true;
}

// Open or close the list of what is not possible. Return whether there is one.
export function toggle() {
  const shut = document.querySelector("#menu [data-key=shut]");
  if (shut) shut.open = !shut.open;
  shut?.querySelector("summary").focus();
  return shut !== null;
}

// Show on the board what an option or a line of the chronicle is about, and in the list which options are about a thing.
export function point(playing, target) {
  const option = playing.options.find((one) => one.key === target.closest?.("[data-option]")?.dataset.option);
  const id = target.closest?.("#parts [data-id]")?.dataset.id;
  const about = option?.about ?? target.closest?.("[data-about]")?.dataset.about.split(" ") ?? [];
  for (const one of document.querySelectorAll("#parts [data-id]")) one.classList.toggle("target", about.includes(one.dataset.id));
  const here = new Set((id && thingsOf(playing.options).get(id))?.map((one) => one.key));
  for (const one of buttons()) one.classList.toggle("focus", here.has(one.dataset.option));
}

// The thing of a map with an id; null without one.
export const thingOf = (id) => (id ? document.querySelector(`#parts svg [data-id="${CSS.escape(id)}"]`) : null);

// Mark a thing of the map that was told, and bring it into view.
export function aim(one) {
  for (const other of document.querySelectorAll("#parts .target")) other.classList.toggle("target", other === one);
  one?.classList.add("target");
  one?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

let last = null; // what had the focus last: the key of an option, "" for another part of the menu, null for all else

// Follow the focus in a menu. Return a function that gives it back after the menu was drawn anew.
export function followFocus(menu, prompt) {
  addEventListener("focusin", ({ target }) => {
    if (target === prompt) return;
    last = menu.contains(target) ? target.closest("[data-option]")?.dataset.option ?? last ?? "" : null;
  });
  return () => {
    if (last === null || document.activeElement !== document.body) return;
    const buttons = [...menu.querySelectorAll("[data-option]:not(:disabled)")];
    (buttons.find((one) => one.dataset.option === last) ?? prompt).focus({ preventScroll: true });
  };
}
