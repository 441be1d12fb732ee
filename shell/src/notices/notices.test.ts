import type { NewMessage } from '@plaza/api-contract';
import { act } from '@testing-library/react';
import { createTestHost } from '../testing/createTestHost.ts';
import { ASK_ADDRESS } from '../pwa/worker/whereIs.ts';
import { startNotices } from './startNotices.ts';

const message = { message: 'c2VhbGVk', sendername: 'Cedar Novak', chatID: '7', sender_id: '3' };
const said = (payload: NewMessage) => ({ type: 'new-message', payload, mark: undefined }) as const;
const shown: { title: string; look: NotificationOptions; press(): void }[] = [];

class TestNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static readonly requestPermission = jest.fn(async () => TestNotification.permission);
  readonly close = jest.fn();
  constructor(title: string, look: NotificationOptions) {
    super();
    shown.push({ title, look, press: () => this.dispatchEvent(new Event('click')) });
  }
}

beforeEach(() => {
  shown.length = 0;
  TestNotification.permission = 'granted';
  TestNotification.requestPermission.mockClear();
  Object.assign(globalThis, { Notification: TestNotification });
  jest.spyOn(window, 'focus').mockImplementation(() => undefined);
});

function start(options: Parameters<typeof createTestHost>[0] = { member: { id: '1' } }) {
  const test = createTestHost(options);
  startNotices({ ...test.host, page: document, container: undefined });
  const hear = (more: Partial<NewMessage> = {}) =>
    act(async () => test.host.hub.say(said({ ...message, ...more })));
  return { ...test, hear };
}

describe('[8-4] the permission', () => {
  beforeEach(() => (TestNotification.permission = 'default'));

  test('is asked for once while nobody has answered, in answer to a press', () => {
    const { storage } = start();
    expect(TestNotification.requestPermission).not.toHaveBeenCalled();
    document.body.click();
    document.body.click();
    expect(TestNotification.requestPermission).toHaveBeenCalledTimes(1);
    expect(storage.getItem('plaza:notices-asked')).not.toBeNull();
  });

  test('is not asked for a second time on another day', () => {
    const test = createTestHost({ member: { id: '1' } });
    test.storage.setItem('plaza:notices-asked', 'yes');
    startNotices({ ...test.host, page: document, container: undefined });
    document.body.click();
    expect(TestNotification.requestPermission).not.toHaveBeenCalled();
  });

  test.each(['granted', 'denied'] as const)('is not asked for when it is %s', (answer) => {
    TestNotification.permission = answer;
    start();
    document.body.click();
    expect(TestNotification.requestPermission).not.toHaveBeenCalled();
  });

  test('is not asked of a guest', () => {
    start({});
    document.body.click();
    expect(TestNotification.requestPermission).not.toHaveBeenCalled();
  });
});

describe('[8-4] a new message', () => {
  test('shows who it is from and what the chat reads in it, until it is dismissed', async () => {
    const { host, hear } = start();
    host.reader$.next(async ({ message: sealed }) => `opened ${sealed}`);
    await hear();
    expect(shown).toHaveLength(1);
    expect(shown[0]?.title).toBe('New Message from Cedar Novak');
    expect(shown[0]?.look).toMatchObject({
      body: 'opened c2VhbGVk',
      requireInteraction: true,
      tag: 'chat-7',
    });
  });

  test('leads to its chat', async () => {
    const { host, hear } = start();
    await hear();
    shown[0]?.press();
    expect(host.address$.getValue().pathname).toBe('/chat/7');
  });

  test('says calmly that there is one while nothing here can read it', async () => {
    const { hear } = start();
    await hear();
    expect(shown[0]?.look.body).toBe('Open the chat to read it.');
  });

  test('that cannot be decrypted says so', async () => {
    const { host, hear } = start();
    host.reader$.next(() => Promise.reject(new Error('no key')));
    await hear();
    expect(shown[0]?.look.body).toBe('Error decrypting message');
  });

  test('is not shown for one’s own words, for the chat that is open, or without leave', async () => {
    const { host, hear } = start();
    await hear({ sender_id: '1' });
    host.navigate('/chat/7');
    await hear();
    host.navigate('/games');
    TestNotification.permission = 'denied';
    await hear();
    expect(shown).toEqual([]);
  });

  test('is not shown where its reader wants none: of a muted chat, a request, or somebody blocked', async () => {
    const { hear } = start();
    await hear({ tells: false });
    expect(shown).toEqual([]);
    await hear({ tells: true });
    expect(shown).toHaveLength(1);
  });

  test('is not shown to whoever has logged out', async () => {
    const { host, hear } = start();
    host.sessions.end();
    await hear();
    expect(shown).toEqual([]);
  });

  test('is not shown to whoever has logged out while the chat was still reading it', async () => {
    const { host, hear } = start();
    let read: (text: string) => void = () => undefined;
    host.reader$.next(() => new Promise((resolve) => (read = resolve)));
    await hear();
    host.sessions.end();
    await act(async () => read('for the one before'));
    expect(shown).toEqual([]);
  });

  test('goes through the worker where there is one', async () => {
    const { host } = createTestHost({ member: { id: '1' } });
    const showNotification = jest.fn(async () => undefined);
    const container = Object.assign(new EventTarget(), {
      getRegistration: async () => ({ active: {}, showNotification }),
    });
    startNotices({ ...host, page: document, container: container as unknown as ServiceWorkerContainer });
    await act(async () => host.hub.say(said(message)));
    expect(showNotification).toHaveBeenCalledWith(
      'New Message from Cedar Novak',
      expect.objectContaining({ data: { to: '/chat/7' } }),
    );
    container.dispatchEvent(new MessageEvent('message', { data: { openAddress: '/chat/7' } }));
    expect(host.address$.getValue().pathname).toBe('/chat/7');
  });

  test('tells the worker which chat is looked at, however one came there', async () => {
    const { host } = createTestHost({ member: { id: '1' } });
    const container = new EventTarget();
    startNotices({ ...host, page: document, container: container as unknown as ServiceWorkerContainer });
    host.navigate('/chat/7');
    const postMessage = jest.fn();
    const asked = { data: ASK_ADDRESS, ports: [{ postMessage }] };
    container.dispatchEvent(Object.assign(new Event('message'), asked));
    expect(postMessage).toHaveBeenCalledWith('/chat/7');
  });
});
