// What the form for a new table asks, made from a pack of the catalogue, and the request that it becomes.

const APART = ["scenario", "campaign", "undo", "delay"];
const AT_RANDOM = "random";

/**
 * Return the schemas of a pack's options by their ids; a game may have none.
 * @param {Api.OfferedPack} pack
 * @returns {Record<string, any>}
 */
export const schemasOf = (pack) => pack.options.properties ?? {};

/**
 * Return the fields of a pack's own options. What has no form of its own is left out.
 * @param {Api.OfferedPack} pack
 */
export function fieldsOf(pack) {
  return Object.entries(schemasOf(pack))
    .filter(([id]) => !APART.includes(id))
    .flatMap(([id, schema]) => fieldOf(id, schema));
}

/** @returns {Field[]} */
function fieldOf(id, schema) {
  const values = (schema.enum ? schema : (schema.anyOf ?? []).find((one) => one.enum))?.enum;
  const preset = schema.default ?? null;
  if (values) return [{ id, kind: "choice", values, preset, isMore: values.includes(AT_RANDOM) }];
  if (schema.type === "integer") return [{ id, kind: "number", least: schema.minimum, most: schema.maximum, preset }];
  if (schema.type === "boolean") return [{ id, kind: "flag", preset }];
  if (schema.type !== "array" || !schema.items) return [];
  if (schema.items.enum) return [{ id, kind: "row", values: schema.items.enum, most: schema.maxItems, isMore: true }];
  return schema.items.type === "integer" ? [{ id, kind: "seats", isMore: true }] : [];
}

/**
 * Return what a seat of a pack may play: pairs of the word that asks for it and its name.
 * @param {Api.OfferedPack} pack
 * @returns {[string, string][]}
 */
export function playable(pack) {
  return Object.entries(pack.names)
    .filter(([id]) => id.startsWith("plays:"))
    .map(([id, name]) => [id.slice("plays:".length), name]);
}

// Return the name of an option or of its value; an id without a name as it is.
export const nameOf = (pack, id, value) => pack.names[value === undefined ? id : `${id}:${value}`] ?? value ?? id;

// Return the route and the body for what was filled in. Empty values are left out.
export function requestOf({ isCampaign, game, pack, scenario, options, seats, name, isPrivate }) {
  const shared = { game, pack, seats: seats.map(seatOf), name, private: isPrivate };
  if (isCampaign) return { path: "campaigns", body: shared };
  const chosen = Object.entries(options).filter(([, value]) => isChosen(value));
  return { path: "tables", body: { ...shared, scenario, options: Object.fromEntries(chosen) } };
}

const isChosen = (value) => (Array.isArray(value) ? value.length > 0 : !["", null, false].includes(value));

// Return a seat as a request names it.
export const seatOf = ({ name, plays, holder = "person" }) => ({
  ...{ person: { name }, open: { open: true }, bot: { bot: "greedy", ...(name ? { name } : {}) } }[holder],
  ...(plays.length ? { plays } : {}),
});

// Return the field that the service's words are about: `seat-0`, `option-delay`, `seats`, `name`; null if none.
export function placeOf(detail, options) {
  const [, path = ""] = /^body\.([\w.]+)/.exec(detail) ?? [];
  const [first, second] = path.split(".");
  if (first === "seats" && second) return `seat-${second}`;
  if (first === "options" && second) return `option-${second}`;
  if (first) return first;
  const [, seat] = /\bseat (\d+)\b/.exec(detail) ?? [];
  if (seat) return `seat-${seat}`;
  const named = options.find((id) => new RegExp(`\\b${id}\\b`).test(detail));
  if (named) return `option-${named}`;
  return /\bseats?\b/.test(detail) ? "seats" : null;
}
