// The blocks of data in the file: gzip, as base64.

const textOf = (name) => document.getElementById(name)?.textContent ?? "";

export const noteIn = () => textOf("note");

// Return the bytes of a block as they were packed. Throws RangeError if they are no base64.
export function packedIn(name) {
  let text;
  try {
    text = atob(textOf(name));
  } catch {
    throw new RangeError(`${name} is no base64`);
  }
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

// Return the bytes that were packed. Rejects if they are no gzip, or damaged.
export async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
