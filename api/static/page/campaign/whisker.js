// A value beside what even chances bring: a line at the middle, a bar for nine of ten tables, a diamond for what came.

import { drawing } from "../home/drawing.js";

const [WIDTH, HEIGHT] = [324, 26];

// Return the picture of a value. label: the same in words.
export function whisker({ came, expected, low, high, place }, label) {
  const [least, most] = [Math.min(low, came), Math.max(high, came)];
  const room = (most - least || 1) * 0.08;
  const x = (value) => (((value - least + room) / (most - least + 2 * room)) * (WIDTH - 20) + 10).toFixed(1);
  const bar = `M${x(low)} 13H${x(high)}M${x(low)} 7V19M${x(high)} 7V19`;
  return drawing("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label, preserveAspectRatio: "none" }, [
    drawing("path", { d: `M${x(expected)} 2V24`, class: "mid" }),
    drawing("path", { d: bar, class: "whisk" }),
    drawing("path", { d: `M${x(came)} 4l6 9l-6 9l-6 -9Z`, class: place === "within" ? "came" : "came outside" }),
  ]);
}
