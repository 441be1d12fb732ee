import type { World } from '../draft/World.ts';

/** Everything of a world that can be handed over without a copy. */
export function bytesOf(world: World): ArrayBuffer[] {
  const chunks = [...world.layers, ...world.scatters].flatMap(({ chunk }) => [
    chunk.position.buffer,
    chunk.normal.buffer,
    chunk.albedo.buffer,
    chunk.light.buffer,
    chunk.effect.buffer,
    chunk.index.buffer,
  ]);
  const scattered = world.scatters.flatMap(({ matrices, tints, lights }) => [
    matrices.buffer,
    tints.buffer,
    lights.buffer,
  ]);
  return [
    ...chunks,
    ...scattered,
    world.glows.buffer,
    world.ground.heights.buffer,
    ...(world.ground.rises ? [world.ground.rises.buffer] : []),
    world.lightMap.light.buffer,
  ];
}
