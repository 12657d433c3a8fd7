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
