import { darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawScore } from '../../kit/draw/hud.ts';
import { shapePath } from '../../kit/draw/pieces.ts';
import { writeNumber } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, View } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { boardSprite, drawTerrace, lampSprite, SIDES, turnSprite } from './drawBoard.ts';
import { isLegal, SIZE } from './rules.ts';
import { BOARD, BUTTONS, type LampsEvent, type LampsState, RIVALS } from './sim.ts';
import { words } from './words.ts';

const MIDDLE = { x: BOARD.x + 3 * BOARD.cell, y: BOARD.y + 3 * BOARD.cell };
const TURN_TICKS = 20;
const NAMES = ['◯', '◇'];

/** A board of lamps above a town, which swings round when somebody turns it. */
export class LampsView implements View<LampsState> {
  private readonly stage: Stage;
  /** How many cells above its place each lamp still is, and how fast it falls. */
  private lifts = new Map<number, { lift: number; speed: number; wait: number }>();
  private spin = { way: 1, left: 0 };
  private line: number[] = [];
  private lineAge = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(): void {
    this.lifts.clear();
    this.spin.left = 0;
    this.line = [];
  }

  react(event: LampsEvent, state: LampsState): void {
    const { sound, juice, palette } = this.stage;
    if (event.kind === 'drop' || event.kind === 'turn') {
      const wait = event.kind === 'turn' ? TURN_TICKS : 0;
      if (event.kind === 'turn') {
        this.spin = { way: event.way, left: TURN_TICKS };
        sound.whoosh();
        sound.sing('turn', { type: 'triangle', from: 90, to: 140, decay: 0.3, level: 0.4 });
      }
      Object.entries(event.falls).forEach(([cell, lift], i) => {
        this.lifts.set(Number(cell), { lift, speed: 0, wait: wait + i * 2 });
      });
    } else if (event.kind === 'won') {
      this.line = event.line;
      this.lineAge = 0;
      if (event.by === state.me) {
        sound.win();
        juice.zoom();
      } else if (event.by !== 2) sound.fail();
      if (event.points > 1) juice.popUps.add(MIDDLE.x, MIDDLE.y, `+${event.points}`, palette.glow, 40);
      for (const cell of event.line) {
        const { x, y } = placeOf(cell);
        juice.particles.burst(x, y, { count: 8, color: [palette.glow, '#ffffff'], speed: 140 });
      }
      sound.music.setIntensity(Math.min(3, 1 + state.wins[0]));
    } else if (event.kind === 'no') {
      sound.thud(0.5);
      juice.shake('small');
    } else if (event.kind === 'game') {
      this.reset();
      sound.bell(3, 0.6);
    } else sound.hat(0.3);
  }

  describe(state: LampsState): string {
    const { stage } = this;
    const { board, me } = state;
    if (board.winner !== -1) return stage.tell(words, 'won');
    // Whose turn it is counts once all lamps lie, and for nobody when somebody has gone for good.
    if (state.over || state.wait > 0) return '';
    const columns = Array.from({ length: SIZE }, (_, column) => {
      const lamps = Array.from({ length: SIZE }, (__, row) =>
        at(board.cells, (SIZE - 1 - row) * SIZE + column),
      );
      const here = lamps.filter((lamp) => lamp >= 0).map((lamp) => NAMES[lamp]);
      return here.length > 0 ? here.join('') : stage.tell(words, 'empty');
    }).join(', ');
    if (me < 0) return stage.tell(words, 'watch', { columns });
    return board.mover === me ? stage.tell(words, 'yours', { columns }) : stage.tell(words, 'theirs');
  }

  step(state: LampsState): void {
    this.spin.left = Math.max(0, this.spin.left - 1);
    this.lineAge += 1;
    for (const [cell, lamp] of this.lifts) {
      lamp.wait -= 1;
      if (lamp.wait > 0) continue;
      lamp.speed += 0.035;
      lamp.lift -= lamp.speed;
      if (lamp.lift > 0) continue;
      this.lifts.delete(cell);
      const { x, y } = placeOf(cell);
      const { sound, juice } = this.stage;
      sound.pluck(SIZE - Math.floor(cell / SIZE) + (at(state.board.cells, cell) === 1 ? 2 : 0), 0.8);
      juice.particles.burst(x, y + 15, { count: 4, color: '#fff6e4', speed: 60, size: 2 });
    }
  }

  draw(context: CanvasRenderingContext2D, state: LampsState, { time, mood }: Frame): void {
    const { stage } = this;
    const { paint } = stage;
    drawTerrace(context, stage);
    stage.camera.board(context, BOARD.width, BOARD.height);
    const part = this.spin.left / TURN_TICKS;
    const angle = stage.settings.reducedMotion
      ? 0
      : (-this.spin.way * Math.PI * part * part * (3 - 2 * part)) / 2;
    context.save();
    context.translate(MIDDLE.x, MIDDLE.y);
    context.rotate(angle);
    paint.stamp(context, boardSprite(stage), 0, 0);
    const middle = (cell: number, lift: number) => ({
      x: ((cell % SIZE) - 3) * BOARD.cell,
      y: (Math.floor(cell / SIZE) - 3 - lift) * BOARD.cell,
    });
    state.board.cells.forEach((lamp, cell) => {
      if (lamp !== 0 && lamp !== 1) return;
      const { x, y } = middle(cell, this.lifts.get(cell)?.lift ?? 0);
      const wins = this.line.includes(cell) && state.board.winner !== -1;
      const swell = wins ? 1 + 0.12 * Math.sin(this.lineAge * 0.2 + cell) : 1;
      paint.glow(context, x, y, wins ? 46 : 32, SIDES[lamp].color, wins ? 0.9 : 0.5);
      paint.stamp(context, lampSprite(stage, lamp), x, y, { scaleX: swell, scaleY: swell, angle: -angle });
    });
    context.restore();
    this.drawHand(context, state, time, mood === 'title');
    this.drawButtons(context, state, time);
  }

  /** The lamp that is next, above its column. */
  private drawHand(
    context: CanvasRenderingContext2D,
    state: LampsState,
    time: number,
    isTitle: boolean,
  ): void {
    const { board, wait, column, over } = state;
    if (over || board.winner !== -1 || wait > 0) return;
    const { paint } = this.stage;
    const mine = board.mover === state.me || isTitle;
    const x = mine ? BOARD.x + column * BOARD.cell : MIDDLE.x + Math.sin(time * 2) * 90;
    const y = BOARD.y - 52 + Math.sin(time * 4) * 3;
    const side = board.mover;
    paint.glow(context, x, y, 40, SIDES[side].color, 0.6);
    paint.stamp(context, lampSprite(this.stage, side), x, y, { alpha: mine ? 1 : 0.75 });
    if (!mine || !state.steers) return;
    context.fillStyle = fade(SIDES[side].color, 0.12);
    context.fillRect(x - 21, BOARD.y - 22, 42, SIZE * BOARD.cell);
  }

  private drawButtons(context: CanvasRenderingContext2D, state: LampsState, time: number): void {
    const { paint } = this.stage;
    const mine = state.board.mover === state.me;
    const ready = isLegal(state.board, { turn: 1 }) && mine && !state.over;
    const beat = ready ? 1 + 0.04 * Math.sin(time * 5) : 0.92;
    for (const [way, spot] of [
      [-1, BUTTONS.left],
      [1, BUTTONS.right],
    ] as const)
      paint.stamp(context, turnSprite(this.stage, way), spot.x, spot.y, {
        scaleX: beat,
        scaleY: beat,
        alpha: ready ? 1 : 0.4,
      });
    // How often each may still turn: small arcs between the buttons, each side its own.
    for (const side of [0, 1] as const)
      for (let i = 0; i < 2; i++) {
        const x = MIDDLE.x + (side === 0 ? -34 - i * 24 : 34 + i * 24);
        const left = i < state.board.turns[side];
        context.fillStyle = left ? SIDES[side].color : fade(darker(this.stage.palette.high, 0.4), 0.8);
        context.save();
        context.translate(x, BUTTONS.left.y);
        context.fill(shapePath(SIDES[side].shape, 8));
        context.restore();
      }
  }

  drawHud(context: CanvasRenderingContext2D, state: LampsState, { counter, time }: Frame): void {
    const { stage } = this;
    const { palette, width } = stage;
    if (!state.net) drawScore(context, stage, counter);
    else
      for (const side of [0, 1] as const) {
        const x = side === 0 ? 30 : width - 30;
        const active = state.board.mover === side && state.board.winner === -1 && !state.over;
        const grow = active ? 1.15 + 0.06 * Math.sin(time * 6) : 1;
        context.save();
        context.translate(x, 36);
        context.scale(grow, grow);
        context.fillStyle = SIDES[side].color;
        context.fill(shapePath(SIDES[side].shape, 14));
        if (side === state.me) {
          context.strokeStyle = '#ffffff';
          context.lineWidth = 3;
          context.stroke(shapePath(SIDES[side].shape, 18));
        }
        context.restore();
        writeNumber(context, state.wins[side], x + (side === 0 ? 34 : -34), 36, {
          size: 26,
          color: lighter(SIDES[side].color, 0.3),
          under: darker(palette.high, 0.6),
        });
      }
    if (state.net) return;
    for (let i = 0; i < RIVALS; i++) {
      const x = width - 24 - (RIVALS - 1 - i) * 19;
      context.save();
      context.translate(x, 34);
      context.fillStyle = i < state.wins[0] ? SIDES[0].color : fade(darker(palette.high, 0.5), 0.75);
      context.fill(shapePath('disc', 7));
      context.restore();
    }
  }
}

function placeOf(cell: number): { x: number; y: number } {
  return { x: BOARD.x + (cell % SIZE) * BOARD.cell, y: BOARD.y + Math.floor(cell / SIZE) * BOARD.cell };
}
