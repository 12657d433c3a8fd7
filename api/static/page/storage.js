// What the browser stores for this service, as long as it does: a browser may offer no storage, or a full one.

// Return the browser's storage; null if it offers none.
export const browserStorage = () => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

// Return what is stored as JSON; null for nothing, and for what is no JSON. storage: as localStorage, or null.
export function stored(storage, name) {
  try {
    return JSON.parse(storage?.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

// Store a text. Return whether the browser did.
export function store(storage, name, text) {
  try {
    storage?.setItem(name, text);
    return Boolean(storage);
  } catch {
    return false;
  }
}

const LATER_MILLISECONDS = 1_000;

// A storage that takes what changes a moment later, since a browser takes milliseconds to store and updates may follow
// fast. The first text of a name is stored at once, which shows whether the browser stores it.
export class Postponed {
  constructor(storage) {
    this.storage = storage;
    this.known = new Set();
    this.due = new Map();
    this.timer = null;
  }

  get length() {
    return this.storage.length;
  }

  key(at) {
    return this.storage.key(at);
  }

  getItem(name) {
    return this.due.get(name) ?? this.storage.getItem(name);
  }

  setItem(name, text) {
    if (!this.known.has(name)) {
      this.storage.setItem(name, text);
      this.known.add(name);
      return;
    }
    this.due.set(name, text);
    this.timer ??= setTimeout(() => this.settle(), LATER_MILLISECONDS);
  }

  removeItem(name) {
    this.due.delete(name);
    this.known.delete(name);
    this.storage.removeItem(name);
  }

  // Store what is due, also when the page is left.
  settle() {
    clearTimeout(this.timer);
    this.timer = null;
    for (const [name, text] of this.due) if (!store(this.storage, name, text)) this.known.delete(name);
    this.due.clear();
  }
}
