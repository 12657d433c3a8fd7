// The course of a seat's luck at a die: how far its pips lead or lag behind even dice, roll by roll. In the band lie nine
// of ten evenings.

import { drawing } from "../home/drawing.js";

const [WIDTH, HEIGHT, EDGE] = [240, 54, 5];
const STEPS = 24; // points of the band's edge

// Draw the courses that a report names. An element has the course's numbers as `data-course`, from the first roll on;
// as `data-spread` half the width of the band after the first roll; as `data-said` the same in words.
export function drawCourses(root) {
  for (const one of root.querySelectorAll("[data-course]")) {
    if (one.drawn === one.dataset.course) continue;
    one.drawn = one.dataset.course;
    one.replaceChildren(courseOf(one.dataset.course.split(" ").map(Number), Number(one.dataset.spread), Number(one.dataset.rolls), one.dataset.said));
  }
}

function courseOf(course, spread, rolls, label) {
  const most = Math.max(spread * Math.sqrt(rolls), ...course.map(Math.abs)) || 1;
  const x = (share) => (EDGE + share * (WIDTH - 2 * EDGE)).toFixed(1);
  const y = (value) => (HEIGHT / 2 - (value / most) * (HEIGHT / 2 - EDGE)).toFixed(1);
  const edge = Array.from({ length: STEPS + 1 }, (_, step) => [step / STEPS, spread * Math.sqrt((step / STEPS) * rolls)]);
  const band = [...edge, ...edge.map(([share, value]) => [share, -value]).reverse()];
  const line = [0, ...course].map((value, at) => `${at ? "L" : "M"}${x(at / course.length)} ${y(value)}`);
  const end = course.at(-1);
  return drawing("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label }, [
    drawing("path", { d: `M${band.map(([share, value]) => `${x(share)} ${y(value)}`).join("L")}Z`, class: "band" }),
    drawing("path", { d: `M${x(0)} ${y(0)}H${x(1)}`, class: "mid" }),
    drawing("path", { d: line.join(""), class: "way" }),
    drawing("path", { d: `M${x(1)} ${y(end)}m0 -5l4 5l-4 5l-4 -5Z`, class: "came" }),
  ]);
}
