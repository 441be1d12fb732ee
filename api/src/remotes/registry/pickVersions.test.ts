import { randomUUID } from 'node:crypto';
import type { LiveRemote, PublishedRemote } from './LiveRegistry.ts';
import { pickVersions, bucketOf } from './pickVersions.ts';

const published = (version: string, name = 'mf-chat'): PublishedRemote => ({
  name,
  version,
  mfName: 'x',
  contract: '1.0',
  entry: 'mf-manifest.json',
  integrity: {},
  shared: {},
  routes: [],
  widgets: {},
  initial: null,
});

const remote: LiveRemote = {
  name: 'mf-chat',
  killed: false,
  active: published('1.0.0'),
  previous: published('0.9.0'),
  canary: { published: published('1.1.0'), percent: 10 },
};

function pick(more: Partial<LiveRemote>, seed = 'somebody', previews: PublishedRemote[] = []) {
  const remotes = [{ ...remote, ...more }];
  const viewer = { seed, previews: new Map(previews.map((preview) => [preview.name, preview])) };
  return pickVersions({ revision: '1', remotes }, viewer).map(({ name, killed, current, previous }) => ({
    name,
    killed,
    current: current.version,
    previous: previous?.version,
  }));
}

it('gives about as many browsers the canary as it should, and each always the same', () => {
  const seeds = Array.from({ length: 1000 }, () => randomUUID());
  const first = seeds.map((seed) => pick({}, seed)[0]?.current);
  const second = seeds.map((seed) => pick({}, seed)[0]?.current);
  expect(second).toEqual(first);
  const inCanary = first.filter((version) => version === '1.1.0').length;
  // Four standard deviations around a tenth of a thousand.
  expect(inCanary).toBeGreaterThan(62);
  expect(inCanary).toBeLessThan(138);
});

it('keeps a browser in the canary while the percentage grows', () => {
  const seed = Array.from({ length: 1000 }, (_, index) => `seed ${index}`).find(
    (it) => bucketOf(it, 'mf-chat') < 10,
  );
  for (const percent of [10, 50, 100]) {
    expect(pick({ canary: { published: published('1.1.0'), percent } }, seed)[0]?.current).toBe('1.1.0');
  }
});

it('lets a canary fall back to what everybody else has', () => {
  expect(pick({ canary: { published: published('1.1.0'), percent: 100 } })).toEqual([
    { name: 'mf-chat', killed: false, current: '1.1.0', previous: '1.0.0' },
  ]);
});

it('lists a killed remote as killed, with nothing to fall back to', () => {
  expect(pick({ killed: true })).toEqual([
    { name: 'mf-chat', killed: true, current: '1.0.0', previous: undefined },
  ]);
});

it('leaves a remote out that was never live, unless a preview opens it', () => {
  const unborn = { active: undefined, previous: undefined, canary: undefined };
  expect(pick(unborn)).toEqual([]);
  expect(pick(unborn, 'me', [published('2.0.0')])).toEqual([
    { name: 'mf-chat', killed: false, current: '2.0.0', previous: undefined },
  ]);
});

it('puts a preview in place of what is live, even of what is killed', () => {
  expect(pick({ killed: true }, 'me', [published('2.0.0'), published('3.0.0', 'mf-new')])).toEqual([
    { name: 'mf-chat', killed: false, current: '2.0.0', previous: '1.0.0' },
    { name: 'mf-new', killed: false, current: '3.0.0', previous: undefined },
  ]);
});
