// Elements of pictures, in the namespace of the pictures that the page holds already.

export function drawing(name, attributes = {}, children = []) {
  const { namespaceURI } = document.querySelector("svg");
  const made = document.createElementNS(namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
