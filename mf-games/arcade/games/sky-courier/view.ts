import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { pieceAt } from '../../kit/draw/pieces.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, View } from '../../kit/Game.ts';
import { Spring } from '../../kit/juice/Spring.ts';
import { at } from '../../kit/sim/at.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import { A } from '../../kit/sim/Input.ts';
import { drawBird, drawBolt, drawGull, drawSmoke, letterSprite, stormSprite } from './drawAir.ts';
import { drawHud } from './drawHud.ts';
import { chimneySprite, drawFarTown, drawSky, houseSprite, lineSprite } from './drawTown.ts';
import { POST, TOWN, TROUBLE } from './rules.ts';
import { type CourierState, gullHeight, secondsOf, STORM } from './sim.ts';
import { around, offset } from './town.ts';
import { words } from './words.ts';

interface Streak {
  x: number;
  y: number;
  long: number;
}

/** The town from the side, with the camera a little ahead of the bird. */
export class CourierView implements View<CourierState> {
  private readonly stage: Stage;
  private cameraX = 0;
  private lead = 0;
  private flap = 0;
  private facing = 1;
  private readonly squash = new Spring();
  private streaks: Streak[] = [];
  /** Where the bird was, for the letters that trail behind it. */
  private trail: { x: number; y: number }[] = [];
  private before = { x: 0, y: 0 };

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(state: CourierState): void {
    this.lead = state.direction * 100;
    this.cameraX = state.x + this.lead;
    this.facing = state.direction;
    this.trail = Array.from({ length: 60 }, () => ({ x: state.x, y: state.y }));
    this.streaks = Array.from({ length: 26 }, () => ({
      x: Math.random(),
      y: Math.random(),
      long: 20 + Math.random() * 40,
    }));
    this.before = { x: state.x, y: state.y };
  }

  react(event: CourierState['events'][number], state: CourierState): void {
    const { sound, juice, palette } = this.stage;
    const here = { x: this.shownX(state.x), y: state.y };
    if (event.kind === 'press') sound.whoosh(0.5);
    else if (event.kind === 'pick') {
      sound.pickUp(event.carried - 1);
      juice.particles.burst(here.x, here.y, {
        count: 10,
        color: [pieceAt(event.letter).color, '#fff3dc'],
        shape: 'shard',
      });
    } else if (event.kind === 'deliver') this.delivered(event, state);
    else if (event.kind === 'bump') {
      sound.hit();
      sound.fail();
      juice.hit(event.by === 'storm' ? 'big' : 'small');
      this.squash.kick(-0.35);
      juice.particles.burst(here.x, here.y, { count: 12, color: ['#fff8ea', palette.low], shape: 'shard' });
      if (event.by === 'storm') this.stage.caption(this.stage.tell(words, 'thunder'));
      if (event.lost !== undefined) juice.popUps.add(here.x, here.y - 16, '−1', '#ff7a8a', 18);
    } else if (event.kind === 'skim') {
      sound.hat();
      juice.particles.burst(here.x, event.y, {
        count: 8,
        color: [palette.glow, '#ffffff'],
        speed: 90,
        angle: -Math.PI / 2,
        spread: 0.8,
        size: 2,
      });
      juice.popUps.add(here.x, here.y - 12, '+10', lighter(palette.glow, 0.3), 13);
    } else if (event.kind === 'creak') {
      this.stage.caption(this.stage.tell(words, 'creak'));
      sound.sing('creak', {
        type: 'sawtooth',
        from: 310,
        to: 260,
        decay: 0.3,
        level: 0.06,
        lowpass: { from: 900 },
      });
      sound.sing('creak 2', {
        type: 'sawtooth',
        from: 260,
        to: 330,
        decay: 0.3,
        level: 0.06,
        delay: 0.5,
        lowpass: { from: 900 },
      });
    } else if (event.kind === 'turn') {
      sound.whoosh();
      sound.pluck(2);
    }
  }

  private delivered(
    event: Extract<CourierState['events'][number], { kind: 'deliver' }>,
    state: CourierState,
  ): void {
    const { sound, juice, palette } = this.stage;
    const x = this.shownX(event.x);
    sound.pickUp(event.combo + 1);
    sound.bell(event.combo, 0.5);
    juice.stop('small');
    juice.zoom();
    juice.particles.burst(x, event.y - 6, {
      count: 22,
      color: [pieceAt(event.letter).color, palette.glow, '#ffffff'],
      speed: 170,
      angle: -Math.PI / 2,
      spread: 0.7,
    });
    juice.particles.ring(x, event.y - 8, palette.glow, 40);
    const size = 16 + Math.min(8, event.combo) * 1.5;
    juice.popUps.add(x, event.y - 34, `${event.points}`, event.late ? '#ffb454' : '#fff6e4', size);
    sound.music.setIntensity(state.deliveries < 3 ? 1 : state.deliveries < 10 ? 2 : 3);
    sound.music.speed = Math.min(1.25, 1 + state.deliveries * 0.008);
  }

  step(state: CourierState): void {
    const { sound } = this.stage;
    this.before = { x: state.x - state.speedX / 60, y: state.y - state.speedY / 60 };
    this.trail.unshift({ x: state.x, y: state.y });
    this.trail.pop();
    sound.drone(
      'wind',
      0.05 + 0.1 * clamp(Math.abs(state.speedX) / 300, 0, 1),
      300 + Math.abs(state.speedX) * 2.4,
    );
    this.flap += state.held & A ? 0.42 : 0.1;
    this.facing += (state.direction - this.facing) * 0.16;
    const reach = Math.max(0, 360 - this.stage.camera.seen.width / 2);
    this.lead += (state.direction * Math.max(40, reach) - this.lead) * 0.045;
    const pace = state.speedX / 60 / this.stage.camera.seen.width;
    for (const streak of this.streaks) {
      streak.x += pace * 0.45;
      streak.x -= Math.floor(streak.x);
    }
  }

  draw(context: CanvasRenderingContext2D, state: CourierState, { alpha, time, delta }: Frame): void {
    const { stage } = this;
    const x = this.before.x + offset(this.before.x, state.x) * alpha;
    const y = this.before.y + (state.y - this.before.y) * alpha;
    this.squash.update(delta);
    // Never jumps at the seam of the ring, so that sparks stay where they are.
    this.cameraX += offset(around(this.cameraX), around(x + this.lead));
    drawSky(context, stage);
    stage.camera.look(context, {
      x: this.cameraX,
      y: stage.isWide ? 276 : 244,
      width: 470,
      height: 510,
    });
    drawFarTown(context, stage, this.cameraX);
    this.drawStreaks(context);
    this.drawTown(context, state, time);
    this.drawStreet(context);
    this.drawTrouble(context, state, time);
    for (const letter of state.letters) {
      const letterX = this.shownX(letter.x);
      drawSmoke(context, stage, letterX, letter.y, time);
      stage.paint.glow(context, letterX, letter.y, 42, pieceAt(letter.kind).color, 0.55);
      stage.paint.stamp(
        context,
        letterSprite(stage, letter.kind),
        letterX,
        letter.y + Math.sin(time * 2 + letter.x) * 4,
        { angle: Math.sin(time * 1.4 + letter.x) * 0.14 },
      );
    }
    this.drawFlyer(context, state, this.shownX(x), y);
  }

  drawHud(context: CanvasRenderingContext2D, state: CourierState, frame: Frame): void {
    drawHud(context, this.stage, state, frame);
  }

  /** The copy of a place of the ring that is nearest to what is seen. */
  private shownX(x: number): number {
    return this.cameraX + offset(this.cameraX, x);
  }

  private drawFlyer(context: CanvasRenderingContext2D, state: CourierState, x: number, y: number): void {
    const { stage } = this;
    state.carried.forEach((kind, i) => {
      const place = at(this.trail, 8 + i * 7);
      stage.paint.stamp(context, letterSprite(stage, kind), this.shownX(place.x), place.y + 8, {
        scaleX: 0.62,
        scaleY: 0.62,
        angle: -0.15 * this.facing,
      });
    });
    const blinks = state.safe > 0 && state.tick > 120 && Math.floor(state.tick / 5) % 2 === 0;
    context.globalAlpha = blinks ? 0.45 : 1;
    const tilt = clamp(state.speedY / 500, -0.5, 0.5);
    stage.paint.glow(context, x, y, 46, '#fff3dc', 0.3);
    context.save();
    context.translate(x, y);
    context.scale((1 - this.squash.value) * 1.15, (1 + this.squash.value) * 1.15);
    drawBird(context, stage, { x: 0, y: 0, facing: this.facing, tilt, flap: Math.sin(this.flap) });
    context.restore();
    context.globalAlpha = 1;
  }

  private drawStreaks(context: CanvasRenderingContext2D): void {
    const { camera, palette, settings } = this.stage;
    if (settings.reducedMotion) return;
    const { seen } = camera;
    context.lineCap = 'round';
    context.lineWidth = 2;
    for (const { x, y, long } of this.streaks) {
      const height = seen.y + y * 420;
      context.strokeStyle = fade(lighter(palette.glow, 0.6), 0.08 + 0.12 * (1 - y));
      const left = seen.x + x * (seen.width + 120) - 60;
      context.beginPath();
      context.moveTo(left, height);
      context.lineTo(left + long * (1.6 - y), height);
      context.stroke();
    }
  }

  private drawTown(context: CanvasRenderingContext2D, state: CourierState, time: number): void {
    const { stage } = this;
    const { paint } = stage;
    for (const chimney of state.town.chimneys) {
      const x = this.shownX(chimney.x);
      paint.stamp(context, chimneySprite(stage, chimney), x, chimney.y + 85);
      const { color } = pieceAt(chimney.kind);
      if (!state.carried.includes(chimney.kind)) continue;
      paint.glow(context, x, chimney.y - POST.height / 2, 46 + Math.sin(time * 5) * 4, color, 0.7);
      this.drawMouth(context, x, chimney.y, color, time);
    }
    for (const house of state.town.houses) {
      const x = this.shownX(house.x + house.width / 2);
      paint.stamp(context, houseSprite(stage, house), x, house.top + 150 - 54);
    }
    if (secondsOf(state) >= TROUBLE.lines)
      for (const line of state.town.lines)
        paint.stamp(
          context,
          lineSprite(stage, line),
          this.shownX(line.x + line.width / 2),
          line.y + 22 + Math.sin(time * 2 + line.x) * 2,
        );
  }

  /** Three chevrons that fall into a mouth which waits. */
  private drawMouth(
    context: CanvasRenderingContext2D,
    x: number,
    y: number,
    color: string,
    time: number,
  ): void {
    context.strokeStyle = color;
    context.lineWidth = 3.4;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (let i = 0; i < 3; i++) {
      const part = (time * 1.2 + i / 3) % 1;
      const top = y - POST.height + part * (POST.height - 8);
      context.globalAlpha = Math.sin(part * Math.PI);
      context.beginPath();
      context.moveTo(x - 9, top - 6);
      context.lineTo(x, top);
      context.lineTo(x + 9, top - 6);
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  /** The quay below, a lamp every 120 units, and the canal that shows them again. */
  private drawStreet(context: CanvasRenderingContext2D): void {
    const { camera, palette, paint } = this.stage;
    const { seen } = camera;
    const quay = TOWN.ground + 22;
    context.fillStyle = blend(palette.high, palette.ground, 0.5);
    context.fillRect(seen.x, quay, seen.width, 400);
    context.fillStyle = darker(palette.ground, 0.1);
    context.fillRect(seen.x, quay, seen.width, 8);
    context.fillStyle = darker(palette.high, 0.3);
    context.fillRect(seen.x, quay + 8, seen.width, 5);
    for (let i = Math.floor(seen.x / 120); i * 120 < seen.x + seen.width + 40; i++) {
      const x = i * 120 + 30;
      context.fillStyle = darker(palette.high, 0.45);
      context.fillRect(x - 1.5, TOWN.ground - 22, 3, 46);
      context.fillStyle = palette.glow;
      context.beginPath();
      context.arc(x, TOWN.ground - 24, 4.5, 0, Math.PI * 2);
      context.fill();
      paint.glow(context, x, TOWN.ground - 22, 40, palette.glow, 0.5);
      for (let wave = 0; wave < 6; wave++) {
        const wide = 26 - wave * 3 + 5 * Math.sin(wave * 2.4 + i);
        context.fillStyle = fade(palette.glow, 0.3 - wave * 0.045);
        context.fillRect(x - wide / 2, quay + 24 + wave * 13, wide, 3.4);
      }
    }
  }

  private drawTrouble(context: CanvasRenderingContext2D, state: CourierState, time: number): void {
    const { stage } = this;
    for (const gull of state.gulls)
      drawGull(context, stage, this.shownX(gull.x), gullHeight(gull), gull.phase);
    if (state.stormX < 0) return;
    const x = this.shownX(state.stormX);
    stage.paint.stamp(context, stormSprite(stage), x, STORM.bottom - 74);
    if (Math.floor(time * 2.3) % 3 === 0 && !stage.settings.reducedMotion)
      drawBolt(context, x + Math.sin(Math.floor(time * 2.3)) * 80, STORM.bottom - 16, '#fff3b0');
  }
}
