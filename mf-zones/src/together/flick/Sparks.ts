import { AdditiveBlending, BufferAttribute, BufferGeometry, Color, Points, PointsMaterial } from 'three';
import { type Flick, FLICK_MS, SPARKS } from './flicks.ts';

/** The lights of one start, or of one who joins: points that rise from a spot, drift and fade. */
export class Sparks {
  readonly points: Points<BufferGeometry, PointsMaterial>;
  readonly #speeds: Float32Array;
  readonly #falls: number;
  #age = 0;

  constructor(flick: Flick, at: { x: number; y: number; z: number }, share = 1, next = Math.random) {
    const { colours, count, up, out, falls, size } = SPARKS[flick];
    const many = Math.max(6, Math.round(count * share));
    const places = new Float32Array(many * 3);
    const tints = new Float32Array(many * 3);
    this.#speeds = new Float32Array(many * 3);
    this.#falls = falls;
    for (let one = 0; one < many; one++) {
      const turn = next() * Math.PI * 2;
      const wide = next() * out;
      places.set(
        [at.x + Math.sin(turn) * next(), at.y + 0.4 + next(), at.z + Math.cos(turn) * next()],
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
      blending: AdditiveBlending,
    });
    this.points = new Points(geometry, material);
    this.points.frustumCulled = false;
    this.points.name = 'flick';
  }

  /** Moves on; `false` once it is over. */
  step(seconds: number): boolean {
    this.#age += seconds;
    const left = 1 - (this.#age * 1000) / FLICK_MS;
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
    this.points.material.dispose();
  }
}
