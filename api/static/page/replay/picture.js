// The postcard of a moment as a file: as SVG, and as PNG, which messengers show.

import { element, saveFile } from "../dom.js";

const SIZE = { width: 1200, height: 630 };

// Have the browser save the postcard of a moment as a PNG. Throws Refused, and an Error if the browser cannot draw it.
export async function savePostcard(service, version, lang) {
  const answer = await service.ask(service.ofTable("postcard.svg", { at: version, lang }));
  const drawn = URL.createObjectURL(new Blob([await answer.text()], { type: "image/svg+xml" }));
  try {
    const image = new Image(SIZE.width, SIZE.height);
    image.src = drawn;
    await image.decode();
    const canvas = Object.assign(element("canvas"), SIZE);
    canvas.getContext("2d").drawImage(image, 0, 0, SIZE.width, SIZE.height);
    const png = await new Promise((done) => canvas.toBlob(done, "image/png"));
    if (!png) throw new Error("the browser made no picture");
    saveFile(png, `${service.table}-${version}.png`);
    return png.size;
  } finally {
    URL.revokeObjectURL(drawn);
  }
}
