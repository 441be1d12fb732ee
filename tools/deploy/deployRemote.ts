import type { RemoteStatus } from '@plaza/api-contract';
import type { BuiltRemote } from '../build/index.ts';
import { CommandError } from '../command/CommandError.ts';
import type { RegistryClient } from '../registry/RegistryClient.ts';
import type { StepList } from '../steps/StepList.ts';
import { packRemote } from './packRemote.ts';
import type { Subject } from './smoke/visits.ts';

/** What somebody asked for on the command line. */
export interface DeployOptions {
  /** In place of the version that the sources give. */
  version?: string | undefined;
  /** The percentage of people who get it first. */
  canary?: number | undefined;
  reason?: string | undefined;
  activate: boolean;
}

/** What a deploy works with. A hand that is null is left out. */
export interface DeployHands {
  registry: RegistryClient;
  steps: StepList;
  build(name: string, version: string | undefined): Promise<BuiltRemote>;
  test: ((name: string) => Promise<string>) | null;
  smoke: ((subject: Subject, live: readonly RemoteStatus[]) => Promise<number>) | null;
  /** Why there is no smoke run, where that is worth a line. */
  noSmoke?: string;
}

export interface Deployed {
  version: string;
  /** What came of it. `same`: it was live already, and is with all its files. `other-build`: it was live as another build. */
  outcome: 'live' | 'canary' | 'published' | 'same' | 'other-build';
  /** Switched off before, it stays so: nobody gets what is live. */
  isOff?: true;
}

/**
 * Brings one remote to a running Plaza: build, test, upload and gate, smoke, activate. Each step may
 * refuse; what is live changes in the last one only.
 */
export async function deployRemote(
  name: string,
  options: DeployOptions,
  hands: DeployHands,
): Promise<Deployed> {
  const { registry, steps } = hands;
  const remote = { params: { name } };
  const built = await steps.run(`${name}: build`, async (note) => {
    const done = await hands.build(name, options.version);
    note(`${done.version}${done.fresh ? '' : ', was built already'}`);
    return done;
  });
  const { version } = built;
  const { remotes: live } = await registry.call('GET /remotes/status', {});
  const upload = await packRemote(built.dir);
  const send = () => registry.call('POST /remotes/:name/versions', { ...remote, upload });
  const present = live.find((one) => one.name === name);
  const off = present?.killed ? { isOff: true as const } : {};
  if (isLiveAlready(present, version)) {
    // Files of it that the server has lost come back by that.
    const isSame = await steps.run(`${name}: upload`, () => send().then(() => true, unlessOtherBuild));
    return { version, outcome: isSame ? 'same' : 'other-build', ...off };
  }

  const { test, smoke } = hands;
  if (test) await steps.run(`${name}: tests`, async (note) => note(await test(name)));

  // The gate looks at what was uploaded, and keeps nothing of what it refuses.
  const published = await steps.run(`${name}: upload, gate`, async (note) => {
    const answer = await send();
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
      if (pages < 1)
        throw new CommandError(`The smoke run of ${name} ${version} opened no page. Nothing was activated.`);
      note(`${pages} ${pages === 1 ? 'page' : 'pages'} opened`);
    });
  } else if (hands.noSmoke) steps.skip(`${name}: smoke`, hands.noSmoke);

  if (!options.activate) return { version, outcome: 'published', ...off };
  const { canary, reason } = options;
  await steps.run(`${name}: activate`, () =>
    registry.call('POST /remotes/:name/activate', {
      ...remote,
      body: { version, ...(canary ? { percent: canary } : {}), ...(reason ? { reason } : {}) },
    }),
  );
  return { version, outcome: canary && canary < 100 ? 'canary' : 'live', ...off };
}

/** For everybody: a canary in the middle of its trial is not there yet. */
function isLiveAlready(remote: RemoteStatus | undefined, version: string): boolean {
  return remote?.active === version && remote.canary === null;
}

/** What is live stays as it is: nothing is wrong, and the remotes after this one are to come. */
function unlessOtherBuild(error: unknown): false {
  if (error instanceof CommandError && error.code === 'remotes.version-taken') return false;
  throw error;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}
