// The tabs of a small screen: what may be done, each part of the board but the first, and the story.

import { element } from "../dom.js";

const EDGE = 8; // pixels at the end of a row that hold no tab

// Return the names of the tabs, in order: [{tab, title}].
export function tabsOf(holder, hasMenu, say) {
  const parts = [...holder.querySelectorAll(":scope > .part")].map((one) => ({ tab: one.dataset.part, title: one.querySelector("h2").textContent }));
  const menu = hasMenu ? [{ tab: "menu", title: say("tabDo") }] : [];
  return [...menu, ...parts.slice(1), { tab: "tale", title: say("story") }];
}

// Mark at which ends of a row of tabs more of them lie than its width shows.
export function showMore(row) {
  const before = row.scrollLeft > EDGE;
  const after = row.scrollLeft + row.clientWidth < row.scrollWidth - EDGE;
  row.dataset.more = [before && "before", after && "after"].filter(Boolean).join(" ");
}

export function tabButtons(tabs, chosen) {
  return tabs.map(({ tab, title }) =>
    element("button", title, { type: "button", class: "btn", "data-tab": tab, "data-key": tab, "aria-current": tab === chosen && "true" }),
  );
}
