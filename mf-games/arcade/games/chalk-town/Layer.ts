import { at } from '../../kit/sim/at.ts';
import { decode, SLAB, WIDTHS } from './chalk.ts';

/** White, pink, yellow, blue, green. */
export const CHALKS = ['#f7f3e8', '#ff9fb2', '#ffe08a', '#9cc9ff', '#a8e6a1'] as const;

/** What lies on the slab: painted as it comes, kept, and washed away by the rain. */
export class Layer {
  private readonly canvas = document.createElement('canvas');
  private context: CanvasRenderingContext2D | null = null;
  private density = 0;
  private painted: string[] = [];
  private points = 0;

  clear(): void {
    this.context?.clearRect(0, 0, SLAB.width, SLAB.height);
    this.painted = [];
    this.points = 0;
  }

  /** Brings the picture to these strokes, of which so many points are there; gives the end of the line. */
  paint(strokes: readonly string[], shown: number, density: number): { x: number; y: number } | undefined {
    this.fit(density);
    const isOther = this.painted.some((stroke, i) => !strokes[i]?.startsWith(stroke)) || shown < this.points;
    if (isOther) this.clear();
    let left = Math.floor(shown);
    this.points = left;
    let end: { x: number; y: number } | undefined;
    strokes.forEach((text, i) => {
      if (left <= 0) return;
      const count = Math.min((text.length - 2) / 4, left);
      left -= count;
      const upTo = text.slice(0, 2 + count * 4);
      const before = this.painted[i];
      if (before?.length !== upTo.length) this.line(upTo, before ? (before.length - 2) / 4 : 0);
      this.painted[i] = upTo;
      end = decode(upTo).points.at(-1) ?? end;
    });
    return end;
  }

  /** A drop falls on it. */
  wash(x: number, y: number, radius: number): void {
    const { context } = this;
    if (!context) return;
    context.globalCompositeOperation = 'destination-out';
    context.globalAlpha = 0.16;
    context.beginPath();
    context.ellipse(x, y, radius, radius * 1.7, 0, 0, Math.PI * 2);
    context.fill();
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  }

  draw(context: CanvasRenderingContext2D): void {
    context.drawImage(this.canvas, SLAB.x, SLAB.y, SLAB.width, SLAB.height);
  }

  private fit(density: number): void {
    if (Math.abs(density - this.density) < 0.01 && this.context) return;
    this.density = density;
    this.canvas.width = Math.max(1, Math.ceil(SLAB.width * density));
    this.canvas.height = Math.max(1, Math.ceil(SLAB.height * density));
    this.context = this.canvas.getContext('2d');
    this.context?.scale(density, density);
    this.painted = [];
    this.points = 0;
  }

  private line(text: string, from: number): void {
    if (this.context) chalkLine(this.context, text, from);
  }
}

/** A line of chalk from one of its points on: a soft body, a rough edge, grains of the stone that stay bare. */
export function chalkLine(context: CanvasRenderingContext2D, text: string, from = 0): void {
  const { color, wide, points } = decode(text);
  const width = WIDTHS[wide as 0 | 1];
  const first = Math.max(0, from - 1);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = CHALKS[color as 0] ?? CHALKS[0];
  for (const [part, alpha] of [
    [1.35, 0.28],
    [0.9, 0.85],
  ] as const) {
    context.globalAlpha = alpha;
    context.lineWidth = width * part;
    context.beginPath();
    points.slice(first).forEach(({ x, y }, i) => {
      if (i === 0) context.moveTo(x, y);
      context.lineTo(x + 0.01, y);
    });
    context.stroke();
  }
  context.globalCompositeOperation = 'destination-out';
  context.globalAlpha = 0.5;
  for (let i = Math.max(1, from); i < points.length; i++) {
    const { x, y } = at(points, i);
    for (let grain = 0; grain < 3; grain++) {
      const noise = Math.sin(x * 12.9 + y * 78.2 + grain * 37.7) * 43758.5;
      const turn = noise - Math.floor(noise);
      const away = (turn * 2 - 1) * width * 0.55;
      context.fillRect(x + away, y + ((turn * 7) % 1) * width - width / 2, 1.3, 1.3);
    }
  }
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}
