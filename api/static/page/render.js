// A keyed renderer: what an element shows is sketched anew at each update, and only what differs from the last sketch
// changes on the page. So focus, scroll positions, half-filled inputs and opened details survive an update, and so do
// words that were marked in a text, as long as its sketch stays the same.

import { write } from "./dom.js";

// What the reader sets on the page, so that no sketch takes it back.
const OWN = new Map([["details", new Set(["open"])]]);

const TEXT = "#text";

const drawn = new WeakMap(); // from each node to the sketch that it shows

/**
 * Return the sketch of an element with a text or children, and with those `attributes` that are not null or false.
 * @param {string} name
 * @param {Sketched | Sketched[]} content
 * @param {Record<string, any>} attributes
 * @returns {Sketch}
 */
export function sketch(name, content = "", attributes = {}) {
  const inside = [content].flat();
  const key = attributes["data-key"] ?? attributes.id ?? null;
  if (inside.every((one) => typeof one === "string")) return { name, key, attributes, text: inside.join(""), inside: [] };
  return { name, key, attributes, text: null, inside: inside.map(sketched) };
}

/** @returns {Sketch} */
const sketched = (one) => (typeof one === "string" ? { name: TEXT, key: null, text: one, inside: [] } : one);

/**
 * Let an element show these sketches and texts.
 * @param {Element} parent
 * @param {...Sketched} content
 */
export function render(parent, ...content) {
  children(parent, content.map(sketched));
}

/**
 * Return a new node that shows a sketch.
 * @param {Sketch} one
 * @returns {any}
 */
export function built(one) {
  /** @type {any} */
  const node = one.name === TEXT ? document.createTextNode(one.text) : document.createElement(one.name);
  drawn.set(node, one);
  if (one.name === TEXT) return node;
  attributes(node, {}, one.attributes);
  if (one.text) node.textContent = one.text;
  else node.append(...one.inside.map(built));
  return node;
}

function children(parent, wanted) {
  const keyed = keyedIn(parent, wanted);
  let next = parent.firstChild;
  for (const one of wanted) {
    const found = matching(one, next, keyed);
    if (found === null) {
      parent.insertBefore(built(one), next);
      continue;
    }
    if (found === next) next = next.nextSibling;
    else parent.insertBefore(found, next);
    update(found, one);
  }
  while (next) {
    const rest = next.nextSibling;
    next.remove();
    next = rest;
  }
}

const named = ({ name, key }) => `${name} ${key}`;

function keyedIn(parent, wanted) {
  const keyed = new Map();
  if (wanted.every(({ key }) => key === null)) return keyed;
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    const one = drawn.get(node);
    if (one && one.key !== null) keyed.set(named(one), node);
  }
  return keyed;
}

// The node that shows what is wanted: the one with its key, else the next one without a key. One with a key shows only
// one thing.
function matching(wanted, next, keyed) {
  if (wanted.key === null) {
    const one = next && drawn.get(next);
    return one && one.name === wanted.name && one.key === null ? next : null;
  }
  const found = keyed.get(named(wanted)) ?? null;
  keyed.delete(named(wanted));
  return found;
}

function update(node, wanted) {
  const was = drawn.get(node);
  if (was === wanted) return;
  drawn.set(node, wanted);
  if (wanted.name !== TEXT) attributes(node, was.attributes, wanted.attributes);
  if (wanted.text !== null) {
    if (was.text !== wanted.text) write(node, wanted.text);
  } else if (was.text !== null) {
    node.replaceChildren(...wanted.inside.map(built));
  } else if (!isSameText(was, wanted)) {
    children(node, wanted.inside);
  }
}

// Whether texts among elements are the same, and these too. Then words may be marked in them.
const isSameText = (was, wanted) => wanted.inside.some(({ name }) => name === TEXT) && isSame(was.inside, wanted.inside);

const isSame = (was, is) => was.length === is.length && was.every((one, at) => isAlike(one, is[at]));

const isAlike = (one, other) =>
  one === other ||
  (one.name === other.name && one.key === other.key && one.text === other.text && isDressedAlike(one.attributes, other.attributes) && isSame(one.inside, other.inside));

const isDressedAlike = (one = {}, other = {}) => [one, other].every((each) => Object.keys(each).every((name) => one[name] === other[name]));

function attributes(node, was, wanted) {
  for (const name in wanted) {
    const value = wanted[name] ?? false;
    if (value !== false && value !== was[name]) node.setAttribute(name, value);
  }
  const own = OWN.get(node.localName);
  for (const name in was) if ((wanted[name] ?? false) === false && !own?.has(name)) node.removeAttribute(name);
}
