import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  Mesh,
  ShaderMaterial,
} from 'three';
import { ARC_POINTS, type Landing } from './arc.ts';

const RING = 28;
const HALF = 0.018;
const INNER = 0.24;
const OUTER = 0.32;

const VERTEX = /* glsl */ `
attribute float aShare;
varying float vShare;
void main() {
  vShare = aShare;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 uColour;
varying float vShare;
void main() {
  gl_FragColor = vec4(uColour, vShare);
}`;

const FREE = new Color('#5CD6C0').convertLinearToSRGB();
const BLOCKED = new Color('#E8785E').convertLinearToSRGB();

/** The arc of a teleport with a ring where one would stand: one call. Where one cannot stand it has no ring. */
export class ArcMesh {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  /** What `throwArc` writes. */
  readonly points = new Float32Array(ARC_POINTS * 3);
  readonly #spots = new BufferAttribute(new Float32Array((ARC_POINTS + RING) * 6), 3);
  readonly #colour = { value: FREE };

  constructor() {
    const geometry = new BufferGeometry();
    this.#spots.setUsage(DynamicDrawUsage);
    geometry.setAttribute('position', this.#spots);
    const shares = Float32Array.from({ length: (ARC_POINTS + RING) * 2 }, (_, n) =>
      n < ARC_POINTS * 2 ? Math.min(1, 0.15 + n / 16) : 0.95,
    );
    geometry.setAttribute('aShare', new BufferAttribute(shares, 1));
    geometry.setIndex(indexOf());
    const material = new ShaderMaterial({
      uniforms: { uColour: this.#colour },
      ...{ transparent: true, depthWrite: false, side: DoubleSide },
      ...{ vertexShader: VERTEX, fragmentShader: FRAGMENT },
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
    this.mesh.renderOrder = 25;
    this.mesh.name = 'arc';
  }

  show({ x, y, z, isFree, count }: Landing): void {
    const { points } = this;
    const spots = this.#spots.array;
    const wayX = (points[(count - 1) * 3] ?? 0) - (points[0] ?? 0);
    const wayZ = (points[(count - 1) * 3 + 2] ?? 0) - (points[2] ?? 0);
    const long = Math.hypot(wayX, wayZ) || 1;
    for (let n = 0; n < ARC_POINTS; n++) {
      const from = Math.min(n, count - 1) * 3;
      for (let side = 0; side < 2; side++) {
        const to = (n * 2 + side) * 3;
        const by = side === 0 ? HALF : -HALF;
        spots[to] = (points[from] ?? 0) - (wayZ / long) * by;
        spots[to + 1] = points[from + 1] ?? 0;
        spots[to + 2] = (points[from + 2] ?? 0) + (wayX / long) * by;
      }
    }
    for (let n = 0; n < RING; n++) {
      const angle = (n / RING) * Math.PI * 2;
      for (let side = 0; side < 2; side++) {
        const to = ((ARC_POINTS + n) * 2 + side) * 3;
        const radius = isFree ? (side === 0 ? INNER : OUTER) : 0;
        spots[to] = x + Math.cos(angle) * radius;
        spots[to + 1] = y + 0.04;
        spots[to + 2] = z + Math.sin(angle) * radius;
      }
    }
    this.#spots.needsUpdate = true;
    this.#colour.value = isFree ? FREE : BLOCKED;
    this.mesh.visible = true;
  }

  hide(): void {
    this.mesh.visible = false;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

function indexOf(): number[] {
  const index: number[] = [];
  const strip = (first: number, second: number) =>
    index.push(first, first + 1, second, second, first + 1, second + 1);
  for (let n = 0; n < ARC_POINTS - 1; n++) strip(n * 2, n * 2 + 2);
  for (let n = 0; n < RING; n++) strip((ARC_POINTS + n) * 2, (ARC_POINTS + ((n + 1) % RING)) * 2);
  return index;
}
