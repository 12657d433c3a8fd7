// Small pieces of the document.

/** @returns {any} */
export const byId = (id) => document.getElementById(id);

// Give a node a text, unless it has it: a text that is set anew is laid out anew, and all the more in a new node.
export function write(node, text) {
  const only = node.firstChild;
  const at = only?.nodeType === Node.TEXT_NODE && only === node.lastChild ? only : node;
  if (at.textContent !== text) at.textContent = text;
}

/**
 * Return an element with a text or children, and with those `attributes` that are not null or false.
 * @param {string} name
 * @param {Made | Made[]} content
 * @param {Record<string, any>} attributes
 * @returns {any}
 */
export function element(name, content = "", attributes = {}) {
  const made = document.createElement(name);
  made.append(...[content].flat());
  for (const [key, value] of Object.entries(attributes)) if ((value ?? false) !== false) made.setAttribute(key, value);
  return made;
}

// Make these the children of an element, in this order. Those that lie there already stay untouched, so that the browser
// does not lay them out again. What is not wanted goes first: nothing else would lie where it is expected.
export function place(parent, children) {
  const wanted = new Set(children);
  for (const one of [...parent.childNodes]) if (!wanted.has(one)) one.remove();
  let next = parent.firstChild;
  for (const one of children) {
    if (one === next) next = next.nextSibling;
    else parent.insertBefore(one, next);
  }
}

// Return a name as it is shown: without marks that turn the writing around it, and "" if nothing of it can be seen.
export function shownName(name) {
  const plain = String(name ?? "").replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
  return /[^\p{Z}\p{C}\p{M}]/u.test(plain) ? plain : "";
}

const FREED_AFTER = 60_000; // milliseconds in which the browser saves a file

// Have the browser save a file under a name.
export function saveFile(blob, download) {
  const href = URL.createObjectURL(blob);
  element("a", "", { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), FREED_AFTER);
}

const clocks = new Map(); // by language, since each takes long to make

// Return the time of day of a moment in the reader's language and time zone.
export function clock(at, lang) {
  if (!clocks.has(lang)) clocks.set(lang, new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" }));
  return clocks.get(lang).format(new Date(at));
}

// Return a game's name from its id, which is the name in small letters.
export const gameName = (id) => id.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");

export const resultName = (result, say) =>
  ["success", "failure", "abandoned", "saved"].includes(result) ? say(result) : say("over", { result });

// Return a function that runs `work` one run at a time: calls during a run lead to one more run after it. A failure is
// ignored, since the next event calls again.
export function oneAtATime(work) {
  let running = false;
  let wanted = false;
  return async () => {
    wanted = true;
    if (running) return;
    running = true;
    while (wanted) {
      wanted = false;
      await work().catch((error) => console.warn(error));
    }
    running = false;
  };
}
