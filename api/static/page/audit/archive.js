// An archive taken apart: lines, canonical JSON, entries with their opened values. Source: audit protocol 3.1, 3.6, 3.8.

import { sha256 } from "./sha256.js";
import { Fault, need } from "./fault.js";
import { SEAL, formOfType, isCheckpoint, isLeaves, isLine, isOpening, isOwn, isSealed } from "./forms.js";

const ARCHIVE_MAX = 64 * 2 ** 20;
const LINES_MAX = 400_000;
const ENTRY_MAX = 2 ** 20;
const DEPTH_MAX = 500; // of JSON within JSON; more is no canonical line to us
const LF = 10;
const TAIL = ['{"opening":', '{"leaves":', '{"checkpoint":'];
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

// Return the canonical JSON of a value (RFC 8785 with ASCII names, and integers of at most 53 bits). Throws Fault.
export function canonical(value, depth = 0) {
  need(depth < DEPTH_MAX, "json");
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return need(Number.isSafeInteger(value), "json"), String(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, depth + 1)).join(",")}]`;
  const names = Object.keys(value).sort();
  need(names.every((name) => /^[\0-\x7f]*$/.test(name)), "json");
  return `{${names.map((name) => `${quoted(name)}:${canonical(value[name], depth + 1)}`).join(",")}}`;
}

// A surrogate alone is no text.
function quoted(text) {
  const written = JSON.stringify(text);
  need(!written.includes("\\ud") || !/\p{Surrogate}/u.test(text), "json");
  return written;
}

// Return the value of a line of bytes, and its text. Throws Fault if it is not canonical.
function parsed(line) {
  let text;
  let value;
  try {
    text = decoder.decode(line);
    value = JSON.parse(text);
  } catch {
    throw new Fault("json");
  }
  need(canonical(value) === text, "json");
  return { value, text };
}

// Return the lines of a file without their LF, and what follows the last LF.
function split(bytes) {
  const lines = [];
  let start = 0;
  for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, start)) {
    need(lines.length < LINES_MAX, "size", {}, null);
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return { lines, rest: bytes.subarray(start) };
}

const isTail = (line) => TAIL.some((begin) => startsWith(line, begin));
const startsWith = (line, begin) => [...begin].every((sign, at) => line[at] === sign.charCodeAt(0));

// Return {lines, openings, leaves, root, checkpoint} of an archive's bytes; the last three only if it has them.
// Throws Fault.
export function takenApart(bytes) {
  need(bytes.length <= ARCHIVE_MAX, "size", {}, null);
  const { lines, rest } = split(bytes);
  need(!rest.length, "cut", {}, isTail(rest) ? null : lines.length + 1);
  let count = lines.length;
  while (count && isTail(lines[count - 1])) count -= 1;
  const long = lines.slice(0, count).findIndex((line) => line.length > ENTRY_MAX);
  need(long < 0, "long", {}, long + 1);
  const found = lines.slice(count).map((line) => whole(line));
  const opened = found.findIndex((one) => !isOpening(one));
  const openings = (opened < 0 ? found : found.slice(0, opened)).map((one) => one.opening);
  const after = found.slice(openings.length);
  const isOnce = new Set(openings.map(({ v, path }) => canonical([v, path]))).size === openings.length;
  const fits = after.length <= 2 && [isLeaves, isCheckpoint].slice(0, after.length).every((is, at) => is(after[at]));
  need(count && isOnce && fits, "tail", {}, null);
  return { lines: lines.slice(0, count), openings, ...Object.assign({}, ...after) };
}

function whole(line) {
  try {
    return parsed(line).value;
  } catch (error) {
    throw Object.assign(error, { entry: null });
  }
}

// Put opened values in the places of sealed ones. Return [opening, its seal] of each that does so.
function unsealed(data, openings) {
  const done = [];
  for (const opening of openings) {
    const [last, ...way] = [...opening.path].reverse();
    const holder = way.reverse().reduce(stepped, data);
    const sealed = stepped(holder, last);
    if (!isSealed(sealed)) continue;
    need(!canonical(opening.value).match(SEAL), "nested");
    done.push([opening, sealed.sealed]);
    holder[last] = opening.value;
  }
  return done;
}

function stepped(holder, step) {
  const fits = Array.isArray(holder) ? typeof step === "number" : typeof step === "string" && typeof holder === "object";
  return fits && holder !== null && Object.hasOwn(holder, step) ? holder[step] : undefined;
}

// Return the entries up to the first that cannot be read, and its fault: {entries, flaw}. hasAll: with what each says,
// also of those that are no copies.
// An entry is {v, type, at, action, by, rule, data, fate, sealed, opened, movesChance, isCopy, place, said}. sealed: how
// many values are; opened: [opening, seal] of each that is opened; said: the hash of what a copy shares with its origin.
export function read({ lines, openings }, hasAll = false) {
  const entries = [];
  const byEntry = new Map();
  for (const one of openings) {
    if (!byEntry.has(one.v)) byEntry.set(one.v, []);
    byEntry.get(one.v).push(one);
  }
  let copies = 0;
  for (const [at, line] of lines.entries()) {
    try {
      const { value, text } = parsed(line);
      const place = at + 1;
      need(isLine(value) && (place === 1) === (value.type === "table-opened"), "entry");
      const entry = entryOf(value, text, byEntry.get(value.v) ?? []);
      if (place === 1) copies = value.data.origin?.entries ?? 0;
      need(copies < lines.length, "copies", { copies });
      const isCopy = place > 1 && place <= copies + 1;
      const { type, action, by, rule } = value;
      const said = isCopy || hasAll ? saidBy([type, action, by, rule, value.data]) : "";
      entries.push({ ...entry, place, isCopy, said });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { entries, flaw: Object.assign(error, { entry: at + 1 }) };
    }
  }
  return { entries, flaw: null };
}

const saidBy = (value) => String(sha256(new TextEncoder().encode(canonical(value))));

function entryOf(value, text, openings) {
  const { type, data } = value;
  const { names, fits } = formOfType(type);
  const sealed = isOwn(type) || isSealed(data) ? 0 : (text.match(SEAL) ?? []).length;
  const opened = sealed ? unsealed(data, openings) : [];
  need(fits(data), "data", { type });
  const fate = data.fate ?? [];
  const movesChance = fate.length > 0 || type === "cards-shuffled" || type === "cards-taken";
  const used = Object.fromEntries(names.map((name) => [name, data[name]]));
  return { ...value, data: used, fate, sealed, opened, movesChance };
}
