// Checkpoints of a log: C2SP tlog-checkpoint in a signed note, Ed25519 (audit protocol 3.4).

import { base64, fromBase64, hex, joined, sha256, utf8 } from "./bytes.js";

const HEAD = /(?<origin>[^\n]+)\n(?<size>0|[1-9][0-9]{0,15})\n(?<root>[A-Za-z0-9+/]{43}=)\n(?:[^\n]+\n)*/;
const SIGNATURES = /(?<signatures>(?:\u2014 [^\n ]+ [A-Za-z0-9+/=]+\n)+)/;
const FORM = new RegExp(`^(${HEAD.source})\n${SIGNATURES.source}$`);
const SIGNATURE = /\u2014 ([^\n ]+) ([A-Za-z0-9+/]{91}=)\n/g;
const KEY = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/;
const ED25519 = 1;

// Read a checkpoint: {origin, size, root (hex), signed (text), signatures: [{name, key (hex), made}]}; null if it is
// malformed.
export function read(note) {
  const form = FORM.exec(note);
  if (!form) return null;
  const { origin, size, root, signatures } = form.groups;
  const bytes = fromBase64(root);
  if (base64(bytes) !== root) return null;
  const made = Array.from(signatures.matchAll(SIGNATURE), ([, name, encoded]) => signature(name, encoded));
  return { origin, size: Number(size), root: hex(bytes), signed: form[1], signatures: made };
}

function signature(name, encoded) {
  const bytes = fromBase64(encoded);
  return { name, key: hex(bytes.slice(0, 4)), made: bytes.slice(4) };
}

// Read a key in its verifier format, `<name>+<hash>+<base64>`: {name, hash (hex), public}; null if not an Ed25519 key.
export async function readKey(vkey) {
  const form = KEY.exec(vkey);
  if (!form) return null;
  const [, name, hash, encoded] = form;
  const bytes = fromBase64(encoded);
  const named = hex(await sha256(joined(utf8(`${name}\n`), bytes))).slice(0, 8);
  return bytes[0] === ED25519 && named === hash ? { name, hash, public: bytes.slice(1) } : null;
}

// Tell whether one of these keys signed it: "signed", "false", "unknown" (none of them), or "uncheckable" in a
// browser without Ed25519. A key signs only for its own service.
export async function signedBy(checkpoint, keys) {
  let verdict = "unknown";
  for (const { name, key, made } of checkpoint.signatures) {
    const known = keys.find((one) => one.name === name && one.hash === key);
    if (!known) continue;
    if (!checkpoint.origin.startsWith(`${name}/tables/`)) return "false";
    const holds = await verifies(known.public, made, utf8(checkpoint.signed));
    if (holds === null) return "uncheckable";
    if (!holds) return "false";
    verdict = "signed";
  }
  return verdict;
}

// null: the browser does not know Ed25519.
async function verifies(bytes, made, text) {
  try {
    const key = await crypto.subtle.importKey("raw", bytes, "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, made, text);
  } catch (error) {
    if (error.name === "NotSupportedError") return null;
    return false;
  }
}
