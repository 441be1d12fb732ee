import { at } from '../sim/at.ts';

/** Colours that mean something in a game. Each has a shape of its own, so that nobody needs to see the colour. */
export const PIECES = [
  { name: 'amber', color: '#ffb454', shape: 'disc' },
  { name: 'teal', color: '#5cd6c0', shape: 'drop' },
  { name: 'rose', color: '#ff7a8a', shape: 'diamond' },
  { name: 'sky', color: '#7fb4ff', shape: 'square' },
  { name: 'leaf', color: '#8bd982', shape: 'star' },
] as const;

export type Shape = (typeof PIECES)[number]['shape'];

export const pieceAt = (index: number) => at(PIECES, index % PIECES.length);

const kept = new Map<string, Path2D>();

/** The outline of a piece around 0, 0; all five look equally large at the same radius. */
export function shapePath(shape: Shape, radius: number): Path2D {
  const name = `${shape} ${radius.toFixed(1)}`;
  const path = kept.get(name) ?? makePath(shape, radius);
  kept.set(name, path);
  return path;
}

function makePath(shape: Shape, radius: number): Path2D {
  const path = new Path2D();
  if (shape === 'disc') path.arc(0, 0, radius * 0.95, 0, Math.PI * 2);
  else if (shape === 'square')
    path.roundRect(-radius * 0.86, -radius * 0.86, radius * 1.72, radius * 1.72, radius * 0.25);
  else if (shape === 'diamond')
    roundedPolygon(path, corners(4, radius * 1.16, radius * 1.16, -Math.PI / 2), radius * 0.24);
  else if (shape === 'star')
    roundedPolygon(path, corners(10, radius * 1.18, radius * 0.62, -Math.PI / 2), radius * 0.13);
  else drop(path, radius);
  return path;
}

type Point = [x: number, y: number];

function corners(count: number, outer: number, inner: number, start: number): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = start + (i * Math.PI * 2) / count;
    const reach = i % 2 ? inner : outer;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

/** A closed polygon whose corners are rounded. */
export function roundedPolygon(
  path: Path2D,
  points: readonly (readonly [number, number])[],
  radius: number,
): void {
  const count = points.length;
  points.forEach(([x, y], i) => {
    const [px, py] = at(points, (i + count - 1) % count);
    const [nx, ny] = at(points, (i + 1) % count);
    if (i === 0) path.moveTo((px + x) / 2, (py + y) / 2);
    path.arcTo(x, y, (x + nx) / 2, (y + ny) / 2, radius);
    path.lineTo((x + nx) / 2, (y + ny) / 2);
  });
  path.closePath();
}

function drop(path: Path2D, r: number): void {
  path.moveTo(0, -r * 1.3);
  path.bezierCurveTo(r * 0.35, -r * 0.75, r * 0.92, -r * 0.3, r * 0.92, r * 0.22);
  path.arc(0, r * 0.14, r * 0.92, 0.08, Math.PI - 0.08);
  path.bezierCurveTo(-r * 0.92, -r * 0.3, -r * 0.35, -r * 0.75, 0, -r * 1.3);
  path.closePath();
}
