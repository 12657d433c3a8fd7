// QR codes of short texts: ISO/IEC 18004, byte mode, error correction level M, versions 1 to 20.

import { checksOf } from "./reed-solomon.js";

export const BYTES_MAX = 666; // what a code of version 20 holds
const VERSION_MAX = 20;
const QUIET = 4; // the empty modules around a code
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]; // bytes a block
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]; // of each version
const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x, _) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

// Return the code of a text as rows of 0 and 1. Throws RangeError if it is too long.
export function qrOf(text) {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const bits = interleaved(dataOf(bytes, version), version);
  const codes = MASKS.map((_, mask) => matrix(bits, version, mask));
  const penalties = codes.map(penalty);
  return codes[penalties.indexOf(Math.min(...penalties))];
}

// Return the size of a code with its margin, and the path of its dark modules, for an SVG.
export function drawn(code) {
  const runs = code.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return { size: code.length + 2 * QUIET, path: runs.join("") };
}

function versionFor(length) {
  for (let version = 1; version <= VERSION_MAX; version++) {
    if (length <= capacity(version) - (version < 10 ? 2 : 3)) return version;
  }
  throw new RangeError(`a code holds ${BYTES_MAX} bytes, not ${length}`);
}

// Return how many bytes of data a version holds, with the head.
const capacity = (version) => total(version) - CHECKS[version - 1] * BLOCKS[version - 1];

// Return how many bytes a version holds in all.
function total(version) {
  const aligned = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const patterns = aligned ? (25 * aligned - 10) * aligned - 55 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version > 6 ? 36 : 0)) / 8);
}

// Return the bytes with their head, filled up.
function dataOf(bytes, version) {
  const head = [[4, 4], [bytes.length, version < 10 ? 8 : 16], ...[...bytes].map((byte) => [byte, 8]), [0, 4]];
  const bits = head.flatMap(([value, length]) => bitsOf(value, length));
  const data = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join("").padEnd(8, "0"), 2));
  for (let fill = 0xec; data.length < capacity(version); fill ^= 0xec ^ 0x11) data.push(fill);
  return data;
}

// Return the bits of a number, the highest first.
const bitsOf = (value, length) => Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);

// Return the bits of all blocks and their checks as they lie in the code.
function interleaved(data, version) {
  const [checks, count] = [CHECKS[version - 1], BLOCKS[version - 1]];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks = Array.from({ length: count }, (_, block) => {
    const start = block * short + Math.max(0, block - (count - longer));
    return data.slice(start, start + short + (block < count - longer ? 0 : 1));
  });
  const proofs = blocks.map((block) => checksOf(block, checks));
  return [...columns(blocks), ...columns(proofs)].flatMap((byte) => bitsOf(byte, 8));
}

function columns(blocks) {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat();
}

function matrix(bits, version, mask) {
  const size = 17 + 4 * version;
  const code = Array.from({ length: size }, () => Array(size).fill(null));
  const put = (x, y, dark) => code[y]?.[x] !== undefined && (code[y][x] = Number(dark));
  drawPatterns(put, version, size);
  drawFormat(put, mask, size);
  if (version > 6) drawVersion(put, version, size);
  fill(code, bits, MASKS[mask]);
  return code;
}

function drawPatterns(put, version, size) {
  for (let at = 0; at < size; at++) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  const places = alignments(version, size);
  const last = places.length - 1;
  places.forEach((x, column) =>
    places.forEach((y, row) => {
      const isCorner = (column % last === 0 && row === 0) || (column === 0 && row === last);
      if (!isCorner) square(2, (dx, dy, ring) => put(x + dx, y + dy, ring !== 1));
    }),
  );
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
    square(4, (dx, dy, ring) => put(x + dx, y + dy, ring !== 2 && ring !== 4));
  }
}

// Draw each place of a square by its distance from the middle.
function square(radius, draw) {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) draw(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
  }
}

function alignments(version, size) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - step * (count - 2 - at))];
}

// Return a number with the remainder by its generator, of so many bits.
function guarded(value, generator, length) {
  let rest = value << length;
  for (let bit = 20; bit >= length; bit--) if ((rest >> bit) & 1) rest ^= generator << (bit - length);
  return (value << length) | rest;
}

function drawFormat(put, mask, size) {
  const bits = bitsOf(guarded(mask, 0x537, 10) ^ 0x5412, 15).reverse(); // level M is 0
  bits.forEach((dark, at) => {
    put(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, dark);
    put(at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at, 8, dark);
  });
  put(8, size - 8, true);
}

function drawVersion(put, version, size) {
  const bits = bitsOf(guarded(version, 0x1f25, 12), 18).reverse();
  bits.forEach((dark, at) => {
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    put(near, far, dark);
    put(far, near, dark);
  });
}

// Lay the bits in columns of two, up and down from the right, masked; modules without a bit count as 0.
function fill(code, bits, mask) {
  const size = code.length;
  let at = 0;
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp) {
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (code[y][x] === null) code[y][x] = (bits[at++] ?? 0) ^ Number(mask(x, y) === 0);
      }
    }
  }
}

// Return how hard a code is to read: runs, blocks, patterns like a finder, and how far from half dark it is.
function penalty(code) {
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]))];
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  const uneven = Math.floor(Math.abs(dark * 100 - 50) / 5) * 10;
  return uneven + blocksOf(code) * 3 + lines.reduce((sum, line) => sum + runsOf(line) + findersOf(line) * 40, 0);
}

// Return how many squares of four have one colour.
function blocksOf(code) {
  return code.slice(1).reduce((sum, row, y) => sum + row.filter((dark, x) => x && isEven(code, x, y, dark)).length, 0);
}

const isEven = (code, x, y, dark) => code[y][x] === dark && code[y][x - 1] === dark && code[y + 1][x - 1] === dark;

function runsOf(line) {
  const runs = line.join("").match(/0{5,}|1{5,}/g) ?? [];
  return runs.reduce((sum, run) => sum + run.length - 2, 0);
}

function findersOf(line) {
  const text = `0000${line.join("")}0000`;
  return (text.match(/(?=00001011101)/g) ?? []).length + (text.match(/(?=10111010000)/g) ?? []).length;
}
