// Check B: the lines give the leaves and the root, and a known key signed the checkpoint. Source: audit protocol 3.3, 5.B.

import { hex } from "../log/bytes.js";
import { read, readKey, signedBy } from "../log/checkpoint.js";
import { need } from "./fault.js";
import { sha256 } from "./sha256.js";

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

const leafOf = (line) => sha256(LEAF, line);

// Return the root over leaves: RFC 6962, section 2.1.
function rootOf(leaves) {
  if (leaves.length < 2) return leaves[0] ?? sha256(new Uint8Array());
  const half = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  return sha256(NODE, rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}

// Return the root over lines, in hex.
export const rootOfLines = (lines) => hex(rootOf(lines.map(leafOf)));

// Return {verdict, note, values}. table: the id in the opening, null if it cannot be read; vkeys: of the service.
// Throws Fault.
export async function checkTree({ lines, leaves = [], root, checkpoint }, table, vkeys) {
  const made = lines.map(leafOf);
  const found = made.map(hex);
  const wrong = Array.from({ length: Math.max(found.length, leaves.length) }).findIndex((_, at) => found[at] !== leaves[at]);
  const [is, listed] = [found[wrong], leaves[wrong]];
  need(wrong < 0 || root === undefined, "leaf", { is: is ?? "", listed: listed ?? "" }, wrong + 1);
  const whole = hex(rootOf(made));
  need(wrong < 0 && whole === root, "root", { is: whole, listed: root ?? "" }, null);
  if (checkpoint === undefined) return { verdict: "unsigned", note: "no-checkpoint", values: {} };
  const note = read(checkpoint);
  need(note?.origin.endsWith(table === null ? "" : `/tables/${table}`), "checkpoint", {}, null);
  const { size } = note;
  const begun = size <= lines.length && hex(rootOf(made.slice(0, size)));
  need(begun === note.root, "checkpoint-root", { size, is: begun || "", listed: note.root }, null);
  const keys = (await Promise.all(vkeys.map(readKey))).filter(Boolean);
  const signed = await signedBy(note, keys);
  need(signed !== "false", "signature", { size }, null);
  return { verdict: signed === "signed" ? "ok" : "unsigned", note: `tree-${signed}`, values: { size } };
}
