import { darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawRing } from '../../kit/draw/hud.ts';
import { shapePath } from '../../kit/draw/pieces.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { at } from '../../kit/sim/at.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import { pieceOf } from './drawBoat.ts';
import { type Boat, CHARGE, LAPS } from './race.ts';
import { RACES, type RegattaState } from './sim.ts';

/** How far each boat is, as its shape on a line, and which race it is. */
export function drawFleet(context: CanvasRenderingContext2D, stage: Stage, state: RegattaState): void {
  const { palette, width } = stage;
  const { boats, course } = state.race;
  const whole = course.buoys.length * LAPS;
  // On a phone it makes room for the score.
  const long = stage.isWide ? 150 : width * 0.32;
  const middle = stage.isWide ? width / 2 : width / 2 + 24;
  const left = middle - long / 2;
  context.fillStyle = fade(darker(palette.high, 0.6), 0.6);
  context.beginPath();
  context.roundRect(left - 12, 26, long + 24, 20, 10);
  context.fill();
  for (let i = 1; i < whole; i++) {
    context.fillStyle = fade('#fff6e4', i === whole / 2 ? 0.8 : 0.35);
    context.fillRect(left + (long * i) / whole - 1, i === whole / 2 ? 29 : 32, 2, i === whole / 2 ? 14 : 8);
  }
  boats.forEach((boat, i) => {
    const next = course.buoys[boat.passed % course.buoys.length];
    const far = next ? Math.abs(next.x - boat.x) + Math.abs(next.y - boat.y) : 0;
    const part = boat.finish > 0 ? whole : boat.passed + clamp(1 - far / 1100, 0, 0.95);
    const { color, shape } = pieceOf(i);
    const isOwn = i === state.me;
    context.save();
    context.translate(left + (long * part) / whole, 36);
    context.fillStyle = color;
    context.fill(shapePath(shape, isOwn ? 8 : 5.5));
    if (isOwn) {
      context.strokeStyle = '#ffffff';
      context.lineWidth = 2;
      context.stroke(shapePath(shape, 8));
    }
    context.restore();
  });
  for (let i = 0; i < RACES; i++) {
    context.fillStyle = i <= state.round ? palette.glow : fade(darker(palette.high, 0.6), 0.7);
    context.beginPath();
    context.arc(middle + (i - 1) * 16, 58, 4.5, 0, Math.PI * 2);
    context.fill();
  }
}

/** Where the wind goes. */
export function drawVane(context: CanvasRenderingContext2D, stage: Stage, wind: number, time: number): void {
  const { palette, width } = stage;
  const sway = stage.settings.reducedMotion ? 0 : Math.sin(time * 5) * 0.05;
  context.save();
  context.translate(width - 36, 92);
  context.fillStyle = fade(darker(palette.high, 0.6), 0.6);
  context.beginPath();
  context.arc(0, 0, 22, 0, Math.PI * 2);
  context.fill();
  context.rotate(wind + sway);
  context.fillStyle = '#e8f6ff';
  context.beginPath();
  context.moveTo(17, 0);
  context.lineTo(3, -8);
  context.lineTo(3, -3);
  context.lineTo(-15, -3);
  context.lineTo(-15, 3);
  context.lineTo(3, 3);
  context.lineTo(3, 8);
  context.fill();
  context.restore();
}

/** What was stolen of others' wind; full, it beats. */
export function drawCharge(context: CanvasRenderingContext2D, stage: Stage, boat: Boat, time: number): void {
  const { palette, width, height } = stage;
  const part = boat.charge / CHARGE;
  if (part <= 0 && boat.push <= 0) return;
  const full = part >= 1;
  const beat = full && !stage.settings.reducedMotion ? 1 + 0.08 * Math.sin(time * 9) : 1;
  const [x, y] = [width - 46, height - 52];
  context.fillStyle = fade(darker(palette.high, 0.5), 0.55);
  context.beginPath();
  context.arc(x, y, 34, 0, Math.PI * 2);
  context.fill();
  drawRing(context, stage, { x, y, radius: 25 * beat, part, color: full ? palette.glow : '#dff1ff' });
  context.strokeStyle = full ? lighter(palette.glow, 0.3) : '#dff1ff';
  context.lineWidth = 3;
  context.lineCap = 'round';
  for (const [dy, long] of [
    [-7, 9],
    [0, 13],
    [7, 8],
  ] as const) {
    context.beginPath();
    context.moveTo(x - long, y + dy);
    context.quadraticCurveTo(x, y + dy - 5, x + long, y + dy);
    context.stroke();
  }
}

/** The way to the next buoy when it is not in the picture, at its edge. */
export function drawWay(
  context: CanvasRenderingContext2D,
  stage: Stage,
  { race }: RegattaState,
  own: Boat,
  time: number,
): void {
  if (race.tick < 0) return;
  const { camera, palette } = stage;
  const { seen } = camera;
  const goal = at(race.course.buoys, own.passed % 4);
  const [left, right] = [seen.x + 34, seen.x + seen.width - 34];
  const [top, bottom] = [seen.y + 84, seen.y + seen.height - 90];
  const inside = goal.x > left - 20 && goal.x < right + 20 && goal.y > top - 40 && goal.y < bottom + 40;
  if (inside) return;
  const x = clamp(goal.x, left, right);
  const y = clamp(goal.y, top, bottom);
  const beat = stage.settings.reducedMotion ? 1 : 1 + 0.1 * Math.sin(time * 6);
  context.save();
  context.translate(x, y);
  context.fillStyle = fade(darker(palette.high, 0.5), 0.6);
  context.beginPath();
  context.arc(0, 0, 21, 0, Math.PI * 2);
  context.fill();
  context.rotate(Math.atan2(goal.y - own.y, goal.x - own.x));
  context.scale(beat, beat);
  context.fillStyle = palette.glow;
  context.beginPath();
  context.moveTo(14, 0);
  context.lineTo(-8, -10);
  context.lineTo(-3, 0);
  context.lineTo(-8, 10);
  context.fill();
  context.restore();
}
