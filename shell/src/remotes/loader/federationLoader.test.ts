import { aVersion } from '../testing/builders.ts';
import { FederationLoader } from './federationLoader.ts';

const app = { contract: '1.0', mount: () => undefined };
const registered: { entry: string }[] = [];
const loads: { come(module: unknown): void; fail(error: unknown): void }[] = [];

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => undefined,
  registerRemotes: (remotes: { entry: string }[]) => void registered.push(...remotes),
  loadRemote: () => new Promise((come, fail) => loads.push({ come, fail })),
}));
// What the browser keeps is its own matter.
jest.mock('./refetch.ts', () => ({ refetch: async () => undefined }));

/** Until the loader has asked for a module so many times. */
const asked = async (times: number) => {
  for (let turn = 0; turn < 100 && loads.length < times; turn += 1) await Promise.resolve();
  expect(loads).toHaveLength(times);
};

test('a request that ends after Retry has brought the remote spoils nothing', async () => {
  const loader = new FederationLoader();
  const version = aVersion({ integrity: {} });
  const hanging = loader.load(version, './app');
  await asked(1);

  loader.distrust(version);
  const retried = loader.load(version, './app');
  await asked(2);
  loads[1]?.come({ default: app, app });
  await retried;
  loads[0]?.fail(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect(hanging).rejects.toThrow('timed out');

  void loader.load(version, './app');
  await asked(3);
  expect(registered.map(({ entry }) => entry)).toEqual([version.entry, `${version.entry}?r=1`]);
});
