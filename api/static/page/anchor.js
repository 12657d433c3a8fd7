// The popover stands beside what opened it, where there is room: below, above, or at its side. A narrow page puts it at
// its top by its style sheet.

const GAP = 8; // pixels between the popover, what opened it, and the edges of the page
const NARROW = "(max-width: 700px)";
const WIDE_SHARE = 0.6; // of the page; what is larger has no side with room
const SIDES = ["left", "top", "right", "bottom"];

// Put the popover beside an element; where the style sheet puts it if there is none, or none that is shown.
export function anchor(box, opener) {
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
