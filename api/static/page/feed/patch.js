// JSON Patch: the six operations of RFC 6902.

export class Unfit extends Error {}

// Return the document after these operations, without changing the original: what did not change is the same object in
// both. Throws Unfit.
export function patched(document, operations) {
  const holder = { document, own: new Set() };
  for (const one of operations) apply(holder, one);
  return holder.document;
}

// holder: {document, own: the objects and lists of which no other document has a part}.
function apply(holder, { op, path, from, value }) {
  switch (op) {
    case "add":
      return put(spot(holder, path), value);
    case "remove":
      return take(spot(holder, path));
    case "replace":
      return replace(spot(holder, path), value);
    case "move":
      need(!path.startsWith(`${from}/`), "a value cannot be moved into itself");
      return move(holder, from, path);
    case "copy":
      return put(spot(holder, path), structuredClone(found(spot(holder, from))));
    case "test":
      return need(equal(found(spot(holder, path)), value), `${path} is another value`);
    default:
      throw new Unfit(`unknown operation ${op}`);
  }
}

function move(holder, from, path) {
  const value = take(spot(holder, from));
  put(spot(holder, path), value);
}

// Return where a pointer (RFC 6901) leads: the object or array, which is the document's own, and the name or index in it.
function spot(holder, pointer) {
  need(typeof pointer === "string" && (pointer === "" || pointer.startsWith("/")), "no pointer");
  const parts = pointer.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (!parts.length) return { inside: holder, name: "document" };
  const name = parts.pop();
  const inside = parts.reduce((at, part) => owned(holder, { inside: at, name: part }), owned(holder, { inside: holder, name: "document" }));
  need(typeof inside === "object" && inside !== null, `${pointer} leads nowhere`);
  return { inside, name };
}

// Return what is at a place; in its stead a copy, if another document has it too.
function owned({ own }, place) {
  const value = found(place);
  if (typeof value !== "object" || value === null || own.has(value)) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  own.add(copy);
  set(place.inside, place.name, copy);
  return copy;
}

function index(list, name, most) {
  need(/^(0|[1-9][0-9]{0,9})$/.test(name) && Number(name) <= most, `${name} is no index in a list of ${list.length}`);
  return Number(name);
}

function found({ inside, name }) {
  if (Array.isArray(inside)) return inside[index(inside, name, inside.length - 1)];
  need(typeof inside === "object" && inside !== null && Object.hasOwn(inside, name), `${name} is missing`);
  return inside[name];
}

function put({ inside, name }, value) {
  need(value !== undefined, "the value is missing");
  if (Array.isArray(inside)) {
    inside.splice(name === "-" ? inside.length : index(inside, name, inside.length), 0, value);
  } else {
    set(inside, name, value);
  }
}

function take({ inside, name }) {
  const value = found({ inside, name });
  if (Array.isArray(inside)) inside.splice(Number(name), 1);
  else delete inside[name];
  return value;
}

function replace({ inside, name }, value) {
  need(value !== undefined, "the value is missing");
  found({ inside, name });
  set(inside, name, value);
}

// Set an own member, even if its name is also one that every object inherits.
function set(inside, name, value) {
  Object.defineProperty(inside, name, { value, writable: true, enumerable: true, configurable: true });
}

function equal(one, other) {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equal(one[name], other[name]))
  );
}

function need(holds, why) {
  if (!holds) throw new Unfit(why);
}
