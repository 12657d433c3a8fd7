// The leaves of the archive: the file holds the first digits of each, and computes the rest from the lines.

import { hex, joined, utf8 } from "../page/log/bytes.js";
import { sha256 } from "../page/audit/sha256.js";

const BEGIN = utf8('\n{"leaves":"');
const LEAF = Uint8Array.of(0);
const DIGITS = 4; // of each leaf
const LENGTH = 64; // digits of a whole one
const LF = 10;

// Return the archive with whole leaves; unchanged if it holds them. Where a line is not the one whose leaf begins like
// that, the digits that are known stand before zeros, so that the audit finds the line.
export function restored(archive) {
  const start = lastOf(archive, BEGIN) + 1;
  if (!start) return archive;
  const end = archive.indexOf(LF, start);
  const text = new TextDecoder().decode(archive.subarray(start, end < 0 ? archive.length : end));
  const { leaves: short, root } = JSON.parse(text);
  const leaves = [];
  let from = 0;
  for (let at = 0; at < short.length; at += DIGITS) {
    const known = short.slice(at, at + DIGITS);
    const upto = from < start ? archive.indexOf(LF, from) : from;
    const leaf = from < start ? hex(sha256(LEAF, archive.subarray(from, upto))) : "";
    leaves.push(leaf.startsWith(known) ? leaf : known.padEnd(LENGTH, "0"));
    from = upto + 1;
  }
  return joined(archive.subarray(0, start), utf8(JSON.stringify({ leaves, root })), archive.subarray(end < 0 ? archive.length : end));
}

// Return the last place of some bytes; -1 if they are nowhere.
function lastOf(bytes, wanted) {
  for (let at = bytes.lastIndexOf(wanted[0]); at >= 0; at = at ? bytes.lastIndexOf(wanted[0], at - 1) : -1) {
    if (wanted.every((one, place) => bytes[at + place] === one)) return at;
  }
  return -1;
}
