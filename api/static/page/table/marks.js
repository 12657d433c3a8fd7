// The marks on the board: what may be chosen, by the numbers of the options.

import { write } from "../dom.js";

const SEAT = "seat:"; // a player is no thing of the board
const AROUND = ".sheet, .person, .part-hand, .hands, .held"; // what looks otherwise while something in it may be chosen

// Mark the things of the board that options are about. options: see options.js; chosen: the option that waits for its
// second step, or null; thing: the chosen thing, or null; changed: ids of things that changed; names: of the marks.
export function mark(board, options, { chosen, thing }, changed, say) {
  const byThing = thingsOf(options);
  const target = new Set(options.find((one) => one.key === chosen)?.about ?? []);
  const wanted = new Set([...byThing.keys(), thing, ...changed, ...target]);
  const legal = [];
  for (const one of [...board.getElementsByClassName("target")]) one.classList.remove("target");
  for (const one of board.querySelectorAll("[data-id]")) {
    const id = one.getAttribute("data-id");
    if (wanted.has(id)) marked.add(one);
    else if (!marked.delete(one)) continue;
    const here = byThing.get(id) ?? [];
    const is = { legal: here.length > 0, chosen: thing === id, changed: changed.has(id), target: target.has(id) };
    for (const name in is) one.classList.toggle(name, is[name]);
    showNumber(one, here);
    if (here.length) legal.push(one), makeButton(one, here, say);
    else unmake(one);
  }
  light(legal);
}

const marked = new WeakSet(); // things as they were left; all others bear no mark

let lit = new Set(); // what stands around things that may be chosen

function light(legal) {
  const around = new Set();
  for (const one of legal) for (let it = one.closest(AROUND); it; it = it.parentElement.closest(AROUND)) around.add(it);
  for (const one of lit) if (!around.has(one)) one.classList.remove("has-legal");
  for (const one of around) one.classList.add("has-legal");
  lit = around;
}

const SHARE = 2 / 3; // what is named beside the first by more of the options than this tells none of them apart

// For each thing the options that are about it: those that name it first, else those that name it beside.
export function thingsOf(options) {
  const [first, beside] = [new Map(), new Map()];
  for (const one of options) {
    one.about.filter((id) => !id.startsWith(SEAT)).forEach((id, place) => {
      const named = place === 0 ? first : beside;
      named.set(id, [...(named.get(id) ?? []), one]);
    });
  }
  const telling = [...beside].filter(([, named]) => named.length <= options.length * SHARE);
  return new Map([...telling, ...first]);
}

// Write the option's number into the mark of a thing that has one; "…" stands for several.
function showNumber(one, here) {
  const mark = [...one.getElementsByClassName("number")].find((number) => number.closest("[data-id]") === one);
  const place = mark?.querySelector("text") ?? mark;
  const number = here.length === 1 ? String(here[0].number) : here.length ? "\u2026" : "";
  if (place) write(place, number);
}

// What of a thing is the button: a drawn thing itself; of one in words its number, so that its own meaning stays.
const buttonOf = (one) => (one instanceof SVGElement ? one : one.querySelector(":scope > .number"));

const roles = new WeakMap(); // of things, before they became buttons

function makeButton(one, here, say) {
  const button = buttonOf(one);
  if (!button) return;
  if (button.getAttribute("role") !== "button") roles.set(button, button.getAttribute("role"));
  const label = `${nameOf(one)}: ${here.length === 1 ? here[0].label : say("choices", { count: here.length })}`;
  for (const [name, value] of [["role", "button"], ["tabindex", "-1"], ["aria-label", label]]) if (button.getAttribute(name) !== value) button.setAttribute(name, value);
}

function unmake(one) {
  const button = buttonOf(one);
  if (button?.getAttribute("tabindex") !== "-1") return;
  for (const name of ["role", "tabindex", "aria-label"]) button.removeAttribute(name);
  const role = roles.get(button);
  if (role) button.setAttribute("role", role);
}

// Return the name of a thing on the board.
export function nameOf(one) {
  const first = one.firstElementChild;
  const title = first?.nodeName.toLowerCase() === "title" ? first.textContent : null;
  const named = one instanceof SVGElement ? null : one.getAttribute("aria-label") ?? one.querySelector("h3, h4, .name")?.textContent;
  return (title ?? named ?? wordsOf(one)).trim().replace(/\s+/g, " ").slice(0, 120);
}

// What is written on a thing. Asking for the text as it is seen would lay out the whole page, for each thing anew.
function wordsOf(one) {
  const sign = one.querySelector(":scope > svg[aria-label]")?.getAttribute("aria-label") ?? "";
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const words = [sign];
  while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(".number, [hidden]")) words.push(walker.currentNode.textContent);
  return words.join(" ");
}

// Return the thing that lies nearest to another one in a direction: "ArrowLeft" and so on; null if there is none.
export function nearest(things, from, direction) {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[direction];
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const one of things) {
    if (one === from) continue;
    const there = middle(one);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 1 || across > along * 2) continue;
    const far = along + across * 2;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

// Scroll a board that is larger than its box to the middle of what may be chosen on it, else of where somebody stands.
// It waits for the next frame, in which the page is laid out anyway.
export const centre = (board) => requestAnimationFrame(() => toMiddle(board));

function toMiddle(board) {
  const box = board.querySelector(".part-map");
  const kind = box && [".legal", ".here", "[data-id^=figure]"].find((one) => box.querySelector(`svg ${one}`));
  if (!kind) return;
  const marks = [...box.querySelectorAll(`svg ${kind}`)];
  const legal = marks.map((one) => one.getBoundingClientRect());
  const [left, top] = [Math.min(...legal.map((one) => one.left)), Math.min(...legal.map((one) => one.top))];
  const [right, bottom] = [Math.max(...legal.map((one) => one.right)), Math.max(...legal.map((one) => one.bottom))];
  const seen = box.getBoundingClientRect();
  box.scrollBy((left + right) / 2 - (seen.left + seen.right) / 2, (top + bottom) / 2 - (seen.top + seen.bottom) / 2);
}
