import { createTestHost, loginAnswer } from '../testing/createTestHost.ts';

/** Somebody whose session has been ended elsewhere, and the guard that the running page has. */
function open(pathname: string) {
  const test = createTestHost({
    member: { id: '1' },
    pathname,
    answers: {
      '/api/profile': { status: 401, body: { code: 'auth.no-session', error: 'Please log in.' } },
      '/api/auth/refresh': { status: 401, body: { code: 'auth.no-session', error: 'Please log in.' } },
    },
  });
  const { host } = test;
  host.scene$.subscribe((scene) => {
    if (scene.scene === 'redirect') host.navigate(scene.to, { replace: true });
  });
  return {
    ...test,
    lose: async () => {
      const asked = host.api.call('GET /profile');
      await expect(asked).rejects.toMatchObject({ status: 401 });
    },
  };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('after the login one is back on the page that the session was lost on', async () => {
  const { host, address$, lose } = open('/chat/5?x=1');
  await lose();
  expect(address$.getValue()).toEqual({ pathname: '/login', search: '?then=%2Fchat%2F5%3Fx%3D1' });
  host.sessions.begin(loginAnswer({ id: '1' }));
  expect(address$.getValue()).toEqual({ pathname: '/chat/5', search: '?x=1' });
});

test('no dialog of the frame stays open over the login, and half a post is there after it', async () => {
  const { host, storage, lose } = open('/');
  host.dialog$.next('composer');
  storage.setItem('feedDraft', 'half a post');
  await lose();
  expect(host.dialog$.getValue()).toBe('none');
  expect(storage.getItem('feedDraft')).toBeNull();
  host.sessions.begin(loginAnswer({ id: '1' }));
  expect(storage.getItem('feedDraft')).toBe('half a post');
});
