import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  NormalBlending,
  Points,
  PointsMaterial,
} from 'three';
import type { Burst } from './bursts.ts';

/** The lights of one burst: points that rise from a spot, drift and fade. */
export class Sparks {
  readonly points: Points<BufferGeometry, PointsMaterial>;
  readonly #speeds: Float32Array;
  readonly #falls: number;
  readonly #lastsMs: number;
  #age = 0;

  constructor(burst: Burst, at: { x: number; y: number; z: number }, next = Math.random) {
    const { colours, count, up, out, falls, size, from, lastsMs, isStar = false } = burst;
    const many = Math.max(6, count);
    this.#lastsMs = lastsMs;
    const places = new Float32Array(many * 3);
    const tints = new Float32Array(many * 3);
    this.#speeds = new Float32Array(many * 3);
    this.#falls = falls;
    // Stars come from over a head, the others from around the feet.
    const near = isStar ? 0.3 : 1;
    for (let one = 0; one < many; one++) {
      const turn = next() * Math.PI * 2;
      const wide = next() * out;
      places.set(
        [
          at.x + Math.sin(turn) * next() * near,
          at.y + from + next() * (isStar ? 0.4 : 1),
          at.z + Math.cos(turn) * next() * near,
        ],
        one * 3,
      );
      this.#speeds.set([Math.sin(turn) * wide, up * (0.5 + next() * 0.7), Math.cos(turn) * wide], one * 3);
      const { r, g, b } = new Color(colours[one % colours.length]);
      tints.set([r, g, b], one * 3);
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(places, 3));
    geometry.setAttribute('color', new BufferAttribute(tints, 3));
    const material = new PointsMaterial({
      size,
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      // Light upon light is white by day: a star keeps its colour.
      blending: isStar ? NormalBlending : AdditiveBlending,
      ...(isStar && { map: starPicture() }),
    });
    this.points = new Points(geometry, material);
    this.points.frustumCulled = false;
    this.points.name = 'flick';
  }

  /** Moves on; `false` once it is over. */
  step(seconds: number): boolean {
    this.#age += seconds;
    const left = 1 - (this.#age * 1000) / this.#lastsMs;
    if (left <= 0) return false;
    const attribute = this.points.geometry.getAttribute('position');
    const places = attribute.array;
    const speeds = this.#speeds;
    const drag = Math.exp(-seconds * 0.35);
    for (let at = 0; at < places.length; at++) {
      places[at] = (places[at] ?? 0) + (speeds[at] ?? 0) * seconds;
      speeds[at] = (speeds[at] ?? 0) * drag;
      if (at % 3 === 1) speeds[at] = (speeds[at] ?? 0) - this.#falls * seconds;
    }
    attribute.needsUpdate = true;
    this.points.material.opacity = Math.min(1, left * 3);
    return true;
  }

  dispose(): void {
    this.points.removeFromParent();
    this.points.geometry.dispose();
    this.points.material.map?.dispose();
    this.points.material.dispose();
  }
}

/** A five-pointed star with round tips. */
function starPicture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  const side = 64;
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.translate(side / 2, side / 2 + 2);
    pen.beginPath();
    for (let corner = 0; corner < 10; corner++) {
      const turn = (corner * Math.PI) / 5;
      const out = corner % 2 ? 11 : 24;
      pen.lineTo(Math.sin(turn) * out, -Math.cos(turn) * out);
    }
    pen.closePath();
    pen.fillStyle = '#fff';
    pen.strokeStyle = '#fff';
    pen.lineJoin = 'round';
    pen.lineWidth = 8;
    pen.stroke();
    pen.fill();
  }
  return new CanvasTexture(canvas);
}
