// The tabs of a small screen: what may be done, each part of the board but the first, and the story.

import { sketch } from "../render.js";

const EDGE = 8; // pixels at the end of a row that hold no tab

// Return the names of the tabs, in order: [{tab, title}].
export function tabsOf(holder, hasMenu, say) {
  const parts = [...holder.querySelectorAll(":scope > .part")].map((one) => ({ tab: one.dataset.part, title: one.querySelector("h2").textContent }));
  const menu = hasMenu ? [{ tab: "menu", title: say("tabDo") }] : [];
  return [...menu, ...parts.slice(1), { tab: "tale", title: say("story") }];
}

// Return what of the board the layout of the page depends on: its parts, `page` if one of the journal is read, and `choice`
// if something in a hand may be chosen. A style that asked for it by `:has()` would be asked again at each change.
export function laidOut(holder) {
  const more = { page: ".part-journal :is(.page, .choosing)", choice: ".part-hand.has-legal" };
  const found = Object.keys(more).filter((name) => holder.querySelector(more[name]));
  return [...[...holder.children].map((one) => one.dataset.part).filter(Boolean), ...found].join(" ");
}

// Mark at which ends of a row of tabs more of them lie than its width shows.
export function showMore(row) {
  const before = row.scrollLeft > EDGE;
  const after = row.scrollLeft + row.clientWidth < row.scrollWidth - EDGE;
  row.dataset.more = [before && "before", after && "after"].filter(Boolean).join(" ");
}

let settled = {}; // what was brought into view last

// Bring the chosen tab of a row into view. It waits for the next frame, in which the page is laid out anyway.
export function settle(row, isChosen) {
  const now = [...row.children].map((one) => one.textContent + (one.ariaCurrent ?? "")).join("\n");
  if (now === settled.now && row.firstElementChild === settled.first) return;
  settled = { now, first: row.firstElementChild };
  requestAnimationFrame(() => {
    if (isChosen) row.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    showMore(row);
  });
}

export function tabButtons(tabs, chosen) {
  return tabs.map(({ tab, title }) =>
    sketch("button", title, { type: "button", class: "btn", "data-tab": tab, "data-key": tab, "aria-current": tab === chosen && "true" }),
  );
}
