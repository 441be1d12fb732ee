import { readRemote, remoteNames } from '../build/remotePackages.ts';
import { sourceVersion } from '../build/sourceVersion.ts';
import { type DeployHands, deployRemote } from '../deploy/deployRemote.ts';

/**
 * Sees to it that every remote of this checkout is live. One that never was, or did not make it at the last start, is
 * built and opened; a live one stays as it is, because teams deploy when they want to. Returns what is worth saying:
 * remotes whose sources here are not what is live, and remotes that did not make it.
 */
export async function openRemotes(
  { registry, steps, build }: Pick<DeployHands, 'registry' | 'steps' | 'build'>,
  names = remoteNames(),
): Promise<string[]> {
  const { remotes } = await registry.call('GET /remotes/status', {});
  const live = new Map(
    remotes.flatMap(({ name, active }): [string, string][] => (active ? [[name, active]] : [])),
  );
  // What came with the sources was tested with them: a browser would only make the first start slow.
  const hands: DeployHands = { registry, steps, build, test: null, smoke: null };
  const closed: string[] = [];
  for (const name of names.filter((one) => !live.has(one))) {
    try {
      await deployRemote(name, { activate: true, reason: 'first start' }, hands);
    } catch (error) {
      // Nothing works without a shell; a remote leaves all others alone, whatever is wrong with it.
      if (name === 'shell') throw error;
      closed.push(
        `${name} is not live: ${firstLine(error)} The next start tries again; npm run deploy -- ${name} says more.`,
      );
    }
  }
  const behind = names.flatMap((name) => {
    const active = live.get(name);
    if (active === undefined) return [];
    const here = sourceVersion(readRemote(name));
    return active === here ? [] : [`${name} here is ${here}, live is ${active}: npm run deploy -- ${name}`];
  });
  return [...closed, ...behind];
}

function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
