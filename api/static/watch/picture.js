// The picture of the board at a moment, as the reader may see it.

export class Picture {
  constructor(image, service) {
    this.image = image;
    this.service = service;
    this.shown = "";
  }

  // Show the board at a version, in the reader's language.
  async show(version, lang) {
    const wanted = `${version} ${lang}`;
    if (this.shown === wanted) return;
    const answer = await this.service.askPatiently(this.service.ofTable("board.svg", { at: version, lang }));
    const fresh = URL.createObjectURL(await answer.blob());
    const old = this.image.src;
    this.image.src = fresh;
    await this.image.decode().catch(() => {});
    this.image.hidden = false;
    this.shown = wanted;
    if (old.startsWith("blob:")) URL.revokeObjectURL(old);
  }
}
