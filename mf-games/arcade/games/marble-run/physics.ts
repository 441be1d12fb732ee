import { clamp } from '../../kit/sim/dmath.ts';

export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A peg, or a drum that throws the marble back. */
export interface Peg {
  x: number;
  y: number;
  radius: number;
  drum: boolean;
}

/** A fan's wind: all within is pushed. */
export interface Fan {
  x: number;
  y: number;
  width: number;
  height: number;
  push: number;
}

export interface Marble {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
}

export interface Field {
  segments: readonly Segment[];
  pegs: readonly Peg[];
  fan: Fan | undefined;
}

/** What the marble touched in a step. */
export interface Touch {
  kind: 'line' | 'peg' | 'drum';
  force: number;
}

export const MARBLE_RADIUS = 9;
const HALF_LINE = 3;
const SUBSTEPS = 4;
const TIME = 1 / 240;
const GRAVITY = 900;
const DRAG = 0.9994;
const FASTEST = 900;
const BOUNCE = { from: 60, line: 0.35, drum: 0.95, kick: 130 };

/** A sixtieth of a second, in four parts so that nothing is tunnelled through. Gives the hardest touch. */
export function stepMarble(marble: Marble, { segments, pegs, fan }: Field): Touch | undefined {
  let touch: Touch | undefined;
  const note = (kind: Touch['kind'], force: number) => {
    if (!touch || force > touch.force) touch = { kind, force };
  };
  for (let i = 0; i < SUBSTEPS; i++) {
    marble.speedY += GRAVITY * TIME;
    if (fan && isIn(fan, marble)) marble.speedX += fan.push * TIME;
    marble.speedX = clamp(marble.speedX * DRAG, -FASTEST, FASTEST);
    marble.speedY = clamp(marble.speedY * DRAG, -FASTEST, FASTEST);
    marble.x += marble.speedX * TIME;
    marble.y += marble.speedY * TIME;
    for (const segment of segments) {
      const near = nearestOn(segment, marble.x, marble.y);
      const force = pushOut(marble, near.x, near.y, MARBLE_RADIUS + HALF_LINE, BOUNCE.line);
      if (force >= 0) note('line', force);
    }
    for (const peg of pegs) {
      const force = pushOut(
        marble,
        peg.x,
        peg.y,
        MARBLE_RADIUS + peg.radius,
        peg.drum ? BOUNCE.drum : BOUNCE.line,
      );
      if (force < 0) continue;
      note(peg.drum ? 'drum' : 'peg', force);
    }
  }
  return touch;
}

function isIn({ x, y, width, height }: Fan, marble: Marble): boolean {
  return marble.x > x && marble.x < x + width && marble.y > y && marble.y < y + height;
}

export function nearestOn({ x1, y1, x2, y2 }: Segment, x: number, y: number): { x: number; y: number } {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const part = clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return { x: x1 + dx * part, y: y1 + dy * part };
}

/** Moves the marble out of a thing and turns its speed; gives how hard they met, or -1 when they did not. */
function pushOut(marble: Marble, x: number, y: number, reach: number, bounce: number): number {
  const dx = marble.x - x;
  const dy = marble.y - y;
  const far = dx * dx + dy * dy;
  if (far >= reach * reach || far === 0) return -1;
  const long = Math.sqrt(far);
  const nx = dx / long;
  const ny = dy / long;
  marble.x = x + nx * reach;
  marble.y = y + ny * reach;
  const into = -(marble.speedX * nx + marble.speedY * ny);
  if (into <= 0) return 0;
  const back = into > BOUNCE.from ? 1 + bounce : 1;
  const kick = bounce > 0.9 ? BOUNCE.kick : 0;
  marble.speedX += nx * (into * back + kick);
  marble.speedY += ny * (into * back + kick);
  return into;
}
