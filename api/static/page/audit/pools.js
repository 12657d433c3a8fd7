// The pools of unseen cards, followed as entries shuffle, draw and take. Source: audit protocol 1.8, 1.9, 3.6.

import { need } from "./fault.js";

const POOL_MAX = 10_000; // cards in one pool
const EMPTY = Object.freeze({ held: [], closed: 0, gone: 0 });

// A pool is {held, closed, gone}: the cards that joined openly, in order; how many joined sealed; how many left sealed.
const sizeOf = ({ held, closed, gone }) => held.length + closed - gone;

// Compare two texts by their code points, which is the order of their UTF-8.
export function byCodePoints(one, other) {
  const least = Math.min(one.length, other.length);
  for (let at = 0; at < least; at += 1) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (a !== b) return rankOf(a) - rankOf(b);
  }
  return one.length - other.length;
}

// Surrogates stand for code points above all others.
const rankOf = (unit) => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

function without(pool, card) {
  if (typeof card !== "string") return { ...pool, gone: pool.gone + 1 };
  const at = pool.held.indexOf(card);
  if (at >= 0) return { ...pool, held: [...pool.held.slice(0, at), ...pool.held.slice(at + 1)] };
  need(pool.closed, "pool-lacks", { card });
  return { ...pool, closed: pool.closed - 1 };
}

// Change the pools of a position by an entry that moves cards. Return how many cards they then hold. Throws Fault.
export function deal({ type, data, fate }, pools) {
  const { pool: own, cards } = data;
  const of = (name) => pools.get(name) ?? EMPTY;
  if (!pools.has(own)) pools.set(own, EMPTY);
  if (type === "cards-shuffled") pools.set(own, shuffled(of(own), cards));
  if (type === "cards-taken") for (const card of cards) pools.set(own, without(of(own), card));
  if (type === "cards-drawn") draw(own, cards, [...fate].reverse(), pools);
  return [...pools.values()].reduce((count, { held }) => count + held.length, 0);
}

function shuffled(pool, cards) {
  need(sizeOf(pool) + cards.length <= POOL_MAX, "pool-size", { most: POOL_MAX });
  const joining = cards.filter((card) => typeof card === "string");
  const held = [...pool.held, ...joining].sort(byCodePoints);
  return { ...pool, held, closed: pool.closed + cards.length - joining.length };
}

// uses: the outcomes, the next one last.
function draw(own, cards, uses, pools) {
  for (const card of cards) {
    /** @type {any} */
    let place = `?${own}`;
    while (typeof place === "string" && place.startsWith("?")) place = member(place.slice(1), own, card, uses, pools);
    const isCard = typeof place === "string" ? place === card : place.sealed !== undefined && place.sealed === card.sealed;
    need(isCard, "card", { card: nameOf(card), selected: nameOf(place) });
  }
  need(!uses.length, "outcomes-left");
}

// Settle one place of a pool by the next outcome, and return what left it.
function member(name, own, card, uses, pools) {
  const pool = pools.get(name) ?? EMPTY;
  const [stream, , m, x] = uses.pop() ?? ["", 0, 0, 0];
  const size = sizeOf(pool);
  need(stream === `deck/${name}` && m === size, "pool-outcome", { pool: name, m, size });
  const following = uses.at(-1)?.[0] ?? `deck/${own}`;
  let left = following === `deck/${own}` ? card : `?${following.slice(5)}`;
  if (typeof x === "number") {
    need(!pool.closed && !pool.gone && x < m, "outcome-open", { pool: name });
    left = pool.held[x];
  }
  pools.set(name, without(pool, left));
  return left;
}

const nameOf = (card) => (typeof card === "string" ? card : "?");
