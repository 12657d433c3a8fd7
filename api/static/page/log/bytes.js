// Bytes, their written forms, and the hashes of WebCrypto. Integers are unsigned and big-endian (audit protocol).

const encoder = new TextEncoder();

export const utf8 = (text) => encoder.encode(text);

const PAIRS = Array.from({ length: 256 }, (_, one) => one.toString(16).padStart(2, "0"));

export function hex(bytes) {
  let text = "";
  for (const one of bytes) text += PAIRS[one];
  return text;
}

// Return so many random bytes, written in hex.
export const randomHex = (size) => hex(crypto.getRandomValues(new Uint8Array(size)));

export const base64 = (bytes) => btoa(String.fromCharCode(...bytes));

export function fromHex(text) {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError("no hex digits");
  return Uint8Array.from((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

export const fromBase64 = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

export function integer(value, size) {
  const bytes = new Uint8Array(size);
  for (let at = size - 1, rest = BigInt(value); at >= 0; at -= 1, rest >>= 8n) bytes[at] = Number(rest & 255n);
  return bytes;
}

// Browsers have WebCrypto on https and on the machine itself only.
export const canHash = () => Boolean(globalThis.crypto?.subtle);

export const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

export async function hmacOf(key) {
  const taken = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (bytes) => new Uint8Array(await crypto.subtle.sign("HMAC", taken, bytes));
}
