// The board under two fingers: it grows in steps while the page stays, and is then moved by one finger.

const STEPS = [1, 1.5, 2, 3];
const APART = 1.25; // how much the fingers part for a step

// Let two fingers on a board make it larger or smaller. body: bears the step as `data-zoom`.
export function zoomable(holder, body) {
  let apart = null;
  const zoom = (by) => {
    const at = STEPS.indexOf(Number(body.dataset.zoom ?? 1)) + by;
    if (at in STEPS) body.dataset.zoom = STEPS[at];
  };
  holder.addEventListener("touchstart", (event) => {
    apart = event.touches.length === 2 ? distance(event.touches) : null;
    if (apart !== null) event.preventDefault(); // else two fingers would scroll, or enlarge the page
  }, { passive: false });
  holder.addEventListener("touchmove", (event) => {
    if (apart === null || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const share = distance(event.touches) / apart;
    if (share > 1 / APART && share < APART) return;
    zoom(share > 1 ? 1 : -1);
    apart = distance(event.touches);
  }, { passive: false });
}

const distance = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
