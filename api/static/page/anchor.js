// A box that explains something, beside what opened it, where there is room: below, above, or at its side. On a narrow
// page the style sheet puts it at the top.

import { element } from "./dom.js";

const GAP = 8; // pixels between the box, what opened it, and the edges of the page
const NARROW = "(max-width: 700px)";
const WIDE_SHARE = 0.6; // of the page; what is larger has no side with room
const SIDES = ["left", "top", "right", "bottom"];

// Open the box with this content and a button that closes it, beside its opener.
export function openBox(box, content, opener, say) {
  const attributes = { type: "button", class: "btn plain close", "data-do": "close", "aria-label": say("close") };
  box.replaceChildren(element("button", "\u00d7", attributes), ...content);
  box.hidden = false;
  anchor(box, opener);
}

// Shut the box. What opened it gets the focus back. Return whether it was open.
export function shutBox(box, opener) {
  if (box.hidden) return false;
  const hadFocus = box.contains(document.activeElement);
  box.hidden = true;
  if (hadFocus) opener?.focus?.({ preventScroll: true });
  return true;
}

// Put the box beside an element; where the style sheet puts it, if no element is given or it is not shown.
function anchor(box, opener) {
  for (const side of SIDES) box.style.removeProperty(side);
  const spot = opener?.getBoundingClientRect?.();
  if (!spot?.width || matchMedia(NARROW).matches || spot.width > innerWidth * WIDE_SHARE) return;
  const place = placeOf(spot, box.offsetWidth, box.offsetHeight, innerWidth, innerHeight);
  Object.assign(box.style, { left: `${place.left}px`, top: `${place.top}px`, right: "auto", bottom: "auto" });
}

// Return the upper left corner of a box of this size beside a spot, within the page.
export function placeOf(spot, width, height, pageWidth, pageHeight) {
  const within = (wanted, size, whole) => Math.max(GAP, Math.min(wanted, whole - size - GAP));
  const left = within(spot.left, width, pageWidth);
  const [below, above] = [spot.bottom + GAP, spot.top - GAP - height];
  if (below + height + GAP <= pageHeight) return { left, top: below };
  if (above >= GAP) return { left, top: above };
  const [right, beforeIt] = [spot.right + GAP, spot.left - GAP - width];
  const side = right + width + GAP <= pageWidth ? right : beforeIt;
  return { left: within(side, width, pageWidth), top: within(spot.top, height, pageHeight) };
}
