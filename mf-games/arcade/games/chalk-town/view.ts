import { darker, fade } from '../../kit/draw/color.ts';
import { drawPips, drawRing, drawScore } from '../../kit/draw/hud.ts';
import { write } from '../../kit/draw/text.ts';
import { drawPlank } from '../../kit/flow/cards.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, SignBox, View } from '../../kit/Game.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import { BOARD, SLAB } from './chalk.ts';
import { drawAway, drawWheel } from './drawGuessing.ts';
import { drawPavement, keySprite, slabSprite, stickSprite } from './drawPavement.ts';
import { drawChoices, drawPlayers, drawStreet, drawTools } from './drawTools.ts';
import { KEYS } from './keys.ts';
import { CHALKS, Layer } from './Layer.ts';
import { type ChalkEvent, type ChalkState, LETTERS, LIVES, PICTURES, RAIN } from './sim.ts';
import { words } from './words.ts';

const MIDDLE = { x: SLAB.x + SLAB.width / 2, y: SLAB.y + SLAB.height / 2 };
const BLANKS = 342;

/** A slab on the street, a picture that grows on it, and the letters below. */
export class ChalkView implements View<ChalkState> {
  private readonly stage: Stage;
  private readonly layer = new Layer();
  private readonly pressed = new Map<string, number>();
  private shake = 0;
  private joy = 0;
  private tip: { x: number; y: number } | undefined;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(): void {
    this.layer.clear();
    this.pressed.clear();
    this.shake = 0;
    this.joy = 0;
  }

  react(event: ChalkEvent, state: ChalkState): void {
    const { sound, juice, palette } = this.stage;
    if (event.kind === 'key') {
      const letter = state.typed.at(-1) ?? '';
      this.pressed.set(letter, 1);
      sound.pluck(state.typed.length, 0.6);
    } else if (event.kind === 'back') {
      this.pressed.set('back', 1);
      sound.hat(0.6);
    } else if (event.kind === 'chalk') {
      sound.hiss('chalk', { filter: 'bandpass', from: 2600, to: 3400, decay: 0.06, level: 0.08 });
      const tip = this.tip;
      if (tip)
        juice.particles.burst(SLAB.x + tip.x, SLAB.y + tip.y, {
          count: 2,
          color: ['#f7f3e8', '#d8d3cf'],
          speed: 34,
          size: 1.6,
          gravity: 90,
        });
    } else if (event.kind === 'right') {
      this.joy = 1;
      if (state.net && event.player !== state.net.me) {
        sound.pickUp(2);
        return;
      }
      sound.win();
      juice.zoom();
      juice.popUps.add(MIDDLE.x, MIDDLE.y, `+${event.points}`, palette.glow, 40);
      juice.particles.burst(MIDDLE.x, BLANKS, {
        count: 34,
        color: CHALKS,
        speed: 230,
        shape: 'shard',
        life: 0.8,
      });
      sound.music.setIntensity(Math.min(3, 1 + Math.floor(state.done.length / 3)));
    } else if (event.kind === 'wrong') {
      this.shake = 1;
      if (state.net) sound.thud(0.5);
      else {
        sound.fail();
        juice.shake('small');
      }
    } else if (event.kind === 'close') {
      sound.bell(2, 0.5);
      juice.popUps.add(MIDDLE.x, BLANKS - 20, '≈', CHALKS[2], 34);
      this.stage.caption(this.stage.tell(words, 'close'));
    } else if (event.kind === 'away') {
      sound.bell(1, 0.4);
      this.stage.caption(this.stage.tell(words, 'away'));
    } else if (event.kind === 'open') sound.bell(5, 0.4);
    else if (event.kind === 'miss') {
      sound.fail();
      juice.hit('big');
    } else if (event.kind === 'rain') {
      sound.hiss('rain', { filter: 'highpass', from: 3000, decay: 1.4, attack: 0.5, level: 0.2 });
      this.stage.caption(this.stage.tell(words, 'rain'));
    } else if (event.kind === 'picture') {
      this.layer.clear();
      sound.whoosh(0.6);
    } else sound.hat(0.5);
  }

  describe(state: ChalkState): string {
    const { stage } = this;
    const { net, phase, mask, typed, word } = state;
    if (phase === 'show') return stage.tell(words, 'was', { word });
    if (net && net.me === net.drawer)
      return phase === 'choose'
        ? stage.tell(words, 'choose', { words: net.choices.join(', ') })
        : stage.tell(words, 'draw', { word: mask });
    if (phase === 'choose') return stage.tell(words, 'waiting');
    if (net && net.asks > 0) return stage.tell(words, 'away');
    if (state.wheel && state.wheel.ticks > 0)
      return stage.tell(words, 'wheel', { letter: LETTERS.charAt(state.wheel.at).toUpperCase() });
    if (net && net.votes > 0) return stage.tell(words, 'votes', { votes: net.votes, needed: net.needed });
    return stage.tell(words, 'letters', {
      count: mask.length,
      letters: [...mask].map((letter) => (letter === '_' ? '–' : letter)).join(' '),
      typed: typed || stage.tell(words, 'nothing'),
    });
  }

  step(state: ChalkState): void {
    this.shake = Math.max(0, this.shake - 0.05);
    this.joy = Math.max(0, this.joy - 0.02);
    for (const [name, depth] of this.pressed) {
      if (depth < 0.08) this.pressed.delete(name);
      else this.pressed.set(name, depth * 0.86);
    }
    if (!this.rains(state)) return;
    const wet = 1 - state.left / RAIN;
    for (let drop = 0; drop < 1 + wet * 3; drop++)
      this.layer.wash(Math.random() * SLAB.width, Math.random() * SLAB.height, 5 + Math.random() * 12 * wet);
  }

  private rains({ phase, left }: ChalkState): boolean {
    return phase === 'draw' && left > 0 && left < RAIN;
  }

  draw(context: CanvasRenderingContext2D, state: ChalkState, { time, mood }: Frame): void {
    const { stage } = this;
    const { paint, camera } = stage;
    drawPavement(context, stage);
    camera.board(context, BOARD.width, BOARD.height);
    if (state.over && state.done.length > 0) {
      drawStreet(context, stage, state);
      return;
    }
    paint.stamp(context, slabSprite(stage), MIDDLE.x, MIDDLE.y);
    this.tip = this.layer.paint(state.strokes, state.shown, camera.scale * stage.ratio);
    this.layer.draw(context);
    const { net, phase } = state;
    const draws = net !== null && net.me === net.drawer;
    if (this.tip && phase === 'draw' && !this.isWhole(state)) {
      const color = Number(state.strokes[0]?.[0] ?? 0);
      const sway = Math.sin(time * 17) * 2;
      paint.stamp(context, stickSprite(stage, color), SLAB.x + this.tip.x + sway, SLAB.y + this.tip.y);
    }
    if (this.rains(state)) this.drawRain(context, time);
    if (phase === 'choose') {
      if (draws) drawChoices(context, stage, net, time);
      else this.drawWaiting(context, time);
    } else this.drawBlanks(context, state, time);
    if (draws && phase === 'draw') drawTools(context, stage, net);
    else if (phase !== 'choose' || !draws) {
      this.drawKeys(context, state, mood === 'title');
      if (net && net.me >= 0 && phase === 'draw') drawAway(context, stage, net, time);
    }
  }

  private isWhole({ strokes, shown }: ChalkState): boolean {
    return shown >= strokes.reduce((sum, stroke) => sum + (stroke.length - 2) / 4, 0);
  }

  /** A place for each letter; those that are open, and those that were written. */
  private drawBlanks(context: CanvasRenderingContext2D, state: ChalkState, time: number): void {
    const { mask, typed, phase, net } = state;
    const { palette, settings } = this.stage;
    const cell = Math.min(34, 332 / mask.length);
    const shake = settings.reducedMotion ? 0 : Math.sin(this.shake * 30) * this.shake * 8;
    const found =
      phase === 'show' || (net !== null && (net.me === net.drawer || net.guessed.includes(net.me)));
    [...mask].forEach((letter, i) => {
      const x = 180 + (i - (mask.length - 1) / 2) * cell + shake;
      const isNext = i === typed.length && phase === 'draw' && !found;
      const beat = isNext ? 0.6 + 0.4 * Math.sin(time * 7) : 0.55;
      context.strokeStyle = fade(isNext ? palette.glow : '#f7f3e8', beat);
      context.lineWidth = 4;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(x - cell * 0.36, BLANKS + 18);
      context.lineTo(x + cell * 0.36, BLANKS + 18.5);
      context.stroke();
      const written = found ? letter : typed[i];
      const isHint = written === undefined && letter !== '_';
      const text = written ?? (isHint ? letter : '');
      if (!text) return;
      const hop = found && !settings.reducedMotion ? Math.sin(this.joy * 9 - i * 0.7) * 6 * this.joy : 0;
      write(context, text.toUpperCase(), x, BLANKS - 2 + hop, {
        size: Math.min(30, cell * 0.95),
        color: isHint ? CHALKS[1] : found ? CHALKS[2] : CHALKS[0],
        under: darker(palette.high, 0.5),
      });
    });
    const guesses = phase === 'draw' && !found && (net === null || net.me >= 0);
    if (!state.wheel || !guesses) return;
    const next = Math.min(typed.length, mask.length - 1);
    const x = 180 + (next - (mask.length - 1) / 2) * cell;
    drawWheel(context, this.stage, state.wheel.at, Math.max(90, Math.min(270, x)));
  }

  private drawKeys(context: CanvasRenderingContext2D, { phase, net }: ChalkState, isTitle: boolean): void {
    const { stage } = this;
    const rests = phase !== 'draw' || (net !== null && (net.me < 0 || net.guessed.includes(net.me)));
    for (const { name, x, y, width } of KEYS) {
      const depth = this.pressed.get(name) ?? 0;
      stage.paint.stamp(context, keySprite(stage, name, width), x, y + depth * 5, {
        alpha: rests && !isTitle ? 0.45 : 1,
        scaleX: 1 - depth * 0.08,
        scaleY: 1 - depth * 0.08,
      });
    }
  }

  /** Somebody else is choosing: three dots of chalk. */
  private drawWaiting(context: CanvasRenderingContext2D, time: number): void {
    for (let i = 0; i < 3; i++) {
      const rise = this.stage.settings.reducedMotion ? 0 : Math.max(0, Math.sin(time * 4 - i * 0.8)) * 14;
      context.fillStyle = CHALKS[i] ?? CHALKS[0];
      context.beginPath();
      context.arc(MIDDLE.x + (i - 1) * 44, MIDDLE.y - rise, 11, 0, Math.PI * 2);
      context.fill();
    }
  }

  private drawRain(context: CanvasRenderingContext2D, time: number): void {
    if (this.stage.settings.reducedMotion) return;
    const { seen } = this.stage.camera;
    context.strokeStyle = 'rgb(190 215 255 / 0.34)';
    context.lineWidth = 1.8;
    context.beginPath();
    for (let i = 0; i < 70; i++) {
      const fall = (i * 0.37 + time * (1.6 + (i % 5) * 0.15)) % 1;
      const x = seen.x + ((i * 0.618) % 1) * seen.width;
      const y = seen.y + fall * (seen.height + 40) - 20;
      context.moveTo(x, y);
      context.lineTo(x - 3, y + 16);
    }
    context.stroke();
  }

  drawSign(context: CanvasRenderingContext2D, sign: SignBox): void {
    drawPlank(context, this.stage, sign, darker(this.stage.palette.ground, 0.25));
  }

  drawHud(context: CanvasRenderingContext2D, state: ChalkState, { counter }: Frame): void {
    const { stage } = this;
    const { palette, width } = stage;
    const { net, left, phase } = state;
    if (net) drawPlayers(context, stage, net);
    else {
      drawScore(context, stage, counter);
      drawPips(context, stage, { left: state.lives, of: LIVES, shape: 'disc', color: CHALKS[1] });
      // Beside the board where there is room, above it where there is none.
      for (let i = 0; i < PICTURES; i++) {
        const done = state.done[i];
        const along = (i - (PICTURES - 1) / 2) * 11;
        context.fillStyle = done
          ? done.solved
            ? palette.glow
            : CHALKS[1]
          : fade(darker(palette.high, 0.6), 0.75);
        context.beginPath();
        context.arc(
          stage.isWide ? 70 + along : width / 2 + along,
          stage.isWide ? 66 : 54,
          3.6,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
    if (state.over) return;
    const seconds = Math.ceil(left / 60);
    drawRing(context, stage, {
      x: net || stage.isWide ? width - 34 : width / 2,
      y: net ? 36 : stage.isWide ? 84 : 28,
      radius: stage.isWide ? 20 : 16,
      part: clamp(left / Math.max(1, state.whole), 0, 1),
      color: phase === 'draw' && left < RAIN ? '#9cc9ff' : palette.glow,
      text: String(Math.max(0, seconds)),
    });
  }
}
