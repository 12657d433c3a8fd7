// A keyed renderer: it makes a part of the document equal to a fresh one, and changes only what differs. So focus,
// scroll positions, half-filled inputs and opened details survive an update.

// The attributes that a page sets itself and a fresh document lacks.
const OWN = new Map([["DETAILS", new Set(["open"])]]);

// What a page marks things with, which changes nothing about them.
const MARKS = new Set(["class", "role", "tabindex", "aria-label"]);

const KEYS = ["data-id", "data-part", "data-key", "id"];

function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE || !node.hasAttributes()) return null;
  for (const name of KEYS) if (node.hasAttribute(name)) return node.getAttribute(name);
  return null;
}

// Make an element equal to a fresh one of the same name. What is `data-same` in it is left as it is. Return the keys of the things (`data-id`) that changed.
export function morph(old, fresh) {
  const changed = new Set();
  attributes(old, fresh, changed);
  children(old, fresh, changed);
  return changed;
}

// Replace the children of an element by these, in the same manner.
export function render(parent, ...content) {
  const fresh = parent.cloneNode(false);
  fresh.append(...content.flat());
  return morph(parent, fresh);
}

function children(old, fresh, changed) {
  const keyed = keyedIn(old);
  let next = old.firstChild;
  for (let wanted = fresh.firstChild, rest; wanted; wanted = rest) {
    rest = wanted.nextSibling;
    const found = matching(wanted, next, keyed);
    if (found === null) {
      old.insertBefore(wanted, next);
      note(wanted, changed);
      continue;
    }
    if (found === next) next = next.nextSibling;
    else old.insertBefore(found, next);
    update(found, wanted, changed);
  }
  while (next) {
    const rest = next.nextSibling;
    const key = keyOf(next);
    if (key === null || keyed.has(named(next, key))) next.remove();
    next = rest;
  }
}

// Return the name by which an element is found among others.
export const nameOf = (node) => named(node, keyOf(node));

const named = (node, key) => `${node.nodeName} ${key}`;

function keyedIn(parent) {
  const keyed = new Map();
  for (let one = parent.firstChild; one; one = one.nextSibling) {
    const key = keyOf(one);
    if (key !== null) keyed.set(named(one, key), one);
  }
  return keyed;
}

// The node that shows what is wanted: the one with its key, else the next one without a key. One with a key shows only
// one thing.
function matching(wanted, next, keyed) {
  const key = keyOf(wanted);
  if (key === null) return next && next.nodeName === wanted.nodeName && keyOf(next) === null ? next : null;
  const found = keyed.get(named(wanted, key)) ?? null;
  keyed.delete(named(wanted, key));
  return found;
}

function update(old, fresh, changed) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data === fresh.data) return;
    old.data = fresh.data;
    note(old, changed);
    return;
  }
  if (fresh.hasAttribute("data-same")) return;
  attributes(old, fresh, changed);
  if (!isMarked(old, fresh)) children(old, fresh, changed);
}

// Whether the page has marked words in a text that is still the same.
const isMarked = (old, fresh) =>
  [...old.children].some((one) => one.classList.contains("word")) && old.textContent === fresh.textContent;

function attributes(old, fresh, changed) {
  const own = OWN.get(old.nodeName);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    old.setAttribute(name, value);
    if (!MARKS.has(name)) note(old, changed);
  }
  for (let at = old.attributes.length - 1; at >= 0; at -= 1) {
    const { name } = old.attributes[at];
    if (!fresh.hasAttribute(name) && !own?.has(name)) old.removeAttribute(name);
  }
}

function note(node, changed) {
  const thing = (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest("[data-id]");
  if (thing) changed.add(thing.dataset.id);
}
