// SHA-256 and HMAC at once, without waiting: an audit hashes tens of thousands of short texts, and a page that was kept
// as a file may have no WebCrypto. FIPS 180-4, RFC 2104.

import { joined } from "../log/bytes.js";

const BLOCK = 64;
const primes = (count) => {
  const found = [];
  for (let one = 2; found.length < count; one += 1) if (found.every((prime) => one % prime)) found.push(one);
  return found;
};
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const words = new Int32Array(64);

const turned = (word, by) => (word >>> by) | (word << (32 - by));

// Change a state by the block of 64 bytes that begins at `at`.
function follow(state, bytes, at) {
  for (let i = 0, j = at; i < 16; i += 1, j += 4) {
    words[i] = (bytes[j] << 24) | (bytes[j + 1] << 16) | (bytes[j + 2] << 8) | bytes[j + 3];
  }
  for (let i = 16; i < 64; i += 1) {
    const near = words[i - 2];
    const far = words[i - 15];
    const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const other = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = (words[i - 16] + one + words[i - 7] + other) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

// Hash bytes from a state that has seen `before` bytes, whole blocks.
function finished(state, before, bytes) {
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) follow(state, bytes, at);
  const left = bytes.length - whole;
  const last = new Uint8Array(left < BLOCK - 8 ? BLOCK : 2 * BLOCK);
  last.set(bytes.subarray(whole));
  last[left] = 0x80;
  const bits = (before + bytes.length) * 8;
  const end = new DataView(last.buffer);
  end.setUint32(last.length - 8, Math.floor(bits / 2 ** 32));
  end.setUint32(last.length - 4, bits % 2 ** 32);
  for (let at = 0; at < last.length; at += BLOCK) follow(state, last, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i += 1) digest.setInt32(4 * i, state[i]);
  return new Uint8Array(digest.buffer);
}

export const sha256 = (...parts) => finished(START.slice(), 0, parts.length === 1 ? parts[0] : joined(...parts));

// Return the function that gives the HMAC of its parts under a key.
export function hmacOf(key) {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const [inner, outer] = [0x36, 0x5c].map((pad) => {
    const state = START.slice();
    follow(state, padded.map((byte) => byte ^ pad), 0);
    return state;
  });
  return (...parts) => finished(outer.slice(), BLOCK, finished(inner.slice(), BLOCK, joined(...parts)));
}
