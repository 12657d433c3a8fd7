// The witness that a log only grows. It builds the tree from the lines, which must have the root of every checkpoint
// that the service shows, and of the one stored at an earlier visit (audit protocol 3.4).

import { hex } from "./bytes.js";
import { EMPTY, grown, rootOf } from "./tree.js";

export class Witness {
  // table: its id; kept: the checkpoint from an earlier visit, null without one; isDelayed: whether the service
  // may show less than was seen before.
  constructor(table, kept, isDelayed) {
    this.table = table;
    this.kept = kept?.origin.endsWith(`/tables/${table}`) ? kept : null;
    this.isDelayed = isDelayed;
    this.tree = EMPTY;
    this.fault = null;
    this.isMixed = false;
  }

  // Add the next line of the log.
  async hear(line) {
    this.tree = await grown(this.tree, line);
    if (this.tree.size !== this.kept?.size) return;
    const root = await this.root();
    if (root !== this.kept.root) this.fault ??= faultOf(this.kept, { size: this.tree.size, root });
  }

  // Check a checkpoint of the service. Return "waiting" if it has another size than the log read so far, "another" if
  // it is of another table, "rewritten" (see `fault`; `isMixed` if the lines read are of two logs) or "grown".
  async judge(shown) {
    if (!shown.origin.endsWith(`/tables/${this.table}`)) return "another";
    const isShorter = this.kept !== null && shown.size < this.kept.size;
    const own = { size: this.tree.size, root: await this.root() };
    this.isMixed = shown.size === own.size && shown.root !== own.root;
    if (isShorter && !this.isDelayed) this.fault ??= faultOf(this.kept, shown);
    if (this.isMixed) this.fault ??= faultOf(own, shown);
    if (this.fault) return "rewritten";
    return isShorter || shown.size !== this.tree.size ? "waiting" : "grown";
  }

  async root() {
    return hex(await rootOf(this.tree));
  }
}

// Two logs that contradict each other, by size in entries and root in hex: the one seen before, and the one now.
const faultOf = (was, is) => ({ was: { size: was.size, root: was.root }, is: { size: is.size, root: is.root } });
