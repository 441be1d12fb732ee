import {
  BufferAttribute,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  type ShaderMaterial,
} from 'three';
import type { Figure } from '../../people/Figure.ts';
import { CROWD_MOST, COLOURS, type People } from './People.ts';

const FLOATS = [
  ['aPlace', 4],
  ['aPose', 4],
  ['aLamp', 4],
  ['aThere', 1],
] as const;

/** A body, or a thing worn, of all who have it: one call. */
export class WornMesh {
  readonly mesh: Mesh;
  readonly #geometry = new InstancedBufferGeometry();
  readonly #floats = FLOATS.map(([name, each]) => ({
    ...{ name, each },
    ...dynamic(new Float32Array(CROWD_MOST * each), each, false),
  }));
  readonly #bytes = COLOURS.map((name) => ({ name, ...dynamic(new Uint8Array(CROWD_MOST * 4), 4, true) }));

  constructor(name: string, { mesh, marks }: Figure, material: ShaderMaterial) {
    const geometry = this.#geometry;
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(mesh.xyz), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(mesh.normals), 3));
    geometry.setAttribute('aMark', new BufferAttribute(new Uint8Array(marks), 2));
    geometry.setIndex(mesh.index);
    for (const { name: key, attribute } of [...this.#floats, ...this.#bytes])
      geometry.setAttribute(key, attribute);
    geometry.instanceCount = 0;
    this.mesh = new Mesh(geometry, material);
    this.mesh.name = name;
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
  }

  /** Takes over what changes each frame, of those in `who`. */
  follow(people: People, who: readonly number[]): void {
    this.#geometry.instanceCount = who.length;
    this.mesh.visible = who.length > 0;
    if (who.length === 0) return;
    for (const { name, each, values, attribute } of this.#floats) {
      const from = people.floats[name];
      for (let n = 0; n < who.length; n++)
        for (let k = 0; k < each; k++) values[n * each + k] = from[(who[n] ?? 0) * each + k] ?? 0;
      attribute.needsUpdate = true;
    }
  }

  /** Takes over the colours: they change only when somebody comes, goes, or changes clothes. */
  dress(people: People, who: readonly number[]): void {
    for (const { name, values, attribute } of this.#bytes) {
      const from = people.colours[name];
      for (let n = 0; n < who.length; n++)
        for (let k = 0; k < 4; k++) values[n * 4 + k] = from[(who[n] ?? 0) * 4 + k] ?? 0;
      attribute.needsUpdate = true;
    }
  }
}

function dynamic<T extends Float32Array | Uint8Array>(values: T, each: number, normalized: boolean) {
  const attribute = new InstancedBufferAttribute(values, each, normalized);
  attribute.setUsage(DynamicDrawUsage);
  return { values, attribute };
}
