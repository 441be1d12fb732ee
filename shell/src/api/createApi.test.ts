import { ApiError } from '@plaza/shell-contract';
import { settled } from '../clock/TestClock.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import { createApi } from './createApi.ts';

interface Sent {
  url: string;
  init: RequestInit;
  headers: Record<string, string>;
}

type Said = { status?: number; body?: unknown } | 'no network';

function scene(
  answer: (sent: Sent, nth: number) => Said | Promise<Said>,
  storage = memoryDrawer(),
  prove = jest.fn(async () => false),
) {
  const sessions = new SessionStore(storage);
  sessions.begin({
    token: 'old',
    refresh: 'refresh-1',
    user: { id: '7', name: 'Amber', username: 'amber', email: 'a@plaza.example', is_admin: false },
  });
  const sent: Sent[] = [];
  const lost = jest.fn(() => sessions.lose());
  const unread = new Set<string>();
  const ask = (async (url: string, init: RequestInit) => {
    const one = { url, init, headers: init.headers as Record<string, string> };
    sent.push(one);
    const said = await answer(one, sent.length);
    if (said === 'no network') throw new TypeError('Failed to fetch');
    const { status = 200, body = {} } = said;
    const what = `${status} ${url}`;
    unread.add(what);
    const json = async () => {
      unread.delete(what);
      return body;
    };
    return { ok: status < 300, status, headers: new Headers(), json };
  }) as unknown as typeof fetch;
  return { api: createApi({ ask, sessions, prove, onSessionLost: lost }), sessions, sent, lost, unread };
}

const refreshed = { body: { accessToken: 'new', refreshToken: 'refresh-2' } };
const apiError = {
  code: 'auth.no-session',
  error: 'Please log in.',
  message: 'Please log in.',
  requestId: 'r-1',
};

test('[7-1] every call carries the bearer, and JSON says that it is JSON', async () => {
  const { api, sent } = scene(() => ({}));
  await api.call('POST /games', { body: { deviceType: 'pc' } });
  expect(sent[0]).toMatchObject({ url: '/api/games', init: { method: 'POST', body: '{"deviceType":"pc"}' } });
  expect(sent[0]?.headers).toEqual({
    accept: 'application/json',
    authorization: 'Bearer old',
    'content-type': 'application/json',
  });
});

test('[7-1] form data brings its own content type', async () => {
  const { api, sent } = scene(() => ({}));
  const form: unknown = new FormData();
  await api.call('POST /games', { body: form as { deviceType: 'pc' } });
  expect(sent[0]?.headers).not.toHaveProperty('content-type');
  expect(sent[0]?.init.body).toBe(form);
});

test('path parameters are encoded', async () => {
  const { api, sent } = scene(() => ({}));
  await api.call('GET /profile/:username', { params: { username: '../admin?x=1' } });
  expect(sent[0]?.url).toBe('/api/profile/..%2Fadmin%3Fx%3D1');
});

test('[4-1] a 401 renews the session once and the call is made again with the new bearer', async () => {
  const { api, sent, sessions, unread } = scene(({ url, headers }) => {
    if (url === '/api/auth/refresh') return refreshed;
    return headers['authorization'] === 'Bearer new'
      ? { body: { name: 'Amber' } }
      : { status: 401, body: apiError };
  });
  await expect(api.call('GET /profile')).resolves.toEqual({ name: 'Amber' });
  expect(sent.map(({ url }) => url)).toEqual(['/api/profile', '/api/auth/refresh', '/api/profile']);
  expect(sent[1]?.headers['refresh-token']).toBe('refresh-1');
  expect(sessions.authToken).toBe('new');
  expect(sessions.refreshToken).toBe('refresh-2');
  // To the browser, and to whoever waits until a page is still, the first answer would be on its way for ever.
  expect(unread).toEqual(new Set());
});

test('[4-1] calls that fail together share one renewal', async () => {
  const { api, sent } = scene(({ url, headers }) => {
    if (url === '/api/auth/refresh') return refreshed;
    return headers['authorization'] === 'Bearer new' ? {} : { status: 401, body: apiError };
  });
  await Promise.all([api.call('GET /profile'), api.call('GET /zones'), api.call('GET /profile')]);
  expect(sent.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
});

test('[4-1] a second 401 is not renewed again', async () => {
  const { api, sent } = scene(({ url }) =>
    url === '/api/auth/refresh' ? refreshed : { status: 401, body: apiError },
  );
  await expect(api.call('GET /profile')).rejects.toThrow('Please log in.');
  expect(sent).toHaveLength(3);
});

test('[4-1] [8-1] a session that cannot be renewed ends, once, and the visitor is sent to the login', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, sessions, lost } = scene(() => ({ status: 401, body: apiError }));
  const calls = [api.call('GET /profile'), api.call('GET /zones')];
  await expect(calls[0]).rejects.toThrow(ApiError);
  await expect(calls[1]).rejects.toThrow(ApiError);
  expect(sessions.session$.getValue()).toEqual({ status: 'guest' });
  expect(lost).toHaveBeenCalledTimes(1);
  expect(log.mock.calls).toEqual([['Failed to refresh token', expect.any(ApiError)]]);
  log.mockRestore();
});

test('[2.1-5] a refusal that follows a logout in another tab sends nobody to the login', async () => {
  const storage = memoryDrawer();
  const { api, sessions, lost } = scene(({ url }) => {
    // The other tab is quicker than its message.
    if (!url.endsWith('/refresh')) storage.removeItem('isLoggedIn');
    return { status: 401, body: apiError };
  }, storage);
  await expect(api.call('POST /games', { body: { deviceType: 'pc' } })).rejects.toMatchObject({
    status: 401,
  });
  expect(sessions.session$.getValue().status).toBe('guest');
  expect(lost).not.toHaveBeenCalled();
});

describe('somebody else has logged in meanwhile', () => {
  const other = {
    token: 'theirs',
    refresh: 'refresh-theirs',
    user: { id: '8', name: 'Basalt', username: 'basalt', email: 'b@plaza.example', is_admin: false },
  };
  const held = () => {
    let answer: (said: Said) => void = () => undefined;
    return { said: new Promise<Said>((resolve) => (answer = resolve)), answer: (said: Said) => answer(said) };
  };

  test('a call that was refused to the one before is not made again in their name', async () => {
    const refused = held();
    const { api, sessions, sent, lost } = scene(() => refused.said);
    const call = api.call('POST /games', { body: { deviceType: 'pc' } });
    sessions.end();
    sessions.begin(other);
    refused.answer({ status: 401, body: apiError });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(sessions.authToken).toBe('theirs');
    expect(lost).not.toHaveBeenCalled();
  });

  test.each([
    ['comes', refreshed],
    ['is refused', { status: 401, body: apiError }],
  ])('a renewal for the one before that %s leaves their session as it is', async (_, outcome) => {
    const renewal = held();
    const { api, sessions, sent, lost } = scene(({ url }) =>
      url === '/api/auth/refresh' ? renewal.said : { status: 401, body: apiError },
    );
    const call = api.call('GET /profile');
    await settled();
    expect(sent).toHaveLength(2);
    sessions.end();
    sessions.begin(other);
    renewal.answer(outcome);
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect([sessions.authToken, sessions.refreshToken]).toEqual(['theirs', 'refresh-theirs']);
    expect(sessions.session$.getValue()).toMatchObject({ status: 'member', user: { id: '8' } });
    expect(lost).not.toHaveBeenCalled();
  });

  test('a renewal that comes after the logout leaves no token behind', async () => {
    const renewal = held();
    const { api, sessions } = scene(({ url }) =>
      url === '/api/auth/refresh' ? renewal.said : { status: 401, body: apiError },
    );
    const call = api.call('GET /profile');
    await settled();
    sessions.end();
    renewal.answer(refreshed);
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect([sessions.authToken, sessions.refreshToken]).toEqual([undefined, undefined]);
  });

  test('in another tab: a call of this page, which has not heard of it, goes out in nobody’s name', async () => {
    const storage = memoryDrawer();
    const { api, sessions, sent } = scene(() => ({}), storage);
    new SessionStore(storage).begin(other);
    const call = api.call('POST /games', { body: { deviceType: 'pc' } });
    await expect(call).rejects.toMatchObject({ code: 'network' });
    expect(sent).toHaveLength(0);
    expect(sessions.session$.getValue()).toMatchObject({ status: 'member', user: { id: '8' } });
  });
});

describe('a renewal that', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is never answered is given up, so that the other tabs get their turn', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { api, sessions } = scene(({ url, init }) => {
      if (url !== '/api/auth/refresh') return { status: 401, body: apiError };
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Too late.', 'TimeoutError')));
      });
    });
    const call = api.call('GET /profile');
    await settled();
    limit.abort();
    await expect(call).rejects.toMatchObject({ code: 'network' });
    expect(sessions.session$.getValue().status).toBe('member');
  });

  test('breaks off in the middle of its answer is one that did not arrive', async () => {
    const { api, sessions } = scene(({ url }) =>
      url === '/api/auth/refresh'
        ? { body: Promise.reject(new SyntaxError()) }
        : { status: 401, body: apiError },
    );
    await expect(api.call('GET /profile')).rejects.toMatchObject({ code: 'network' });
    expect(sessions.session$.getValue().status).toBe('member');
  });
});

test("[4-1] [8-1] without a refresh token the error is 'No refresh token found', and the session ends", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, sessions, sent, lost } = scene(() => ({ status: 401, body: apiError }));
  sessions.renew({ accessToken: 'old', refreshToken: '' });
  await expect(api.call('GET /profile')).rejects.toThrow('No refresh token found');
  expect(sent.map(({ url }) => url)).toEqual(['/api/profile']);
  expect(sessions.session$.getValue()).toEqual({ status: 'guest' });
  expect(lost).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test.each([
  ['stumbles', { status: 503 }],
  ['cannot be reached', 'no network' as const],
])('a server that %s while renewing logs nobody out', async (_, answer) => {
  const { api, sessions } = scene(({ url }) =>
    url === '/api/auth/refresh' ? answer : { status: 401, body: apiError },
  );
  await expect(api.call('GET /profile')).rejects.toMatchObject({ code: 'network' });
  expect(sessions.session$.getValue().status).toBe('member');
});

test('a 403 logs nobody out', async () => {
  const { api, sessions, sent } = scene(() => ({
    status: 403,
    body: { ...apiError, code: 'users.not-admin' },
  }));
  await expect(api.call('GET /profile')).rejects.toMatchObject({ status: 403, code: 'users.not-admin' });
  expect(sessions.session$.getValue().status).toBe('member');
  expect(sent).toHaveLength(1);
});

test('a wrong password is a refusal like any other, not the end of a session', async () => {
  const { api, sent, lost } = scene(() => ({
    status: 401,
    body: { code: 'auth.wrong-login', error: 'Wrong.' },
  }));
  await expect(
    api.call('POST /auth/login', { body: { emailOrUsername: 'a', password: 'b' } }),
  ).rejects.toThrow('Wrong.');
  expect(sent).toHaveLength(1);
  expect(lost).not.toHaveBeenCalled();
});

test('a refusal keeps the code, the sentence, the fields and the request id of the server', async () => {
  const body = { ...apiError, code: 'http.invalid', fields: { 'body.password': 'Too short.' } };
  const { api } = scene(() => ({ status: 422, body }));
  await expect(api.call('GET /profile')).rejects.toMatchObject({
    message: 'Please log in.',
    code: 'http.invalid',
    status: 422,
    requestId: 'r-1',
    fields: { 'body.password': 'Too short.' },
  });
});

test('when nothing answers, the sentence is calm', async () => {
  const { api } = scene(() => 'no network');
  await expect(api.call('GET /profile')).rejects.toMatchObject({
    code: 'network',
    status: 0,
    message: expect.stringContaining('cannot be reached'),
  });
});

test('a call that its caller gave up is no network failure', async () => {
  const { api } = scene(() => 'no network');
  const left = new AbortController();
  left.abort();
  const call = api.call('GET /profile', { signal: left.signal });
  await settled();
  await expect(call).rejects.not.toMatchObject({ code: 'network' });
});

describe('what asks for a fresh proof', () => {
  const needed = { status: 403, body: { ...apiError, code: 'auth.proof-needed', error: 'Prove it.' } };
  const block = { params: { id: '3' }, body: { is_blocked: true } };

  test('is sent once more after it was given', async () => {
    const prove = jest.fn(async () => true);
    const { api, sent } = scene(
      (_, nth) => (nth === 1 ? needed : { body: { data: 'blocked' } }),
      memoryDrawer(),
      prove,
    );
    await expect(api.call('POST /monitor/edit/:id', block)).resolves.toEqual({ data: 'blocked' });
    expect(sent.map(({ url, init }) => [url, init.body])).toEqual([
      ['/api/monitor/edit/3', '{"is_blocked":true}'],
      ['/api/monitor/edit/3', '{"is_blocked":true}'],
    ]);
    expect(prove).toHaveBeenCalledTimes(1);
  });

  test('is refused in the words of the server when it is not given', async () => {
    const { api, sent } = scene(() => needed);
    await expect(api.call('POST /monitor/edit/:id', block)).rejects.toThrow('Prove it.');
    expect(sent).toHaveLength(1);
  });

  test('is asked for once, whatever the second answer is', async () => {
    const prove = jest.fn(async () => true);
    const { api, sent } = scene(() => needed, memoryDrawer(), prove);
    await expect(api.call('POST /monitor/edit/:id', block)).rejects.toThrow('Prove it.');
    expect([sent.length, prove.mock.calls.length]).toEqual([2, 1]);
  });

  test('is not done in the name of who logged in meanwhile', async () => {
    const { api, sessions, sent } = scene(
      () => needed,
      memoryDrawer(),
      jest.fn(async () => {
        sessions.begin({
          token: 'theirs',
          refresh: 'refresh-theirs',
          user: { id: '8', name: 'Basalt', username: 'basalt', email: 'b@plaza.example', is_admin: false },
        });
        return true;
      }),
    );
    await expect(api.call('POST /monitor/edit/:id', block)).rejects.toThrow('Prove it.');
    expect(sent).toHaveLength(1);
  });

  test('is not asked for by any other refusal', async () => {
    const prove = jest.fn(async () => true);
    const { api } = scene(() => ({ status: 403, body: apiError }), memoryDrawer(), prove);
    await expect(api.call('GET /profile')).rejects.toMatchObject({ status: 403 });
    expect(prove).not.toHaveBeenCalled();
  });
});
