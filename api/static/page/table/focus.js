// Where the focus goes when what had it is gone: to the same option if it came back, else to what is asked.

let last = null; // what had the focus last: the key of an option, "" for another part of the menu, null for all else

// Follow the focus in a menu. Return a function that gives it back after the menu was drawn anew.
export function followFocus(menu, prompt) {
  addEventListener("focusin", ({ target }) => {
    if (target === prompt) return;
    last = menu.contains(target) ? target.closest("[data-option]")?.dataset.option ?? last ?? "" : null;
  });
  return () => {
    if (last === null || document.activeElement !== document.body) return;
    const buttons = [...menu.querySelectorAll("[data-option]:not(:disabled)")];
    (buttons.find((one) => one.dataset.option === last) ?? prompt).focus({ preventScroll: true });
  };
}
