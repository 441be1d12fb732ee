import { type BuiltRoom, buildRoom } from '../build/index.ts';
import { Refusal } from '../house/Refusal.ts';

/** Builds a room, or finds it built; a build that fails is told in the compiler's words alone. */
export async function buildForDeploy(name: string, version?: string): Promise<BuiltRoom> {
  try {
    return await buildRoom(name, version ? { version } : {});
  } catch (error) {
    throw new Refusal(`${name} does not build.\n${error instanceof Error ? error.message : String(error)}`);
  }
}
