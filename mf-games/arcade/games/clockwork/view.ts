import { darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawRing, drawScore } from '../../kit/draw/hud.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, View } from '../../kit/Game.ts';
import { Spring } from '../../kit/juice/Spring.ts';
import { at } from '../../kit/sim/at.ts';
import { POINT } from '../../kit/sim/Input.ts';
import { faceSprite, gearSprite, handSprite, linkSprite } from './drawGears.ts';
import { drawTower } from './drawTower.ts';
import { type ClockEvent, type ClockState, DAY } from './sim.ts';
import { BOARD, CLOCKS, type Gear, isUp } from './works.ts';
import { words } from './words.ts';

/** The bench in the tower, with one clock's gears on it. */
export class ClockView implements View<ClockState> {
  private readonly stage: Stage;
  /** Where each gear is shown, in turns; it swings after where it is. */
  private shown: { spring: Spring; wait: number; home: number }[] = [];
  private readonly arrive = new Spring(120, 14);
  private jolt = { gear: -1, spring: new Spring() };
  private clock = -1;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(state: ClockState): void {
    this.take(state);
  }

  private take({ works, clock }: ClockState): void {
    this.clock = clock;
    this.shown = works.gears.map(({ turned }) => {
      const spring = new Spring(420, 24);
      spring.kick(turned);
      return { spring, wait: 0, home: turned };
    });
    this.jolt.gear = -1;
    this.arrive.kick(1);
  }

  react(event: ClockEvent, state: ClockState): void {
    const { sound, juice, palette } = this.stage;
    const { gears } = state.works;
    if (event.kind === 'turn') {
      const { x, y, touches, chained } = at(gears, event.gear);
      sound.hit(0.6);
      sound.pluck(event.up + (event.by > 0 ? 2 : 0), 0.8, 0.03);
      // Those that it drives follow a moment later.
      gears.forEach(({ turned }, i) => {
        const gear = at(this.shown, i);
        gear.home = turned;
        gear.wait = touches.includes(i) || i === chained ? 0.03 : 0;
      });
      juice.particles.burst(x, y + 30, {
        count: 5,
        color: [palette.glow, palette.built],
        speed: 80,
        size: 2,
      });
      for (const i of [event.gear, ...touches, chained])
        if (i >= 0 && isUp(at(gears, i), state.works.positions))
          juice.particles.ring(at(gears, i).x, at(gears, i).y, palette.glow, 54, 0.4);
    } else if (event.kind === 'stuck') {
      sound.thud(0.6);
      this.jolt.gear = event.gear;
      this.jolt.spring.kick(0.12);
      this.stage.caption(this.stage.tell(words, 'bolted'));
    } else if (event.kind === 'strike') this.strike(event, state);
    else if (event.kind === 'next') {
      sound.whoosh();
      this.take(state);
    } else if (event.kind === 'hurry') {
      sound.bell(4, 0.6);
      this.stage.caption(this.stage.tell(words, 'hurry'));
    } else sound.hat(0.4);
  }

  private strike(event: Extract<ClockEvent, { kind: 'strike' }>, state: ClockState): void {
    const { sound, juice, palette } = this.stage;
    sound.win();
    sound.bell(0);
    sound.bell(2, 0.6);
    juice.stop('small');
    juice.zoom();
    for (const { x, y } of state.works.gears)
      juice.particles.burst(x, y, { count: 8, color: [palette.glow, '#ffffff', palette.built], speed: 150 });
    juice.popUps.add(BOARD.width / 2, BOARD.height / 2, `+${event.points}`, lighter(palette.glow, 0.3), 38);
    sound.music.setIntensity(Math.min(3, 1 + Math.floor(event.clock / 2)));
  }

  /** The bench in a sentence: who cannot see turns by ear. */
  describe({ works, clock, turns, cursor, steers }: ClockState): string {
    const { gears, positions, par } = works;
    const up = gears.filter((gear) => isUp(gear, positions)).length;
    const line = this.stage.tell(words, 'state', { clock: clock + 1, up, all: gears.length, turns, par });
    const gear = gears[cursor];
    if (!steers || !gear) return line;
    if (gear.bolted) return `${line} ${this.stage.tell(words, 'bolted')}`;
    const off = ((gear.turned % positions) + positions) % positions;
    return `${line} ${this.stage.tell(words, 'gear', { off })}`;
  }

  draw(context: CanvasRenderingContext2D, state: ClockState, { time, delta, mood }: Frame): void {
    const { stage } = this;
    if (this.clock !== state.clock) this.take(state);
    this.arrive.update(delta);
    this.jolt.spring.update(delta);
    for (const gear of this.shown) {
      gear.wait -= delta;
      if (gear.wait <= 0) gear.spring.update(delta, gear.home);
    }
    drawTower(context, stage);
    stage.camera.board(context, BOARD.width, BOARD.height);
    const lift = stage.settings.reducedMotion ? 0 : this.arrive.value;
    context.save();
    context.translate(0, -lift * 60);
    context.globalAlpha = 1;
    this.drawAxles(context, state);
    state.works.gears.forEach((gear, i) => this.drawGear(context, state, gear, i, time));
    this.drawChain(context, state, time);
    if (mood !== 'title') this.drawHold(context, state, time);
    context.restore();
  }

  /** A bar from each gear to those that it drives, seen between them. */
  private drawAxles(context: CanvasRenderingContext2D, { works }: ClockState): void {
    context.strokeStyle = fade(darker(this.stage.palette.high, 0.5), 0.75);
    context.lineWidth = 16;
    context.lineCap = 'round';
    context.beginPath();
    works.gears.forEach(({ x, y, touches }, i) => {
      for (const other of touches) {
        if (other < i) continue;
        context.moveTo(x, y + 4);
        context.lineTo(at(works.gears, other).x, at(works.gears, other).y + 4);
      }
    });
    context.stroke();
  }

  private drawGear(
    context: CanvasRenderingContext2D,
    state: ClockState,
    gear: Gear,
    index: number,
    time: number,
  ): void {
    const { stage } = this;
    const { paint, palette } = stage;
    const { positions } = state.works;
    const jolt = this.jolt.gear === index ? this.jolt.spring.value : 0;
    const turned = at(this.shown, index).spring.value;
    const angle = (turned / positions) * Math.PI * 2 + jolt;
    const lit = isUp(gear, positions);
    const metal = gear.bolted ? 'iron' : index % 2 ? 'bronze' : 'brass';
    if (lit) paint.glow(context, gear.x, gear.y, 78, palette.glow, 0.5 + 0.06 * Math.sin(time * 3 + index));
    paint.stamp(context, gearSprite(stage, metal), gear.x, gear.y, { angle });
    const face = lit ? 'lit' : gear.bolted ? 'bolted' : 'open';
    paint.stamp(context, faceSprite(stage, gear.bolted && lit ? 'bolted' : face, positions), gear.x, gear.y);
    const strike = state.striking > 0 ? 1 + 0.16 * Math.abs(Math.sin(state.striking * 0.2)) : 1;
    paint.stamp(context, handSprite(stage, lit), gear.x, gear.y - 1, {
      angle,
      scaleX: strike,
      scaleY: strike,
    });
  }

  private drawChain(context: CanvasRenderingContext2D, { works }: ClockState, time: number): void {
    const { stage } = this;
    works.gears.forEach((gear, a) => {
      if (gear.chained <= a) return;
      const other = at(works.gears, gear.chained);
      const dx = other.x - gear.x;
      const dy = other.y - gear.y;
      const long = Math.sqrt(dx * dx + dy * dy);
      const angle = Math.atan2(dy, dx);
      const sag = Math.min(26, long * 0.1);
      const run = (at(this.shown, a).spring.value * 22) % 22;
      for (let along = 40 + ((run + 22) % 22); along < long - 36; along += 22) {
        const part = along / long;
        const drop = Math.sin(part * Math.PI) * (sag + Math.sin(time * 1.5) * 1.5);
        stage.paint.stamp(context, linkSprite(stage), gear.x + dx * part, gear.y + dy * part + drop, {
          angle,
        });
      }
      for (const { x, y } of [gear, other]) {
        context.strokeStyle = fade('#c6cad2', 0.8);
        context.lineWidth = 4;
        context.setLineDash([7, 5]);
        context.beginPath();
        context.arc(x, y, 38, 0, Math.PI * 2);
        context.stroke();
        context.setLineDash([]);
      }
    });
  }

  /** What will move and which way, while a gear is held or the cursor is on it. */
  private drawHold(context: CanvasRenderingContext2D, state: ClockState, time: number): void {
    if (state.striking > 0) return;
    const { gears } = state.works;
    const index = state.steers ? state.cursor : -1;
    if (index < 0 || state.held & POINT) return;
    const gear = at(gears, index);
    const { palette } = this.stage;
    context.lineCap = 'round';
    context.lineWidth = 5;
    context.strokeStyle = gear.bolted ? '#ff7a8a' : palette.glow;
    context.setLineDash([12, 9]);
    context.lineDashOffset = -time * 26;
    context.beginPath();
    context.arc(gear.x, gear.y, 57, 0, Math.PI * 2);
    context.stroke();
    context.setLineDash([]);
    if (gear.bolted) return;
    for (const other of gear.touches) this.drawArc(context, at(gears, other), -1, time);
    if (gear.chained >= 0) this.drawArc(context, at(gears, gear.chained), 1, time);
  }

  private drawArc(context: CanvasRenderingContext2D, { x, y }: Gear, way: number, time: number): void {
    const start = -Math.PI / 2 + Math.sin(time * 4) * 0.1 * way;
    const end = start + way * 1.1;
    context.strokeStyle = fade(lighter(this.stage.palette.glow, 0.3), 0.9);
    context.lineWidth = 4;
    context.beginPath();
    context.arc(x, y, 56, start, end, way < 0);
    const tipX = x + Math.cos(end) * 56;
    const tipY = y + Math.sin(end) * 56;
    const heading = end + (way * Math.PI) / 2;
    context.moveTo(tipX - Math.cos(heading - 0.6) * 11, tipY - Math.sin(heading - 0.6) * 11);
    context.lineTo(tipX, tipY);
    context.lineTo(tipX - Math.cos(heading + 0.6) * 11, tipY - Math.sin(heading + 0.6) * 11);
    context.stroke();
  }

  drawHud(context: CanvasRenderingContext2D, state: ClockState, { counter }: Frame): void {
    const { stage } = this;
    const { palette, width } = stage;
    drawScore(context, stage, counter);
    const part = state.left / DAY;
    drawRing(context, stage, {
      x: width - 34,
      y: 36,
      radius: 18,
      part,
      color: part < 0.1 ? '#ff7a8a' : palette.glow,
      text: String(Math.max(0, Math.ceil(state.left / 60))),
    });
    this.drawTurns(context, state);
    for (let i = 0; i < CLOCKS; i++) {
      const x = stage.isWide ? width - 34 : width / 2 + (i - (CLOCKS - 1) / 2) * 15 + 18;
      const y = stage.isWide ? 78 + i * 15 : 20;
      context.fillStyle = i < state.mended ? palette.glow : fade(darker(palette.high, 0.5), 0.8);
      context.beginPath();
      context.arc(x, y, 4.6, 0, Math.PI * 2);
      context.fill();
    }
  }

  /** A tooth for each turn that is enough; those beyond are red. */
  private drawTurns(context: CanvasRenderingContext2D, { turns, works }: ClockState): void {
    const { stage } = this;
    const { palette } = stage;
    const count = Math.min(22, Math.max(turns, works.par));
    for (let i = 0; i < count; i++) {
      const x = stage.isWide ? 22 + (i % 6) * 15 : stage.width / 2 + (i - (count - 1) / 2) * 12 + 18;
      const y = stage.isWide ? 72 + Math.floor(i / 6) * 20 : 43;
      const used = i < turns;
      context.fillStyle =
        i >= works.par
          ? '#ff7a8a'
          : used
            ? fade(darker(palette.high, 0.5), 0.85)
            : lighter(palette.built, 0.3);
      context.beginPath();
      context.roundRect(x - 4, y - 7, 8, 14, 3);
      context.fill();
    }
  }
}
