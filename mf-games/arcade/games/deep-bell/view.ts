import { darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawPips, drawRing, drawScore } from '../../kit/draw/hud.ts';
import { drawVeil } from '../../kit/draw/veil.ts';
import { write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, View } from '../../kit/Game.ts';
import { Spring } from '../../kit/juice/Spring.ts';
import { at } from '../../kit/sim/at.ts';
import { clamp, mix } from '../../kit/sim/dmath.ts';
import { A } from '../../kit/sim/Input.ts';
import { drawEvening, drawWalls, drawWater } from './drawSea.ts';
import {
  bellSprite,
  boatSprite,
  bubbleSprite,
  coneSprite,
  diverSprite,
  obstacleSprite,
} from './drawThings.ts';
import { METRE, START_X } from './shaft.ts';
import { bankOf, type BellState, DIVE } from './sim.ts';
import { words } from './words.ts';

/** The shaft from the side, and the boat above it. */
export class BellView implements View<BellState> {
  private readonly stage: Stage;
  private cameraY = 60;
  private tilt = 0;
  private aim = Math.PI / 2;
  private swings: Spring[] = [];
  private readonly squash = new Spring();
  private before = { x: START_X, y: 0 };
  private light = 260;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(state: BellState): void {
    this.cameraY = state.y + 60;
    this.swings = state.shaft.bells.map(() => new Spring(60, 1.6));
    this.before = { x: state.x, y: state.y };
  }

  react(event: BellState['events'][number], state: BellState): void {
    const { sound, juice, palette } = this.stage;
    if (event.kind === 'dive') {
      this.splash(state.x);
      sound.thud();
    } else if (event.kind === 'turn') {
      sound.whoosh(0.35);
      juice.particles.burst(event.x, event.y, {
        count: 4,
        color: fade(palette.glow, 0.7),
        speed: 40,
        size: 2.2,
        gravity: -120,
        life: 0.7,
      });
    } else if (event.kind === 'ring') this.ring(event);
    else if (event.kind === 'bubble') {
      sound.pickUp(4);
      juice.particles.burst(event.x, event.y, {
        count: 12,
        color: ['#ffffff', palette.glow],
        speed: 80,
        size: 3,
        gravity: -160,
        life: 0.6,
      });
      juice.popUps.add(event.x, event.y - 10, `+${DIVE.bubble}`, palette.glow, 18);
    } else if (event.kind === 'hit') {
      sound.hit();
      sound.thud();
      juice.hit('big');
      juice.flash('#ff7a8a');
      this.squash.kick(-0.4);
      juice.particles.burst(event.x, event.y, {
        count: 14,
        color: ['#ffffff', '#ff7a8a'],
        speed: 150,
        gravity: -100,
      });
      juice.popUps.add(event.x, event.y - 22, `−${DIVE.hit}`, '#ff7a8a', 20);
    } else if (event.kind === 'bank') this.bank(event);
    else {
      sound.fail();
      juice.hit('fatal');
      if (event.lost > 0) juice.popUps.add(state.x, state.y - 30, `−${event.lost}`, '#ff7a8a', 24);
    }
  }

  private ring(event: Extract<BellState['events'][number], { kind: 'ring' }>): void {
    const { sound, juice, palette } = this.stage;
    sound.bell(event.bell - 3);
    at(this.swings, event.bell).kick(0.7);
    juice.stop('small');
    juice.zoom();
    for (const size of [50, 110, 190])
      juice.particles.ring(event.x, event.y, palette.glow, size, 0.5 + size / 300);
    juice.particles.burst(event.x, event.y, {
      count: 16,
      color: ['#ffe3a8', palette.glow],
      speed: 130,
      gravity: -60,
    });
    juice.popUps.add(event.x, event.y - 34, String(event.worth), '#ffd98a', 20 + event.bell * 2);
    sound.music.setIntensity(Math.min(3, 1 + Math.floor(event.bell / 2)));
  }

  private bank(event: Extract<BellState['events'][number], { kind: 'bank' }>): void {
    const { sound, juice } = this.stage;
    this.splash(START_X);
    if (event.points === 0) return;
    sound.win();
    juice.zoom();
    juice.popUps.add(START_X, -56, `+${event.points}`, '#ffb454', 30);
    juice.particles.burst(START_X, -10, {
      count: 24,
      color: ['#ffb454', '#fff6e4'],
      speed: 220,
      angle: -Math.PI / 2,
      spread: 0.8,
    });
    sound.music.setIntensity(1);
  }

  private splash(x: number): void {
    const { juice, palette, sound } = this.stage;
    sound.hiss('splash', { filter: 'bandpass', from: 900, to: 300, decay: 0.3, level: 0.4 });
    juice.particles.burst(x, 0, {
      count: 16,
      color: ['#ffffff', lighter(palette.glow, 0.2)],
      speed: 150,
      angle: -Math.PI / 2,
      spread: 0.6,
    });
  }

  step(state: BellState): void {
    const { sound, juice, palette, camera } = this.stage;
    this.before = { x: state.x - state.speedX / 60, y: state.y - state.speedY / 60 };
    const deep = clamp(state.y / 500, 0, 1);
    sound.mixer.muffle(state.phase === 'surface' ? 0 : 0.35 + 0.45 * deep);
    if (state.phase !== 'surface') sound.drone('deep', 0.05 + 0.08 * deep, 220 - 110 * deep);
    if (state.phase === 'dive' && state.breath < 6 && state.breath > 5.95)
      this.stage.caption(this.stage.tell(words, 'heart'));
    if (state.phase === 'dive' && state.breath < 6 && state.tick % 48 < 1)
      sound.sing('heart', { from: 70, to: 42, decay: 0.16, level: 0.7 });
    if (state.phase === 'dive' && state.breath < 6 && state.tick % 48 === 11)
      sound.sing('heart 2', { from: 62, to: 40, decay: 0.14, level: 0.5 });
    if (state.phase === 'dive' && state.tick % 24 === 0)
      juice.particles.burst(state.x, state.y - 18, {
        count: 2,
        color: fade(palette.glow, 0.6),
        speed: 20,
        size: 2.6,
        gravity: -150,
        life: 0.9,
      });
    const lead = state.phase === 'surface' ? 70 : state.held & A ? 120 : -10;
    // As far ahead in both ways, whatever the screen: half of it less a margin.
    const wanted = state.y + clamp(lead, -camera.seen.height * 0.2, camera.seen.height * 0.22);
    this.cameraY += (wanted - this.cameraY) * (state.phase === 'haul' ? 0.2 : 0.055);
    this.tilt += (clamp(state.speedX / 70, -1, 1) * 0.32 - this.tilt) * 0.2;
    const aim = Math.atan2(state.speedY + 0.01, state.speedX * 0.8);
    this.aim += Math.atan2(Math.sin(aim - this.aim), Math.cos(aim - this.aim)) * 0.16;
    this.light += (lightOf(state) - this.light) * (state.tick - state.rangAt < 8 ? 0.5 : 0.08);
  }

  draw(context: CanvasRenderingContext2D, state: BellState, { alpha, time, delta }: Frame): void {
    const { stage } = this;
    const { paint, palette } = stage;
    const x = mix(this.before.x, state.x, alpha);
    const y = mix(this.before.y, state.y, alpha);
    this.squash.update(delta);
    drawEvening(context, stage);
    stage.camera.look(context, { x: 180, y: this.cameraY, width: 360, height: stage.isWide ? 540 : 590 });
    drawWater(context, stage, time);
    drawWalls(context, stage);
    this.drawBoat(context, x, y, time);
    this.drawThings(context, state, time, delta);
    if (state.phase === 'dive') this.drawCone(context, x, y);
    const bob = state.phase === 'surface' ? Math.sin(time * 2) * 2 : 0;
    paint.glow(context, x, y - 8, 44, '#fff2c8', state.phase === 'surface' ? 0.15 : 0.4);
    const blinks = state.safe > 0 && Math.floor(state.tick / 4) % 2 === 0;
    const flutter = state.phase === 'dive' ? 0.04 * Math.sin(time * 12) : 0;
    paint.stamp(context, diverSprite(stage), x, y + bob, {
      angle: this.tilt + (state.held & A ? 0.2 * Math.sign(this.tilt) : 0),
      scaleX: 1 - this.squash.value - flutter,
      scaleY: 1 + this.squash.value + flutter,
      alpha: blinks ? 0.5 : 1,
    });
    const strength = clamp((state.y - 14 * METRE) / (26 * METRE), 0, 1) * (paint.contrast ? 0.7 : 0.94);
    drawVeil(context, stage, { x, y, radius: this.light, strength, color: darker(palette.low, 0.55) });
    if (strength > 0.05) this.drawTells(context, state, palette.glow);
  }

  private drawBoat(context: CanvasRenderingContext2D, x: number, y: number, time: number): void {
    const { stage } = this;
    const { paint, camera } = stage;
    if (camera.seen.y > 80) return;
    const boatY = -44 + Math.sin(time * 1.3) * 2.5;
    const boatX = START_X + 44;
    context.strokeStyle = '#d8c9a8';
    context.lineWidth = 1.6;
    context.beginPath();
    context.moveTo(boatX - 40, boatY - 24);
    context.quadraticCurveTo(boatX - 44, Math.max(0, y * 0.4), x, y - 20);
    context.stroke();
    paint.glow(context, boatX - 24, boatY - 40, 60, '#ffd98a', 0.6);
    paint.stamp(context, boatSprite(stage), boatX, boatY, { angle: Math.sin(time * 1.1) * 0.03 });
    context.fillStyle = '#ffe9b0';
    context.beginPath();
    context.arc(boatX - 24, boatY - 36, 5, 0, Math.PI * 2);
    context.fill();
  }

  private drawThings(context: CanvasRenderingContext2D, state: BellState, time: number, delta: number): void {
    const { stage } = this;
    const { paint, camera, palette } = stage;
    const { seen } = camera;
    const isSeen = (y: number) => y > seen.y - 80 && y < seen.y + seen.height + 80;
    for (const obstacle of state.shaft.obstacles) {
      if (!isSeen(obstacle.y)) continue;
      const { x, y, look, radius } = obstacle;
      if (look === 'mine') this.drawChain(context, x, y, radius);
      const pulse = look === 'jelly' ? 0.07 * Math.sin(time * 3 + y) : 0;
      if (look === 'jelly') paint.glow(context, x, y, 40, '#ff7a8a', 0.35);
      paint.stamp(
        context,
        obstacleSprite(stage, obstacle),
        x,
        y + (look === 'jelly' ? Math.sin(time * 1.5 + y) * 2 : 0),
        { scaleX: 1 + pulse, scaleY: 1 - pulse },
      );
    }
    state.shaft.bubbles.forEach(({ x, y }, i) => {
      if (at(state.taken, i) || !isSeen(y)) return;
      paint.glow(context, x, y, 34, palette.glow, 0.4);
      const swell = 0.06 * Math.sin(time * 4 + i);
      paint.stamp(
        context,
        bubbleSprite(stage),
        x + Math.sin(time * 1.3 + i) * 3,
        y + Math.sin(time * 1.9 + i) * 4,
        { scaleX: 1 + swell, scaleY: 1 - swell },
      );
    });
    state.shaft.bells.forEach(({ x, y }, i) => {
      const swing = at(this.swings, i).update(delta);
      if (!isSeen(y)) return;
      const rung = at(state.rung, i);
      paint.glow(context, x, y, rung ? 40 : 58 + 5 * Math.sin(time * 2.4 + i), '#ffcf7a', rung ? 0.2 : 0.5);
      paint.stamp(context, bellSprite(stage, rung), x, y, { angle: swing });
      if (!rung)
        write(context, String(DIVE.worth * (i + 1)), x, y + 3, {
          size: 12.5,
          color: darker('#c9974a', 0.65),
        });
    });
  }

  private drawChain(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
    const wall = x < 180 ? 20 : 340;
    context.strokeStyle = fade(darker(this.stage.palette.low, 0.2), 0.8);
    context.lineWidth = 3;
    context.setLineDash([5, 3]);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo((x + wall) / 2, y + radius + 26, wall, y + 4);
    context.stroke();
    context.setLineDash([]);
  }

  private drawCone(context: CanvasRenderingContext2D, x: number, y: number): void {
    const { stage } = this;
    if (stage.paint.contrast) return;
    context.globalCompositeOperation = 'lighter';
    context.save();
    context.translate(x, y - 6);
    context.rotate(this.aim);
    stage.paint.stamp(context, coneSprite(stage), 140, 0, { alpha: 0.75 });
    context.restore();
    context.globalCompositeOperation = 'source-over';
  }

  /** The next bell glimmers through the dark, so that one knows that there is something. */
  private drawTells(context: CanvasRenderingContext2D, state: BellState, color: string): void {
    const next = state.rung.indexOf(false);
    const bell = state.shaft.bells[next];
    if (bell && bell.y > state.y) this.stage.paint.glow(context, bell.x, bell.y, 26, color, 0.35);
  }

  drawHud(context: CanvasRenderingContext2D, state: BellState, { counter, time }: Frame): void {
    const { stage } = this;
    const { palette, width } = stage;
    const under = darker(palette.low, 0.5);
    drawScore(context, stage, counter);
    const pending = bankOf(state);
    if (pending > 0)
      write(context, `+${pending}`, 18, 64, { size: 19, color: '#ffd98a', align: 'left', under });
    drawPips(context, stage, { left: state.dives, of: DIVE.dives, shape: 'drop', color: '#ffd98a' });
    if (state.phase === 'surface') return;
    const low = state.breath < 6;
    const color = low ? (Math.floor(time * 5) % 2 ? '#ff7a8a' : '#ffd0d5') : palette.glow;
    const x = stage.isWide ? width - 52 : width / 2 + 8;
    const y = stage.isWide ? 96 : 40;
    drawRing(context, stage, {
      x,
      y,
      radius: stage.isWide ? 28 : 24,
      part: state.breath / DIVE.breath,
      color,
      text: String(Math.ceil(state.breath)),
    });
    write(context, `${Math.floor(state.y / METRE)} m`, x, y + (stage.isWide ? 46 : 40), {
      size: 15,
      color: '#fff6e4',
      under,
    });
  }
}

/** How far one sees: wide by day, 200 units at forty metres, 70 at ninety; a bell shows more. */
function lightOf(state: BellState): number {
  if (state.tick - state.rangAt < 72) return 260;
  const metres = state.y / METRE;
  if (metres < 40) return mix(420, 200, clamp((metres - 10) / 30, 0, 1));
  return mix(200, 70, clamp((metres - 40) / 50, 0, 1));
}
