import { filter, firstValueFrom } from 'rxjs';
import { memoryDrawer } from '../../storage/deviceStorage.ts';
import { aRegistry, aRemote, aVersion } from '../testing/builders.ts';
import { RegistryStore } from './RegistryStore.ts';

const drawer = memoryDrawer;
const answering = (...answers: (Response | Error)[]) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => {
    const answer = answers.shift() ?? new Error('nobody answers');
    if (answer instanceof Error) throw answer;
    return answer;
  });
// jsdom has no Response; the few fields that the registry reads are enough.
const json = (value: unknown, status = 200, etag = '"1"') =>
  Object.assign(Object.create(null), {
    ok: status < 300,
    status,
    headers: new Headers({ etag }),
    json: async () => value,
  }) as Response;

const second = aRegistry([aRemote({ current: aVersion({ version: '2.0.0' }) })], '2');

test('starts from the registry that came with the page, without asking', () => {
  const ask = answering();
  const registry = new RegistryStore({
    ask,
    address: '/api/remotes',
    storage: drawer(),
    inlined: aRegistry(),
  });
  expect(registry.known$.getValue()).toEqual({ status: 'known', registry: aRegistry() });
  expect(ask).not.toHaveBeenCalled();
});

test('asks the server when the page brought none', async () => {
  const registry = new RegistryStore({
    ask: answering(json(aRegistry())),
    address: '/api/remotes',
    storage: drawer(),
    inlined: undefined,
  });
  expect(registry.known$.getValue().status).toBe('asking');
  await registry.refresh();
  expect(registry.known$.getValue()).toEqual({ status: 'known', registry: aRegistry() });
});

test.each([
  ['answers 500', json({ code: 'http.unexpected' }, 500)],
  ['answers garbage', json('<html>')],
  ['does not answer', new Error('offline')],
])('uses the last good copy when the server %s', async (_, answer) => {
  const storage = drawer();
  new RegistryStore({ ask: answering(), address: '/api/remotes', storage, inlined: aRegistry() });
  const later = new RegistryStore({
    ask: answering(answer),
    address: '/api/remotes',
    storage,
    inlined: undefined,
  });
  await later.refresh();
  expect(later.known$.getValue()).toEqual({ status: 'remembered', registry: aRegistry() });
});

test('says that nothing is known when there is no copy either, and recovers by asking again', async () => {
  const registry = new RegistryStore({
    ask: answering(json('no', 500), json(aRegistry())),
    address: '/api/remotes',
    storage: drawer(),
    inlined: undefined,
  });
  await firstValueFrom(registry.known$.pipe(filter(({ status }) => status === 'unknown')));
  await registry.refresh();
  expect(registry.known$.getValue().status).toBe('known');
});

test('a damaged copy is no copy', async () => {
  const storage = drawer();
  storage.setItem('plaza:registry', '{"revision":');
  const registry = new RegistryStore({
    ask: answering(),
    address: '/api/remotes',
    storage,
    inlined: undefined,
  });
  await registry.refresh();
  expect(registry.known$.getValue().status).toBe('unknown');
});

test('keeps what it knows when the server stumbles later', async () => {
  const registry = new RegistryStore({
    ask: answering(json('', 500)),
    address: '/api/remotes',
    storage: drawer(),
    inlined: aRegistry(),
  });
  await registry.refresh();
  expect(registry.known$.getValue()).toEqual({ status: 'known', registry: aRegistry() });
});

test('asks conditionally and stays quiet when nothing changed', async () => {
  const ask = answering(json(second, 200, '"2"'), json(null, 304));
  const registry = new RegistryStore({
    ask,
    address: '/api/remotes',
    storage: drawer(),
    inlined: aRegistry(),
  });
  const heard = jest.fn();
  registry.known$.subscribe(heard);
  await registry.refresh();
  await registry.refresh();
  expect(ask.mock.calls[1]?.[1]?.headers).toEqual({ 'if-none-match': '"2"' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a change that is heard of while an older answer is on its way is asked for after it', async () => {
  let answerOlder: (answer: Response) => void = () => undefined;
  const ask = jest
    .fn<Promise<Response>, Parameters<typeof fetch>>()
    .mockReturnValueOnce(new Promise((resolve) => (answerOlder = resolve)))
    .mockResolvedValueOnce(json(second, 200, '"2"'));
  const registry = new RegistryStore({
    ask,
    address: '/api/remotes',
    storage: drawer(),
    inlined: aRegistry(),
  });
  const first = registry.refresh();
  const refreshed = registry.refresh();
  answerOlder(json(aRegistry()));
  await first;
  expect(registry.current?.revision).toBe('1');
  await refreshed;
  expect(registry.current?.revision).toBe('2');
});

test('however many ask while an answer is on its way, they share one more request', async () => {
  const ask = answering(json(second), json(second), json(second));
  const registry = new RegistryStore({
    ask,
    address: '/api/remotes',
    storage: drawer(),
    inlined: aRegistry(),
  });
  await Promise.all([registry.refresh(), registry.refresh(), registry.refresh()]);
  expect(ask).toHaveBeenCalledTimes(2);
  await registry.refresh();
  expect(ask).toHaveBeenCalledTimes(3);
});
