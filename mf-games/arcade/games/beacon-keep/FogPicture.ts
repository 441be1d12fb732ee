import { COLUMNS, ROWS } from './fog.ts';
import { CELL } from './sim.ts';

/** Cells around the map in which the fog thins out: over the whole screen, so that nobody sees a map with an edge. */
const FRINGE = 30;
const WIDTH = COLUMNS + FRINGE * 2;
const HEIGHT = ROWS + FRINGE * 2;
const THICKEST = 0.97;
/** The small picture is made so much larger before it is drawn: twice smoothed shows no cells. */
const TWICE = 3;

const { nearest, weights } = measure();

/** The fog as one small picture, a pixel a cell, that is drawn as large as the map. */
export class FogPicture {
  private readonly small = canvasOf(1);
  private readonly large = canvasOf(TWICE);
  private pixels: ImageData | undefined;
  /** The colour that all pixels have. */
  private color = '';

  /** `color` as `#rrggbb`. */
  draw(context: CanvasRenderingContext2D, fog: readonly number[], color: string): void {
    const small = this.small.getContext('2d');
    const large = this.large.getContext('2d');
    if (!small || !large) return;
    this.pixels ??= small.createImageData(WIDTH, HEIGHT);
    if (color !== this.color) paint(this.pixels.data, color);
    this.color = color;
    thicken(this.pixels.data, fog);
    small.putImageData(this.pixels, 0, 0);
    large.clearRect(0, 0, this.large.width, this.large.height);
    for (const inner of [large, context]) {
      inner.imageSmoothingEnabled = true;
      inner.imageSmoothingQuality = 'high';
    }
    large.drawImage(this.small, 0, 0, this.large.width, this.large.height);
    context.drawImage(this.large, -FRINGE * CELL, -FRINGE * CELL, WIDTH * CELL, HEIGHT * CELL);
  }
}

function canvasOf(times: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * times;
  canvas.height = HEIGHT * times;
  return canvas;
}

function paint(data: Uint8ClampedArray, color: string): void {
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16));
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    data[pixel] = red ?? 0;
    data[pixel + 1] = green ?? 0;
    data[pixel + 2] = blue ?? 0;
  }
}

function thicken(data: Uint8ClampedArray, fog: readonly number[]): void {
  for (let index = 0; index < WIDTH * HEIGHT; index++) {
    const thick = fog[nearest[index] ?? 0] ?? 0;
    data[index * 4 + 3] = (thick < THICKEST ? thick : THICKEST) * (weights[index] ?? 0);
  }
}

/** Of each pixel the cell of the map that it is nearest to, and how much of its fog is left there, up to 255. */
function measure(): { nearest: Uint16Array; weights: Float64Array } {
  const nearest = new Uint16Array(WIDTH * HEIGHT);
  const weights = new Float64Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const row = Math.min(ROWS - 1, Math.max(0, y - FRINGE));
    for (let x = 0; x < WIDTH; x++) {
      const column = Math.min(COLUMNS - 1, Math.max(0, x - FRINGE));
      const left = Math.max(0, 1 - Math.hypot(x - FRINGE - column, y - FRINGE - row) / FRINGE);
      nearest[y * WIDTH + x] = row * COLUMNS + column;
      weights[y * WIDTH + x] = left * left * (3 - 2 * left) * 255;
    }
  }
  return { nearest, weights };
}
