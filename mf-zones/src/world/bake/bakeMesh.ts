import type { Mesh } from '../mesh/Mesh.ts';
import type { Daylight, Lit } from './Daylight.ts';
import { type Chunk, lampByte, unitByte } from './Chunk.ts';

/** A painted mesh with its light, in the bytes that the graphics card reads. */
export function bakeMesh(mesh: Mesh, daylight: Daylight): Chunk {
  const count = mesh.corners;
  const chunk: Chunk = {
    position: new Float32Array(mesh.xyz),
    normal: new Int8Array(count * 4),
    albedo: new Uint8Array(count * 4),
    light: new Uint8Array(count * 4),
    effect: new Uint8Array(count * 4),
    index: count < 65536 ? new Uint16Array(mesh.index) : new Uint32Array(mesh.index),
  };
  const known = new Map<number, Lit>();
  for (let n = 0; n < count; n++) writeCorner(chunk, mesh, n, lightAt(mesh, n, daylight, known));
  return chunk;
}

/** Corners that share a spot and a direction share their light: most stones do. */
function lightAt(mesh: Mesh, n: number, daylight: Daylight, known: Map<number, Lit>): Lit {
  const [x, y, z] = [mesh.xyz[n * 3] ?? 0, mesh.xyz[n * 3 + 1] ?? 0, mesh.xyz[n * 3 + 2] ?? 0];
  const [nx, ny, nz] = [mesh.normals[n * 3] ?? 0, mesh.normals[n * 3 + 1] ?? 0, mesh.normals[n * 3 + 2] ?? 0];
  const way = (Math.round(nx * 3) + 3) * 49 + (Math.round(ny * 3) + 3) * 7 + Math.round(nz * 3) + 3;
  const cell = (value: number) => Math.round(value * 8) + 4096;
  const key = ((cell(x) * 8192 + cell(y)) * 8192 + cell(z)) * 343 + way;
  let lit = known.get(key);
  if (!lit) {
    lit = daylight.at({ x, y, z }, { x: nx, y: ny, z: nz });
    known.set(key, lit);
  }
  return lit;
}

function writeCorner(chunk: Chunk, mesh: Mesh, n: number, lit: Lit): void {
  for (let axis = 0; axis < 3; axis++) {
    chunk.normal[n * 4 + axis] = Math.round((mesh.normals[n * 3 + axis] ?? 0) * 127);
    chunk.albedo[n * 4 + axis] = unitByte(Math.sqrt(Math.max(0, mesh.colours[n * 3 + axis] ?? 0)));
  }
  const [glow = 0, sway = 0] = [mesh.effects[n * 2], mesh.effects[n * 2 + 1]];
  chunk.albedo[n * 4 + 3] = unitByte(glow / 1.25);
  chunk.light.set([lampByte(lit.r), lampByte(lit.g), lampByte(lit.b), unitByte(lit.open)], n * 4);
  chunk.effect.set([unitByte(lit.sun), unitByte(Math.sqrt(Math.max(0, sway) / 8)), 0, 0], n * 4);
}
