import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawPips, drawScore } from '../../kit/draw/hud.ts';
import { write } from '../../kit/draw/text.ts';
import { drawPlank } from '../../kit/flow/cards.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, SignBox, View } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { backSprite, cardSprite, cometSprite, rankName, star, starSprite } from './drawCards.ts';
import { drawNight } from './drawNight.ts';
import { BOARD, PILES, placeOf, playable, type StarsEvent, type StarsState } from './sim.ts';
import { isFree } from './solve.ts';
import { words } from './words.ts';

interface Flight {
  x: number;
  y: number;
  rank: number;
  age: number;
}

const FLIGHT = 0.2;
/** Seconds in which a line is drawn. */
const LINE = 0.16;

/** Cards in the night sky. */
export class StarsView implements View<StarsState> {
  private readonly stage: Stage;
  private flights: Flight[] = [];
  /** Seconds since each card became a star. */
  private ages: number[] = [];
  private wobble = { slot: -2, age: 9 };
  private dealt = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(): void {
    this.flights = [];
    this.ages = [];
    this.dealt = 0;
  }

  react(event: StarsEvent, state: StarsState): void {
    const { sound, juice, palette } = this.stage;
    if (event.kind === 'play') this.played(event, state);
    else if (event.kind === 'draw') {
      sound.hit(0.5);
      this.flights.push({ x: PILES.stock, y: PILES.y, rank: event.rank, age: 0 });
    } else if (event.kind === 'comet') {
      sound.win();
      juice.zoom();
      juice.particles.burst(event.gained ? PILES.comet : PILES.open, PILES.y, {
        count: 24,
        color: [palette.glow, '#ffffff'],
        speed: 170,
        gravity: 40,
      });
    } else if (event.kind === 'undo') {
      sound.whoosh();
      this.flights = [];
    } else if (event.kind === 'no') {
      sound.thud(0.6);
      this.wobble = { slot: event.slot, age: 0 };
    } else if (event.kind === 'choose') sound.hat(0.4);
    else if (event.kind === 'clear') {
      sound.win();
      for (let i = 0; i < 4; i++) sound.bell(i * 2, 0.5);
      juice.flash(palette.glow);
      if (event.points > 0) juice.popUps.add(PILES.stock, PILES.y - 50, `+${event.points}`, '#ffb454', 28);
      sound.music.setIntensity(2);
    } else if (event.kind === 'stuck') sound.fail();
    else {
      this.ages = [];
      this.dealt = 0;
      sound.whoosh();
    }
  }

  private played(event: Extract<StarsEvent, { kind: 'play' }>, state: StarsState): void {
    const { sound, juice, palette } = this.stage;
    const { x, y } = placeOf(state, event.slot);
    this.flights.push({ x, y, rank: event.rank, age: 0 });
    this.ages[event.slot] = 0;
    sound.bell(event.streak - 1, 0.55);
    juice.particles.burst(x, y, {
      count: 8 + event.streak,
      color: [palette.glow, '#ffffff', palette.built],
      speed: 100,
      gravity: 60,
      size: 2.6,
    });
    juice.popUps.add(
      x,
      y - 18,
      String(event.points),
      event.part ? '#ffb454' : '#fff6e4',
      13 + Math.min(12, event.streak * 1.4) + (event.part ? 6 : 0),
    );
    if (event.part) {
      juice.stop('small');
      juice.zoom();
      sound.pickUp(6);
    }
    sound.music.setIntensity(event.streak > 6 ? 3 : event.streak > 3 ? 2 : 1);
  }

  draw(context: CanvasRenderingContext2D, state: StarsState, { time, delta }: Frame): void {
    const { stage } = this;
    this.dealt += delta;
    this.wobble.age += delta;
    for (const flight of this.flights) flight.age += delta;
    this.flights = this.flights.filter(({ age }) => age < FLIGHT);
    state.slots.forEach((_, slot) => {
      // What was undone is no star any more; what a picture begins with has been one for long.
      this.ages[slot] = state.gone & (1 << slot) ? (this.ages[slot] ?? 9) + delta : 0;
    });
    drawNight(context, stage);
    stage.camera.board(context, BOARD.width, BOARD.height);
    this.drawFigure(context, state, time);
    const choices = new Set(playable(state));
    state.slots.forEach((_, slot) => {
      if (!(state.gone & (1 << slot)))
        this.drawCard(context, state, { slot, glows: choices.has(slot), time });
    });
    this.drawPiles(context, state, choices.size === 0, time);
    for (const flight of this.flights) this.drawFlight(context, flight);
  }

  /** Stars where cards were, joined as they were. */
  private drawFigure(context: CanvasRenderingContext2D, state: StarsState, time: number): void {
    const { stage } = this;
    const { paint, palette } = stage;
    const isClear = state.phase === 'clear';
    const shine = isClear ? 0.75 + 0.25 * Math.sin(time * 6) : 0.5;
    context.strokeStyle = fade(lighter(palette.glow, 0.2), shine);
    context.lineWidth = isClear ? 3 : 2;
    context.lineCap = 'round';
    state.slots.forEach(({ joined }, slot) => {
      if (joined < 0 || !(state.gone & (1 << slot)) || !(state.gone & (1 << joined))) return;
      const from = placeOf(state, slot);
      const to = placeOf(state, joined);
      const part = Math.min(1, Math.min(at(this.ages, slot), at(this.ages, joined)) / LINE);
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      context.stroke();
    });
    state.slots.forEach((_, slot) => {
      if (!(state.gone & (1 << slot))) return;
      const { x, y } = placeOf(state, slot);
      const twinkle = 0.75 + 0.25 * Math.sin(time * 3 + slot * 1.7);
      const scale = (isClear ? 1.4 : 0.9) * twinkle;
      paint.glow(context, x, y, isClear ? 34 : 20, palette.glow, isClear ? 0.8 : 0.45);
      paint.stamp(context, starSprite(stage), x, y, {
        scaleX: scale,
        scaleY: scale,
        angle: isClear ? time : 0,
      });
    });
  }

  private drawCard(
    context: CanvasRenderingContext2D,
    state: StarsState,
    { slot, glows, time }: { slot: number; glows: boolean; time: number },
  ): void {
    const { stage } = this;
    const { paint, palette } = stage;
    const { x, y } = placeOf(state, slot);
    const free = isFree(state.slots, state.gone, slot);
    // Cards fall into their places one after the other.
    const arrived = Math.min(1, Math.max(0, (this.dealt - slot * 0.018) / 0.22));
    const drop = stage.settings.reducedMotion ? 0 : -40 * (1 - arrived) ** 2;
    const shiver =
      this.wobble.slot === slot && this.wobble.age < 0.3
        ? Math.sin(this.wobble.age * 50) * 4 * (1 - this.wobble.age / 0.3)
        : 0;
    const isChosen = state.chosen === slot;
    const lift = isChosen ? -5 : glows ? -1.5 - Math.sin(time * 3.4) * 1.5 : 0;
    if (glows) paint.glow(context, x, y, 42, palette.glow, isChosen ? 0.75 : 0.34);
    paint.stamp(
      context,
      cardSprite(stage, at(state.ranks, slot), free ? 'free' : 'covered'),
      x + shiver,
      y + drop + lift,
      { alpha: arrived },
    );
    if (!glows && !isChosen) return;
    context.strokeStyle = isChosen ? palette.glow : fade(palette.glow, 0.85);
    context.lineWidth = isChosen ? 4 : 2.2;
    context.beginPath();
    context.roundRect(x - 20.5 + shiver, y - 28 + lift, 41, 55, 10);
    context.stroke();
  }

  private drawPiles(
    context: CanvasRenderingContext2D,
    state: StarsState,
    mustDraw: boolean,
    time: number,
  ): void {
    const { stage } = this;
    const { paint, palette } = stage;
    const { y } = PILES;
    this.drawHollow(context, PILES.stock, y);
    const shiver = this.wobble.slot === -1 && this.wobble.age < 0.3 ? Math.sin(this.wobble.age * 50) * 4 : 0;
    const high = Math.min(5, state.stock.length);
    if (mustDraw && state.phase === 'play' && high > 0)
      paint.glow(context, PILES.stock, y, 54 + 4 * Math.sin(time * 5), palette.glow, 0.7);
    for (let i = 0; i < high; i++)
      paint.stamp(context, backSprite(stage), PILES.stock + shiver - i * 2, y - i * 2);
    write(context, String(state.stock.length), PILES.stock, y + 41, {
      size: 16,
      color: fade('#fff6e4', 0.85),
    });
    const flies = this.flights.length > 0;
    const under = this.flights.at(-1)?.rank;
    if (state.open === 0) {
      this.drawHollow(context, PILES.open, y);
      paint.glow(context, PILES.open, y, 60 + 5 * Math.sin(time * 6), palette.glow, 0.8);
      paint.stamp(context, cometSprite(stage), PILES.open, y, { angle: Math.sin(time * 5) * 0.1 });
    } else if (!flies || under !== state.open)
      paint.stamp(context, cardSprite(stage, state.open, 'free'), PILES.open, y, {
        scaleX: 1.16,
        scaleY: 1.16,
      });
    else this.drawHollow(context, PILES.open, y);
    this.drawStreak(context, state);
    this.drawHollow(context, PILES.comet, y);
    if (state.comet && state.open !== 0) {
      paint.glow(context, PILES.comet, y, 44 + 4 * Math.sin(time * 4), palette.glow, 0.6);
      paint.stamp(context, cometSprite(stage), PILES.comet, y, { angle: Math.sin(time * 2) * 0.08 });
    }
    this.drawUndo(context, state.undos > 0 && state.before !== null);
  }

  private drawHollow(context: CanvasRenderingContext2D, x: number, y: number): void {
    context.fillStyle = fade(darker(this.stage.palette.high, 0.3), 0.5);
    context.strokeStyle = fade(this.stage.palette.built, 0.3);
    context.lineWidth = 1.5;
    context.beginPath();
    context.roundRect(x - 20, y - 28, 40, 55, 10);
    context.fill();
    context.stroke();
  }

  /** Five small stars: the fifth of a streak is a comet. */
  private drawStreak(context: CanvasRenderingContext2D, state: StarsState): void {
    const { palette } = this.stage;
    const lit = state.streak === 0 ? 0 : ((state.streak - 1) % 5) + 1;
    for (let i = 0; i < 5; i++) {
      const swell = i < lit ? 1 : 0.75;
      context.fillStyle = i < lit ? palette.glow : fade(palette.built, 0.28);
      context.fill(star(PILES.open + (i - 2) * 15, PILES.y + 44, 6.4 * swell));
    }
  }

  private drawUndo(context: CanvasRenderingContext2D, isThere: boolean): void {
    const { x, y } = { x: PILES.undo, y: PILES.y };
    context.globalAlpha = isThere ? 1 : 0.25;
    context.strokeStyle = this.stage.palette.built;
    context.fillStyle = this.stage.palette.built;
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.beginPath();
    context.arc(x + 2, y + 2, 11, -2.4, 1.6);
    context.stroke();
    context.beginPath();
    context.moveTo(x - 15, y - 5);
    context.lineTo(x - 2, y - 14);
    context.lineTo(x - 1, y + 1);
    context.fill();
    context.globalAlpha = 1;
  }

  private drawFlight(context: CanvasRenderingContext2D, { x, y, rank, age }: Flight): void {
    const part = age / FLIGHT;
    const eased = 1 - (1 - part) ** 2;
    const bow = Math.sin(part * Math.PI) * -30;
    const scale = 1 + 0.16 * eased;
    this.stage.paint.stamp(
      context,
      cardSprite(this.stage, rank, 'free'),
      x + (PILES.open - x) * eased,
      y + (PILES.y - y) * eased + bow,
      { scaleX: scale, scaleY: scale, angle: (1 - eased) * 0.3 },
    );
  }

  describe(state: StarsState): string {
    const { stage } = this;
    const names = playable(state).map((slot) => rankName(at(state.ranks, slot)));
    return stage.tell(words, 'state', {
      open: state.open === 0 ? stage.tell(words, 'any') : rankName(state.open),
      goes: names.length > 0 ? names.join(', ') : stage.tell(words, 'none'),
      stock: state.stock.length,
    });
  }

  drawHud(context: CanvasRenderingContext2D, state: StarsState, { counter }: Frame): void {
    drawScore(context, this.stage, counter);
    drawPips(context, this.stage, { left: 3 - state.sky, of: 3, shape: 'star' });
  }

  drawSign(context: CanvasRenderingContext2D, sign: SignBox): void {
    const { stage } = this;
    const { palette } = stage;
    drawPlank(context, stage, sign, blend(palette.low, palette.high, 0.35));
    const points = [-0.42, -0.28, -0.1, 0.12, 0.3, 0.43].map((part, i) => ({
      x: sign.x + part * sign.width,
      y: sign.y + sign.height / 2 + 16 + (i % 2) * 16,
    }));
    context.strokeStyle = fade(palette.glow, 0.6);
    context.lineWidth = 2;
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.stroke();
    context.fillStyle = palette.glow;
    points.forEach(({ x, y }, i) => context.fill(star(x, y, 6 + 1.2 * Math.sin(sign.time * 3 + i))));
  }
}
