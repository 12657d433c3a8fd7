// Who watches that a log only grows: its tree is made here from its lines, and must have the root of every checkpoint
// that the service shows, and of the one that was kept from an earlier visit (audit protocol 3.4).

import { hex } from "./bytes.js";
import { EMPTY, grown, rootOf } from "./tree.js";

export class Witness {
  // table: its id; kept: the checkpoint from an earlier visit, null if there is none; isDelayed: whether the service
  // may show less than was seen before.
  constructor(table, kept, isDelayed) {
    this.table = table;
    this.kept = kept?.origin.endsWith(`/tables/${table}`) ? kept : null;
    this.isDelayed = isDelayed;
    this.tree = EMPTY;
    this.fault = null;
  }

  // The next line of the log.
  async hear(line) {
    this.tree = await grown(this.tree, line);
    if (this.tree.size === this.kept?.size) await this.compare(this.kept, this.kept.size);
  }

  // A checkpoint that the service shows. Gives "waiting" if it says nothing of the lines at hand, "another" if it is of
  // another table, "rewritten" (see `fault`) or "grown".
  async judge(shown) {
    if (!shown.origin.endsWith(`/tables/${this.table}`)) return "another";
    if (shown.size === this.tree.size) await this.compare(shown, shown.size);
    const isShorter = this.kept !== null && shown.size < this.kept.size;
    if (isShorter && !this.isDelayed) this.fault ??= faultOf(this.kept, shown.size, shown.root);
    if (this.fault) return "rewritten";
    return isShorter || shown.size !== this.tree.size ? "waiting" : "grown";
  }

  async compare(signed, size) {
    const root = hex(await rootOf(this.tree));
    if (root !== signed.root) this.fault ??= faultOf(signed, size, root);
  }
}

// was: what a checkpoint said; is: what the log says now. Sizes in entries, roots in hex.
const faultOf = (signed, size, root) => ({ was: { size: signed.size, root: signed.root }, is: { size, root } });
