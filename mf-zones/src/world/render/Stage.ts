import { Group, Matrix4, type Mesh, type Object3D, ShaderMaterial, Vector3 } from 'three';
import type { Look } from '../draft/look.ts';
import type { World } from '../draft/World.ts';
import { Crowd } from './crowd/Crowd.ts';
import { glowsMesh } from './glows.ts';
import { layerMesh, scatterMesh } from './layers.ts';
import { motesPoints } from './motes.ts';
import { puffsMesh } from './puffs.ts';
import { schoolMesh } from './school.ts';
import { shaftsMesh } from './shafts.ts';
import { skyMesh } from './sky.ts';
import { solidMaterial } from './solidMaterial.ts';
import { type Uniforms, uniformsOf } from './uniforms.ts';
import { waterMesh } from './water.ts';

/** How a moving part stands right now; (0, 0, 0) and no turning is how it was drawn. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  turnX: number;
  turnY: number;
  turnZ: number;
  size: number;
}

interface Mover {
  id: string;
  mesh: Mesh;
  pivot: Vector3;
  pose: Pose;
}

/** A place as three sees it. The sky is there at once, the rest when it is built. */
export class Stage {
  readonly group = new Group();
  readonly uniforms: Uniforms;
  crowd: Crowd | null = null;
  readonly #movers: Mover[] = [];
  readonly #step = new Matrix4();

  constructor(look: Look) {
    this.uniforms = uniformsOf(look);
    this.group.add(skyMesh(this.uniforms, look));
  }

  /** Puts the built place under the sky. */
  furnish(world: World): void {
    const { uniforms } = this;
    const shared = new Map<string, ShaderMaterial>();
    const material = (options: Parameters<typeof solidMaterial>[1]) => {
      const key = JSON.stringify(options);
      const made = shared.get(key) ?? solidMaterial(uniforms, options);
      shared.set(key, made);
      return made;
    };
    for (const { name, chunk, options, mover } of world.layers) {
      const { mirror, ...plain } = options;
      const mesh = layerMesh(name, chunk, material(plain));
      // Glass comes after what is seen through it, and before the air.
      if (plain.glass !== undefined) mesh.renderOrder = 12;
      this.group.add(mesh);
      if (mover)
        this.#movers.push({ id: mover.id, mesh, pivot: new Vector3().copy(mover.pivot), pose: still() });
      if (mirror !== undefined) this.#reflect(mesh, mirror, material({ ...plain, mirror, mirrored: true }));
    }
    for (const scatter of world.scatters) {
      const { both, motion, wakes } = scatter.options;
      this.group.add(
        scatterMesh(scatter, material({ scattered: true, ...(both && { both }), motion, wakes })),
      );
    }
    const { motes, waters, shafts, schools, puffs } = world.air;
    this.#add(waters, (water) => waterMesh(uniforms, water));
    this.#add(schools, (school) => schoolMesh(uniforms, school));
    this.#add(shafts, (shaft) => shaftsMesh(uniforms, shaft));
    this.#add(puffs, (puff) => puffsMesh(uniforms, puff));
    this.#add(motes, (mote) => motesPoints(uniforms, mote));
    if (world.glows.length > 0) this.group.add(glowsMesh(uniforms, world.glows));
    this.crowd = new Crowd(uniforms, world.lightMap);
    this.group.add(this.crowd.group);
  }

  /** Moves the wind, the water and the parts; `pose` writes how a part stands. */
  update(time: number, pose: (id: string, to: Pose) => void): void {
    const clock = this.uniforms.uTime;
    if (clock) clock.value = time;
    for (const mover of this.#movers) {
      pose(mover.id, mover.pose);
      this.#stand(mover);
    }
  }

  /** How high the picture is in pixels: points are sized by it. */
  setHeight(pixels: number): void {
    const height = this.uniforms.uPixels;
    if (height) height.value = pixels;
  }

  dispose(): void {
    this.group.traverse((object: Object3D) => {
      const { geometry, material } = object as Partial<Mesh>;
      geometry?.dispose();
      if (material instanceof ShaderMaterial) material.dispose();
    });
    this.crowd?.dispose();
    this.group.clear();
  }

  #add<T>(list: readonly T[], make: (item: T) => Object3D): void {
    for (const item of list) this.group.add(make(item));
  }

  #reflect(mesh: Mesh, level: number, material: ShaderMaterial): void {
    const mirror = mesh.clone();
    mirror.name = `${mesh.name} mirrored`;
    mirror.material = material;
    mirror.matrix.makeScale(1, -1, 1).setPosition(0, level * 2, 0);
    this.group.add(mirror);
  }

  #stand({ mesh, pivot, pose }: Mover): void {
    const { matrix } = mesh;
    matrix.makeTranslation(pivot.x + pose.x, pivot.y + pose.y, pivot.z + pose.z);
    if (pose.turnY) matrix.multiply(this.#step.makeRotationY(pose.turnY));
    if (pose.turnX) matrix.multiply(this.#step.makeRotationX(pose.turnX));
    if (pose.turnZ) matrix.multiply(this.#step.makeRotationZ(pose.turnZ));
    if (pose.size !== 1) matrix.multiply(this.#step.makeScale(pose.size, pose.size, pose.size));
    matrix.multiply(this.#step.makeTranslation(-pivot.x, -pivot.y, -pivot.z));
    mesh.matrixWorldNeedsUpdate = true;
  }
}

function still(): Pose {
  return { x: 0, y: 0, z: 0, turnX: 0, turnY: 0, turnZ: 0, size: 1 };
}
