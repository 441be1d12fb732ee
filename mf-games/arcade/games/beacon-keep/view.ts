import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawRing, drawScore } from '../../kit/draw/hud.ts';
import { write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, View } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { drawMoor, groundSprite, keepSprite, toolSprite, wellSprite } from './drawMoor.ts';
import { FogPicture } from './FogPicture.ts';
import { awayFromKeep, COLUMNS, KEEP, ROWS, WINDS } from './fog.ts';
import {
  type BeaconEvent,
  type BeaconState,
  BOARD,
  CELL,
  DAWN,
  LOSES_AFTER,
  priceOf,
  TOOLS,
  TRAY,
} from './sim.ts';
import { type Word, words } from './words.ts';

const middle = (cell: number) => (cell + 0.5) * CELL;

/** A map of the moor with a keep in it, and the fog as one picture that is drawn large and soft. */
export class BeaconView implements View<BeaconState> {
  private readonly stage: Stage;
  private readonly fog = new FogPicture();
  /** Follows the fog, so that it recoils and creeps instead of jumping. */
  private shown: number[] = [];
  private flash = { x: 0, y: 0, age: 9 };

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(state: BeaconState): void {
    this.shown = [...state.fog];
    this.flash.age = 9;
  }

  react(event: BeaconEvent, state: BeaconState): void {
    const { sound, juice, palette } = this.stage;
    if (event.kind === 'place') {
      const x = middle(event.column);
      const y = middle(event.row);
      sound.pluck(state.lights.length);
      sound.pluck(state.lights.length + 4, 0.5, 0.06);
      juice.particles.ring(x, y, palette.glow, event.tool === 'flare' ? 90 : 48);
      juice.particles.burst(x, y, { count: 14, color: [palette.glow, '#ffffff'], speed: 120, gravity: 60 });
      if (event.tool !== 'flare') return;
      sound.whoosh();
      sound.bell(7, 0.6);
      juice.hit('small');
      this.flash = { x, y, age: 0 };
    } else if (event.kind === 'lift') {
      sound.hit(0.5);
      juice.particles.burst(middle(event.column), middle(event.row), {
        count: 6,
        color: palette.glow,
        speed: 70,
      });
    } else if (event.kind === 'dear') sound.thud(0.5);
    else if (event.kind === 'well') {
      const { column, row } = at(state.wells, event.well);
      if (event.free) sound.pickUp(event.well);
      else sound.sing('drown', { from: 300, to: 150, decay: 0.3, level: 0.18 });
      juice.particles.ring(middle(column), middle(row), event.free ? '#7fd6ff' : '#9aa6b0', 30);
    } else if (event.kind === 'turning') {
      sound.whoosh(0.5);
      this.stage.caption(
        this.stage.tell(words, 'turning', { wind: this.stage.tell(words, windWord(event.wind)) }),
      );
    } else if (event.kind === 'wind') {
      sound.whoosh();
      sound.music.setIntensity(Math.min(3, 1 + Math.floor(state.tick / 3600)));
    } else if (event.kind === 'danger') {
      sound.fail();
      juice.shake('big');
      this.stage.caption(this.stage.tell(words, 'danger'));
    } else if (event.kind === 'dawn') {
      sound.win();
      juice.flash(palette.glow);
      juice.popUps.add(BOARD.width / 2, 180, '+2000', palette.glow, 42);
      this.stage.caption(this.stage.tell(words, 'dawn'));
    } else sound.hat(0.3);
  }

  describe(state: BeaconState): string {
    const { stage } = this;
    return stage.tell(words, 'state', {
      oil: Math.floor(state.oil / 10) * 10,
      wells: state.wells.filter(({ free }) => free).length,
      wind: stage.tell(words, windWord(state.wind)),
      tool: stage.tell(words, at(TOOLS, state.tool)),
    });
  }

  step(state: BeaconState): void {
    this.flash.age += 1 / 60;
    for (let cell = 0; cell < this.shown.length; cell++) {
      const shown = at(this.shown, cell);
      this.shown[cell] = shown + (at(state.fog, cell) - shown) * 0.14;
    }
    const near = state.lost / LOSES_AFTER;
    this.stage.sound.drone('fog', 0.02 + 0.08 * near, 70 + 40 * near);
  }

  draw(context: CanvasRenderingContext2D, state: BeaconState, { time, mood }: Frame): void {
    const { stage } = this;
    const { paint, palette } = stage;
    drawMoor(context, stage);
    stage.camera.board(context, BOARD.width, BOARD.height);
    paint.stamp(context, groundSprite(stage), (COLUMNS * CELL) / 2, (ROWS * CELL) / 2);
    for (const well of state.wells) {
      if (well.free) paint.glow(context, middle(well.column), middle(well.row), 34, '#7fd6ff', 0.45);
      paint.stamp(context, wellSprite(stage, well.free), middle(well.column), middle(well.row));
    }
    const dawn = Math.max(0, Math.min(1, (state.tick - DAWN + 900) / 900));
    this.drawLights(context, state, time);
    paint.glow(
      context,
      middle(KEEP.column),
      middle(KEEP.row),
      92 + 5 * Math.sin(time * 3),
      palette.glow,
      0.75,
    );
    paint.stamp(context, keepSprite(stage), middle(KEEP.column), middle(KEEP.row) - 4);
    this.fog.draw(context, this.shown, blend(lighter(palette.low, 0.35), '#f7dcc0', dawn * 0.5));
    this.drawMarks(context, state, time);
    if (this.flash.age < 1.2)
      paint.glow(
        context,
        this.flash.x,
        this.flash.y,
        130 * (1 - this.flash.age * 0.5),
        '#ffffff',
        0.9 * (1 - this.flash.age / 1.2),
      );
    this.drawTray(context, state);
    if (mood !== 'title' && state.steers) this.drawCursor(context, state, time);
  }

  private drawLights(context: CanvasRenderingContext2D, state: BeaconState, time: number): void {
    const { stage } = this;
    const { paint, palette } = stage;
    state.lights.forEach(({ kind, column, row }, i) => {
      const x = middle(column);
      const y = middle(row);
      if (kind === 'mirror') {
        const [toX, toY] = awayFromKeep(column, row);
        for (let far = 1; far < 6; far++)
          paint.glow(
            context,
            x + toX * far * 17,
            y + toY * far * 17,
            20 + far * 7,
            palette.glow,
            0.4 - far * 0.05,
          );
      } else paint.glow(context, x, y, 62 + 3 * Math.sin(time * 4 + i), palette.glow, 0.6);
      const grip = state.grip === i ? Math.sin(time * 30) * 0.12 : 0;
      paint.stamp(context, toolSprite(stage, kind), x, y - 6, { angle: grip });
    });
  }

  /** What must be seen through any fog: where the wells and the keep are, and whether it is in danger. */
  private drawMarks(context: CanvasRenderingContext2D, state: BeaconState, time: number): void {
    const { palette } = this.stage;
    for (const { column, row, free } of state.wells) {
      if (free) continue;
      context.strokeStyle = fade('#7fd6ff', 0.7);
      context.lineWidth = 2.4;
      context.beginPath();
      context.arc(middle(column), middle(row), 10, 0, Math.PI * 2);
      context.stroke();
    }
    if (state.lost === 0) return;
    const x = middle(KEEP.column);
    const y = middle(KEEP.row);
    context.strokeStyle = '#ff7a6b';
    context.lineWidth = 6;
    context.beginPath();
    context.arc(
      x,
      y,
      42 + 3 * Math.sin(time * 12),
      -Math.PI / 2,
      -Math.PI / 2 + Math.PI * 2 * (1 - state.lost / LOSES_AFTER),
    );
    context.stroke();
    this.stage.paint.stamp(context, keepSprite(this.stage), x, y - 4, { alpha: 0.75 });
    this.stage.paint.glow(context, x, y, 50, palette.glow, 0.5);
  }

  private drawTray(context: CanvasRenderingContext2D, state: BeaconState): void {
    const { stage } = this;
    const { paint, palette } = stage;
    TOOLS.forEach((tool, i) => {
      const x = at(TRAY.x, i);
      const price = priceOf(state, tool);
      const ready = state.oil >= price && (tool !== 'flare' || state.flareRest === 0);
      const chosen = state.tool === i;
      context.fillStyle = fade(darker(palette.high, 0.4), 0.75);
      context.beginPath();
      context.roundRect(x - 44, TRAY.y - 26, 88, 54, 16);
      context.fill();
      if (chosen) {
        context.strokeStyle = palette.glow;
        context.lineWidth = 3.4;
        context.stroke();
      }
      paint.stamp(context, toolSprite(stage, tool), x - 18, TRAY.y, { alpha: ready ? 1 : 0.4 });
      write(context, String(price), x + 20, TRAY.y, { size: 20, color: ready ? '#fff6e4' : '#8c97a3' });
      if (tool !== 'flare' || state.flareRest === 0) return;
      context.fillStyle = palette.glow;
      context.fillRect(x - 36, TRAY.y + 19, 72 * (1 - state.flareRest / 720), 3);
    });
  }

  private drawCursor(context: CanvasRenderingContext2D, state: BeaconState, time: number): void {
    const x = middle(state.cursor.column);
    const y = middle(state.cursor.row);
    context.strokeStyle = '#ffffff';
    context.lineWidth = 3;
    context.setLineDash([8, 6]);
    context.lineDashOffset = -time * 20;
    context.beginPath();
    context.arc(x, y, 16, 0, Math.PI * 2);
    context.stroke();
    context.setLineDash([]);
    this.stage.paint.stamp(context, toolSprite(this.stage, at(TOOLS, state.tool)), x, y - 6, { alpha: 0.55 });
  }

  drawHud(context: CanvasRenderingContext2D, state: BeaconState, { counter, time }: Frame): void {
    const { stage } = this;
    const { palette, width } = stage;
    drawScore(context, stage, counter);
    // Oil, as a drop with its amount.
    const x = stage.isWide ? 30 : width / 2 - 6;
    const y = stage.isWide ? 80 : 34;
    context.fillStyle = palette.glow;
    context.beginPath();
    context.moveTo(x, y - 12);
    context.quadraticCurveTo(x + 11, y + 3, x, y + 9);
    context.quadraticCurveTo(x - 11, y + 3, x, y - 12);
    context.fill();
    write(context, String(Math.floor(state.oil)), x + 15, y, {
      size: 22,
      color: '#fff6e4',
      align: 'left',
      under: darker(palette.high, 0.6),
    });
    // The vane: where the wind goes, and where it will.
    const turning = state.nextWind !== state.wind;
    const part = state.tick >= DAWN ? 1 : state.tick / DAWN;
    drawRing(context, stage, { x: width - 34, y: 36, radius: 20, part, color: '#ffd9a0' });
    this.drawArrow(context, { x: width - 34, y: 36 }, state.wind, '#ffffff');
    if (turning && Math.sin(time * 8) > -0.3)
      this.drawArrow(context, { x: width - 34, y: 36 }, state.nextWind, '#ff9a6b');
  }

  private drawArrow(
    context: CanvasRenderingContext2D,
    { x, y }: { x: number; y: number },
    wind: number,
    color: string,
  ): void {
    const [dx, dy] = at(WINDS, wind);
    context.save();
    context.translate(x, y);
    context.rotate(Math.atan2(dy, dx));
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(13, 0);
    context.lineTo(-8, -8);
    context.lineTo(-4, 0);
    context.lineTo(-8, 8);
    context.fill();
    context.restore();
  }
}

const WIND_WORDS = ['wind0', 'wind1', 'wind2', 'wind3', 'wind4', 'wind5', 'wind6', 'wind7'] as const;
const windWord = (wind: number): Word => at(WIND_WORDS, wind);
