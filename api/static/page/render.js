// A keyed renderer: it makes a part of the document equal to a fresh one, and changes only what differs. So focus,
// scroll positions, half-filled inputs and opened details survive an update.

// The attributes that a page sets itself and a fresh document lacks.
const OWN = new Map([["DETAILS", new Set(["open"])]]);

// What a page marks things with, which changes nothing about them.
const MARKS = new Set(["class", "role", "tabindex", "aria-label"]);

// What a thing was last made equal to. One that is wanted as it was last time is left alone.
const sources = new WeakMap();

const keyOf = (node) =>
  node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-id") ?? node.getAttribute("data-key") ?? (node.id || null) : null;
const isAlike = (one, other) =>
  one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

// Make an element equal to a fresh one of the same name. Return the keys of the things (`data-id`) that changed.
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
  const keyed = new Map();
  for (const one of old.childNodes) if (keyOf(one) !== null) keyed.set(named(one), one);
  let next = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const found = matching(wanted, next, keyed);
    if (found === null) {
      old.insertBefore(wanted, next);
      note(wanted, changed);
      continue;
    }
    keyed.delete(named(found));
    if (found === next) next = next.nextSibling;
    else old.insertBefore(found, next);
    update(found, wanted, changed);
  }
  while (next) {
    const rest = next.nextSibling;
    if (keyOf(next) === null || keyed.has(named(next))) next.remove();
    next = rest;
  }
}

const named = (node) => `${node.nodeName} ${keyOf(node)}`;

// The node that shows what is wanted: the one with its key, else the next one without a key.
function matching(wanted, next, keyed) {
  if (keyOf(wanted) !== null) return keyed.get(named(wanted)) ?? null;
  return next && isAlike(next, wanted) ? next : null;
}

function update(old, fresh, changed) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data === fresh.data) return;
    old.data = fresh.data;
    note(old, changed);
    return;
  }
  if (sources.get(old)?.isEqualNode(fresh)) return;
  const source = keyOf(fresh) !== null && fresh.cloneNode(true);
  attributes(old, fresh, changed);
  children(old, fresh, changed);
  if (source) sources.set(old, source);
}

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
