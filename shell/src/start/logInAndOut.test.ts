import { settled } from '../clock/TestClock.ts';
import { createTestHost, loginAnswer } from '../testing/createTestHost.ts';

const open = () => createTestHost({ member: { id: '1' }, answers: { '/api/auth/logout': 'never' } });

test('a server that does not answer keeps nobody logged in, and nothing of them here', async () => {
  const { host, clock, storage } = open();
  storage.setItem('friendsContent', 'theirs');
  void host.logOut();
  expect(host.sessions.session$.getValue().status).toBe('guest');
  await settled();
  await clock.advance(3_000);
  expect(host.sessions.authToken).toBeUndefined();
  expect(storage.getItem('friendsContent')).toBeNull();
});

test('who logs in while the server is still being told of the logout before stays logged in', async () => {
  const { host, clock, storage } = open();
  storage.setItem('friendsContent', 'of the one before');
  void host.logOut();
  await settled();
  host.sessions.begin({ ...loginAnswer({ id: '2', name: 'Basalt Okoro' }), token: 'theirs' });
  expect(storage.getItem('friendsContent')).toBeNull();
  await clock.advance(3_000);
  expect(host.sessions.session$.getValue()).toMatchObject({ status: 'member', user: { id: '2' } });
  expect(host.sessions.authToken).toBe('theirs');
});

test('a logout that took its time asks nobody else to leave', async () => {
  const { host } = open();
  Reflect.set(globalThis, 'indexedDB', {});
  const leaving = host.logOut();
  // In another tab, while the keys of the one before were being forgotten.
  host.sessions.leave();
  host.sessions.begin(loginAnswer({ id: '2', name: 'Basalt Okoro' }));
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await leaving;
  expect(host.sessions.session$.getValue()).toMatchObject({ status: 'member', user: { id: '2' } });
});

test('what was typed at a login that was refused opens no keys and makes none', async () => {
  const refused = { status: 403, body: { code: 'auth.wrong-login', error: 'That is not it.' } };
  const { host } = createTestHost({ answers: { '/api/auth/login': refused } });
  const bring = jest.spyOn(host.keys, 'bring');
  await expect(host.logIn('amber', 'a slip')).rejects.toMatchObject({ code: 'auth.wrong-login' });
  expect(bring).not.toHaveBeenCalled();
});

describe('a session begins', () => {
  test('when the keys are in this browser: a page that is loaded anew right then has to ask for nothing', async () => {
    const { host } = createTestHost();
    let open = () => {};
    jest.spyOn(host.keys, 'openAhead').mockReturnValue(new Promise((resolve) => (open = resolve)));
    const entering = host.enter(loginAnswer({ id: '1' }));
    await settled();
    expect(host.sessions.session$.getValue().status).toBe('guest');
    expect(host.sessions.authToken).toBeUndefined();
    open();
    await entering;
    expect(host.sessions.session$.getValue()).toMatchObject({ status: 'member', user: { id: '1' } });
  });

  test('without them where they take long', async () => {
    const { host, clock } = createTestHost();
    jest.spyOn(host.keys, 'openAhead').mockReturnValue(new Promise(() => undefined));
    const entering = host.enter(loginAnswer({ id: '1' }));
    await settled();
    await clock.advance(4_000);
    await entering;
    expect(host.sessions.session$.getValue().status).toBe('member');
  });
});

test('who logs in where the browser is full is told that it lasts as long as the page', async () => {
  const { host, storage } = createTestHost();
  jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await host.enter(loginAnswer({ id: '1' }));
  await settled();
  expect(host.sessions.session$.getValue()).toMatchObject({ status: 'member', user: { id: '1' } });
  expect(host.toasts.shown$.getValue()).toMatchObject([
    { message: 'This browser has no space left. You stay logged in until you close this page.' },
  ]);
});
