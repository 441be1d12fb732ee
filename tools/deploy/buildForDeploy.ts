import { type BuiltRemote, buildRemote } from '../build/index.ts';
import { CommandError } from '../command/CommandError.ts';

/** Builds a remote, or finds it built; a build that fails is told in the compiler's words alone. */
export async function buildForDeploy(name: string, version?: string): Promise<BuiltRemote> {
  try {
    return await buildRemote(name, version ? { version } : {});
  } catch (error) {
    throw new CommandError(
      `${name} does not build.\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
