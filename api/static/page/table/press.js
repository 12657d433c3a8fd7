// What a hovering mouse shows, for fingers and keys: a long press, a right click or the menu key asks what something is.
// The board under two fingers grows in steps while the page stays, and is then moved by one finger.

const LONG_MILLISECONDS = 500;
const STILL = 10; // pixels that a finger may move meanwhile
const STEPS = [1, 1.5, 2, 3]; // of a board under two fingers
const APART = 1.25; // how much the fingers part for a step

// Listen on the whole page. ask: (element) -> whether something is told of it.
export function onPress(ask) {
  let [timer, at, isTouch] = [null, null, false];
  let isTold = false; // whether the click that ends the press is no choice
  const stop = () => clearTimeout(timer);
  addEventListener("pointerdown", ({ pointerType, isPrimary, target, clientX, clientY }) => {
    stop();
    [at, isTouch, isTold] = [[clientX, clientY], pointerType !== "mouse", false];
    if (isTouch && isPrimary) timer = setTimeout(() => (isTold = ask(target)), LONG_MILLISECONDS);
  });
  addEventListener("pointermove", ({ clientX, clientY }) => at && Math.hypot(clientX - at[0], clientY - at[1]) > STILL && stop());
  for (const one of ["pointerup", "pointercancel"]) addEventListener(one, stop);
  addEventListener("contextmenu", (event) => {
    stop();
    const isDone = isTold || ask(event.target);
    if (isDone) event.preventDefault();
    isTold = isTouch && isDone;
  });
  const drop = (event) => {
    if (isTold) event.stopPropagation(), event.preventDefault();
    isTold = false;
  };
  addEventListener("click", drop, { capture: true });
}

// Return what a hovering mouse shows of a thing of the board and of what is written on it.
export function hoverOf(one) {
  const own = [one.querySelector(":scope > title")?.textContent, one.getAttribute("title")];
  const inside = [...one.querySelectorAll("[title]")].filter((each) => each.closest("[data-id]") === one);
  const short = (each) => (each.matches("abbr") ? `${each.textContent}: ${each.title}` : each.title);
  return [...new Set([...own, ...inside.map(short)].filter(Boolean))];
}

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
