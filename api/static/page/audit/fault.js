// What a check finds wrong. why: the id of its message; values: for the message; entry: the place of the entry at fault,
// null if none can be named, undefined if it is the one that the check has just come to.

export class Fault extends Error {
  constructor(why, values = {}, entry = undefined) {
    super(why);
    this.why = why;
    this.values = values;
    this.entry = entry;
  }
}

export function need(holds, why, values, entry) {
  if (!holds) throw new Fault(why, values, entry);
}
