// Lists that are drawn anew only when they say something new, and keep the focus where it was.

const drawn = new WeakMap();

// Draw what is shown as children of a place, unless they are there already. draw: makes the children.
export function redraw(place, shown, draw) {
  const text = JSON.stringify(shown);
  if (drawn.get(place) === text) return;
  drawn.set(place, text);
  const key = place.contains(document.activeElement) ? document.activeElement.getAttribute("data-key") : null;
  place.replaceChildren(...draw());
  if (key) place.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
