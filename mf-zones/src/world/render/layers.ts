import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Mesh,
} from 'three';
import type { Chunk } from '../bake/Chunk.ts';
import type { WorldScatter } from '../draft/World.ts';

function geometryOf({ position, normal, albedo, light, effect, index }: Chunk): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 4, true));
  geometry.setAttribute('aAlbedo', new BufferAttribute(albedo, 4, true));
  geometry.setAttribute('aLight', new BufferAttribute(light, 4, true));
  geometry.setAttribute('aEffect', new BufferAttribute(effect, 4, true));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}

export function layerMesh(name: string, chunk: Chunk, material: Material): Mesh {
  const mesh = new Mesh(geometryOf(chunk), material);
  mesh.name = name;
  mesh.matrixAutoUpdate = false;
  return mesh;
}

export function scatterMesh(
  { name, chunk, count, ...scatter }: WorldScatter,
  material: Material,
): InstancedMesh {
  const geometry = geometryOf(chunk);
  geometry.setAttribute('aTint', new InstancedBufferAttribute(scatter.tints, 4, true));
  geometry.setAttribute('aSpotLight', new InstancedBufferAttribute(scatter.lights, 4, true));
  const mesh = new InstancedMesh(geometry, material, count);
  mesh.instanceMatrix = new InstancedBufferAttribute(scatter.matrices, 16);
  mesh.name = name;
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  return mesh;
}
