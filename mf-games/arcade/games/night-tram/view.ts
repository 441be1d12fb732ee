import { blend, darker, fade } from '../../kit/draw/color.ts';
import { drawRing, drawScore } from '../../kit/draw/hud.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, View } from '../../kit/Game.ts';
import { Spring } from '../../kit/juice/Spring.ts';
import { at } from '../../kit/sim/at.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import { drawCup } from './drawCup.ts';
import { drawStreetTiles, dropStreetTiles, layStreet, type Stretch } from './drawStreet.ts';
import { houseSprite, lampSprite, layTown, type Thing, tramSprite, treeSprite } from './drawTown.ts';
import { LAPS, otherSpot, RAIN_FROM, TRAM, type TramEvent, type TramState } from './sim.ts';
import { asideOf, HALF_WIDTH, type TrackPoint } from './track.ts';
import { words } from './words.ts';

interface Mark {
  x: number;
  y: number;
  angle: number;
}

/** The old town by night, from above, with the camera a little ahead of the tram. */
export class TramView implements View<TramState> {
  private readonly stage: Stage;
  private things: Thing[] = [];
  private street: Stretch[] = [];
  private readonly tiles = new Set<string>();
  /** Places where a bend is worth a sign. */
  private signs: TrackPoint[] = [];
  private marks: Mark[] = [];
  private readonly eye = { x: 0, y: 0, leadX: 0, leadY: 0 };
  private before = { x: 0, y: 0, heading: 0, tea: 0 };
  private readonly squash = new Spring();

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(state: TramState): void {
    this.things = layTown(state.track);
    this.street = layStreet(state.track);
    dropStreetTiles(this.stage, this.tiles);
    this.signs = state.track.filter(({ bend }, i) => i % 2 === 0 && Math.abs(bend) > 1 / 300);
    this.marks = [];
    Object.assign(this.eye, { x: state.x, y: state.y, leadX: 0, leadY: 0 });
    this.before = { x: state.x, y: state.y, heading: state.heading, tea: 0 };
  }

  react(event: TramEvent, state: TramState): void {
    const { sound, juice, palette } = this.stage;
    if (event.kind === 'drift')
      sound.hiss('drift', { filter: 'bandpass', from: 2400, to: 1600, decay: 0.3, level: 0.2 });
    else if (event.kind === 'boost') {
      sound.bell(4 + Math.round(event.power * 5), 0.5);
      sound.whoosh();
      juice.particles.burst(state.x, state.y, {
        count: 6 + Math.round(event.power * 12),
        color: [palette.glow, '#ffffff'],
        speed: 190,
        gravity: 0,
        life: 0.3,
      });
      if (event.power > 0.8) juice.zoom();
    } else if (event.kind === 'wall') {
      sound.hit(0.4 + event.force);
      if (event.force > 0.4) juice.hit(event.force > 0.75 ? 'big' : 'small');
      this.squash.kick(-0.25 * event.force);
      juice.particles.burst(event.x, event.y, {
        count: 10,
        color: [palette.glow, '#ff9a4a'],
        speed: 170,
        gravity: 0,
        size: 2.4,
        life: 0.3,
      });
    } else if (event.kind === 'scrape') {
      this.stage.caption(this.stage.tell(words, 'scrape'));
    } else if (event.kind === 'spill') {
      sound.sing('spill', { type: 'sine', from: 700, to: 240, decay: 0.22, level: 0.25 });
      juice.particles.burst(state.x, state.y, {
        count: 8,
        color: ['#d98a3d', '#f0b060'],
        speed: 90,
        gravity: 0,
      });
      this.stage.caption(this.stage.tell(words, 'spill'));
    } else if (event.kind === 'lap') {
      sound.win();
      juice.zoom();
      juice.popUps.add(state.x, state.y - 40, `+${event.points}`, '#ffffff', 30);
      sound.music.setIntensity(Math.min(3, event.lap + 1));
    } else if (event.kind === 'rain') {
      sound.hiss('rain', { filter: 'highpass', from: 3000, decay: 1.2, attack: 0.4, level: 0.2 });
      this.stage.caption(this.stage.tell(words, 'rain'));
    } else if (event.kind === 'oncoming') {
      sound.bell(2);
      sound.bell(2, 0.7);
      this.stage.caption(this.stage.tell(words, 'oncoming'));
    } else if (event.kind === 'crash') {
      sound.thud();
      sound.fail();
      juice.hit('fatal');
      juice.particles.burst(event.x, event.y, {
        count: 22,
        color: [palette.glow, '#ff7a5a', '#ffffff'],
        speed: 240,
        gravity: 0,
        shape: 'shard',
      });
    } else sound.bell(0, 0.7);
  }

  step(state: TramState): void {
    const { sound } = this.stage;
    const { before } = this;
    before.x = state.x - state.speedX / 60;
    before.y = state.y - state.speedY / 60;
    before.heading = state.heading - state.yaw / 60;
    before.tea = state.tea - state.teaSpeed / 60;
    const pace = Math.sqrt(state.speedX * state.speedX + state.speedY * state.speedY);
    sound.drone('rail', 0.03 + 0.07 * clamp(pace / 420, 0, 1), 70 + pace * 0.28);
    this.eye.leadX += (state.speedX * 0.3 - this.eye.leadX) * 0.06;
    this.eye.leadY += (state.speedY * 0.3 - this.eye.leadY) * 0.06;
    if (state.scrape > 0 && state.tick % 4 === 0) this.scrape(state);
    if (state.drift > 0 && state.tick % 2 === 0) {
      this.marks.push({ x: state.x, y: state.y, angle: state.heading });
      if (this.marks.length > 160) this.marks.shift();
      if (state.tick % 4 === 0)
        this.stage.juice.particles.burst(
          state.x - Math.cos(state.heading) * 26,
          state.y - Math.sin(state.heading) * 26,
          {
            count: 1 + Math.round(state.drift * 2),
            color: state.drift > 1 ? ['#7fb4ff', '#ffffff'] : ['#ffb454', '#fff6e4'],
            speed: 130,
            gravity: 0,
            size: 2.6,
            life: 0.3,
          },
        );
    }
  }

  /** Sparks along the wall, and drops out of the cup. */
  private scrape(state: TramState): void {
    const { sound, juice, palette } = this.stage;
    const point = at(state.track, state.place);
    const reach = asideOf(point, state) > 0 ? TRAM.wide : -TRAM.wide;
    const x = state.x - Math.sin(point.angle) * reach;
    const y = state.y + Math.cos(point.angle) * reach;
    const spray = { speed: 150, gravity: 0, size: 2.4, life: 0.3 };
    sound.hiss('scrape', { filter: 'bandpass', from: 3200, to: 2300, decay: 0.1, level: 0.16 });
    juice.particles.burst(x, y, { ...spray, count: 3, color: [palette.glow, '#ff9a4a'] });
    if (state.cup > 0)
      juice.particles.burst(state.x, state.y, { ...spray, speed: 80, count: 1, color: ['#d98a3d'] });
  }

  draw(context: CanvasRenderingContext2D, state: TramState, frame: Frame): void {
    const { stage, before, eye } = this;
    const { palette, camera, paint } = stage;
    const { alpha, time } = frame;
    this.squash.update(frame.delta);
    const x = before.x + (state.x - before.x) * alpha;
    const y = before.y + (state.y - before.y) * alpha;
    eye.x = x + eye.leadX;
    eye.y = y + eye.leadY;
    stage.backdrop(context, 'ground', (inner, width, height) => {
      inner.fillStyle = blend(palette.ground, palette.low, 0.16);
      inner.fillRect(0, 0, width, height);
    });
    camera.look(context, { x: eye.x, y: eye.y, width: 560, height: stage.isWide ? 540 : 620 });
    this.drawStreet(context, state, time);
    this.drawThings(context, 'lamp');
    const other = otherSpot(state);
    if (other) {
      this.light(context, other.x, other.y, other.angle + Math.PI);
      paint.stamp(context, tramSprite(stage, true), other.x, other.y, { angle: other.angle + Math.PI });
    }
    const angle = before.heading + state.yaw * (alpha / 60);
    this.light(context, x, y, angle);
    const blinks = state.safe > 0 && Math.floor(state.safe / 5) % 2 === 0;
    paint.stamp(context, tramSprite(stage, false), x, y, {
      angle: angle + state.yaw * state.drift * 0.1,
      scaleX: 1 - this.squash.value,
      scaleY: 1 + this.squash.value,
      alpha: blinks ? 0.5 : 1,
    });
    this.drawThings(context, 'house');
    if (state.lap >= RAIN_FROM) this.drawRain(context, time);
  }

  /** Two cones of light on the street ahead. */
  private light(context: CanvasRenderingContext2D, x: number, y: number, angle: number): void {
    const { paint, palette } = this.stage;
    for (const [far, size, bright] of [
      [52, 46, 0.5],
      [104, 72, 0.36],
      [172, 96, 0.24],
    ] as const)
      paint.glow(context, x + Math.cos(angle) * far, y + Math.sin(angle) * far, size, palette.glow, bright);
  }

  private drawStreet(context: CanvasRenderingContext2D, state: TramState, time: number): void {
    const { palette } = this.stage;
    drawStreetTiles(context, this.stage, this.street, { wet: state.lap >= RAIN_FROM, tiles: this.tiles });
    context.lineJoin = 'round';
    context.lineCap = 'round';
    this.drawSigns(context, time);
    this.drawLine(context, at(state.track, 0));
    context.strokeStyle = fade(darker(palette.high, 0.4), 0.4);
    context.lineWidth = 3;
    context.beginPath();
    for (const { x, y, angle } of this.marks)
      for (const side of [-8, 8]) {
        const left = x - Math.sin(angle) * side - Math.cos(angle) * 22;
        const top = y + Math.cos(angle) * side - Math.sin(angle) * 22;
        context.moveTo(left - Math.cos(angle) * 7, top - Math.sin(angle) * 7);
        context.lineTo(left + Math.cos(angle) * 7, top + Math.sin(angle) * 7);
      }
    context.stroke();
  }

  /** Chevrons at the outside of bends, pointing the way round. */
  private drawSigns(context: CanvasRenderingContext2D, time: number): void {
    const { seen } = this.stage.camera;
    context.lineWidth = 7;
    context.lineJoin = 'miter';
    this.signs.forEach(({ x, y, angle, bend }, i) => {
      if (x < seen.x - 60 || x > seen.x + seen.width + 60 || y < seen.y - 60 || y > seen.y + seen.height + 60)
        return;
      const side = bend > 0 ? -1 : 1;
      const reach = side * (HALF_WIDTH - 13);
      const beat = 0.5 + 0.5 * Math.sin(time * 6 - i * 0.9);
      context.strokeStyle = fade(
        Math.abs(bend) > 1 / 170 ? '#ff7a6b' : this.stage.palette.glow,
        0.5 + 0.4 * beat,
      );
      context.save();
      context.translate(x - Math.sin(angle) * reach, y + Math.cos(angle) * reach);
      context.rotate(angle + bend * 40);
      context.beginPath();
      context.moveTo(-8, -10);
      context.lineTo(4, 0);
      context.lineTo(-8, 10);
      context.stroke();
      context.restore();
    });
  }

  private drawLine(context: CanvasRenderingContext2D, { x, y, angle }: TrackPoint): void {
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    for (let i = 0; i < 10; i++)
      for (let row = 0; row < 2; row++) {
        context.fillStyle = (i + row) % 2 ? '#fff6e4' : darker(this.stage.palette.high, 0.2);
        context.fillRect(row * 11 - 11, -HALF_WIDTH + i * 12.4, 11, 12.4);
      }
    context.restore();
  }

  private drawThings(context: CanvasRenderingContext2D, what: 'lamp' | 'house'): void {
    const { stage } = this;
    const { paint, palette } = stage;
    const { seen } = stage.camera;
    for (const { x, y, kind, look, angle } of this.things) {
      if ((kind === 'lamp') !== (what === 'lamp')) continue;
      if (x < seen.x - 80 || x > seen.x + seen.width + 80 || y < seen.y - 80 || y > seen.y + seen.height + 80)
        continue;
      if (kind === 'lamp') {
        paint.stamp(context, lampSprite(stage), x, y);
        paint.glow(context, x, y, 92, palette.glow, 0.42);
      } else if (kind === 'tree') paint.stamp(context, treeSprite(stage, look), x, y);
      else {
        paint.stamp(context, houseSprite(stage, look), x, y, {
          angle: angle > 1 ? angle - Math.PI / 2 : angle,
        });
        paint.glow(context, x, y + 46, 40, palette.glow, 0.22);
      }
    }
  }

  private drawRain(context: CanvasRenderingContext2D, time: number): void {
    const { seen } = this.stage.camera;
    if (this.stage.settings.reducedMotion) return;
    context.strokeStyle = 'rgb(190 215 255 / 0.32)';
    context.lineWidth = 1.6;
    context.beginPath();
    for (let i = 0; i < 90; i++) {
      const fall = (i * 0.37 + time * (1.7 + (i % 5) * 0.15)) % 1;
      const x = seen.x + ((i * 0.618) % 1) * (seen.width + 80) - fall * 60;
      const y = seen.y + fall * (seen.height + 40) - 20;
      context.moveTo(x, y);
      context.lineTo(x - 4, y + 15);
    }
    context.stroke();
  }

  drawHud(context: CanvasRenderingContext2D, state: TramState, { counter, alpha, time }: Frame): void {
    const { stage, before } = this;
    const { palette, width, height } = stage;
    drawScore(context, stage, counter);
    const seconds = Math.ceil(state.left / 60);
    drawRing(context, stage, {
      x: width - 34,
      y: 36,
      radius: 19,
      part: Math.min(1, seconds / 30),
      color: seconds <= 8 ? '#ff7a8a' : palette.glow,
      text: String(Math.max(0, seconds)),
    });
    // On a phone the score has five digits before them, and the clock behind.
    const [middle, apart, long] = stage.isWide ? [width / 2, 34, 28] : [width / 2 + 32, 29, 24];
    for (let i = 0; i < LAPS; i++) {
      const x = middle + (i - (LAPS - 1) / 2) * apart;
      const done = clamp(state.passed / state.track.length - i, 0, 1);
      context.fillStyle = fade(darker(palette.high, 0.6), 0.75);
      context.beginPath();
      context.roundRect(x - long / 2, 28, long, 9, 4.5);
      context.fill();
      if (done <= 0.02) continue;
      context.fillStyle = i === RAIN_FROM ? '#7fb4ff' : palette.glow;
      context.beginPath();
      context.roundRect(x - long / 2, 28, Math.max(9, long * done), 9, 4.5);
      context.fill();
    }
    const tea = before.tea + (state.tea - before.tea) * alpha;
    drawCup(context, stage, state, { x: stage.isWide ? width - 66 : width / 2, y: height - 62, tea, time });
  }
}
