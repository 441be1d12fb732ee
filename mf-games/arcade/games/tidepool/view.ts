import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawScore } from '../../kit/draw/hud.ts';
import { fitSize, write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, View } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { drawCove, stoneSprite } from './drawShore.ts';
import { BOARD, COLUMNS, isWet, type PoolEvent, type PoolState, ROWS, STONE } from './sim.ts';
import { words } from './words.ts';

/** Stones on the sand, and the water that comes for them. */
export class PoolView implements View<PoolState> {
  private readonly stage: Stage;
  /** How far above its place each stone still is. */
  private lifts: number[] = [];
  private fallSpeed = 0;
  private water = 0;
  private told: { text: string; color: string; age: number } = { text: '', color: '', age: 9 };
  private shake = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(state: PoolState): void {
    this.lifts = state.stones.map((_, stone) => 180 + (stone % COLUMNS) * 20);
    this.fallSpeed = 0;
    this.water = state.water;
    this.told = { text: '', color: '', age: 9 };
  }

  react(event: PoolEvent, state: PoolState): void {
    const { sound, juice, palette } = this.stage;
    if (event.kind === 'add') sound.pluck(event.length + 2, 0.8);
    else if (event.kind === 'word') this.spelled(event, state);
    else if (event.kind === 'no') {
      if (event.path.length < 2) return;
      sound.thud(0.5);
      this.shake = 1;
      this.told = { text: event.why === 'used' ? '✓' : '×', color: '#ff9a8a', age: 0 };
    } else if (event.kind === 'tide') {
      sound.hiss('tide', { filter: 'lowpass', from: 300, to: 900, attack: 0.6, decay: 1.4, level: 0.4 });
      this.stage.caption(this.stage.tell(words, 'tide'));
      juice.particles.ring(BOARD.width / 2, BOARD.height, palette.low, 120, 0.9);
    } else if (event.kind === 'danger') {
      sound.bell(0, 0.8);
      this.stage.caption(this.stage.tell(words, 'danger'));
    } else sound.hat(0.3);
  }

  private spelled(event: Extract<PoolEvent, { kind: 'word' }>, state: PoolState): void {
    const { sound, juice, palette } = this.stage;
    sound.pickUp(event.word.length - 2);
    if (event.word.length > 5 || event.pearl) {
      sound.win();
      juice.zoom();
    }
    if (event.word.length > 4) juice.stop('small');
    for (const stone of event.path) {
      const { x, y } = placeOf(stone);
      juice.particles.burst(x, y, { count: 5, color: ['#ffffff', palette.low, palette.glow], speed: 130 });
      for (let above = stone; above >= 0; above -= COLUMNS) this.lifts[above] = at(this.lifts, above) + STONE;
    }
    this.fallSpeed = 0;
    this.told = { text: event.word.toUpperCase(), color: palette.glow, age: 0 };
    const middle = placeOf(at(event.path, Math.floor(event.path.length / 2)));
    juice.popUps.add(
      middle.x,
      middle.y - 10,
      `+${event.points}`,
      event.pearl ? '#ffd0ea' : '#ffffff',
      22 + event.word.length * 2,
    );
    sound.music.setIntensity(Math.min(3, 1 + Math.floor(state.words / 8)));
  }

  describe(state: PoolState): string {
    const rows = Array.from({ length: ROWS }, (_, row) =>
      state.stones.slice(row * COLUMNS, (row + 1) * COLUMNS).join(' '),
    );
    const line = this.stage.tell(words, 'rows', { rows: rows.join(', '), water: Math.floor(state.water) });
    const word = state.path.map((stone) => at(state.stones, stone)).join('');
    return word ? this.stage.tell(words, 'hand', { word }) : line;
  }

  step(state: PoolState): void {
    const { sound } = this.stage;
    this.fallSpeed += 0.9;
    this.lifts = this.lifts.map((lift) => Math.max(0, lift - this.fallSpeed));
    this.water += (state.water - this.water) * 0.06;
    this.shake *= 0.86;
    this.told.age += 1 / 60;
    sound.drone(
      'waves',
      0.02 + 0.02 * Math.sin(state.tick * 0.02) + 0.05 * (state.water / ROWS),
      160 + state.water * 40,
    );
  }

  draw(context: CanvasRenderingContext2D, state: PoolState, { time, mood }: Frame): void {
    const { stage } = this;
    const { paint, palette } = stage;
    drawCove(context, stage);
    stage.camera.board(context, BOARD.width, BOARD.height);
    this.drawBed(context);
    state.stones.forEach((letter, stone) => {
      const { x, y } = placeOf(stone);
      const place = state.path.indexOf(stone);
      const held = place >= 0;
      const bob =
        isWet(stone, this.water) && !stage.settings.reducedMotion ? Math.sin(time * 2 + stone) * 1.6 : 0;
      const grow = held ? 1.1 : 1;
      if (held) paint.glow(context, x, y, 44, palette.glow, 0.5);
      paint.stamp(
        context,
        stoneSprite(stage, letter, held ? 'held' : state.pearls[stone] ? 'pearl' : 'plain', (stone * 7) % 4),
        x,
        y + bob - at(this.lifts, stone),
        { scaleX: grow, scaleY: grow },
      );
    });
    this.drawPath(context, state);
    this.drawWater(context, time);
    this.drawWord(context, state);
    if (mood !== 'title' && state.steers) this.drawCursor(context, state, time);
  }

  /** A hollow in the sand that the stones lie in. */
  private drawBed(context: CanvasRenderingContext2D): void {
    const { paint, palette } = this.stage;
    const bed = paint.sprite('bed', 380, 420, (inner) => {
      const path = new Path2D();
      path.roundRect(-164, -182, 328, 368, 34);
      inner.fillStyle = fade(darker(palette.high, 0.2), 0.42);
      inner.fill(path);
      inner.strokeStyle = fade(lighter(palette.ground, 0.2), 0.5);
      inner.lineWidth = 4;
      inner.stroke(path);
    });
    paint.stamp(context, bed, BOARD.width / 2, BOARD.y + STONE * 2.5);
  }

  private drawPath(context: CanvasRenderingContext2D, { path }: PoolState): void {
    if (path.length < 2) return;
    context.strokeStyle = fade(this.stage.palette.glow, 0.85);
    context.lineWidth = 7;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    for (const stone of path) {
      const { x, y } = placeOf(stone);
      context.lineTo(x, y + 20);
    }
    context.stroke();
  }

  private drawWater(context: CanvasRenderingContext2D, time: number): void {
    if (this.water <= 0.02) return;
    const { palette, camera } = this.stage;
    const { seen } = camera;
    const top = BOARD.y + STONE * (ROWS - 0.5) + 4 - this.water * STONE;
    const wave = (x: number) => Math.sin(x * 0.035 + time * 1.7) * 3.4 + Math.sin(x * 0.013 - time) * 3;
    context.beginPath();
    context.moveTo(seen.x, seen.y + seen.height);
    for (let x = seen.x; x <= seen.x + seen.width + 12; x += 12) context.lineTo(x, top + wave(x));
    context.lineTo(seen.x + seen.width + 12, seen.y + seen.height);
    context.closePath();
    context.fillStyle = fade(blend(palette.low, palette.high, 0.35), 0.62);
    context.fill();
    context.strokeStyle = fade('#ffffff', 0.75);
    context.lineWidth = 3;
    context.beginPath();
    for (let x = seen.x; x <= seen.x + seen.width + 12; x += 12) context.lineTo(x, top + wave(x));
    context.stroke();
    context.strokeStyle = fade('#ffffff', 0.22);
    context.lineWidth = 2;
    for (let row = 1; row < 8; row++) {
      const y = top + row * 40;
      context.beginPath();
      for (let x = seen.x; x <= seen.x + seen.width; x += 16)
        context.lineTo(x, y + Math.sin(x * 0.03 + time * 1.1 + row * 2) * 4);
      context.stroke();
    }
  }

  /** The word in hand above the stones, where no finger hides it. */
  private drawWord(context: CanvasRenderingContext2D, state: PoolState): void {
    const { palette } = this.stage;
    const hand = state.path
      .map((stone) => at(state.stones, stone))
      .join('')
      .toUpperCase();
    const shown = hand || (this.told.age < 1.1 ? this.told.text : '');
    if (!shown) return;
    const x = BOARD.width / 2 + Math.sin(this.told.age * 60) * 6 * this.shake;
    const size = fitSize(context, shown, 38, 290);
    const wide = context.measureText(shown).width * (size / 38) + 44;
    context.fillStyle = fade(darker(palette.high, 0.45), 0.85);
    context.beginPath();
    context.roundRect(x - wide / 2, 24, wide, 52, 22);
    context.fill();
    write(context, shown, x, 50, { size, color: hand ? '#ffffff' : this.told.color });
  }

  private drawCursor(context: CanvasRenderingContext2D, state: PoolState, time: number): void {
    const { x, y } = placeOf(state.cursor);
    context.strokeStyle = '#ffffff';
    context.lineWidth = 3.4;
    context.setLineDash([10, 8]);
    context.lineDashOffset = -time * 22;
    context.beginPath();
    context.arc(x, y, 31, 0, Math.PI * 2);
    context.stroke();
    context.setLineDash([]);
  }

  drawHud(context: CanvasRenderingContext2D, state: PoolState, { counter, time }: Frame): void {
    const { stage } = this;
    const { palette, width } = stage;
    drawScore(context, stage, counter);
    // A gauge for the tide: six marks, and how high it stands.
    const x = width - 30;
    const danger = state.water > ROWS - 1.2 && Math.sin(time * 8) > 0;
    context.fillStyle = fade(darker(palette.high, 0.6), 0.75);
    context.beginPath();
    context.roundRect(x - 46, 24, 60, 16, 8);
    context.fill();
    context.fillStyle = danger ? '#ff7a8a' : palette.low;
    context.beginPath();
    context.roundRect(x - 44, 26, Math.max(8, 56 * (state.water / ROWS)), 12, 6);
    context.fill();
  }
}

function placeOf(stone: number): { x: number; y: number } {
  return { x: BOARD.x + (stone % COLUMNS) * STONE, y: BOARD.y + Math.floor(stone / COLUMNS) * STONE };
}
