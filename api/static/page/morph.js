// Make a part of the document equal to a fresh one that the service sent, and change only what differs. So focus, scroll
// positions and opened details survive an update, and each thing stays the same element.

// The attributes that a page sets itself and a fresh document lacks.
const OWN = new Map([["DETAILS", new Set(["open"])]]);

// What a page marks things with, which changes nothing about them.
const MARKS = new Set(["class", "role", "tabindex", "aria-label"]);

const KEYS = ["data-id", "data-part", "data-key", "id"];

function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE || !node.hasAttributes()) return null;
  for (const name of KEYS) {
    const key = node.getAttribute(name);
    if (key !== null) return key;
  }
  return null;
}

// Give an element these nodes for its children. What `data-same` names in them is left as it is. Return {changed: the keys of
// the things (`data-id`) that changed; removed: the elements that were taken off the page}.
export function morph(parent, nodes) {
  const told = { changed: new Set(), removed: [] };
  children(parent, nodes, told);
  return told;
}

function children(old, nodes, told) {
  const keyed = keyedIn(old);
  let next = old.firstChild;
  for (const wanted of nodes) {
    const same = keptBy(wanted);
    const found = same ? same.map((name) => keyed.get(name)) : [matching(wanted, next, keyed)];
    if (!found.every(Boolean)) {
      old.insertBefore(wanted, next);
      note(wanted, told);
      continue;
    }
    for (const one of found) {
      if (one === next) next = next.nextSibling;
      else old.insertBefore(one, next);
    }
    if (!same) update(found[0], wanted, told);
  }
  while (next) {
    const rest = next.nextSibling;
    next.remove();
    if (next.nodeType === Node.ELEMENT_NODE) told.removed.push(next);
    next = rest;
  }
}

// Return the name by which an element is found among others.
export const nameOf = (node) => named(node, keyOf(node));

// Return the names of what stays as it is where an element is sent without its content; null if it is sent whole.
export function keptBy(node) {
  if (node.nodeType !== Node.ELEMENT_NODE || !node.hasAttribute("data-same")) return null;
  const others = node.getAttribute("data-same").split(" ").filter(Boolean);
  return [keyOf(node), ...others].map((key) => named(node, key));
}

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

function update(old, fresh, told) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data === fresh.data) return;
    old.data = fresh.data;
    note(old, told);
    return;
  }
  if (old.isEqualNode(fresh)) return;
  attributes(old, fresh, told);
  if (old.firstChild || fresh.firstChild) children(old, [...fresh.childNodes], told);
}

function attributes(old, fresh, told) {
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name);
    if (old.getAttribute(name) === value) continue;
    old.setAttribute(name, value);
    if (!MARKS.has(name)) note(old, told);
  }
  const own = OWN.get(old.nodeName);
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name) && !own?.has(name)) old.removeAttribute(name);
}

function note(node, { changed }) {
  const thing = (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest("[data-id]");
  if (thing) changed.add(thing.dataset.id);
}
