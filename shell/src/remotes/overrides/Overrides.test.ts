import { waitFor } from '@testing-library/react';
import { memoryDrawer } from '../../storage/deviceStorage.ts';
import { aRegistry, aRemote, aVersion } from '../testing/builders.ts';
import { areOverridesAllowed, OverrideSwitch } from './OverrideSwitch.ts';
import { readOrigin, readOverrides, takeFromAddress } from './Overrides.ts';

const local = aVersion({
  version: '0.0.0-dev.1',
  entry: 'http://localhost:3102/0.0.0-dev.1/mf-manifest.json',
});

class SilentEventSource {
  addEventListener() {}
  close() {}
}
beforeAll(() => Object.assign(globalThis, { EventSource: SilentEventSource }));

const serving = (value: unknown) => (async () => ({ json: async () => value })) as unknown as typeof fetch;

test.each([
  ['3102', 'http://localhost:3102'],
  ['localhost:3102', 'http://localhost:3102'],
  ['http://localhost:3102/', 'http://localhost:3102'],
  ['https://evil.example', undefined],
  ['http://localhost.evil.example:80', undefined],
  ['http://localhost:3102@evil.example', undefined],
  ['99999', undefined],
  ['', undefined],
])('%j means %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

test('an address sets and ends overrides, and touches nothing else', () => {
  const storage = memoryDrawer();
  takeFromAddress('?mf-chat=3102&mf-feed=https://evil.example&then=/chat', storage);
  expect([...readOverrides(storage)]).toEqual([['mf-chat', 'http://localhost:3102']]);
  takeFromAddress('?mf-chat=off', storage);
  expect([...readOverrides(storage)]).toEqual([]);
});

test('only a page that the server has marked may override', () => {
  const page = document.implementation.createHTMLDocument();
  expect(areOverridesAllowed(page)).toBe(false);
  page.head.innerHTML = '<meta name="plaza-overrides" content="allowed">';
  expect(areOverridesAllowed(page)).toBe(true);
});

test('the build of the developer stands in for the deployed one, without a fallback', async () => {
  const overrides = new OverrideSwitch(memoryDrawer(), serving(local));
  await (await overrides.client()).set('mf-chat', '3102');
  const registry = aRegistry([aRemote({ previous: aVersion(), killed: true }), aRemote({ name: 'mf-feed' })]);
  const { remotes } = overrides.applyTo(registry);
  expect(remotes).toEqual([{ name: 'mf-chat', killed: false, current: local }, aRemote({ name: 'mf-feed' })]);
});

test('a remote that was never deployed can be tried out', async () => {
  const overrides = new OverrideSwitch(memoryDrawer(), serving(local));
  await (await overrides.client()).set('mf-new', '3102');
  expect(overrides.applyTo(aRegistry([])).remotes).toEqual([
    { name: 'mf-new', killed: false, current: local },
  ]);
});

test.each([
  ['does not answer', undefined],
  ['answers with something else', { version: 1 }],
  ['points to another machine', { ...local, entry: 'https://evil.example/mf-manifest.json' }],
])('a machine that %s changes nothing', async (_, value) => {
  const overrides = new OverrideSwitch(memoryDrawer(), serving(value));
  await (await overrides.client()).set('mf-chat', '3102');
  expect(overrides.applyTo(aRegistry())).toEqual(aRegistry());
  expect(overrides.list$.getValue()).toMatchObject([{ name: 'mf-chat', version: undefined }]);
});

test('of two builds in a row the newer is shown, also when its answer is there first', async () => {
  const newer = { ...local, version: '0.0.0-dev.2' };
  const answers: ((version: unknown) => void)[] = [];
  const ask = (async () => ({
    json: () => new Promise((answer) => answers.push(answer)),
  })) as unknown as typeof fetch;
  const overrides = new OverrideSwitch(memoryDrawer(), ask);
  const client = await overrides.client();
  const looks = [client.set('mf-chat', '3102'), client.set('mf-chat', '3102')];
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(newer);
  answers[0]?.(local);
  await Promise.all(looks);
  expect(overrides.list$.getValue()).toMatchObject([{ version: { version: '0.0.0-dev.2' } }]);
});

test('reset ends all of them', async () => {
  const overrides = new OverrideSwitch(memoryDrawer(), serving(local));
  await (await overrides.client()).set('mf-chat', '3102');
  await (await overrides.client()).reset();
  expect(overrides.list$.getValue()).toEqual([]);
});

test('what an address asks for is taken, and an address that asks for nothing loads nothing', async () => {
  const overrides = new OverrideSwitch(memoryDrawer(), serving(local));
  await overrides.open('?then=/chat');
  expect(overrides.list$.getValue()).toEqual([]);
  await overrides.open('?mf-chat=3102');
  expect(overrides.list$.getValue()).toEqual([
    { name: 'mf-chat', origin: 'http://localhost:3102', version: local },
  ]);
});
