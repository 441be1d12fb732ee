import type { RemoteStatus } from '@plaza/api-contract';
import type { BuiltRoom } from '../build/index.ts';
import type { Registry } from '../registry/Registry.ts';
import type { StepList } from '../steps/StepList.ts';
import { packRoom } from './packRoom.ts';
import type { Subject } from './smoke/visitRemote.ts';

/** What somebody asked for on the command line. */
export interface DeployWish {
  /** In place of the version that the sources give. */
  version?: string | undefined;
  /** The percentage of people who get it first. */
  canary?: number | undefined;
  reason?: string | undefined;
  activate: boolean;
}

/** What a deploy works with. A hand that is null is left out, by name. */
export interface DeployHands {
  registry: Registry;
  steps: StepList;
  build(name: string, version: string | undefined): Promise<BuiltRoom>;
  test: ((name: string) => Promise<string>) | null;
  smoke: ((subject: Subject, live: readonly RemoteStatus[]) => Promise<number>) | null;
  /** Why there is no smoke run. */
  noSmoke?: string;
}

export interface Deployed {
  version: string;
  /** What came of it. `same`: it was live already and nothing was done. */
  outcome: 'live' | 'canary' | 'published' | 'same';
}

/**
 * Brings one room to a running Plaza: build, test, gate, upload, smoke, activate. Each step may
 * refuse; what is live changes in the last one only.
 */
export async function deployRoom(name: string, wish: DeployWish, hands: DeployHands): Promise<Deployed> {
  const { registry, steps } = hands;
  const room = { params: { name } };
  const built = await steps.run(`${name}: build`, async (note) => {
    const done = await hands.build(name, wish.version);
    note(`${done.version}${done.fresh ? '' : ', was built already'}`);
    return done;
  });
  const { version } = built;
  const { rooms: live } = await registry.call('GET /remotes/status', {});
  if (
    isLiveAlready(
      live.find((one) => one.name === name),
      version,
    )
  )
    return { version, outcome: 'same' };

  const { test, smoke } = hands;
  if (test) await steps.run(`${name}: tests`, async (note) => note(await test(name)));

  const upload = await packRoom(built.dir);
  await steps.run(`${name}: gate`, () =>
    registry.call('POST /remotes/:name/versions', { ...room, query: { dryRun: 'true' }, upload }),
  );
  const published = await steps.run(`${name}: upload`, async (note) => {
    const answer = await registry.call('POST /remotes/:name/versions', { ...room, upload });
    note(
      answer.unchanged
        ? 'the same bytes are there already'
        : `${answer.files} files, ${kilobytes(answer.bytes)}`,
    );
    return answer;
  });
  if (smoke) {
    await steps.run(`${name}: smoke`, async (note) => {
      const pages = await smoke({ url: registry.url, name, version, preview: published.preview }, live);
      note(`${pages} ${pages === 1 ? 'page' : 'pages'} opened`);
    });
  } else steps.skip(`${name}: smoke`, hands.noSmoke ?? 'left out');

  if (!wish.activate) return { version, outcome: 'published' };
  const { canary, reason } = wish;
  await steps.run(`${name}: activate`, () =>
    registry.call('POST /remotes/:name/activate', {
      ...room,
      body: { version, ...(canary ? { percent: canary } : {}), ...(reason ? { reason } : {}) },
    }),
  );
  return { version, outcome: canary && canary < 100 ? 'canary' : 'live' };
}

/** For everybody: a canary in the middle of its trial is not there yet. */
function isLiveAlready(room: RemoteStatus | undefined, version: string): boolean {
  return room?.active === version && room.canary === null;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}
