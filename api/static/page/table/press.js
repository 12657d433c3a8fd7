// What a hovering mouse shows, for fingers and keys: a long press, a right click or the menu key asks what something is.

const LONG_MILLISECONDS = 500;
const STILL = 10; // pixels that a finger may move meanwhile

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
