import { blend, darker, fade } from '../../kit/draw/color.ts';
import { drawPiece, drawRing, drawScore } from '../../kit/draw/hud.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame } from '../../kit/Game.ts';
import { WIND } from './rules.ts';
import type { CourierState } from './sim.ts';
import { offset } from './town.ts';

export function drawHud(
  context: CanvasRenderingContext2D,
  stage: Stage,
  state: CourierState,
  frame: Frame,
): void {
  drawScore(context, stage, frame.counter);
  const { palette } = stage;
  const low = state.clock < 8;
  const color = low && Math.floor(frame.time * 4) % 2 ? '#ff7a8a' : palette.glow;
  drawRing(context, stage, {
    x: stage.width - 34,
    y: 36,
    radius: 19,
    part: state.clock / 45,
    color,
    text: String(Math.max(0, Math.ceil(state.clock))),
  });
  drawVane(context, stage, state, frame);
  drawEdgeMarks(context, stage, state);
}

/** The vane: which way, how long still, and trembling before it turns. */
function drawVane(context: CanvasRenderingContext2D, stage: Stage, state: CourierState, frame: Frame): void {
  const { palette } = stage;
  const x = stage.width / 2 + (stage.isWide ? 0 : 18);
  const warns = state.windLeft < WIND.warning;
  drawRing(context, stage, {
    x,
    y: 36,
    radius: 21,
    part: state.windLeft / state.windLength,
    color: warns ? '#ff7a8a' : fade(palette.glow, 0.85),
  });
  const tremble = warns && !stage.settings.reducedMotion ? Math.sin(frame.time * 40) * 0.12 : 0;
  context.save();
  context.translate(x, 36);
  context.rotate(tremble);
  context.scale(state.direction, 1);
  context.fillStyle = darker(palette.high, 0.5);
  context.translate(0, 1.5);
  arrow(context);
  context.translate(0, -1.5);
  context.fillStyle = warns ? '#ff7a8a' : blend(palette.glow, '#ffffff', 0.3);
  arrow(context);
  context.restore();
}

function arrow(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.moveTo(14, 0);
  context.lineTo(3, -8);
  context.lineTo(3, -3);
  context.lineTo(-8, -3);
  context.lineTo(-13, -7);
  context.lineTo(-13, 7);
  context.lineTo(-8, 3);
  context.lineTo(3, 3);
  context.lineTo(3, 8);
  context.closePath();
  context.fill();
}

/** For a letter on board whose chimney is out of sight: its seal at the edge, at the right height. */
function drawEdgeMarks(context: CanvasRenderingContext2D, stage: Stage, state: CourierState): void {
  for (const kind of new Set(state.carried)) {
    const ways = state.town.chimneys
      .filter((chimney) => chimney.kind === kind)
      .map(({ x, y }) => ({ way: offset(state.x, x), y }));
    const ahead = ways.filter(({ way }) => way * state.direction > 0);
    const [next] = (ahead.length > 0 ? ahead : ways).toSorted((a, b) => Math.abs(a.way) - Math.abs(b.way));
    if (!next) continue;
    const place = stage.camera.toScreen(state.x + next.way, next.y);
    const y = Math.min(stage.height - 40, place.y / stage.unit);
    const side = Math.sign(next.way);
    const x = side > 0 ? stage.width - 24 : 24;
    // The camera follows the ring's nearest copy of the bird, so a mark is needed only beyond the edge.
    if (Math.abs(next.way) * stage.camera.scale < stage.width * stage.unit * 0.62) continue;
    context.fillStyle = fade(darker(stage.palette.high, 0.4), 0.75);
    context.beginPath();
    context.arc(x, y, 16, 0, Math.PI * 2);
    context.fill();
    drawPiece(context, kind, x, y, 9);
    context.fillStyle = stage.palette.glow;
    context.beginPath();
    context.moveTo(x + side * 22, y);
    context.lineTo(x + side * 15, y - 6);
    context.lineTo(x + side * 15, y + 6);
    context.fill();
  }
}
