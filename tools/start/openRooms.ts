import { readRoom, roomNames, sourceVersion } from '../build/index.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { buildForDeploy } from '../deploy/buildForDeploy.ts';
import { type DeployHands, deployRoom } from '../deploy/deployRoom.ts';
import { smoke } from '../deploy/smoke/smoke.ts';
import { Refusal } from '../house/Refusal.ts';
import type { Registry } from '../registry/Registry.ts';
import type { StepList } from '../steps/StepList.ts';

/**
 * Sees to it that every room of this checkout is live. A room that never was goes the way of
 * `npm run deploy`; a live one stays as it is, because teams deploy when they want to. Returns what
 * is worth saying: rooms whose sources here are not what is live, and remotes that did not make it.
 */
export async function openRooms(registry: Registry, steps: StepList): Promise<string[]> {
  const { rooms } = await registry.call('GET /remotes/status', {});
  const live = new Map(
    rooms.flatMap(({ name, active }): [string, string][] => (active ? [[name, active]] : [])),
  );
  const names = roomNames();
  const closed = await openNew(
    names.filter((name) => !live.has(name)),
    registry,
    steps,
  );
  const behind = names.flatMap((name) => {
    const here = sourceVersion(readRoom(name));
    const active = live.get(name);
    if (active === undefined || active === here) return [];
    return [`${name} here is ${here}, live is ${active}: npm run deploy -- ${name}`];
  });
  return [...closed, ...behind];
}

/** Nothing works without a shell; a remote that is refused leaves the others alone. */
async function openNew(names: readonly string[], registry: Registry, steps: StepList): Promise<string[]> {
  if (names.length === 0) return [];
  const browser = await openBrowser();
  const hands: DeployHands = {
    registry,
    steps,
    build: buildForDeploy,
    test: null,
    smoke: browser && smoke.bind(null, browser),
    noSmoke: 'no browser',
  };
  const closed: string[] = [];
  try {
    for (const name of names) {
      await deployRoom(name, { activate: true, reason: 'first start' }, hands).catch((error: unknown) => {
        if (name === 'shell' || !(error instanceof Refusal)) throw error;
        closed.push(`${name} is not live. ${error.message}`);
      });
    }
    return closed;
  } finally {
    await browser?.close();
  }
}
