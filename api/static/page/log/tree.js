// The Merkle tree over a log's lines, as it grows at its right edge: RFC 6962, SHA-256 (audit protocol 3.3).

import { joined, sha256, utf8 } from "./bytes.js";

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

// edge: the roots of the full subtrees, largest first.
export const EMPTY = Object.freeze({ size: 0, edge: [] });

const node = (left, right) => sha256(joined(NODE, left, right));

// Return the tree with one more line (text without its LF).
export async function grown(tree, line) {
  const edge = [...tree.edge, await sha256(joined(LEAF, utf8(line)))];
  const size = tree.size + 1;
  for (let rest = size; rest % 2 === 0; rest /= 2) {
    const right = edge.pop();
    edge.push(await node(edge.pop(), right));
  }
  return { size, edge };
}

// Return the root over all lines so far, 32 bytes.
export async function rootOf(tree) {
  const edge = [...tree.edge];
  let root = edge.pop() ?? (await sha256(new Uint8Array()));
  while (edge.length) root = await node(edge.pop(), root);
  return root;
}
