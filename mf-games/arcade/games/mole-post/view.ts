import { darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawPips, drawScore } from '../../kit/draw/hud.ts';
import { pieceAt } from '../../kit/draw/pieces.ts';
import { write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, View } from '../../kit/Game.ts';
import { Spring } from '../../kit/juice/Spring.ts';
import { at } from '../../kit/sim/at.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import { drawGarden, lumpSprite, moundSprite } from './drawGarden.ts';
import { bubbleSprite, cartSprite, type Face, moleSprite, parcelSprite } from './drawPost.ts';
import { BOARD, type MoleEvent, type MoleState, STAMPS } from './sim.ts';
import { words } from './words.ts';

const CART = { x: 170, y: 92 };
const LETTERS = 'QWEASDZXC'.split('');
/** Each burrow has a note of its own. */
const NOTES = [7, 8, 9, 4, 5, 6, 1, 2, 3];

/** The lawn with nine burrows. */
export class MoleView implements View<MoleState> {
  private readonly stage: Stage;
  private readonly hop = new Spring(300, 14);
  private readonly cart = new Spring(160, 15);
  private readonly bumps = Array.from({ length: 9 }, () => new Spring());
  private trails: { x: number; y: number; age: number }[] = [];
  private puffed = -1;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(): void {
    this.trails = [];
    this.puffed = -1;
  }

  react(event: MoleEvent, state: MoleState): void {
    const { sound, juice } = this.stage;
    if (event.kind === 'show') {
      sound.pluck(at(NOTES, event.burrow));
      this.hop.kick(-0.3);
      this.dust(event.burrow);
    } else if (event.kind === 'swap')
      sound.hiss('dig', {
        filter: 'lowpass',
        from: 240,
        to: 500,
        attack: 0.1,
        decay: state.span / 60,
        level: 0.35,
      });
    else if (event.kind === 'ask') {
      this.cart.kick(-260);
      sound.hit(0.5);
      this.puffed = -1;
    } else if (event.kind === 'right') this.right(event, state);
    else if (event.kind === 'wrong') {
      sound.fail();
      juice.hit('big');
      this.puffed = event.burrow;
      if (event.burrow >= 0) {
        at(this.bumps, event.burrow).kick(0.3);
        this.dust(event.burrow);
      }
      this.hop.kick(-0.3);
    } else if (event.kind === 'wave') {
      if (event.points === 0) return;
      sound.win();
      juice.zoom();
      juice.popUps.add(BOARD.width / 2, 300, `+${event.points}`, '#ffb454', 36);
    } else sound.hat(0.4);
  }

  /** The whole game in sentences: who cannot see can play it by ear. */
  describe(state: MoleState): string {
    const { stage } = this;
    const nameOf = (burrow: number) => LETTERS[burrow] ?? '';
    const [burrow] = state.showing;
    const [swap] = state.swaps;
    const [parcel] = state.parcels;
    if (state.phase === 'show' && burrow !== undefined)
      return stage.tell(words, 'show', {
        burrow: nameOf(burrow),
        parcel: stage.pieceName(at(state.wants, burrow)),
      });
    if (state.phase === 'swap' && swap && !swap.feint)
      return stage.tell(words, 'swap', { a: nameOf(swap.a), b: nameOf(swap.b) });
    if (state.phase === 'ask' && parcel !== undefined)
      return stage.tell(words, 'ask', { parcel: stage.pieceName(parcel) });
    if (state.phase !== 'answer') return '';
    return stage.tell(words, state.answer.right ? 'right' : 'wrong', { burrow: nameOf(state.answer.burrow) });
  }

  private right(event: Extract<MoleEvent, { kind: 'right' }>, state: MoleState): void {
    const { sound, juice } = this.stage;
    const { x, y } = placeOf(event.burrow);
    sound.pluck(at(NOTES, event.burrow));
    sound.pickUp(Math.min(8, event.streak));
    this.hop.kick(-0.5);
    juice.particles.burst(x, y - 30, {
      count: 14,
      color: [pieceAt(event.parcel).color, '#fff6e4', this.stage.palette.glow],
      speed: 150,
      angle: -Math.PI / 2,
      spread: 0.9,
    });
    juice.popUps.add(x, y - 52, String(event.points), '#fff6e4', 17 + Math.min(10, event.streak));
    sound.music.setIntensity(state.wave < 3 ? 1 : state.wave < 6 ? 2 : 3);
  }

  private dust(burrow: number): void {
    const { x, y } = placeOf(burrow);
    this.stage.juice.particles.burst(x, y, {
      count: 8,
      color: lighter(this.stage.palette.ground, 0.2),
      speed: 110,
      angle: -Math.PI / 2,
      spread: 0.9,
      size: 3,
    });
  }

  step(state: MoleState): void {
    for (const trail of this.trails) trail.age += 1;
    this.trails = this.trails.filter(({ age }) => age < 70);
    if (state.phase !== 'swap' || state.tick % 3 !== 0) return;
    for (const { x, y } of lumpsOf(state)) this.trails.push({ x, y: y + 8, age: 0 });
  }

  draw(context: CanvasRenderingContext2D, state: MoleState, { time, delta, mood }: Frame): void {
    const { stage } = this;
    this.hop.update(delta);
    this.cart.update(delta);
    for (const bump of this.bumps) bump.update(delta);
    drawGarden(context, stage);
    stage.camera.board(context, BOARD.width, BOARD.height);
    this.drawTrails(context);
    for (let burrow = 0; burrow < 9; burrow++) this.drawBurrow(context, state, burrow, time);
    if (state.phase === 'swap') this.drawLumps(context, state);
    this.drawCart(context, state, time);
    if (mood !== 'title' && state.steers) this.drawCursor(context, state, time);
  }

  /** How far the mole of a burrow is out, and how it looks. */
  private moleOf(state: MoleState, burrow: number): { out: number; face: Face; bubble: number } | undefined {
    const age = state.span - state.left;
    const out = clamp(Math.min(age / 7, state.left / 6), 0, 1);
    if (state.phase === 'show' && state.showing[0] === burrow)
      return { out, face: 'plain', bubble: at(state.wants, burrow) };
    if (state.phase === 'answer' && state.answer.burrow === burrow)
      return {
        out: clamp(Math.min((age - 6) / 6, state.left / 6), 0, 1),
        face: state.answer.right ? 'glad' : 'sad',
        bubble: -1,
      };
    // The bubble's kind is gone from the state once it is served: what was asked is what it wanted.
    return undefined;
  }

  private drawBurrow(
    context: CanvasRenderingContext2D,
    state: MoleState,
    burrow: number,
    time: number,
  ): void {
    const { stage } = this;
    const { paint } = stage;
    const { x, y } = placeOf(burrow);
    const bump = at(this.bumps, burrow).value;
    paint.stamp(context, moundSprite(stage, 'back'), x, y, { scaleX: 1 + bump, scaleY: 1 - bump });
    const mole = this.moleOf(state, burrow);
    if (mole && mole.out > 0) {
      const jump = mole.face === 'glad' ? Math.abs(Math.sin(time * 9)) * 9 : 0;
      const squash = this.hop.value * 0.5;
      context.save();
      context.beginPath();
      context.rect(x - 60, y - 140, 120, 148);
      context.clip();
      const rise = 58 * (1 - mole.out);
      paint.stamp(context, moleSprite(stage, mole.face), x, y - 26 + rise - jump, {
        scaleX: 1 + squash,
        scaleY: 1 - squash,
        angle: mole.face === 'sad' ? Math.sin(time * 10) * 0.1 : 0,
      });
      context.restore();
      if (mole.bubble >= 0) this.drawBubble(context, x, y - 84, mole.bubble, mole.out);
    }
    paint.stamp(context, moundSprite(stage, 'front'), x, y, { scaleX: 1 + bump, scaleY: 1 - bump });
    if (stage.isWide)
      write(context, at(LETTERS, burrow), x, y + 26, { size: 12, color: fade('#fff6e4', 0.55) });
    if (this.puffed === burrow && state.phase === 'answer')
      write(context, '×', x, y - 10, { size: 44, color: '#ff7a8a', under: '#05060f' });
  }

  private drawBubble(
    context: CanvasRenderingContext2D,
    x: number,
    y: number,
    kind: number,
    grown: number,
  ): void {
    const { stage } = this;
    const scale = 0.4 + 0.6 * grown;
    stage.paint.stamp(context, bubbleSprite(stage), x, y, { scaleX: scale, scaleY: scale, alpha: grown });
    stage.paint.stamp(context, parcelSprite(stage, kind), x, y - 7, {
      scaleX: scale * 0.92,
      scaleY: scale * 0.92,
      alpha: grown,
    });
  }

  private drawTrails(context: CanvasRenderingContext2D): void {
    const { palette } = this.stage;
    for (const { x, y, age } of this.trails) {
      context.globalAlpha = 0.6 * (1 - age / 70);
      context.fillStyle = darker(palette.ground, 0.1);
      context.beginPath();
      context.ellipse(x, y, 12, 6, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.globalAlpha = 1;
  }

  private drawLumps(context: CanvasRenderingContext2D, state: MoleState): void {
    for (const { x, y } of lumpsOf(state))
      this.stage.paint.stamp(context, lumpSprite(this.stage), x, y, {
        angle: Math.sin(state.tick * 0.7) * 0.1,
      });
  }

  private drawCart(context: CanvasRenderingContext2D, state: MoleState, time: number): void {
    const { stage } = this;
    const { paint, palette } = stage;
    const asks = state.phase === 'ask';
    const x = CART.x + this.cart.value;
    paint.stamp(context, cartSprite(stage), x, CART.y, { angle: this.cart.value * 0.0006 });
    const parcel = state.parcels[0];
    if (!asks || parcel === undefined) return;
    paint.glow(context, x, CART.y - 36, 62, pieceAt(parcel).color, 0.5);
    paint.stamp(context, parcelSprite(stage, parcel), x, CART.y - 38 - Math.abs(Math.sin(time * 4)) * 4, {
      scaleX: 1.3,
      scaleY: 1.3,
    });
    const part = state.left / state.span;
    context.fillStyle = fade(darker(palette.high, 0.5), 0.7);
    context.beginPath();
    context.roundRect(CART.x - 62, CART.y + 40, 124, 11, 5.5);
    context.fill();
    context.fillStyle = part < 0.3 ? '#ff7a8a' : palette.glow;
    context.beginPath();
    context.roundRect(CART.x - 60, CART.y + 42, Math.max(7, 120 * part), 7, 3.5);
    context.fill();
  }

  private drawCursor(context: CanvasRenderingContext2D, state: MoleState, time: number): void {
    const { x, y } = placeOf(state.cursor);
    context.strokeStyle = this.stage.palette.glow;
    context.lineWidth = 3.5;
    context.setLineDash([9, 7]);
    context.lineDashOffset = -time * 20;
    context.beginPath();
    context.ellipse(x, y + 6, 52, 31, 0, 0, Math.PI * 2);
    context.stroke();
    context.setLineDash([]);
  }

  drawHud(context: CanvasRenderingContext2D, state: MoleState, { counter }: Frame): void {
    const { stage } = this;
    drawScore(context, stage, counter);
    drawPips(context, stage, { left: state.stamps, of: STAMPS, shape: 'square', color: '#ff9fb0' });
    const waiting = state.phase === 'ask' ? state.parcels.length - 1 : state.parcels.length;
    for (let i = 0; i < waiting; i++) {
      const x = stage.isWide ? stage.width - 24 - (i % 4) * 20 : 22 + i * 17;
      const y = stage.isWide ? 70 + Math.floor(i / 4) * 20 : 64;
      context.fillStyle = fade('#d9aa72', 0.9);
      context.beginPath();
      context.roundRect(x - 6.5, y - 6, 13, 12, 3);
      context.fill();
      context.fillStyle = '#fff6e4';
      context.fillRect(x - 6.5, y - 1, 13, 1.6);
    }
  }
}

function placeOf(burrow: number): { x: number; y: number } {
  return { x: BOARD.x + (burrow % 3) * BOARD.dx, y: BOARD.y + Math.floor(burrow / 3) * BOARD.dy };
}

/** Where the moles that are changing burrows are now, below the grass. */
function lumpsOf(state: MoleState): { x: number; y: number }[] {
  const [swap] = state.swaps;
  if (!swap) return [];
  const part = 1 - state.left / state.span;
  const way = swap.feint ? 0.46 * Math.sin(Math.PI * part) : part * part * (3 - 2 * part);
  const a = placeOf(swap.a);
  const b = placeOf(swap.b);
  const lumps = [];
  if (at(state.wants, swap.a) >= 0) lumps.push(between(a, b, way));
  if (at(state.wants, swap.b) >= 0) lumps.push(between(b, a, way));
  return lumps;
}

/** On a bow, so that two who change places do not meet. */
function between(
  from: { x: number; y: number },
  to: { x: number; y: number },
  part: number,
): { x: number; y: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  const bow = Math.sin(Math.PI * part) * Math.min(44, long * 0.26);
  return { x: from.x + dx * part - (dy / long) * bow, y: from.y + dy * part + (dx / long) * bow + 6 };
}
