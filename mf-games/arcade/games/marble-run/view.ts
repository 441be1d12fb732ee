import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawScore } from '../../kit/draw/hud.ts';
import { write } from '../../kit/draw/text.ts';
import { drawPlank } from '../../kit/flow/cards.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, SignBox, View } from '../../kit/Game.ts';
import { Spring } from '../../kit/juice/Spring.ts';
import { at } from '../../kit/sim/at.ts';
import { bellSprite, drawYard, marbleSprite, nestSprite, pegSprite, slateSprite } from './drawSlate.ts';
import { BOARD, HOLES, type Spot } from './level.ts';
import type { Segment } from './physics.ts';
import { BUTTONS, type MarbleEvent, type MarbleState, SKIP_AFTER, TIME } from './sim.ts';
import { words } from './words.ts';

/** A slate on which one draws, and the marble that obeys. */
export class MarbleView implements View<MarbleState> {
  private readonly stage: Stage;
  private trail: Spot[] = [];
  private lastTrail: Spot[] = [];
  private before: Spot = { x: 0, y: 0 };
  private readonly rings = [new Spring(180, 9), new Spring(180, 9), new Spring(180, 9)];
  private readonly nest = new Spring(260, 13);
  private rolled = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(state: MarbleState): void {
    this.trail = [];
    this.lastTrail = [];
    this.before = { ...state.level.start };
  }

  react(event: MarbleEvent, state: MarbleState): void {
    const { sound, juice, palette } = this.stage;
    const { marble, level } = state;
    if (event.kind === 'chalk') {
      sound.hiss('chalk', { filter: 'bandpass', from: 3200, to: 2600, decay: 0.05, level: 0.12 });
      juice.particles.burst(event.x, event.y, {
        count: 2,
        color: ['#fff6e4', '#ffe0c0'],
        speed: 40,
        size: 1.8,
      });
    } else if (event.kind === 'undo') sound.whoosh(0.4);
    else if (event.kind === 'drop') {
      this.trail = [];
      sound.pluck(7);
    } else if (event.kind === 'touch') this.touched(event, state);
    else if (event.kind === 'bell') {
      const { x, y } = at(level.bells, event.bell);
      sound.bell(event.rung * 2 + 3);
      at(this.rings, event.bell).kick(0.7);
      juice.particles.ring(x, y, '#ffd36b', 40);
      juice.particles.burst(x, y, { count: 10, color: ['#ffd36b', '#ffffff'], speed: 120 });
      juice.popUps.add(x, y - 18, '+300', '#ffd36b', 17);
    } else if (event.kind === 'home') {
      sound.win();
      juice.zoom();
      juice.stop('small');
      this.nest.kick(0.5);
      juice.particles.burst(level.goal.x, level.goal.y, {
        count: 24,
        color: [palette.glow, '#ffffff', '#ff9fb0'],
        speed: 210,
        angle: -Math.PI / 2,
        spread: 0.9,
      });
      juice.popUps.add(level.goal.x, level.goal.y - 40, `+${event.points}`, lighter(palette.glow, 0.4), 30);
      sound.music.setIntensity(Math.min(3, state.home));
    } else if (event.kind === 'lost') {
      this.lastTrail = this.trail;
      this.trail = [];
      sound.thud(0.5);
      juice.particles.burst(marble.x, Math.min(marble.y, BOARD.height), {
        count: 8,
        color: [palette.glow, '#ffffff'],
        speed: 90,
      });
    } else {
      this.trail = [];
      this.lastTrail = [];
      sound.whoosh();
    }
  }

  private touched({ what, force }: Extract<MarbleEvent, { kind: 'touch' }>, { marble }: MarbleState): void {
    const { sound, juice } = this.stage;
    const pace = Math.sqrt(marble.speedX * marble.speedX + marble.speedY * marble.speedY);
    if (what === 'drum') {
      sound.kick(0.7);
      juice.particles.ring(marble.x, marble.y, '#ff9fb0', 34);
    } else if (force > 70) {
      sound.pluck(Math.round(pace / 60), Math.min(1, force / 300));
      juice.particles.burst(marble.x, marble.y + 8, { count: 5, color: '#fff6e4', speed: 70, size: 2 });
    } else if (this.rolled > 9 && pace > 50) {
      // The slope is the pitch: a run is a tune.
      this.rolled = 0;
      sound.pluck(Math.round(pace / 55), 0.35);
    }
  }

  describe(state: MarbleState): string {
    const { stage } = this;
    const bells = state.rung.filter(Boolean).length;
    if (state.phase === 'home') return stage.tell(words, 'home', { bells });
    if (state.phase === 'run') return stage.tell(words, 'runs', { bells });
    const ink = Math.round((state.ink / state.level.ink) * 10) * 10;
    return stage.tell(words, 'state', { hole: state.hole + 1, ink, lines: state.strokes.length });
  }

  step(state: MarbleState): void {
    this.rolled += 1;
    const { marble } = state;
    this.before = { x: marble.x - marble.speedX / 60, y: marble.y - marble.speedY / 60 };
    if (state.phase !== 'run') return;
    if (state.tick % 2 === 0) this.trail.push({ x: marble.x, y: marble.y });
    if (this.trail.length > 260) this.trail.shift();
  }

  draw(context: CanvasRenderingContext2D, state: MarbleState, frame: Frame): void {
    const { stage } = this;
    const { paint, camera } = stage;
    const { level, marble, phase } = state;
    for (const ring of this.rings) ring.update(frame.delta);
    this.nest.update(frame.delta);
    drawYard(context, stage);
    camera.board(context, BOARD.width, BOARD.height);
    paint.stamp(context, slateSprite(stage), BOARD.width / 2, BOARD.height / 2);
    if (level.fan) this.drawFan(context, state, frame.time);
    this.drawTrail(context, this.lastTrail, 0.3);
    this.drawTrail(context, this.trail, 0.75);
    this.drawNest(context, state, frame.time);
    for (const peg of level.pegs) paint.stamp(context, pegSprite(stage, peg.radius, peg.drum), peg.x, peg.y);
    level.bells.forEach(({ x, y }, i) => {
      const rung = state.rung[i] === true;
      if (rung) paint.glow(context, x, y, 44, '#ffd36b', 0.6);
      paint.stamp(context, bellSprite(stage, rung), x, y, { angle: at(this.rings, i).value });
    });
    for (const line of level.given) this.drawPlank(context, line);
    for (const stroke of state.strokes) drawChalk(context, stroke);
    this.drawHatch(context, state, frame.time);
    const moving = phase === 'run';
    const x = moving
      ? this.before.x + (marble.x - this.before.x) * frame.alpha
      : phase === 'home'
        ? level.goal.x
        : marble.x;
    const y = moving
      ? this.before.y + (marble.y - this.before.y) * frame.alpha
      : phase === 'home'
        ? level.goal.y - 4
        : marble.y;
    paint.glow(context, x, y, 40, stage.palette.glow, 0.6);
    paint.stamp(context, marbleSprite(stage), x, y, { angle: x * 0.11 });
    if (frame.mood !== 'title') this.drawButtons(context, state);
  }

  /** Darker wood than its own: light letters want it. */
  drawSign(context: CanvasRenderingContext2D, sign: SignBox): void {
    const { palette } = this.stage;
    drawPlank(context, this.stage, sign, blend(palette.ground, palette.low, 0.4));
  }

  private drawTrail(context: CanvasRenderingContext2D, trail: readonly Spot[], alpha: number): void {
    context.fillStyle = fade(this.stage.palette.glow, alpha * 0.6);
    trail.forEach(({ x, y }, i) => {
      if (i % 2) return;
      context.beginPath();
      context.arc(x, y, 2.4, 0, Math.PI * 2);
      context.fill();
    });
  }

  private drawNest(context: CanvasRenderingContext2D, { level }: MarbleState, time: number): void {
    const { paint, palette } = this.stage;
    const { x, y } = level.goal;
    paint.glow(context, x, y, 58 + Math.sin(time * 3) * 5, palette.glow, 0.5);
    paint.stamp(context, nestSprite(this.stage), x, y + 10, {
      scaleX: 1 + this.nest.value * 0.5,
      scaleY: 1 - this.nest.value * 0.5,
    });
    context.strokeStyle = palette.glow;
    context.lineWidth = 3;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    const bob = Math.sin(time * 4) * 3;
    context.beginPath();
    context.moveTo(x - 7, y - 34 + bob);
    context.lineTo(x, y - 27 + bob);
    context.lineTo(x + 7, y - 34 + bob);
    context.stroke();
  }

  private drawPlank(context: CanvasRenderingContext2D, { x1, y1, x2, y2 }: Segment): void {
    const { palette } = this.stage;
    context.lineCap = 'round';
    for (const [dy, wide, color] of [
      [4, 7, fade(darker(palette.high, 0.6), 0.5)],
      [1.5, 7, darker(palette.built, 0.35)],
      [0, 6, palette.built],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = wide;
      context.beginPath();
      context.moveTo(x1, y1 + dy);
      context.lineTo(x2, y2 + dy);
      context.stroke();
    }
  }

  /** Where the marble waits; a triangle says that pressing here lets it go. */
  private drawHatch(context: CanvasRenderingContext2D, state: MarbleState, time: number): void {
    const { palette } = this.stage;
    const { x, y } = state.level.start;
    const ready = state.phase === 'draw' && state.strokes.length > 0;
    context.strokeStyle = ready ? palette.glow : fade('#fff6e4', 0.45);
    context.lineWidth = 3;
    context.setLineDash([7, 6]);
    context.lineDashOffset = -time * 14;
    context.beginPath();
    context.arc(x, y, 21, 0, Math.PI * 2);
    context.stroke();
    context.setLineDash([]);
    if (state.phase !== 'draw') return;
    const bob = ready ? Math.sin(time * 6) * 4 : 0;
    context.fillStyle = ready ? palette.glow : fade('#fff6e4', 0.45);
    context.beginPath();
    context.moveTo(x - 8, y + 28 + bob);
    context.lineTo(x + 8, y + 28 + bob);
    context.lineTo(x, y + 38 + bob);
    context.fill();
  }

  private drawFan(context: CanvasRenderingContext2D, { level: { fan } }: MarbleState, time: number): void {
    if (!fan) return;
    const way = fan.push > 0 ? 1 : -1;
    context.strokeStyle = fade(this.stage.palette.glow, 0.34);
    context.lineWidth = 3;
    context.lineCap = 'round';
    for (let i = 0; i < 9; i++) {
      const part = (time * 0.5 + i * 0.37) % 1;
      const x = way > 0 ? fan.x + part * (fan.width - 40) : fan.x + fan.width - part * (fan.width - 40);
      const y = fan.y + 8 + ((i * 0.31) % 1) * (fan.height - 16);
      context.globalAlpha = Math.sin(part * Math.PI);
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + way * 16, y - 5, x + way * 32, y);
      context.stroke();
    }
    context.globalAlpha = 1;
    const x = way > 0 ? fan.x - 18 : fan.x + fan.width + 18;
    context.save();
    context.translate(x, fan.y + fan.height / 2);
    context.rotate(time * 9 * way);
    for (let i = 0; i < 3; i++) {
      context.rotate((Math.PI * 2) / 3);
      context.fillStyle = blend(this.stage.palette.built, this.stage.palette.high, 0.15);
      context.beginPath();
      context.ellipse(0, -11, 6, 11, 0.4, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  }

  private drawButtons(context: CanvasRenderingContext2D, state: MarbleState): void {
    const { palette } = this.stage;
    const paintButton = ({ x, y }: Spot, sign: string) => {
      context.fillStyle = fade(darker(palette.high, 0.5), 0.8);
      context.beginPath();
      context.arc(x, y + 2, 21, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = blend(palette.built, palette.ground, 0.2);
      context.beginPath();
      context.arc(x, y - 1, 20, 0, Math.PI * 2);
      context.fill();
      write(context, sign, x, y - 1, { size: 24, color: darker(palette.high, 0.25) });
    };
    if (state.strokes.length > 0 && state.phase !== 'home') paintButton(BUTTONS.undo, '‹');
    if (state.drops >= SKIP_AFTER && state.phase !== 'home') paintButton(BUTTONS.skip, '»');
  }

  drawHud(context: CanvasRenderingContext2D, state: MarbleState, { counter }: Frame): void {
    const { stage } = this;
    const { palette, width } = stage;
    drawScore(context, stage, counter);
    // A stick of chalk that grows shorter.
    const part = state.ink / state.level.ink;
    const x = stage.isWide ? width - 96 : width - 92;
    context.fillStyle = fade(darker(palette.high, 0.6), 0.75);
    context.beginPath();
    context.roundRect(x - 2, 20, 84, 16, 8);
    context.fill();
    context.fillStyle = part < 0.2 ? '#ff9fb0' : '#fff6e4';
    context.beginPath();
    context.roundRect(x, 22, Math.max(10, 80 * part), 12, 6);
    context.fill();
    for (let i = 0; i < HOLES; i++) {
      context.fillStyle =
        i < state.hole ? palette.glow : i === state.hole ? '#fff6e4' : fade(darker(palette.high, 0.5), 0.8);
      context.beginPath();
      context.arc(x + 8 + i * 16, 50, 4.6, 0, Math.PI * 2);
      context.fill();
    }
    if (state.left < TIME / 5)
      write(context, String(Math.ceil(state.left / 60)), width / 2, 34, {
        size: 24,
        color: '#ff9fb0',
        under: darker(palette.high, 0.6),
      });
  }
}

/** A line of chalk: a wide dusty one below a bright one. */
function drawChalk(context: CanvasRenderingContext2D, stroke: readonly Spot[]): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [wide, color] of [
    [10, 'rgb(255 246 228 / 0.16)'],
    [6, 'rgb(255 246 228 / 0.92)'],
  ] as const) {
    context.lineWidth = wide;
    context.strokeStyle = color;
    context.beginPath();
    for (const { x, y } of stroke) context.lineTo(x, y);
    context.stroke();
  }
}
