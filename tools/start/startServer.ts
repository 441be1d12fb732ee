import { closeOnSignals, type RunningPlaza, startPlaza, type Step } from '@plaza/api';
import { buildForDeploy } from '../deploy/buildForDeploy.ts';
import { findTarget, RegistryClient } from '../registry/RegistryClient.ts';
import { StepList } from '../steps/StepList.ts';
import { openRemotes } from './openRemotes.ts';

const TITLES: Record<Step['name'], string> = {
  listening: 'open the port',
  database: 'PostgreSQL',
  migrations: 'migrations',
  seeds: 'first accounts',
  slices: 'services',
};

export interface StartedServer {
  server: RunningPlaza;
  steps: StepList;
  /** What is worth saying about remotes: not live, or not as they are here. */
  remarks: string[];
}

/** The whole product in this process, every remote live, the steps shown. Ctrl-C closes it, after `alsoClose`. */
export async function startServer(alsoClose: () => void = () => {}): Promise<StartedServer> {
  const steps = new StepList();
  const ends = new Map<Step['name'], ReturnType<StepList['begin']>>();
  let remotesAreOpen = false;

  const starting = startPlaza({
    checks: { remotes: async () => remotesAreOpen },
    onStep: ({ name, state }) => {
      if (state === 'begun') ends.set(name, steps.begin(TITLES[name]));
      else ends.get(name)?.('done');
    },
  });
  const started: { server?: RunningPlaza } = {};
  closeOnSignals(
    Promise.resolve({
      async close() {
        alsoClose();
        await (await starting).close();
      },
      uploads: () => started.server?.uploads() ?? 0,
    }),
  );
  const server = await starting.catch((error: unknown) => {
    steps.failRunning();
    throw error;
  });
  started.server = server;

  try {
    const { token } = findTarget({ DATA_DIR: server.config.dataDir });
    const registry = new RegistryClient({ url: localAddress(server), token });
    const remarks = await openRemotes({ registry, steps, build: buildForDeploy });
    remotesAreOpen = true;
    return { server, steps, remarks };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** How this machine reaches the server, whatever its public address is. */
export function localAddress({ config, port }: RunningPlaza): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
