import { clamp } from '../sim/dmath.ts';
import { Particles } from './Particles.ts';
import { PopUps } from './PopUps.ts';

/** How hard it felt. */
export type Force = 'small' | 'big' | 'fatal';

const STOP_MS = { small: 40, big: 70, fatal: 120 };
const TRAUMA = { small: 0.3, big: 0.6, fatal: 1 };

/** What makes an event felt: the picture stops, shakes, flashes, comes nearer, throws sparks. Quiet under reduced motion. */
export class Juice {
  readonly particles = new Particles();
  readonly popUps = new PopUps();
  reducedMotion = false;
  private trauma = 0;
  private stopped = 0;
  private zoomed = 0;
  private flashed = 0;
  private flashColor = '#ffffff';
  private sinceFlash = 1;
  private clock = 0;

  /** Steps are skipped for a moment; the log does not notice. */
  stop(force: Force): void {
    this.stopped = Math.max(this.stopped, STOP_MS[force] / 1000);
  }

  shake(force: Force): void {
    this.trauma = Math.min(1, Math.max(this.trauma, TRAUMA[force]));
  }

  /** Stop and shake in one. */
  hit(force: Force): void {
    this.stop(force);
    this.shake(force);
  }

  zoom(): void {
    this.zoomed = 1;
  }

  /** Never more than three a second, whoever asks. */
  flash(color = '#ffffff'): void {
    if (this.sinceFlash < 0.34) return;
    this.sinceFlash = 0;
    this.flashed = 1;
    this.flashColor = color;
  }

  get isStopped(): boolean {
    return this.stopped > 0;
  }

  /** Counts real time down, stopped or not. */
  update(delta: number): void {
    this.clock += delta;
    this.stopped = Math.max(0, this.stopped - delta);
    this.trauma = Math.max(0, this.trauma - 1.6 * delta);
    this.zoomed = Math.max(0, this.zoomed - delta / 0.33);
    this.flashed = Math.max(0, this.flashed - delta / 0.06);
    this.sinceFlash += delta;
    this.particles.update(delta, this.reducedMotion);
    this.popUps.update(delta);
  }

  /** For the camera: six units by the square of the trauma, and four parts in a hundred nearer on a feat. */
  get motion(): { x: number; y: number; zoom: number } {
    if (this.reducedMotion) return STILL;
    const reach = 6 * this.trauma * this.trauma;
    const rise = clamp((1 - this.zoomed) * 4, 0, 1);
    return {
      x: reach * Math.sin(this.clock * 61),
      y: reach * Math.sin(this.clock * 83 + 2),
      zoom: this.zoomed > 0 ? 1 + 0.04 * rise * Math.min(1, this.zoomed * 1.4) : 1,
    };
  }

  drawFlash(context: CanvasRenderingContext2D, width: number, height: number): void {
    if (this.flashed <= 0 || this.reducedMotion) return;
    context.globalAlpha = this.flashed * 0.45;
    context.fillStyle = this.flashColor;
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
  }

  clear(): void {
    this.trauma = 0;
    this.stopped = 0;
    this.zoomed = 0;
    this.flashed = 0;
    this.particles.clear();
    this.popUps.clear();
  }
}

const STILL = { x: 0, y: 0, zoom: 1 };
