// A recovery phrase, and what is sealed under it: a list of seats, which the service stores and cannot read. The command
// line does the same in `infra/keys/recovery.py`.

import { base64, fromBase64, utf8 } from "../log/bytes.js";

const PHRASE_BYTES = 16;
const IV_BYTES = 12;
const WORDS = PHRASE_BYTES / 2;
const WORD = ["bdfghjklmnprstvz", "aiou", "bdfghjklmnprstvz", "aiou", "bdfghjklmnprstvz"];
const PURPOSES = { secret: "hourglass/seats/secret", key: "hourglass/seats/key" };

// Return a phrase that nobody can guess: eight words of five letters.
export const newPhrase = () => phraseOf(crypto.getRandomValues(new Uint8Array(PHRASE_BYTES)));

export const phraseOf = (bytes) =>
  Array.from({ length: WORDS }, (_, at) => wordOf(256 * bytes[2 * at] + bytes[2 * at + 1])).join(" ");

function wordOf(value) {
  let [rest, word] = [value, ""];
  for (const known of [...WORD].reverse()) {
    word = known[rest % known.length] + word;
    rest = Math.floor(rest / known.length);
  }
  return word;
}

// Return the bytes of a typed phrase, whatever stands between its words; null if it is none.
export function readPhrase(text) {
  const values = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(valueOf);
  if (values.length !== WORDS || values.includes(null)) return null;
  return Uint8Array.from(values.flatMap((value) => [value >> 8, value & 255]));
}

function valueOf(word) {
  if (word.length !== WORD.length || WORD.some((known, at) => !known.includes(word[at]))) return null;
  return WORD.reduce((value, known, at) => value * known.length + known.indexOf(word[at]), 0);
}

// Return what a phrase is good for: {secret: shows the service whose list is wanted, seal, open}. bytes: of the phrase.
export async function keysOf(bytes) {
  const root = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveBits", "deriveKey"]);
  const derived = (purpose) => ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(PURPOSES[purpose]) });
  const secret = new Uint8Array(await crypto.subtle.deriveBits(derived("secret"), root, 256));
  const cipher = { name: "AES-GCM", length: 256 };
  const key = await crypto.subtle.deriveKey(derived("key"), root, cipher, false, ["encrypt", "decrypt"]);
  return {
    secret: base64(secret).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
    async seal(value) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const closed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, utf8(JSON.stringify(value))));
      return base64(Uint8Array.from([...iv, ...closed]));
    },
    // Return the value; null if it was not sealed under this phrase.
    async open(sealed) {
      try {
        const whole = fromBase64(sealed);
        const iv = whole.slice(0, IV_BYTES);
        const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, whole.slice(IV_BYTES));
        return JSON.parse(new TextDecoder().decode(plain));
      } catch {
        return null;
      }
    },
  };
}
