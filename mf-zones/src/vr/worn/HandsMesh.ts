import {
  CapsuleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  ShaderMaterial,
  SphereGeometry,
  TorusGeometry,
  type BufferGeometry,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

const JOINTS = 25;
const HANDS = 2;

const VERTEX = /* glsl */ `
varying float vUp;
void main() {
  vec4 spot = modelMatrix * instanceMatrix * vec4(position, 1.0);
  vUp = normalize(mat3(modelMatrix) * mat3(instanceMatrix) * normal).y;
  gl_Position = projectionMatrix * viewMatrix * spot;
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 uColour;
uniform float uThere;
varying float vUp;
void main() {
  gl_FragColor = vec4(uColour * (0.72 + 0.28 * vUp), uThere);
}`;

/** What one sees of one's own hands: controllers, or the joints of bare hands, and a ray from each. Three calls at most. */
export class HandsMesh {
  readonly group = new Group();
  readonly #grips = many(controller(), HANDS, '#E9E4D8', 1);
  readonly #rays = many(ray(), HANDS, '#5CD6C0', 0.55);
  readonly #joints = many(new SphereGeometry(1, 7, 5), JOINTS * HANDS, '#E6B18C', 1);
  readonly #none = new Matrix4().makeScale(0, 0, 0);
  readonly #step = new Matrix4();

  constructor() {
    this.group.add(this.#grips, this.#rays, this.#joints);
    this.group.name = 'own hands';
  }

  /** Before the sources of a frame are told: nobody holds anything. */
  begin(): void {
    for (const mesh of [this.#grips, this.#rays, this.#joints]) mesh.visible = false;
    for (let n = 0; n < HANDS; n++) {
      this.#grips.setMatrixAt(n, this.#none);
      this.#rays.setMatrixAt(n, this.#none);
      for (let k = 0; k < JOINTS; k++) this.#joints.setMatrixAt(n * JOINTS + k, this.#none);
    }
  }

  grip(hand: number, matrix: Float32Array): void {
    this.#put(this.#grips, hand, matrix);
  }

  /** A ray of so many metres. */
  ray(hand: number, matrix: Float32Array, metres: number): void {
    this.#step.fromArray(matrix);
    this.#step.multiply(this.#long.makeScale(1, 1, metres));
    this.#rays.setMatrixAt(hand, this.#step);
    this.#rays.visible = true;
  }

  /** Sixteen numbers for each joint, and how thick each is. */
  joints(hand: number, matrices: Float32Array, radii: Float32Array): void {
    for (let n = 0; n < JOINTS; n++) {
      const radius = radii[n] || 0.008;
      this.#step.fromArray(matrices, n * 16);
      this.#step.multiply(this.#long.makeScale(radius, radius, radius));
      this.#joints.setMatrixAt(hand * JOINTS + n, this.#step);
    }
    this.#joints.visible = true;
  }

  end(): void {
    for (const mesh of [this.#grips, this.#rays, this.#joints])
      if (mesh.visible) mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const mesh of [this.#grips, this.#rays, this.#joints]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
      mesh.dispose();
    }
  }

  readonly #long = new Matrix4();

  #put(mesh: InstancedMesh, at: number, matrix: Float32Array): void {
    mesh.setMatrixAt(at, this.#step.fromArray(matrix));
    mesh.visible = true;
  }
}

function many(geometry: BufferGeometry, count: number, colour: string, there: number) {
  const material = new ShaderMaterial({
    uniforms: { uColour: { value: new Color(colour).convertLinearToSRGB() }, uThere: { value: there } },
    transparent: there < 1,
    ...{ vertexShader: VERTEX, fragmentShader: FRAGMENT },
  });
  const mesh = new InstancedMesh(geometry, material, count);
  mesh.frustumCulled = false;
  mesh.visible = false;
  mesh.renderOrder = there < 1 ? 40 : 0;
  return mesh;
}

/** A handle with a ring at its end; the grip space has its z axis along the handle. */
function controller(): BufferGeometry {
  const handle = new CapsuleGeometry(0.016, 0.075, 3, 8).rotateX(Math.PI / 2).translate(0, 0, 0.02);
  const head = new CylinderGeometry(0.023, 0.02, 0.018, 10).translate(0, 0.008, -0.045);
  const ring = new TorusGeometry(0.036, 0.005, 5, 14).rotateX(Math.PI / 2.6).translate(0, 0.012, -0.05);
  return merged([handle, head, ring]);
}

/** Thin, and thinner towards its end: one metre along -z. */
function ray(): BufferGeometry {
  return merged([new ConeGeometry(0.0035, 1, 5, 1, true).rotateX(-Math.PI / 2).translate(0, 0, -0.5)]);
}

function merged(parts: BufferGeometry[]): BufferGeometry {
  for (const part of parts) part.deleteAttribute('uv');
  const whole = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return whole;
}
