// The checks of a QR code, by which a reader mends what it cannot see.

// Return the checks of Reed and Solomon: the remainder by the generator polynomial.
export function checksOf(block, count) {
  let generator = [1];
  for (let power = 0, root = 1; power < count; power++, root = times(root, 2)) {
    generator = [...generator, 0].map((one, at) => one ^ times(generator[at - 1] ?? 0, root));
  }
  const rest = [...block, ...Array(count).fill(0)];
  block.forEach((_, at) => {
    const lead = rest[at];
    generator.forEach((one, offset) => (rest[at + offset] ^= times(one, lead)));
  });
  return rest.slice(block.length);
}

// Return the product in the field of 256, modulo x^8 + x^4 + x^3 + x^2 + 1.
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}
