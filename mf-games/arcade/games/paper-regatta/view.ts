import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawScore } from '../../kit/draw/hud.ts';
import { shapePath } from '../../kit/draw/pieces.ts';
import { write } from '../../kit/draw/text.ts';
import { drawPlank } from '../../kit/flow/cards.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, SignBox, View } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import { gustNow, type Spot, windAt } from './course.ts';
import { drawBoat, leeSprite, pieceOf, type Shown } from './drawBoat.ts';
import { drawCharge, drawFleet, drawVane, drawWay } from './drawHud.ts';
import {
  buoySprite,
  drawBank,
  drawRipples,
  drawWater,
  type Floating,
  floatingSprite,
  gustSprite,
  layPond,
  ringSprite,
} from './drawPond.ts';
import { type Boat, placeOf } from './race.ts';
import type { RegattaEvent, RegattaState } from './sim.ts';
import { words } from './words.ts';

const WAKE = 46;

/** A pond at sunset from above, with the camera a little ahead of the own boat. */
export class RegattaView implements View<RegattaState> {
  private readonly stage: Stage;
  private pond: Floating[] = [];
  private wakes: Spot[][] = [];
  private readonly eye = { x: 0, y: 0, leadX: 0, leadY: 0 };
  private streaks = Array.from({ length: 30 }, (_, i) => ({ x: (i * 0.618) % 1, y: (i * 0.377) % 1 }));
  private wasShaded = false;
  private big = { text: '', age: 9 };

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(state: RegattaState): void {
    this.pond = layPond(Math.round(at(state.race.course.buoys, 0).x * 13));
    this.wakes = state.race.boats.map(() => []);
    const own = this.own(state);
    Object.assign(this.eye, { x: own.x, y: own.y - 60, leadX: 0, leadY: 0 });
    this.big = { text: '', age: 9 };
  }

  /** The boat that the camera follows: for who watches, the first. */
  private own({ race, me }: RegattaState): Boat {
    return race.boats[me] ?? at(race.boats, 0);
  }

  react(event: RegattaEvent, state: RegattaState): void {
    const { sound, juice, palette } = this.stage;
    const mine = 'boat' in event && event.boat === Math.max(0, state.me);
    const boat = 'boat' in event ? state.race.boats[event.boat] : undefined;
    if (event.kind === 'race') {
      this.reset(state);
      sound.music.setIntensity(Math.min(3, 1 + event.round));
    } else if (event.kind === 'gun') {
      sound.thud();
      sound.bell(4, 0.8);
      this.stage.caption(this.stage.tell(words, 'gun'));
      this.say('!');
    } else if (event.kind === 'points') {
      this.say(['1.', '2.', '3.', '4.'][event.place] ?? '');
      if (event.place === 0) sound.win();
      const { x, y } = this.own(state);
      juice.popUps.add(x, y - 30, `+${event.points}`, palette.glow, 34);
    } else if (event.kind === 'bump') {
      if (!mine && !this.isNear(event, state)) return;
      sound.hit(0.5);
      juice.particles.burst(event.x, event.y, {
        count: 5,
        color: '#e8f6ff',
        speed: 90,
        gravity: 0,
        size: 2.6,
      });
    } else if (!boat) return;
    else if (event.kind === 'buoy') {
      juice.particles.ring(boat.x, boat.y, pieceOf(event.boat).color, 60, 0.7);
      if (!mine) return;
      sound.pickUp(event.passed);
      juice.zoom();
      juice.particles.burst(boat.x, boat.y, { count: 16, color: [palette.glow, '#fff6e4'], gravity: 0 });
    } else if (event.kind === 'finish') {
      juice.particles.burst(boat.x, boat.y, {
        count: 30,
        color: [pieceOf(event.boat).color, '#ffffff', palette.glow],
        speed: 200,
        gravity: 60,
        shape: 'shard',
        life: 0.9,
      });
    } else if (event.kind === 'push') {
      sound.whoosh();
      if (mine) juice.zoom();
      juice.particles.burst(boat.x, boat.y, {
        count: 14,
        color: ['#ffffff', palette.glow],
        speed: 160,
        angle: boat.heading + Math.PI,
        spread: 0.5,
        gravity: 0,
      });
    } else if (mine) this.reactOwn(event.kind, boat);
  }

  private reactOwn(kind: RegattaEvent['kind'], boat: Boat): void {
    const { sound, juice } = this.stage;
    if (kind === 'early') {
      sound.fail();
      this.say('−2');
      this.stage.caption(this.stage.tell(words, 'early'));
    } else if (kind === 'touch') {
      sound.thud();
      juice.hit('big');
      juice.particles.burst(boat.x, boat.y, { count: 14, color: ['#e8f6ff', '#ff7a5a'], gravity: 0 });
    } else if (kind === 'steal')
      sound.sing('steal', { type: 'sine', from: 300, to: 620, decay: 0.25, level: 0.2 });
    else if (kind === 'full') {
      sound.bell(7, 0.6);
      this.stage.caption(this.stage.tell(words, 'full'));
    }
  }

  private isNear({ x, y }: Spot, state: RegattaState): boolean {
    const own = this.own(state);
    return Math.abs(own.x - x) + Math.abs(own.y - y) < 260;
  }

  private say(text: string): void {
    this.big = { text, age: 0 };
  }

  step(state: RegattaState): void {
    const { boats, tick } = state.race;
    const own = this.own(state);
    boats.forEach((boat, i) => {
      const wake = this.wakes[i];
      if (!wake || tick % 3 !== 0 || boat.speed < 12) return;
      wake.push({ x: boat.x - Math.cos(boat.heading) * 28, y: boat.y - Math.sin(boat.heading) * 28 });
      if (wake.length > WAKE) wake.shift();
    });
    this.eye.leadX += (Math.cos(own.heading) * own.speed * 0.7 - this.eye.leadX) * 0.025;
    this.eye.leadY += (Math.sin(own.heading) * own.speed * 0.7 - this.eye.leadY) * 0.025;
    this.stage.sound.drone('wind', 0.02 + 0.05 * clamp(own.speed / 140, 0, 1), 120 + own.speed * 1.6);
    if (own.shaded && !this.wasShaded) {
      this.stage.sound.hiss('shade', { filter: 'lowpass', from: 500, to: 160, decay: 0.4, level: 0.25 });
      this.stage.caption(this.stage.tell(words, 'shaded'));
    }
    this.wasShaded = own.shaded;
    if (tick < 0 && tick % 60 === 0 && state.pause === 0) {
      this.say(String(-tick / 60));
      this.stage.sound.pluck(2);
    }
  }

  draw(context: CanvasRenderingContext2D, state: RegattaState, frame: Frame): void {
    const { stage, eye } = this;
    const { race } = state;
    const own = this.own(state);
    // The last step's places, moved back by what of a step is missing; over the network, by what is still to come home.
    const ahead = (boat: Boat): Shown => {
      const off = state.net?.offsets[race.boats.indexOf(boat)];
      return {
        x: boat.x + (Math.cos(boat.heading) * boat.speed * (frame.alpha - 1)) / 60 + (off?.x ?? 0),
        y: boat.y + (Math.sin(boat.heading) * boat.speed * (frame.alpha - 1)) / 60 + (off?.y ?? 0),
        heading: boat.heading,
      };
    };
    const shown = race.boats.map(ahead);
    const self = ahead(own);
    eye.x = self.x + eye.leadX;
    eye.y = self.y + eye.leadY;
    this.big.age += frame.delta;
    const wind = windAt(race.course, race.tick);
    drawWater(context, stage);
    stage.camera.look(context, { x: eye.x, y: eye.y, width: 400, height: stage.isWide ? 400 : 540 });
    this.drawPond(context, state, frame.time);
    this.drawCourse(context, state, own, frame.time);
    this.drawWakes(context, shown);
    race.boats.forEach((boat, i) => {
      if (boat.finish > 0) return;
      stage.paint.stamp(context, leeSprite(stage, boat === own), at(shown, i).x, at(shown, i).y, {
        angle: wind,
        alpha: boat.steals ? 1 : 0.6,
      });
    });
    this.drawStreaks(context, wind, frame.delta);
    race.boats.forEach((boat, i) =>
      drawBoat(context, stage, i, {
        boat,
        shown: at(shown, i),
        wind,
        time: race.tick / 60,
        isOwn: boat === own,
      }),
    );
    if (own.finish === 0) drawWay(context, stage, state, own, frame.time);
  }

  private drawPond(context: CanvasRenderingContext2D, { race }: RegattaState, time: number): void {
    const { stage } = this;
    const { paint, palette, camera } = stage;
    const { seen } = camera;
    const isSeen = (x: number, y: number, reach: number) =>
      x > seen.x - reach &&
      x < seen.x + seen.width + reach &&
      y > seen.y - reach &&
      y < seen.y + seen.height + reach;
    for (const gust of race.course.gusts) {
      const { x, y, radius } = gustNow(gust, race.tick);
      if (!isSeen(x, y, radius)) continue;
      const scale = radius / 100;
      paint.stamp(context, gustSprite(stage), x, y, { scaleX: scale, scaleY: scale });
    }
    drawRipples(context, stage, race.tick * 0.3);
    drawBank(context, stage);
    for (const thing of this.pond) {
      if (!isSeen(thing.x, thing.y, 50)) continue;
      const bob = stage.settings.reducedMotion ? 0 : Math.sin(time * 1.3 + thing.x) * 2;
      paint.stamp(context, floatingSprite(stage, thing), thing.x, thing.y + bob);
      if (thing.kind === 'lantern') paint.glow(context, thing.x, thing.y + bob, 46, palette.glow, 0.5);
    }
  }

  private drawCourse(
    context: CanvasRenderingContext2D,
    { race }: RegattaState,
    own: Boat,
    time: number,
  ): void {
    const { stage } = this;
    const { paint, palette } = stage;
    const { buoys, line } = race.course;
    const last = at(buoys, 3);
    if (race.tick < 120) {
      for (let x = -170; x < 170; x += 20) {
        context.fillStyle = (x / 20) % 2 ? fade('#fff6e4', 0.85) : fade(darker(palette.high, 0.2), 0.7);
        context.fillRect(last.x + x, line - 4, 20, 8);
      }
      for (const side of [-176, 176]) paint.stamp(context, buoySprite(stage, false), last.x + side, line);
    }
    buoys.forEach(({ x, y }, i) => {
      const isNext = own.finish === 0 && own.passed % buoys.length === i && race.tick >= 0;
      if (isNext) {
        paint.stamp(context, ringSprite(stage), x, y, { angle: time * 0.4, alpha: 0.75 });
        paint.glow(context, x, y, 120 + 14 * Math.sin(time * 4), palette.glow, 0.7);
      }
      const sway = stage.settings.reducedMotion ? 0 : Math.sin(time * 2 + i) * 0.12;
      paint.stamp(context, buoySprite(stage, isNext), x, y, { angle: sway });
    });
  }

  private drawWakes(context: CanvasRenderingContext2D, shown: readonly Shown[]): void {
    context.lineCap = 'round';
    context.lineJoin = 'round';
    shown.forEach((boat, i) => {
      const wake = this.wakes[i];
      if (!wake || wake.length < 3) return;
      for (const [part, wide, alpha] of [
        [0, 3, 0.1],
        [0.35, 6, 0.14],
        [0.7, 8, 0.2],
      ] as const) {
        context.strokeStyle = `rgb(232 246 255 / ${alpha})`;
        context.lineWidth = wide;
        context.beginPath();
        wake.forEach(({ x, y }, n) => {
          if (n >= wake.length * part) context.lineTo(x, y);
        });
        context.lineTo(boat.x, boat.y);
        context.stroke();
      }
    });
  }

  /** Streaks over the water: they go where the wind goes. */
  private drawStreaks(context: CanvasRenderingContext2D, wind: number, delta: number): void {
    const { seen } = this.stage.camera;
    const calm = this.stage.settings.reducedMotion;
    const [dx, dy] = [Math.cos(wind), Math.sin(wind)];
    context.strokeStyle = 'rgb(255 255 255 / 0.3)';
    context.lineWidth = 1.8;
    context.lineCap = 'round';
    context.beginPath();
    for (const streak of this.streaks) {
      if (!calm) {
        streak.x = (streak.x + dx * delta * 0.42 + 1) % 1;
        streak.y = (streak.y + dy * delta * 0.42 + 1) % 1;
      }
      const x = seen.x + streak.x * seen.width;
      const y = seen.y + streak.y * seen.height;
      context.moveTo(x, y);
      context.lineTo(x - dx * 24, y - dy * 24);
    }
    context.stroke();
  }

  /** White paper would not carry letters of light. */
  drawSign(context: CanvasRenderingContext2D, sign: SignBox): void {
    drawPlank(context, this.stage, sign, blend('#9a6a48', this.stage.palette.high, 0.3));
  }

  drawHud(context: CanvasRenderingContext2D, state: RegattaState, frame: Frame): void {
    const { stage } = this;
    const { palette, width, height } = stage;
    const { race, me, net } = state;
    const own = this.own(state);
    const index = Math.max(0, me);
    if (net) {
      const { color, shape } = pieceOf(index);
      context.save();
      context.translate(32, 36);
      context.fillStyle = color;
      context.fill(shapePath(shape, 13));
      context.restore();
    } else drawScore(context, stage, frame.counter);
    write(context, `${placeOf(race, index) + 1}.`, width - 16, 36, {
      size: 40,
      color: lighter(pieceOf(index).color, 0.25),
      align: 'right',
      under: darker(palette.high, 0.6),
      rim: fade(darker(palette.high, 0.6), 0.55),
    });
    drawFleet(context, stage, state);
    drawVane(context, stage, windAt(race.course, race.tick), frame.time);
    drawCharge(context, stage, own, frame.time);
    if (this.big.age > 1.4) return;
    const grown =
      this.big.age < 0.15 ? 0.5 + this.big.age * 4 : 1.1 - Math.min(0.1, (this.big.age - 0.15) * 0.5);
    context.globalAlpha = clamp((1.4 - this.big.age) * 3, 0, 1);
    write(context, this.big.text, width / 2, height * 0.3, {
      size: 92 * grown,
      color: '#fff6e4',
      under: darker(palette.high, 0.5),
    });
    context.globalAlpha = 1;
  }
}
