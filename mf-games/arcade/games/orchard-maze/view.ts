import { blend, darker, fade } from '../../kit/draw/color.ts';
import { drawPips, drawScore } from '../../kit/draw/hud.ts';
import { write } from '../../kit/draw/text.ts';
import { drawVeil } from '../../kit/draw/veil.ts';
import { drawPlank } from '../../kit/flow/cards.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, SignBox, View } from '../../kit/Game.ts';
import { Spring } from '../../kit/juice/Spring.ts';
import { at } from '../../kit/sim/at.ts';
import type { Bear } from './bear.ts';
import { appleSprite, bearSprite, childSprite, potSprite } from './drawFolk.ts';
import { BOARD, centre, drawGate, drawMeadow, orchardSprite, TILE } from './drawOrchard.ts';
import { NIGHTS, type OrchardEvent, type OrchardState, PACE, placeOf } from './sim.ts';
import { words } from './words.ts';

/** The orchard from above, at night. */
export class OrchardView implements View<OrchardState> {
  private readonly stage: Stage;
  private board = 0;
  private readonly squash = new Spring();
  private dim = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(): void {
    this.turnPage();
    this.dim = 0;
  }

  private turnPage(): void {
    this.stage.paint.drop(this.name);
    this.board += 1;
  }

  private get name(): string {
    return `orchard ${this.board}`;
  }

  react(event: OrchardEvent, state: OrchardState): void {
    const { sound, juice, palette } = this.stage;
    if (event.kind === 'step') this.stepped(event);
    else if (event.kind === 'apple') {
      const { x, y } = centre(event.tile);
      sound.pickUp(event.streak);
      this.squash.kick(0.22);
      juice.particles.burst(x, y, { count: 10, color: [palette.glow, '#fff1d8', '#8bd982'], speed: 110 });
      juice.popUps.add(
        x,
        y - 14,
        String(event.points),
        event.streak > 2 ? '#ffb454' : '#fff6e4',
        13 + event.streak * 2,
      );
    } else if (event.kind === 'growl') this.growled(at(state.bears, event.bear));
    else if (event.kind === 'sleep') {
      sound.music.setIntensity(1);
      this.stage.caption(this.stage.tell(words, 'sleep'));
    } else if (event.kind === 'caught') {
      sound.fail();
      juice.hit('fatal');
      juice.flash('#ff7a8a');
      const { x, y } = centre(event.tile);
      juice.particles.burst(x, y, { count: 18, color: ['#f0b64a', '#fff6e4'], speed: 170 });
    } else if (event.kind === 'honey') {
      sound.whoosh();
      sound.thud(0.6);
      const { x, y } = centre(event.tile);
      juice.particles.burst(x, y, { count: 12, color: '#ffd36b', speed: 90 });
      juice.particles.ring(x, y, '#ffd36b', 60);
    } else if (event.kind === 'open') {
      this.stage.caption(this.stage.tell(words, 'open'));
      sound.win();
      juice.zoom();
    } else this.nightOver(event);
  }

  private stepped({ tile, noise, leaves }: Extract<OrchardEvent, { kind: 'step' }>): void {
    const { sound, juice, palette } = this.stage;
    const { x, y } = centre(tile);
    if (leaves)
      sound.hiss('leaves', { filter: 'highpass', from: 2600, decay: 0.09, level: 0.12 + 0.1 * noise });
    else if (noise >= 0.5) sound.hit(0.22);
    if (noise > 0.2)
      juice.particles.ring(
        x,
        y + 8,
        fade('#fff6e4', Math.min(0.75, 0.25 + noise * 0.25)),
        12 + noise * 15,
        0.45,
      );
    if (leaves)
      juice.particles.burst(x, y + 6, {
        count: 5,
        color: ['#d9894a', '#c9603f', blend('#e0b35a', palette.high, 0.2)],
        speed: 60,
        size: 2.6,
        shape: 'shard',
      });
  }

  private growled(bear: Bear): void {
    const { sound, juice } = this.stage;
    sound.sing('growl', {
      type: 'sawtooth',
      from: 92,
      to: 58,
      decay: 0.6,
      level: 0.5,
      lowpass: { from: 500, to: 180 },
    });
    juice.shake('big');
    this.stage.caption(this.stage.tell(words, 'growl'));
    const { x, y } = centre(bear.tile);
    juice.popUps.add(x, y - 34, '!', '#ff7a8a', 38);
    juice.particles.ring(x, y, '#ff7a8a', 80, 0.7);
    sound.music.setIntensity(3);
  }

  private nightOver(event: Extract<OrchardEvent, { kind: 'night' | 'dawn' }>): void {
    const { sound, juice } = this.stage;
    this.turnPage();
    this.dim = 1;
    sound.bell(4);
    sound.music.setIntensity(1);
    if (event.points > 0)
      juice.popUps.add(
        BOARD.width / 2,
        BOARD.height / 2,
        `+${event.points}`,
        '#ffb454',
        event.kind === 'dawn' ? 44 : 32,
      );
    if (event.kind === 'dawn') sound.win();
  }

  step(state: OrchardState): void {
    const { sound } = this.stage;
    const sleeps = state.bears.some(({ mood }) => mood === 'sleep');
    if (sleeps && state.tick % 150 === 0)
      sound.hiss('snore', { filter: 'lowpass', from: 180, to: 420, attack: 0.5, decay: 0.5, level: 0.16 });
    if (sleeps && state.tick % 150 === 75)
      sound.hiss('snore out', {
        filter: 'lowpass',
        from: 420,
        to: 160,
        attack: 0.2,
        decay: 0.6,
        level: 0.12,
      });
  }

  draw(context: CanvasRenderingContext2D, state: OrchardState, { time, delta, alpha }: Frame): void {
    const { stage } = this;
    const { paint } = stage;
    this.squash.update(delta);
    this.dim = Math.max(0, this.dim - delta * 1.4);
    drawMeadow(context, stage);
    stage.camera.board(context, BOARD.width, BOARD.height + 10);
    paint.stamp(context, orchardSprite(stage, state, this.name), BOARD.width / 2, BOARD.height / 2);
    drawGate(context, stage, state, time);
    for (const tile of state.apples) {
      const { x, y } = centre(tile);
      paint.glow(context, x, y, 25, stage.palette.glow, 0.45);
      paint.stamp(context, appleSprite(stage), x, y + Math.sin(time * 2.4 + tile) * 1.5, {
        scaleX: 0.82,
        scaleY: 0.82,
      });
    }
    if (state.pot.left > 0) {
      const { x, y } = centre(state.pot.tile);
      paint.glow(context, x, y, 40, '#ffd36b', 0.6);
      paint.stamp(context, potSprite(stage), x, y);
    }
    const here = onBoard(placeAhead(state, alpha));
    this.drawChild(context, state, here, time);
    for (const bear of state.bears) this.drawBear(context, bear, onBoard(placeOf(bear)), time);
    const late = state.night >= 4;
    drawVeil(context, stage, {
      ...here,
      radius: (late ? 5 : 9.5) * TILE,
      strength: late ? 0.93 : 0.36,
      color: darker(stage.palette.high, 0.45),
    });
    for (const bear of state.bears)
      if (late && bear.mood === 'sleep') this.drawBreath(context, bear, centre(bear.tile), time);
    paint.glow(context, here.x + 10, here.y + 4, 60, '#ffdf9a', 0.4);
    if (this.dim > 0) {
      const { seen } = stage.camera;
      context.fillStyle = fade(darker(stage.palette.high, 0.5), this.dim);
      context.fillRect(seen.x, seen.y, seen.width, seen.height);
    }
  }

  private drawChild(
    context: CanvasRenderingContext2D,
    state: OrchardState,
    { x, y }: { x: number; y: number },
    time: number,
  ): void {
    const { paint } = this.stage;
    const walks = state.going !== 0;
    const pace = state.runs ? PACE.run : PACE.tiptoe;
    const hop = walks ? Math.abs(Math.sin(time * pace * Math.PI)) * (state.runs ? 5 : 2) : 0;
    const blinks = state.safe > 0 && state.hearts < 3 && Math.floor(time * 10) % 2 === 0;
    const low = walks && !state.runs ? 0.1 : 0;
    paint.stamp(context, childSprite(this.stage, state.facing), x, y - hop - 2, {
      scaleX: 1 + low + this.squash.value,
      scaleY: 1 - low - this.squash.value + (walks ? 0.05 * Math.sin(time * pace * 6.283) : 0),
      angle: walks ? Math.sin(time * pace * Math.PI) * 0.08 : 0,
      alpha: blinks ? 0.45 : 1,
    });
  }

  private drawBear(
    context: CanvasRenderingContext2D,
    bear: Bear,
    { x, y }: { x: number; y: number },
    time: number,
  ): void {
    const { paint } = this.stage;
    const sleeps = bear.mood === 'sleep';
    const breath = Math.sin((time / 2.5) * Math.PI * 2);
    const swell = sleeps ? breath * 0.035 : Math.sin(time * 16) * 0.04;
    const shiver = bear.mood === 'growl' ? Math.sin(time * 60) * 1.6 : 0;
    if (bear.alarm > 1 && sleeps) this.drawAlarm(context, bear.alarm / 100, x, y);
    if (!sleeps) paint.glow(context, x, y, 70, '#ff7a8a', 0.45);
    paint.stamp(
      context,
      bearSprite(this.stage, bear.mood),
      x + shiver,
      y - (bear.mood === 'hunt' ? Math.abs(Math.sin(time * 15)) * 5 : 0),
      { scaleX: 0.86 + swell, scaleY: 0.86 - swell },
    );
    if (sleeps) this.drawBreath(context, bear, { x, y }, time);
  }

  /** How near it is to waking: a ring that closes. */
  private drawAlarm(context: CanvasRenderingContext2D, part: number, x: number, y: number): void {
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.strokeStyle = blend('#5cd6c0', '#ff7a8a', Math.min(1, part * 1.2));
    context.globalAlpha = 0.9;
    context.beginPath();
    context.arc(x, y, 35, -Math.PI / 2, -Math.PI / 2 + part * Math.PI * 2);
    context.stroke();
    context.globalAlpha = 1;
  }

  /** The bubble at its nose: thick while it sleeps well, thin before it bursts. */
  private drawBreath(
    context: CanvasRenderingContext2D,
    bear: Bear,
    { x, y }: { x: number; y: number },
    time: number,
  ): void {
    const calm = 1 - bear.alarm / 100;
    const size = 5 + (1 + Math.sin((time / 2.5) * Math.PI * 2)) * 5;
    const color = blend('#ff7a8a', '#cfe6ff', calm);
    context.fillStyle = fade(color, 0.25 + 0.2 * calm);
    context.strokeStyle = color;
    context.lineWidth = 0.8 + 2.6 * calm;
    context.beginPath();
    context.arc(x + 8 + size * 0.6, y - 6 - size * 0.7, size, 0, Math.PI * 2);
    context.fill();
    context.stroke();
    for (let i = 0; i < 3; i++) {
      const part = (time * 0.35 + i / 3) % 1;
      context.globalAlpha = Math.sin(part * Math.PI) * calm;
      write(context, 'z', x + 20 + part * 16 + i * 2, y - 18 - part * 26, {
        size: 9 + part * 7,
        color: '#e6efff',
      });
    }
    context.globalAlpha = 1;
  }

  /** A darker wood than its own green, for letters of this red. */
  drawSign(context: CanvasRenderingContext2D, sign: SignBox): void {
    drawPlank(context, this.stage, sign, darker(this.stage.palette.built, 0.6));
  }

  describe({ night, apples, hearts }: OrchardState): string {
    return this.stage.tell(words, 'state', { night, apples: apples.length, hearts });
  }

  drawHud(context: CanvasRenderingContext2D, state: OrchardState, { counter }: Frame): void {
    const { stage } = this;
    const { width, palette, paint } = stage;
    const under = darker(palette.high, 0.6);
    drawScore(context, stage, counter);
    drawPips(context, stage, { left: state.hearts, of: 3, shape: 'drop', color: palette.glow });
    const x = stage.isWide ? width - 62 : width / 2 - 6;
    const y = stage.isWide ? 82 : 34;
    paint.stamp(context, appleSprite(stage), x, y);
    write(context, String(state.apples.length), x + 18, y, {
      size: 20,
      color: '#fff6e4',
      align: 'left',
      under,
    });
    const pot = { x: stage.isWide ? x : x + 56, y: stage.isWide ? y + 40 : y };
    paint.stamp(context, potSprite(stage), pot.x, pot.y, {
      alpha: state.honey ? 1 : 0.25,
      scaleX: 0.9,
      scaleY: 0.9,
    });
    for (let i = 0; i < NIGHTS; i++) {
      context.fillStyle = i < state.night ? '#ffe3a8' : fade(darker(palette.high, 0.5), 0.8);
      context.beginPath();
      const dot = stage.isWide ? { x: 22 + i * 15, y: 66 } : { x: 21 + i * 13, y: 60 };
      context.arc(dot.x, dot.y, 4, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** Where the child will be before the next step, so that fast screens see it glide. */
function placeAhead(state: OrchardState, alpha: number): { x: number; y: number } {
  const pace = (state.runs ? PACE.run : PACE.tiptoe) / 60;
  return placeOf({ ...state, part: Math.min(1, state.part + (state.going === 0 ? 0 : pace * alpha)) });
}

/** From tiles to units. */
function onBoard({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE };
}
