import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry } from 'three';

/** One square from -1 to 1, drawn `count` times with the numbers of each. */
export function quads(count: number, numbers: Record<string, { values: Float32Array; each: number }>) {
  const geometry = new InstancedBufferGeometry();
  const corners = new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]);
  geometry.setAttribute('position', new BufferAttribute(corners, 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  for (const [name, { values, each }] of Object.entries(numbers))
    geometry.setAttribute(name, new InstancedBufferAttribute(values, each));
  geometry.instanceCount = count;
  return geometry;
}
