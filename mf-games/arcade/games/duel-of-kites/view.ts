import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawScore } from '../../kit/draw/hud.ts';
import { drawPlank } from '../../kit/flow/cards.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, SignBox, View } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { childSprite, drawValley, kiteSprite, SIDES } from './drawHill.ts';
import { BANDS, BOARD, HANDS, type Kite, STRANDS } from './flight.ts';
import { type KiteEvent, type KiteState, ROUNDS } from './sim.ts';
import { words } from './words.ts';

interface Spot {
  x: number;
  y: number;
}

const TAIL = 26;

/** Two kites over a valley. */
export class KiteView implements View<KiteState> {
  private readonly stage: Stage;
  private tails: [Spot[], Spot[]] = [[], []];
  /** A kite that was cut loose tumbles away. */
  private loose: { side: 0 | 1; x: number; y: number; turn: number } | undefined;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(state: KiteState): void {
    this.loose = undefined;
    this.tails = state.kites.map(({ x, y }) => Array.from({ length: TAIL }, () => ({ x, y }))) as [
      Spot[],
      Spot[],
    ];
  }

  react(event: KiteEvent, state: KiteState): void {
    const { sound, juice } = this.stage;
    if (event.kind === 'fray') {
      const { cloth, trim } = SIDES[event.by];
      sound.pluck(9 - event.left * 2);
      sound.hit(0.6);
      juice.hit('small');
      juice.particles.burst(event.x, event.y, { count: 14, color: [trim, '#ffffff', cloth], speed: 170 });
      juice.particles.ring(event.x, event.y, '#ffffff', 36);
      if (event.points > 0) juice.popUps.add(event.x, event.y - 14, `+${event.points}`, '#fff6e4', 20);
      sound.music.setIntensity(Math.min(3, 1 + state.wins[0]));
    } else if (event.kind === 'slack') {
      sound.pluck(-3);
      juice.particles.burst(event.x, event.y, {
        count: 10,
        color: [SIDES[event.side].trim, '#ffffff'],
        speed: 90,
      });
      this.stage.caption(this.stage.tell(words, 'slack'));
    } else if (event.kind === 'cut') {
      const side = event.by === 0 ? 1 : 0;
      const { x, y } = state.kites[side];
      this.loose = { side, x, y, turn: state.kites[side].heading };
      juice.hit('fatal');
      juice.particles.burst(x, y, {
        count: 24,
        color: [SIDES[side].cloth, '#ffffff'],
        speed: 200,
        shape: 'shard',
      });
      if (event.by === 0 || state.two) sound.win();
      else sound.fail();
      juice.zoom();
    } else if (event.kind === 'fall') {
      const { x } = state.kites[event.side];
      sound.thud(0.6);
      juice.particles.burst(x, BOARD.ground, {
        count: 10,
        color: ['#8fb070', '#c9b080'],
        speed: 100,
        angle: -Math.PI / 2,
        spread: 1,
      });
    } else if (event.kind === 'pull') {
      if (event.side === 0 || state.two) sound.whoosh(0.8);
    } else if (event.kind === 'wind') {
      sound.whoosh(0.5);
      this.stage.caption(this.stage.tell(words, 'wind'));
    } else {
      if (event.kind === 'joined') this.stage.caption(this.stage.tell(words, 'joined'));
      sound.bell(4, 0.6);
      this.reset(state);
    }
  }

  step(state: KiteState): void {
    for (const side of [0, 1] as const) {
      const { x, y, heading } = state.kites[side];
      const tail = this.tails[side];
      tail.unshift({
        x: x - Math.cos(heading) * 22,
        y: y - Math.sin(heading) * 22 + Math.sin(state.tick * 0.3) * 1.5,
      });
      tail.length = TAIL;
    }
    if (!this.loose) return;
    this.loose.x += 1.6 + Math.sin(state.tick * 0.1);
    this.loose.y -= 0.5 - Math.sin(state.tick * 0.07) * 1.4;
    this.loose.turn += 0.12;
  }

  draw(context: CanvasRenderingContext2D, state: KiteState, { alpha, time }: Frame): void {
    const { stage } = this;
    const { camera, paint } = stage;
    // Where the ground is on the screen does not depend on the run: the backdrop can hold it.
    camera.board(context, BOARD.width, BOARD.height);
    const ground = camera.toScreen(0, BOARD.ground + 8).y / stage.unit;
    drawValley(context, stage, ground);
    camera.board(context, BOARD.width, BOARD.height);
    this.drawWind(context, state, time);
    for (const side of [0, 1] as const) {
      const cut = state.pause > 0 && this.loose?.side === side;
      const kite = state.kites[side];
      const x = cut ? (this.loose?.x ?? 0) : kite.wasX + (kite.x - kite.wasX) * alpha;
      const y = cut ? (this.loose?.y ?? 0) : kite.wasY + (kite.y - kite.wasY) * alpha;
      if (!cut) this.drawString(context, side, { x, y }, kite, time);
      this.drawTail(context, side);
      const blinks = kite.safe > 0 && Math.floor(kite.safe / 5) % 2 === 0;
      if (kite.pull > 0) paint.glow(context, x, y, 60, SIDES[side].trim, 0.7);
      paint.stamp(context, kiteSprite(stage, side), x, y, {
        angle: cut ? (this.loose?.turn ?? 0) : kite.heading,
        alpha: blinks && !cut ? 0.6 : 1,
        scaleX: kite.pull > 0 ? 1.2 : 1.1,
        scaleY: kite.pull > 0 ? 0.95 : 1.1,
      });
      const lean = (x - HANDS[side].x) * 0.0006;
      paint.stamp(context, childSprite(stage, side), HANDS[side].x - 3, HANDS[side].y + 22, {
        angle: lean,
        scaleX: side ? -1 : 1,
      });
      this.drawHand(context, side, kite);
    }
  }

  /** Darker than its own wood, for letters of this red. */
  drawSign(context: CanvasRenderingContext2D, sign: SignBox): void {
    const { palette } = this.stage;
    drawPlank(context, this.stage, sign, darker(blend(palette.high, palette.ground, 0.2), 0.5));
  }

  /** The string sags, and shows as many threads as it has strands. */
  private drawString(
    context: CanvasRenderingContext2D,
    side: 0 | 1,
    kite: Spot,
    { strands, safe }: Kite,
    time: number,
  ): void {
    const hand = HANDS[side];
    const middle = { x: (hand.x + kite.x) / 2, y: (hand.y + kite.y) / 2 + 18 };
    context.lineCap = 'round';
    for (let strand = 0; strand < strands; strand++) {
      const off = (strand - (strands - 1) / 2) * 4.2;
      context.strokeStyle = fade(
        lighter(SIDES[side].cloth, strand === 1 ? 0.85 : 0.55),
        safe > 0 ? 0.5 : 0.95,
      );
      context.lineWidth = 1.9;
      context.beginPath();
      context.moveTo(hand.x, hand.y - 24);
      context.quadraticCurveTo(
        middle.x + off * 1.6 + Math.sin(time * 3 + strand) * 1.5,
        middle.y + off,
        kite.x,
        kite.y,
      );
      context.stroke();
    }
    // Where a string can be cut: beads along that part of it.
    context.fillStyle = fade(SIDES[side].trim, 0.9);
    for (const part of [0.45, 0.6, 0.75, 0.9]) {
      const rest = 1 - part;
      context.beginPath();
      context.arc(
        rest * rest * hand.x + 2 * rest * part * middle.x + part * part * kite.x,
        rest * rest * (hand.y - 24) + 2 * rest * part * middle.y + part * part * kite.y,
        2.6,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }

  private drawTail(context: CanvasRenderingContext2D, side: 0 | 1): void {
    const tail = this.tails[side];
    context.strokeStyle = SIDES[side].cloth;
    context.lineWidth = 2.4;
    context.lineJoin = 'round';
    context.beginPath();
    for (const { x, y } of tail) context.lineTo(x, y);
    context.stroke();
    context.fillStyle = SIDES[side].trim;
    for (let i = 6; i < TAIL; i += 6) {
      const { x, y } = at(tail, i);
      context.beginPath();
      context.moveTo(x - 6, y - 4);
      context.lineTo(x + 6, y + 4);
      context.lineTo(x + 6, y - 4);
      context.lineTo(x - 6, y + 4);
      context.fill();
    }
  }

  /** Strands and the pull that is ready, at the feet of who holds them. */
  private drawHand(context: CanvasRenderingContext2D, side: 0 | 1, { strands, rest }: Kite): void {
    const x = HANDS[side].x + (side === 0 ? -54 : 56);
    const y = BOARD.height - 20;
    for (let i = 0; i < STRANDS; i++) {
      context.fillStyle = i < strands ? SIDES[side].cloth : fade(darker(this.stage.palette.high, 0.5), 0.6);
      context.beginPath();
      context.roundRect(x - 26 + i * 18, y - 6, 14, 8, 4);
      context.fill();
    }
    context.fillStyle = rest === 0 ? SIDES[side].trim : fade('#ffffff', 0.35);
    context.beginPath();
    context.roundRect(x - 26, y + 5, Math.max(4, 50 * (1 - rest / 120)), 3, 1.5);
    context.fill();
  }

  private drawWind(context: CanvasRenderingContext2D, { winds }: KiteState, time: number): void {
    context.strokeStyle = 'rgb(255 255 255 / 0.34)';
    context.lineWidth = 2;
    context.lineCap = 'round';
    const high = BOARD.ground / BANDS;
    winds.forEach((wind, band) => {
      for (let i = 0; i < 4 && Math.abs(wind) > 8; i++) {
        const run = (time * wind * 0.9 + i * 130 + band * 57) % 520;
        const x = (run + 520) % 520;
        const y = band * high + 24 + ((i * 37) % (high - 30));
        const long = Math.abs(wind) * 0.7;
        context.beginPath();
        context.moveTo(x - 20, y);
        context.lineTo(x - 20 + long, y);
        context.stroke();
      }
    });
  }

  drawHud(context: CanvasRenderingContext2D, state: KiteState, { counter }: Frame): void {
    const { stage } = this;
    if (!state.two) drawScore(context, stage, counter);
    for (const side of [0, 1] as const) {
      // Alone, the right side counts what one may still lose.
      const of = side === 0 && !state.two ? 0 : ROUNDS;
      const lit = state.two ? state.wins[side] : ROUNDS - state.wins[1];
      for (let i = 0; i < of; i++) {
        const x = side === 0 ? 26 + i * 25 : stage.width - 24 - (of - 1 - i) * 25;
        context.fillStyle =
          i < lit ? SIDES[state.two ? side : 0].cloth : fade(darker(stage.palette.high, 0.5), 0.65);
        context.beginPath();
        context.moveTo(x, 22);
        context.lineTo(x + 9, 33);
        context.lineTo(x, 46);
        context.lineTo(x - 9, 33);
        context.fill();
      }
    }
  }
}
