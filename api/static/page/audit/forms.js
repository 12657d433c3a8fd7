// The forms of what an archive's lines hold: each is a function that tells whether a value is of it. Undefined is a
// missing member. Source: audit protocol 3.1, 3.6, 3.7, 3.8.

export const SEAL = /\{"sealed":"[0-9a-f]{64}"\}/g; // no text in a line looks like it

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value) => typeof value === "string";
const like = (pattern) => (value) => text(value) && pattern.test(value);
const integer = (value) => typeof value === "number";
const within = (least, bound) => (value) => integer(value) && value >= least && value < bound;
const exactly = (one) => (value) => value === one;
const missing = exactly(undefined);
const anything = (value) => value !== undefined;
const either = (...forms) => (value) => forms.some((form) => form(value));
const list = (form) => (value) => Array.isArray(value) && value.every(form);
const row = (...forms) => (value) =>
  Array.isArray(value) && value.length === forms.length && forms.every((form, at) => form(value[at]));

// members: name -> form; further: of all members with other names.
function object(members, further = (_value) => false) {
  const names = Object.keys(members);
  return (value) =>
    isObject(value) &&
    names.every((name) => members[name](Object.hasOwn(value, name) ? value[name] : undefined)) &&
    Object.keys(value).every((name) => Object.hasOwn(members, name) || further(value[name]));
}

const whole = within(0, 2 ** 53);
const hash = like(/^[0-9a-f]{64}$/);
const table = like(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const time = like(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/);

export const isSealed = object({ sealed: hash });

export const isLine = object({
  v: whole,
  type: like(/^[^]+$/),
  at: time,
  action: whole,
  by: either(whole, exactly(null)),
  rule: either(text, exactly(null)),
  data: isObject,
});

const uses = list(
  row(like(/^[ -~]{1,65535}$/), whole, within(1, 2 ** 32 + 1), either(within(0, 2 ** 32), isSealed)),
);
const faces = list(either(integer, text));
const origin = object({ table, version: whole, root: hash, entries: whole }, anything);
const [seat, to] = [{ seat: whole }, { to: whole }];
const cards = { pool: text, cards: list(either(text, isSealed)) };

// The members that the checks read, by the types of the table's own entries, which belong to no action.
const OWN = {
  "table-opened": {
    ...{ table, commitment: hash, game: text, rules: integer, pack: text, options: isObject, seats: Array.isArray },
    ...{ dice: object({}, faces), origin: either(origin, exactly(null), missing) },
  },
  "seed-sealed": { ...seat, sealed: hash },
  "seed-opened": { ...seat, seed: text },
  "table-started": {},
  "token-replaced": seat,
  "undo-proposed": {},
  "undo-answered": {},
  "actions-undone": to,
  "actions-redone": to,
  "rules-changed": { rules: integer, pack: text },
  "table-ended": { result: text },
  "seed-revealed": { seed: hash },
};
const ALL = {
  ...OWN,
  "cards-shuffled": cards,
  "cards-taken": { pool: text, cards: list(text) },
  "cards-drawn": { ...cards, fate: uses },
  "dice-rolled": { die: text, rolled: faces, fate: uses, purpose: text },
};

export const isOwn = (type) => Object.hasOwn(OWN, type);
export const isTurn = (type) => type === "actions-undone" || type === "actions-redone";

const FORMS = new Map(Object.entries(ALL).map(([type, members]) => [type, formOf(members)]));
const OTHER = formOf({});

function formOf(members) {
  return { names: Object.keys(members), fits: object({ fate: either(uses, missing), ...members }, anything) };
}

// Return {names, fits} for the data of a type: the members that the checks read, and whether data is of its form.
export const formOfType = (type) => FORMS.get(type) ?? OTHER;

const path = (value) => list(either(text, whole))(value) && value.length > 0;
export const isOpening = object({
  opening: object({ v: within(1, 2 ** 53), path, value: anything, nonce: either(hash, exactly(null), missing) }),
});
export const isLeaves = object({ leaves: list(hash), root: hash });
export const isCheckpoint = object({ checkpoint: text });
