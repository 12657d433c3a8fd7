// What was done, read aloud once.

let said = null; // the version of the chapter that was said last

// Say a chapter in a live region. The same words twice must differ, or nobody would hear them again.
export function announce(region, { version, title }) {
  if (version === said) return;
  said = version;
  region.textContent = region.textContent === title ? `${title}\u00a0` : title;
}
