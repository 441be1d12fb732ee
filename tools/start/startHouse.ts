import { type RunningPlaza, startPlaza, type Step } from '@plaza/api';
import { findTarget } from '../registry/findTarget.ts';
import { Registry } from '../registry/Registry.ts';
import { StepList } from '../steps/StepList.ts';
import { closeOnSignals } from './closeOnSignals.ts';
import { openRooms } from './openRooms.ts';

const TITLES: Record<Step['name'], string> = {
  listening: 'open the port',
  database: 'PostgreSQL',
  migrations: 'migrations',
  seeds: 'first accounts',
  rooms: 'services',
};

export interface StartedHouse {
  house: RunningPlaza;
  steps: StepList;
  /** What is worth saying about rooms: not live, or not as they are here. */
  remarks: string[];
}

/** The whole product in this process, every room live, the steps shown. Ctrl-C closes it, after `alsoClose`. */
export async function startHouse(alsoClose: () => void = () => {}): Promise<StartedHouse> {
  const steps = new StepList();
  const ends = new Map<Step['name'], ReturnType<StepList['begin']>>();
  let roomsAreOpen = false;

  const starting = startPlaza({
    checks: { rooms: async () => roomsAreOpen },
    onStep: ({ name, state }) => {
      if (state === 'begun') ends.set(name, steps.begin(TITLES[name]));
      else ends.get(name)?.('done');
    },
  });
  closeOnSignals(async () => {
    alsoClose();
    await (await starting).close();
  });
  const house = await starting.catch((error: unknown) => {
    steps.failRunning();
    throw error;
  });

  try {
    const { token } = findTarget({ DATA_DIR: house.config.dataDir });
    const remarks = await openRooms(new Registry({ url: localAddress(house), token }), steps);
    roomsAreOpen = true;
    return { house, steps, remarks };
  } catch (error) {
    await house.close();
    throw error;
  }
}

/** How this machine reaches the house, whatever its public address is. */
export function localAddress({ config, port }: RunningPlaza): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
