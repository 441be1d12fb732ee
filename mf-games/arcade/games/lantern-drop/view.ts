import { darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawRing, drawScore } from '../../kit/draw/hud.ts';
import { pieceAt } from '../../kit/draw/pieces.ts';
import { write } from '../../kit/draw/text.ts';
import { drawPlank } from '../../kit/flow/cards.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, SignBox, View } from '../../kit/Game.ts';
import { Spring } from '../../kit/juice/Spring.ts';
import { at } from '../../kit/sim/at.ts';
import {
  type Cell,
  colorOf,
  columnOf,
  heightOf,
  isSpark,
  isUnlit,
  lantern,
  rowOf,
  ROWS,
  spark,
} from './board.ts';
import { drawGate, drawNotches, drawRiver } from './drawGate.ts';
import { lanternSprite } from './drawLantern.ts';
import { BOARD, fallTicks, type LanternState, STEP_OF_FIRE } from './sim.ts';
import { words } from './words.ts';

/** A lantern that burnt and is let go. */
interface Floater {
  x: number;
  y: number;
  cell: Cell;
  /** Ticks until it goes, then for how many it has gone. */
  wait: number;
  age: number;
  sway: number;
}

const HAND_Y = 70;
const FLOAT_TICKS = 110;

/** The gate by the river. */
export class LanternView implements View<LanternState> {
  private readonly stage: Stage;
  private readonly rope = new Spring(220, 16);
  private handX = BOARD.width / 2;
  private floaters: Floater[] = [];
  /** How far above its place something still is, in rows, and how many ticks its way takes. */
  private falls = new Map<number, { rows: number; age: number }>();
  private readonly bounces = new Map<number, Spring>();
  private risen = 99;
  private hover = 360;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(): void {
    this.floaters = [];
    this.falls.clear();
    this.bounces.clear();
    this.risen = 99;
  }

  react(event: LanternState['events'][number], state: LanternState): void {
    const { sound, juice } = this.stage;
    if (event.kind === 'move') sound.hit(0.25);
    else if (event.kind === 'drop') sound.whoosh(0.4);
    else if (event.kind === 'land') this.landed(event.place, event.cell);
    else if (event.kind === 'burn') this.burnt(event, state);
    else if (event.kind === 'woken')
      event.places.forEach((place) => {
        this.bounce(place, 0.3);
        juice.particles.burst(xOf(place), yOf(place), {
          count: 5,
          color: '#fff6e4',
          speed: 60,
          size: 2,
          gravity: -40,
        });
      });
    else if (event.kind === 'fall')
      for (const { from, to } of event.falls) this.falls.set(to, { rows: rowOf(from) - rowOf(to), age: 0 });
    else if (event.kind === 'rise') {
      this.risen = 0;
      sound.thud(0.8);
      juice.shake('small');
    } else if (event.kind === 'empty') {
      sound.win();
      juice.zoom();
      juice.popUps.add(BOARD.width / 2, 280, `+${event.points}`, '#ffb454', 34);
    } else {
      sound.fail();
      juice.hit('fatal');
    }
  }

  private landed(place: number, cell: Cell): void {
    const { sound, juice } = this.stage;
    sound.thud(0.5);
    if (isSpark(cell)) sound.hat(0.7);
    this.bounce(place, -0.28);
    juice.particles.burst(xOf(place), yOf(place) + 16, {
      count: 6,
      color: pieceAt(colorOf(cell)).color,
      speed: 70,
      angle: -Math.PI / 2,
      spread: 1,
      size: 2.4,
    });
  }

  private burnt(event: Extract<LanternState['events'][number], { kind: 'burn' }>, state: LanternState): void {
    const { sound, juice } = this.stage;
    let note = 0;
    event.fires.forEach(({ places, steps }, fire) => {
      const { color } = pieceAt(colorOf(at(event.cells, fire)));
      places.forEach((place, i) => {
        sound.pluck(4 + (event.chain - 1) * 2 + note, 0.8, at(steps, i) * 0.04);
        note += 1;
        this.floaters.push({
          x: xOf(place),
          y: yOf(place),
          cell: lantern(colorOf(at(event.cells, fire))),
          wait: state.left,
          age: 0,
          sway: Math.random() * 6,
        });
        if (i % 2 === 0)
          juice.particles.burst(xOf(place), yOf(place), {
            count: 5,
            color: [color, '#fff6e4'],
            speed: 90,
            gravity: -160,
          });
      });
    });
    const [first] = event.fires;
    const middle = first ? at(first.places, Math.floor(first.places.length / 2)) : 0;
    const size = 17 + Math.min(20, event.points / 40);
    juice.popUps.add(xOf(middle), yOf(middle) - 8, String(event.points), '#fff6e4', size);
    if (event.chain > 1) {
      juice.popUps.add(BOARD.width / 2, 230, `×${event.chain}`, '#ffb454', 30 + event.chain * 4);
      juice.hit(event.chain > 2 ? 'big' : 'small');
      juice.zoom();
      sound.bell(event.chain + 2, 0.6);
    } else if (note > 5) juice.zoom();
    sound.music.setIntensity(Math.min(3, event.chain + (note > 4 ? 1 : 0)));
  }

  private bounce(place: number, by: number): void {
    const spring = new Spring();
    spring.kick(by);
    this.bounces.set(place, spring);
  }

  step(state: LanternState): void {
    for (const [place, fall] of this.falls) {
      fall.age += 1;
      if (fall.age < 13) continue;
      this.falls.delete(place);
      this.bounce(place, -0.16);
    }
    for (const floater of this.floaters) {
      if (floater.wait > 0) floater.wait -= 1;
      else floater.age += 1;
    }
    this.floaters = this.floaters.filter(({ age }) => age < FLOAT_TICKS);
    this.risen += 1;
    if (state.phase === 'hover') this.hover = Math.max(this.hover, state.left);
    else this.hover = 0;
  }

  draw(context: CanvasRenderingContext2D, state: LanternState, { time, delta }: Frame): void {
    const { stage } = this;
    for (const [place, spring] of this.bounces)
      if (Math.abs(spring.update(delta)) < 0.002) this.bounces.delete(place);
    drawRiver(context, stage);
    stage.camera.board(context, BOARD.width, BOARD.height);
    drawGate(context, stage);
    drawNotches(context, stage, state.untilRise);
    this.drawAim(context, state);
    context.save();
    context.beginPath();
    context.rect(BOARD.left - 20, 0, 280, BOARD.top + 401);
    context.clip();
    state.grid.forEach((cell, place) => {
      if (cell !== 0) this.drawHung(context, state, { cell, place, time });
    });
    context.restore();
    this.drawHand(context, state, time, delta);
    for (const floater of this.floaters) if (floater.wait === 0) this.drawFloater(context, floater);
  }

  private drawHung(
    context: CanvasRenderingContext2D,
    state: LanternState,
    { cell, place, time }: { cell: Cell; place: number; time: number },
  ): void {
    const { paint } = this.stage;
    const fall = this.falls.get(place);
    const part = fall ? fall.age / 13 : 1;
    const rise = this.risen < 12 ? 40 * (1 - this.risen / 12) ** 2 : 0;
    const x = xOf(place);
    const y = yOf(place) - (fall ? fall.rows * 40 * (1 - part * part) : 0) + rise;
    const heat = this.heatOf(state, place);
    const squash = this.bounces.get(place)?.value ?? 0;
    const { color } = pieceAt(colorOf(cell));
    if (isSpark(cell)) {
      paint.glow(context, x, y, 36 + 3 * Math.sin(time * 9 + place), color, 0.6);
      paint.stamp(context, lanternSprite(this.stage, cell), x, y, {
        angle: time * 0.8 + place,
        scaleX: 0.92 + 0.05 * Math.sin(time * 9 + place),
      });
      return;
    }
    if (!isUnlit(cell)) paint.glow(context, x, y, 30, color, 0.3);
    const scale = 1 + heat * 0.14;
    paint.stamp(context, lanternSprite(this.stage, cell), x, y, {
      scaleX: scale * (1 - squash),
      scaleY: scale * (1 + squash),
    });
    if (heat > 0) paint.glow(context, x, y, 34 + heat * 10, '#fff6e4', heat);
  }

  /** How far the fire has taken a lantern, 0 to 1. */
  private heatOf(state: LanternState, place: number): number {
    if (state.phase !== 'burn') return 0;
    for (const fire of state.fires) {
      const i = fire.places.indexOf(place);
      if (i < 0) continue;
      const longest = Math.max(...fire.steps);
      const passed = Math.ceil(longest * STEP_OF_FIRE) + 12 - state.left - at(fire.steps, i) * STEP_OF_FIRE;
      return Math.min(1, Math.max(0, passed / 8));
    }
    return 0;
  }

  /** Where it would come to hang: a faint beam and an outline. */
  private drawAim(context: CanvasRenderingContext2D, state: LanternState): void {
    if (state.phase !== 'hover') return;
    const height = heightOf(state.grid, state.column);
    if (height >= ROWS) return;
    const { color } = pieceAt(colorOf(state.held));
    const place = height * 6 + state.column;
    context.fillStyle = fade(color, 0.1);
    context.fillRect(xOf(place) - 18, BOARD.top - 10, 36, yOf(place) - BOARD.top + 28);
    context.strokeStyle = fade(color, 0.7);
    context.lineWidth = 2;
    context.setLineDash([5, 5]);
    context.beginPath();
    context.roundRect(xOf(place) - 17, yOf(place) - 16, 34, 32, 11);
    context.stroke();
    context.setLineDash([]);
  }

  private drawHand(
    context: CanvasRenderingContext2D,
    state: LanternState,
    time: number,
    delta: number,
  ): void {
    const { paint, palette } = this.stage;
    const target = BOARD.left + 20 + state.column * 40;
    this.handX += (target - this.handX) * Math.min(1, delta * 22);
    const lag = this.rope.update(delta, this.handX);
    const falling = state.phase === 'fall';
    const height = heightOf(state.grid, state.column);
    const part = falling ? 1 - state.left / fallTicks(ROWS - height) : 0;
    const end = yOf(height * 6 + state.column);
    const x = falling ? target : lag;
    const y = falling ? HAND_Y + (end - HAND_Y) * part * part : HAND_Y + Math.sin(time * 2.2) * 1.5;
    context.strokeStyle = lighter(palette.built, 0.3);
    context.lineWidth = 2.4;
    context.beginPath();
    context.moveTo(this.handX, 34);
    context.quadraticCurveTo(this.handX, 44, falling ? lag : x, falling ? 50 : y - 17);
    context.stroke();
    if (state.phase === 'hover')
      drawRing(context, this.stage, {
        x: this.handX,
        y: 30,
        radius: 7.5,
        part: state.left / Math.max(1, this.hover),
        color: palette.glow,
      });
    if (state.phase !== 'hover' && !falling) return;
    const { color } = pieceAt(colorOf(state.held));
    paint.glow(context, x, y, 44, color, 0.55);
    const stretch = falling ? 0.12 * part : 0;
    const angle = isSpark(state.held) ? time * 0.8 : (x - this.handX) * 0.02;
    paint.stamp(context, lanternSprite(this.stage, state.held), x, y, {
      angle,
      scaleX: 1 - stretch,
      scaleY: 1 + stretch,
    });
  }

  private drawFloater(context: CanvasRenderingContext2D, { x, y, cell, age, sway }: Floater): void {
    const { paint } = this.stage;
    const part = age / FLOAT_TICKS;
    const up = y - 30 * part - 420 * part * part;
    const aside = x + Math.sin(sway + age * 0.05) * 14 * part;
    const { color } = pieceAt(colorOf(cell));
    paint.glow(context, aside, up, 40 * (1 - part * 0.5), color, 0.7 * (1 - part));
    paint.stamp(context, lanternSprite(this.stage, cell), aside, up, {
      alpha: 1 - part,
      scaleX: 1 - part * 0.45,
      scaleY: 1 - part * 0.45,
    });
  }

  describe(state: LanternState): string {
    const { stage } = this;
    const held = stage.tell(words, isSpark(state.held) ? 'spark' : 'lantern', {
      piece: stage.pieceName(colorOf(state.held)),
    });
    const heights = [0, 1, 2, 3, 4, 5].map((column) => heightOf(state.grid, column)).join(' ');
    return stage.tell(words, 'state', { held, column: state.column + 1, heights });
  }

  drawHud(context: CanvasRenderingContext2D, state: LanternState, { counter }: Frame): void {
    const { stage } = this;
    drawScore(context, stage, counter);
    const { paint, palette, width } = stage;
    state.next.slice(0, 3).forEach((cell, i) => {
      const x = stage.isWide ? width - 48 : width - 112 + i * 42;
      const y = stage.isWide ? 52 + i * 58 : 34;
      const scale = (i === 0 ? 0.95 : 0.72) * (stage.isWide ? 1.2 : 1);
      context.fillStyle = fade(darker(palette.high, 0.5), i === 0 ? 0.75 : 0.45);
      context.beginPath();
      context.arc(x, y, 23 * scale, 0, Math.PI * 2);
      context.fill();
      paint.stamp(context, lanternSprite(stage, cell), x, y, { scaleX: scale * 0.82, scaleY: scale * 0.82 });
    });
    if (state.chain > 2 && state.phase !== 'hover')
      write(context, `×${state.chain - 1}`, stage.width / 2, stage.isWide ? 34 : 78, {
        size: 20,
        color: '#ffb454',
        under: darker(palette.high, 0.6),
      });
  }

  drawSign(context: CanvasRenderingContext2D, sign: SignBox): void {
    const { paint } = this.stage;
    drawPlank(context, this.stage, sign);
    for (const [i, cell] of [spark(0), lantern(2), lantern(1), lantern(0)].entries()) {
      const x = sign.x + (i - 1.5) * (sign.width / 4.6);
      const y = sign.y + sign.height / 2 + 22 + Math.sin(sign.time * 1.4 + i) * 2;
      paint.glow(context, x, y, 44, pieceAt(colorOf(cell)).color, 0.5);
      paint.stamp(context, lanternSprite(this.stage, cell), x, y, {
        angle: Math.sin(sign.time + i * 2) * 0.08,
      });
    }
  }
}

const xOf = (place: number) => BOARD.left + 20 + columnOf(place) * 40;
const yOf = (place: number) => BOARD.top + 380 - rowOf(place) * 40;
