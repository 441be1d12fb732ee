import type { Standing } from '@plaza/games-sdk';
import { blend, darker, fade, lighter } from '../draw/color.ts';
import { fitSize, write, writeNumber } from '../draw/text.ts';
import type { SignBox } from '../Game.ts';
import type { Stage } from './Stage.ts';
import { say } from './words.ts';

/** Dims the picture; more above and below than in the middle, so that it stays a place. */
export function drawScrim(context: CanvasRenderingContext2D, stage: Stage, strength: number): void {
  context.fillStyle = fade(darker(stage.palette.high, 0.55), strength);
  context.fillRect(0, 0, stage.width, stage.height);
}

/** Where the title hangs. */
export function signBox(stage: Stage, time: number): SignBox {
  const width = Math.min(316, stage.width - 40);
  return { x: stage.width / 2, y: stage.height * (stage.isWide ? 0.3 : 0.27), width, height: 104, time };
}

/** A plank on two ropes, as every place has that names itself. */
export function drawPlank(
  context: CanvasRenderingContext2D,
  stage: Stage,
  sign: SignBox,
  wood = stage.palette.built,
): void {
  const { paint } = stage;
  const sway = stage.settings.reducedMotion ? 0 : Math.sin(sign.time * 1.1) * 0.012;
  context.strokeStyle = darker(wood, 0.35);
  context.lineWidth = 4;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(sign.x + side * sign.width * 0.33, -10);
    context.lineTo(sign.x + side * sign.width * (0.36 - sway * side), sign.y - sign.height / 2 + 8);
    context.stroke();
  }
  context.save();
  context.translate(sign.x, sign.y);
  context.rotate(sway);
  const plank = paint.sprite(
    'plank',
    sign.width + 20,
    sign.height + 24,
    (inner) => {
      const { width, height } = sign;
      const board = new Path2D();
      board.roundRect(-width / 2, -height / 2, width, height, 18);
      paint.solid(inner, board, wood, { foot: 7 });
      inner.clip(board);
      inner.strokeStyle = fade(darker(wood, 0.5), 0.35);
      inner.lineWidth = 2;
      for (const y of [-height / 6, height / 5]) {
        inner.beginPath();
        inner.moveTo(-width / 2, y);
        inner.bezierCurveTo(-width / 6, y + 5, width / 6, y - 5, width / 2, y + 1);
        inner.stroke();
      }
      inner.fillStyle = darker(wood, 0.45);
      for (const side of [-1, 1]) {
        inner.beginPath();
        inner.arc(side * width * 0.36, -height / 2 + 15, 4.5, 0, Math.PI * 2);
        inner.fill();
      }
    },
    stage.unit * stage.ratio,
  );
  paint.stamp(context, plank, 0, 0);
  context.restore();
}

/** The title, cut deep: a dark body below letters of light. */
export function drawTitle(
  context: CanvasRenderingContext2D,
  stage: Stage,
  title: string,
  sign: SignBox,
): void {
  const { palette } = stage;
  const size = fitSize(context, title, 56, sign.width - 44);
  context.save();
  context.translate(sign.x, sign.y + 2);
  const sway = stage.settings.reducedMotion ? 0 : Math.sin(sign.time * 1.1) * 0.012;
  context.rotate(sway);
  const body = darker(blend(palette.built, palette.high, 0.7), 0.35);
  for (let depth = 5; depth > 0; depth--) write(context, title, 0, depth, { size, color: body });
  write(context, title, 0, 0, { size, color: lighter(palette.glow, 0.15) });
  context.restore();
}

/** Own and today's best, below the sign. */
export function drawBests(
  context: CanvasRenderingContext2D,
  stage: Stage,
  locale: string,
  standing: Standing,
): void {
  const texts = [
    standing.best === undefined ? '' : say(locale, 'best', { score: standing.best }),
    standing.today === undefined ? '' : say(locale, 'today', { score: standing.today }),
  ].filter(Boolean);
  if (texts.length === 0) return;
  const sign = signBox(stage, 0);
  write(context, texts.join('   ·   '), stage.width / 2, sign.y + sign.height / 2 + 30, {
    size: 17,
    color: lighter(stage.palette.glow, 0.4),
    under: darker(stage.palette.high, 0.6),
  });
}

export interface ResultPlan {
  locale: string;
  score: number;
  /** Seconds since the card came. */
  age: number;
  isRecord: boolean;
  standing: Standing;
}

/** What came of it: the score counts up, then the best, the place, and what was missing. */
export function drawResult(context: CanvasRenderingContext2D, stage: Stage, plan: ResultPlan): void {
  const { palette, width, height, paint } = stage;
  const { score, age, isRecord } = plan;
  const slide = stage.settings.reducedMotion ? 0 : Math.max(0, 1 - age / 0.22) ** 2;
  const boxWidth = Math.min(300, width - 48);
  context.save();
  context.translate(width / 2, height * (stage.isWide ? 0.42 : 0.43) + slide * 60);
  context.globalAlpha = Math.min(1, age / 0.12);
  const card = paint.sprite(
    'result',
    boxWidth + 24,
    204,
    (inner) => {
      const board = new Path2D();
      board.roundRect(-boxWidth / 2, -90, boxWidth, 180, 22);
      paint.solid(inner, board, blend(darker(palette.high, 0.25), palette.built, 0.18), {
        foot: 7,
        edge: 0.2,
      });
    },
    stage.unit * stage.ratio,
  );
  context.drawImage(card.image, -card.width / 2, -card.height / 2, card.width, card.height);
  const counted = score * Math.min(1, age / 0.4);
  const swell = age < 0.4 ? 1 : 1 + 0.15 * Math.max(0, 1 - (age - 0.4) / 0.15);
  const size = Math.min(76, (boxWidth - 40) / (String(Math.round(score)).length * 0.62)) * swell;
  writeNumber(context, counted, 0, -24, { size, color: palette.glow, under: darker(palette.high, 0.7) });
  const lines = linesOf(plan);
  lines.forEach((line, i) => {
    context.globalAlpha = Math.max(0, Math.min(1, (age - 0.35 - i * 0.1) / 0.15));
    const isAmber = i === 0 && isRecord;
    write(context, line, 0, 38 + i * 25, {
      size: i === 0 ? 19 : 16,
      color: isAmber ? '#ffb454' : lighter(palette.glow, 0.55),
    });
  });
  context.restore();
  context.globalAlpha = 1;
  if (isRecord && age > 0.4 && age < 1.1) sweep(context, stage, (age - 0.4) / 0.7, boxWidth);
}

function linesOf({ locale, score, isRecord, standing }: ResultPlan): string[] {
  const { best, rank, toNext } = standing;
  const first = isRecord
    ? say(locale, 'record')
    : best === undefined
      ? ''
      : say(locale, 'best', { score: best });
  const missing =
    !isRecord && best !== undefined && best > score ? say(locale, 'toBest', { points: best - score }) : '';
  const place = rank === undefined ? '' : say(locale, 'rank', { rank });
  const next = toNext === undefined ? missing : say(locale, 'toNext', { points: toNext });
  return [first, [place, next].filter(Boolean).join('  ·  ')].filter(Boolean);
}

/** A band of amber that crosses the card once. */
function sweep(context: CanvasRenderingContext2D, stage: Stage, part: number, boxWidth: number): void {
  const x = stage.width / 2 + (part - 0.5) * (boxWidth + 120);
  const y = stage.height * (stage.isWide ? 0.42 : 0.43);
  const band = context.createLinearGradient(x - 50, 0, x + 50, 0);
  band.addColorStop(0, fade('#ffb454', 0));
  band.addColorStop(0.5, fade('#ffb454', 0.35));
  band.addColorStop(1, fade('#ffb454', 0));
  context.save();
  context.beginPath();
  context.roundRect(stage.width / 2 - boxWidth / 2, y - 90, boxWidth, 180, 22);
  context.clip();
  context.fillStyle = band;
  context.fillRect(x - 60, y - 100, 120, 200);
  context.restore();
}

export function drawPaused(context: CanvasRenderingContext2D, stage: Stage, locale: string): void {
  drawScrim(context, stage, 0.6);
  const { width, height, palette } = stage;
  context.fillStyle = palette.glow;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.roundRect(width / 2 + side * 16 - 9, height * 0.4 - 28, 18, 56, 6);
    context.fill();
  }
  write(context, say(locale, 'paused'), width / 2, height * 0.4 + 58, {
    size: 26,
    color: lighter(palette.glow, 0.4),
  });
}
