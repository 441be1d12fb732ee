/** @jest-environment node */
import { openNotice } from './openNotice.ts';
import { showOffline } from './showOffline.ts';
import { TAKE_OVER, takeOver } from './takeOver.ts';
import { takeShared } from './takeShared.ts';
import { TestWorkerScope } from './TestWorkerScope.ts';

const origin = 'https://plaza.example';
let isOnline = true;
const asked: string[] = [];

beforeEach(() => {
  isOnline = true;
  asked.length = 0;
  // Node's Request wants a whole address; a worker has one of its own.
  const Real = globalThis.Request;
  jest
    .spyOn(globalThis, 'Request')
    .mockImplementation(
      (input, init) => new Real(typeof input === 'string' ? new URL(input, origin) : input, init),
    );
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL((input as Request).url);
    asked.push(pathname);
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response(`${pathname} of the server`);
  });
});
afterEach(() => jest.restoreAllMocks());

/** A request as a page makes it; `navigate` is what Node's own Request cannot be. */
const aRequest = (path: string, mode: string) =>
  Object.assign(Object.create(null), { url: origin + path, mode, method: 'GET' }) as Request;

describe('a page that is asked for', () => {
  test('comes from the server', async () => {
    const worker = new TestWorkerScope(showOffline);
    await worker.happen('install');
    const answer = await worker.happen('fetch', { request: aRequest('/chat', 'navigate') });
    expect(await answer?.text()).toBe('/chat of the server');
  });

  test('is what the browser has asked for already, when it has', async () => {
    const worker = new TestWorkerScope(showOffline);
    const preloadResponse = Promise.resolve(new Response('early'));
    const answer = await worker.happen('fetch', { request: aRequest('/', 'navigate'), preloadResponse });
    expect(await answer?.text()).toBe('early');
    expect(asked).toEqual([]);
  });

  test('is the offline page without a network', async () => {
    const worker = new TestWorkerScope(showOffline);
    await worker.happen('install');
    isOnline = false;
    const answer = await worker.happen('fetch', { request: aRequest('/chat', 'navigate') });
    expect(await answer?.text()).toBe('/offline of the server');
  });

  test('fails as it always did when even the offline page is not there', async () => {
    isOnline = false;
    const worker = new TestWorkerScope(showOffline);
    const answer = await worker.happen('fetch', { request: aRequest('/chat', 'navigate') });
    expect(answer?.type).toBe('error');
  });
});

test.each([
  '/api/remotes',
  '/remotes/mf-chat/1.0.0/mf-manifest.json',
  '/remotes/mf-chat/1.0.0/remoteEntry.12345678.js',
  '/remotes/shell/1.0.0/main.12345678.js',
])('%s does not go through the worker, and nothing of it is kept', async (path) => {
  const worker = new TestWorkerScope(showOffline);
  await worker.happen('install');
  await worker.happen('activate');
  for (const mode of ['cors', 'same-origin', 'no-cors']) {
    expect(await worker.happen('fetch', { request: aRequest(path, mode) })).toBeUndefined();
  }
  expect([...worker.kept.keys()]).toEqual(['/offline']);
});

describe('what another app shares', () => {
  const share = async (worker: TestWorkerScope, parts: Record<string, string | File>) => {
    const formData = async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(parts)) form.append(name, value);
      return form;
    };
    const request = { url: `${origin}/add`, method: 'POST', mode: 'navigate', formData } as Request;
    const answer = await worker.happen('fetch', { request });
    return new URL(answer?.headers.get('location') ?? '', origin);
  };

  test('begins a post: its words in the address, its files in this browser', async () => {
    const worker = new TestWorkerScope(showOffline, takeShared);
    const to = await share(worker, {
      text: 'Look & see',
      files: new File(['light'], 'läntern.png', { type: 'image/png' }),
    });
    expect(to.pathname).toBe('/add');
    expect(Object.fromEntries(to.searchParams)).toEqual({ text: 'Look & see', files: '1' });
    const kept = worker.kept.get('/add/0');
    expect(kept?.headers.get('content-type')).toBe('image/png');
    expect(decodeURIComponent(kept?.headers.get('x-name') ?? '')).toBe('läntern.png');
    expect(await kept?.text()).toBe('light');
  });

  test('comes without its files where there is no space for them', async () => {
    const worker = new TestWorkerScope(takeShared);
    jest.spyOn(worker.kept, 'set').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const to = await share(worker, {
      text: 'Look',
      files: new File(['light'], 'lantern.png', { type: 'image/png' }),
    });
    expect(to.search).toBe('?text=Look');
  });

  test('opens the composer even when it was cut off', async () => {
    const worker = new TestWorkerScope(takeShared);
    const formData = () => Promise.reject(new TypeError('Failed to parse'));
    const request = { url: `${origin}/add`, method: 'POST', mode: 'navigate', formData } as Partial<Request>;
    const answer = await worker.happen('fetch', { request: request as Request });
    expect(answer?.headers.get('location')).toBe(`${origin}/add?`);
  });

  test('makes space for what is shared next', async () => {
    const worker = new TestWorkerScope(takeShared);
    await share(worker, { files: new File(['one'], 'one.png', { type: 'image/png' }) });
    const to = await share(worker, { title: 'Only words', files: new File([], '') });
    expect(to.search).toBe('?title=Only+words');
    expect(worker.kept.size).toBe(0);
  });
});

test('a new worker waits until it is asked to take over', async () => {
  const worker = new TestWorkerScope(takeOver);
  await worker.happen('install');
  await worker.happen('message', { data: 'hello' });
  expect(worker.isOver).toBe(false);
  await worker.happen('message', { data: TAKE_OVER });
  expect(worker.isOver).toBe(true);
});

describe('[8-4] a press on a notice', () => {
  const close = jest.fn();
  const press = (to: unknown) => ({ notification: { data: { to }, close } });

  test('leads to the chat in the page that is open', async () => {
    const worker = new TestWorkerScope(openNotice);
    const page = {
      url: `${origin}/games`,
      focused: false,
      focus: jest.fn(async () => undefined),
      postMessage: jest.fn(),
    };
    worker.pages = [page];
    await worker.happen('notificationclick', press('/chat/7'));
    expect(close).toHaveBeenCalled();
    expect(page.focus).toHaveBeenCalled();
    expect(page.postMessage).toHaveBeenCalledWith({ openAddress: '/chat/7' });
    expect(worker.windows).toEqual([]);
  });

  test('opens a page when none is', async () => {
    const worker = new TestWorkerScope(openNotice);
    await worker.happen('notificationclick', press('/chat/7'));
    expect(worker.windows).toEqual([{ to: '/chat/7' }]);
  });

  test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 7, undefined])(
    'leads home rather than to %p',
    async (to) => {
      const worker = new TestWorkerScope(openNotice);
      await worker.happen('notificationclick', press(to));
      expect(worker.windows).toEqual([{ to: '/' }]);
    },
  );
});
