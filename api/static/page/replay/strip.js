// The days of a game as a strip: each as long as it has moments, one's own actions above, dice below.

import { drawing } from "../home/drawing.js";

const HEIGHT = 58;
const LABEL = 24; // pixels that the number of a day needs
const NARROW = 2; // pixels of a day that is too narrow for a box of its own

const drawn = new WeakMap(); // from holders to what their strip shows

// Draw the strip into an element; move its hand alone where nothing else changed. days: of each moment; at: the number of
// the shown moment; seat: one's own, or null; label: what the strip is called.
export function drawStrip(holder, moments, days, at, seat, label) {
  const width = Math.max(280, holder.clientWidth);
  const before = drawn.get(holder);
  const isSame = before && before.days === days && before.width === width && before.seat === seat && before.label === label;
  if (!isSame) {
    holder.replaceChildren(stripOf(moments, days, width, seat, label));
    drawn.set(holder, { days, width, seat, label });
  }
  const x = ((at + 0.5) * width) / Math.max(1, moments.length);
  holder.querySelector(".here").setAttribute("d", moments.length ? `M${x.toFixed(1)} 16V44M${(x - 6).toFixed(1)} 2h12l-6 9Z` : "");
  for (const one of holder.querySelectorAll("g")) one.classList.toggle("shown", Number(one.dataset.from) <= at && at < Number(one.dataset.to));
}

function stripOf(moments, days, width, seat, label) {
  const x = (number) => (((number + 0.5) * width) / moments.length).toFixed(1);
  const each = width / days.length;
  const every = runs(days);
  const labels = labelsOf(every.map(({ day }) => day));
  const boxes = every.flatMap(({ day, from, to }, number) => ((to - from) * each > NARROW ? [dayOf(day, labels[number], from, to, each)] : []));
  const parts = [drawing("rect", { x: 0.5, y: 16, width: width - 1, height: 26, class: "all" }), ...boxes];
  const mine = moments.flatMap((one, number) => (seat !== null && one.seat === seat ? `M${x(number)} 4V14` : []));
  const dice = moments.flatMap((one, number) => (one.hasDice ? `M${x(number)} 46l4 4l-4 4l-4 -4Z` : []));
  parts.push(drawing("path", { d: mine.join(""), class: "mine" }), drawing("path", { d: dice.join(""), class: "dice" }), drawing("path", { class: "here" }));
  return drawing("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, height: HEIGHT, role: "img", "aria-label": label }, parts);
}

// Return the number of the moment at a place of the strip.
export function momentAt(holder, moments, clientX) {
  const { left, width } = holder.getBoundingClientRect();
  return Math.max(0, Math.min(moments.length - 1, Math.floor(((clientX - left) / width) * moments.length)));
}

// Return the days with the numbers of their first moment and of the one after their last. days: of each moment.
export function runs(days) {
  const found = [];
  days.forEach((day, number) => {
    if (found.at(-1)?.day === day) found.at(-1).to = number + 1;
    else found.push({ day, from: number, to: number + 1 });
  });
  return found;
}

// Return a short label for each day: that one of its numbers which changes most often from day to day, like the 9 of
// "Chapter 1, day 9" and the 8 of "Day 8 of 12".
export function labelsOf(days) {
  const numbers = days.map((day) => day.match(/\d+/g) ?? []);
  const changes = [];
  for (let at = 1; at < numbers.length; at += 1) {
    numbers[at].forEach((one, place) => (changes[place] = (changes[place] ?? 0) + Number(one !== numbers[at - 1][place])));
  }
  const most = Math.max(0, ...changes);
  const place = most ? changes.lastIndexOf(most) : 0;
  return days.map((day, at) => numbers[at][place] ?? numbers[at].at(-1) ?? day.slice(0, 2));
}

// label: of the day, shown where it has room; each: pixels of a moment.
function dayOf(day, label, from, to, each) {
  const [left, right] = [from * each, to * each];
  const box = drawing("rect", { x: left + 0.5, y: 16, width: Math.max(1, right - left - 1), height: 26 });
  const shown = right - left > LABEL ? [drawing("text", { x: (left + right) / 2, y: 34 }, [label])] : [];
  return drawing("g", { "data-from": from, "data-to": to }, [drawing("title", {}, [day]), box, ...shown]);
}
