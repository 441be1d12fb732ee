import { CanvasTexture, NoColorSpace } from 'three';

const WIDE = 256;
const TALL = 64;
const COLUMNS = 4;

export interface Tag {
  name: string;
  /** A picture of theirs, drawn as a badge beside the name. */
  picture?: CanvasImageSource | undefined;
}

/** All names on one picture, four in a row: so all tags are one call. */
export class TagAtlas {
  readonly texture: CanvasTexture;
  readonly #canvas = document.createElement('canvas');

  constructor() {
    this.#canvas.width = WIDE * COLUMNS;
    this.#canvas.height = 1024;
    this.texture = new CanvasTexture(this.#canvas);
    this.texture.colorSpace = NoColorSpace;
    this.texture.anisotropy = 4;
  }

  draw(seat: number, { name, picture }: Tag): void {
    const pen = this.#canvas.getContext('2d');
    if (!pen) return;
    const left = (seat % COLUMNS) * WIDE;
    const top = Math.floor(seat / COLUMNS) * TALL;
    pen.save();
    pen.beginPath();
    pen.rect(left, top, WIDE, TALL);
    pen.clip();
    pen.clearRect(left, top, WIDE, TALL);
    // Oneself has no tag.
    if (name === '' && !picture) {
      pen.restore();
      this.texture.needsUpdate = true;
      return;
    }
    pen.font = '600 28px "Figtree Variable", Figtree, system-ui, sans-serif';
    pen.textBaseline = 'middle';
    const shown = fitted(pen, name, WIDE - 72);
    const badge = picture ? 40 : 14;
    const wide = pen.measureText(shown).width + badge + 34;
    const x = left + (WIDE - wide) / 2;
    pen.fillStyle = 'rgba(14, 21, 38, 0.78)';
    pen.beginPath();
    pen.roundRect(x, top + 10, wide, 44, 22);
    pen.fill();
    if (picture) drawBadge(pen, picture, x + 4, top + 14);
    else dot(pen, x + 20, top + 32);
    pen.fillStyle = '#F3EFE6';
    pen.fillText(shown, x + badge + 18, top + 33);
    pen.restore();
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
  }
}

function fitted(pen: CanvasRenderingContext2D, name: string, wide: number): string {
  if (pen.measureText(name).width <= wide) return name;
  const letters = [...name];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > wide) letters.pop();
  return `${letters.join('')}…`;
}

function dot(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = '#5CD6C0';
  pen.beginPath();
  pen.arc(x, y, 6, 0, Math.PI * 2);
  pen.fill();
}

function drawBadge(pen: CanvasRenderingContext2D, picture: CanvasImageSource, x: number, y: number): void {
  pen.save();
  pen.beginPath();
  pen.arc(x + 18, y + 18, 18, 0, Math.PI * 2);
  pen.clip();
  pen.drawImage(picture, x, y, 36, 36);
  pen.restore();
}
