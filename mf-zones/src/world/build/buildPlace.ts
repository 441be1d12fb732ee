import type { ZoneRecipe } from '@plaza/api-contract';
import { buildWorld } from '../draft/buildWorld.ts';
import { Draft } from '../draft/Draft.ts';
import type { Look } from '../draft/look.ts';
import type { World } from '../draft/World.ts';
import { builders } from '../places/builders.ts';
import { drawRecipe } from './drawRecipe.ts';

/** What the worker needs to know; all of it is plain, so that it can be sent. */
export interface BuildOrder {
  id: string;
  seed: number;
  look: Look;
  /** What somebody put into it. */
  recipe?: ZoneRecipe | undefined;
}

export async function buildPlace({ id, seed, look, recipe }: BuildOrder): Promise<World> {
  const load = builders[id];
  if (!load) throw new Error(`There is no place ${id}.`);
  const build = await load();
  const draft = new Draft(seed);
  build(draft);
  if (recipe) drawRecipe(draft, recipe);
  return buildWorld(draft, look);
}
