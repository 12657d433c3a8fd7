// The days of a game as a strip: each as long as it has moments, one's own actions above, dice below.

import { drawing } from "../home/drawing.js";

const HEIGHT = 58;
const LABEL = 24; // pixels that the number of a day needs

// Draw the strip into an element. days: of each moment; at: the number of the shown moment; seat: one's own, or null;
// label: what the strip is called.
export function drawStrip(holder, moments, days, at, seat, label) {
  const width = Math.max(280, holder.clientWidth);
  const x = (number) => ((number + 0.5) * width) / Math.max(1, moments.length);
  const parts = runs(days).map(({ day, from, to }) => dayOf(day, (from * width) / days.length, (to * width) / days.length, from <= at && at < to));
  const mine = moments.flatMap((one, number) => (seat !== null && one.seat === seat ? `M${x(number).toFixed(1)} 4V14` : []));
  const dice = moments.flatMap((one, number) => (one.hasDice ? `M${x(number).toFixed(1)} 46l4 4l-4 4l-4 -4Z` : []));
  parts.push(drawing("path", { d: mine.join(""), class: "mine" }), drawing("path", { d: dice.join(""), class: "dice" }));
  if (moments.length) parts.push(drawing("path", { d: `M${x(at).toFixed(1)} 16V44M${(x(at) - 6).toFixed(1)} 2h12l-6 9Z`, class: "here" }));
  holder.replaceChildren(drawing("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, height: HEIGHT, role: "img", "aria-label": label }, parts));
}

// Return the number of the moment at a place of the strip.
export function momentAt(holder, moments, clientX) {
  const { left, width } = holder.getBoundingClientRect();
  return Math.max(0, Math.min(moments.length - 1, Math.floor(((clientX - left) / width) * moments.length)));
}

// Return the days with the numbers of their first moment and of the one after their last.
function runs(days) {
  const found = [];
  days.forEach((day, number) => {
    if (found.at(-1)?.day === day) found.at(-1).to = number + 1;
    else found.push({ day, from: number, to: number + 1 });
  });
  return found;
}

function dayOf(day, from, to, isShown) {
  const box = drawing("rect", { x: from + 0.5, y: 16, width: Math.max(1, to - from - 1), height: 26, class: isShown ? "day shown" : "day" });
  const short = /\d+(?=\D*$|\D+\d+\D*$)/.exec(day)?.[0] ?? day.slice(0, 2);
  const label = to - from > LABEL ? [drawing("text", { x: (from + to) / 2, y: 34, class: isShown ? "shown" : "" }, [short])] : [];
  return drawing("g", {}, [drawing("title", {}, [day]), box, ...label]);
}
