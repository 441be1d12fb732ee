import {
  AdditiveBlending,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
} from 'three';

/** What is marked: where it stands, how high over the ground, and how large it is. */
export interface Marked {
  at: readonly [x: number, y: number, z: number];
  size: number;
}

/** Amber, as all that is chosen. */
const COLOUR = '#ffb03a';
const BEAM = 3.2;
const EDGES = 40;

/** A ring around the foot of what is in hand and a light that rises from it, seen through whatever stands before it. */
export class Mark {
  readonly group = new Group();
  readonly #ring: Mesh<RingGeometry, MeshBasicMaterial>;
  readonly #beam: Mesh<CylinderGeometry, MeshBasicMaterial>;
  #time = 0;

  constructor() {
    const shown = { color: COLOUR, transparent: true, depthTest: false, depthWrite: false, side: DoubleSide };
    this.#ring = new Mesh(
      new RingGeometry(1, 1.14, EDGES).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ ...shown, opacity: 0.95 }),
    );
    const beam = new CylinderGeometry(1, 1, BEAM, EDGES, 8, true).translate(0, BEAM / 2, 0);
    // Bright at the foot, nothing at the top: an added black is nothing.
    const high = beam.getAttribute('position');
    const tints = Array.from({ length: high.count }, (_, at) => (1 - high.getY(at) / BEAM) ** 3);
    beam.setAttribute(
      'color',
      new Float32BufferAttribute(
        tints.flatMap((tint) => [tint, tint, tint]),
        3,
      ),
    );
    this.#beam = new Mesh(
      beam,
      new MeshBasicMaterial({ ...shown, vertexColors: true, blending: AdditiveBlending, opacity: 0.22 }),
    );
    this.group.name = 'in hand';
    this.group.add(this.#ring, this.#beam);
    this.#ring.renderOrder = 20;
    this.#beam.renderOrder = 19;
  }

  put({ at: [x, y, z], size }: Marked, ground: number): void {
    this.group.position.set(x, ground + y + 0.06, z);
    this.group.scale.setScalar(Math.max(0.6, size) * 1.05);
  }

  /** Breathes, so that it is told from what belongs to the place. */
  step(seconds: number): void {
    this.#time += seconds;
    this.#ring.scale.setScalar(1 + Math.sin(this.#time * 4) * 0.06);
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const { geometry, material } of [this.#ring, this.#beam]) {
      geometry.dispose();
      material.dispose();
    }
  }
}
