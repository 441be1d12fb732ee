import type { Bundler } from './Bundler.ts';
import { joinFederation } from './joinFederation.ts';

const lamp = { light: 'amber' };
const about = (name: string) => ({ name, shareStrategy: 'loaded-first' as const, plugins: [] });
let count = 0;

function aRoom(parts: Partial<Bundler>): Bundler {
  return { m: {}, c: {}, f: {}, federation: {}, ...parts };
}

/** A shell that offers a lamp of 1.2.0. */
function aShell(factory: () => Promise<() => unknown> = async () => () => lamp): Bundler {
  const offer = { name: 'lamp', version: '1.2.0', requiredVersion: '^1.2.0', factory };
  const shell = aRoom({
    initializeSharingData: {
      scopeToSharingDataMapping: { default: [{ ...offer, singleton: 1, strictVersion: 1, eager: 0 }] },
    },
  });
  joinFederation(shell, about(`shell_${(count += 1)}`));
  return shell;
}

/** A remote that has met the shell, and asks for a lamp when its chunk 7 is loaded. */
async function aRemote(shell: Bundler, wanted: { shareKey?: string; requiredVersion?: string } = {}) {
  const wish = { shareKey: 'lamp', requiredVersion: '^1.0.0', ...wanted };
  const remote = aRoom({
    consumesLoadingData: {
      chunkMapping: { 7: ['42'] },
      moduleIdToConsumeDataMapping: {
        42: { ...wish, shareScope: 'default', strictVersion: true, singleton: true, eager: false },
      },
    },
    initializeExposesData: { shareScope: 'default', moduleMap: { './app': async () => () => 'the app' } },
  });
  joinFederation(remote, about(`remote_${(count += 1)}`));
  const { shareScopeMap = {} } = shell.federation.instance ?? {};
  await remote.initContainer?.(shareScopeMap['default'] ?? {}, [], { version: '', shareScopeMap });
  return remote;
}

/** Loads the chunk and requires the shared module in it, as the bundler does. */
async function lampOf(room: Bundler): Promise<unknown> {
  const waitFor: unknown[] = [];
  room.f['consumes']?.('7', waitFor);
  await Promise.all(waitFor);
  const module = { exports: undefined as unknown };
  room.m['42']?.(module);
  return module.exports;
}

it("gives a remote the shell's own module", async () => {
  expect(await lampOf(await aRemote(aShell()))).toBe(lamp);
});

it('brings a shared module once for all', async () => {
  const factory = jest.fn(async () => () => lamp);
  const shell = aShell(factory);
  const [one, other] = [await aRemote(shell), await aRemote(shell)];
  await Promise.all([lampOf(one), lampOf(one), lampOf(other)]);
  expect(factory).toHaveBeenCalledTimes(1);
});

it('refuses a version that does not fit', async () => {
  const remote = await aRemote(aShell(), { requiredVersion: '^2.0.0' });
  await expect(lampOf(remote)).rejects.toThrow('does not satisfy the requirement');
});

it('says what the shell does not offer, by the code that the shell reads', async () => {
  const remote = await aRemote(aShell(), { shareKey: 'bell' });
  await expect(lampOf(remote)).rejects.toThrow('RUNTIME-012: the shell offers no bell.');
});

it('says why a shared module did not come', async () => {
  const factory = jest.fn(async () => () => lamp).mockRejectedValueOnce(new Error('No way through'));
  const shell = aShell(factory);
  await expect(lampOf(await aRemote(shell))).rejects.toThrow('No way through');
});

it('takes its own copy where nobody offers one', async () => {
  const own = { light: 'own' };
  const shell = aRoom({
    consumesLoadingData: {
      chunkMapping: { 7: ['42'] },
      moduleIdToConsumeDataMapping: {
        42: {
          ...{ shareKey: 'candle', shareScope: 'default', requiredVersion: '^1.0.0', strictVersion: true },
          ...{ singleton: true, eager: false, fallback: async () => () => own },
        },
      },
    },
  });
  joinFederation(shell, about(`shell_${(count += 1)}`));
  expect(await lampOf(shell)).toBe(own);
});

it('hands out what it exposes, and nothing else', async () => {
  const remote = await aRemote(aShell());
  expect((await remote.getContainer?.('./app'))?.()).toBe('the app');
  await expect(remote.getContainer?.('./cellar')).rejects.toThrow('"./cellar" does not exist');
});
