// What the file proves by itself: its log by the checks of the audit, and that the service made what it shows.

import { audit } from "../page/audit/audit.js";
import { sha256 } from "../page/audit/sha256.js";
import { hex } from "../page/log/bytes.js";
import { read, readKey, signedBy } from "../page/log/checkpoint.js";

// Return {found, shown, verdict}. found: the audit of the archive; shown: whether the boards and the story are what the
// service signed, as "signed", "unknown" (this browser cannot check signatures), "false", or "other" (of another log).
// head: of the game; packed: the contents as they lie in the file.
export async function proofOf(archive, head, packed, note) {
  const found = await audit(archive, { vkeys: [head.key] });
  const shown = await shownBy(found, head, packed, note);
  const isForged = found.verdict === "failed" || ["false", "other"].includes(shown);
  return { found, shown, verdict: isForged ? "failed" : found.verdict };
}

async function shownBy({ root, entries }, head, packed, note) {
  const signed = read(note);
  const key = await readKey(head.key);
  if (!signed || !key || signed.root !== hex(sha256(packed))) return "false";
  const isOwn = signed.origin === `${key.name}/tables/${head.table}/kept` && signed.size === entries.length;
  if (!isOwn || head.root !== root || head.version !== entries.length) return "other";
  const verdict = await signedBy(signed, [key]);
  return verdict === "uncheckable" ? "unknown" : verdict === "signed" ? "signed" : "false";
}
