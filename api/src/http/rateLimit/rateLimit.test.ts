import { testPlaza } from '../../testing/testPlaza.ts';
import { BoundedMemory } from './rateLimiter.ts';

const server = testPlaza({
  limits: {
    read: { times: 3, seconds: 60 },
    write: { times: 100, seconds: 60 },
    login: { times: 2, seconds: 20 },
    contact: { times: 1, seconds: 60 },
    page: { times: 4, seconds: 60 },
  },
});

/** Limits go by the clock of the machine, which stands still here unless it is told to go on. */
let nowMs = Date.now();
beforeAll(() => void jest.spyOn(Date, 'now').mockImplementation(() => nowMs));
afterAll(() => jest.restoreAllMocks());
const pass = (seconds: number) => void (nowMs += seconds * 1000);

const logIn = (emailOrUsername: string, path = '/api/auth/login') =>
  server.as(null).post(path, { emailOrUsername, password: 'x' });

describe('too much at once', () => {
  it('is refused with the time to wait, and passes with it', async () => {
    await logIn('a');
    await logIn('b');
    const refused = await logIn('c');
    expect(refused).toMatchObject({ status: 429, body: { code: 'http.too-many' } });
    expect(refused.headers.get('retry-after')).toBe('20');
    pass(20);
    expect((await logIn('c')).status).toBe(403);
    expect((await logIn('c')).status).toBe(403);
    expect((await logIn('c')).status).toBe(429);
  });

  it('is counted by the call, however its address is spelled', async () => {
    pass(60);
    await logIn('a');
    await logIn('a', '/api/auth/login/');
    for (const path of ['/API/auth/login', '/api/Auth/Login/', '/api/auth/login?again']) {
      expect((await logIn('a', path)).status).toBe(429);
    }
  });

  it('in one kind of call leaves the others alone', async () => {
    expect((await server.as(null).get('/api/fetch')).status).toBe(200);
  });

  it('is counted for pages and files as well', async () => {
    pass(60);
    const ask = async (path: string) => (await server.as(null).get(path)).status;
    for (const path of ['/robots.txt', '/nothing-here', '/media/x', '/robots.txt']) {
      expect(await ask(path)).not.toBe(429);
    }
    expect(await ask('/robots.txt')).toBe(429);
    expect(await ask('/media/x')).toBe(429);
  });

  it('never closes /healthz', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await server.as(null).get('/healthz')).status).toBe(200);
  });
});

describe('counting in memory', () => {
  it('forgets the longest untouched addresses first', async () => {
    const counter = new BoundedMemory({ points: 1, duration: 60 }, 2);
    const isRefused = (address: string) =>
      counter.consume(address).then(
        () => false,
        () => true,
      );
    expect(await isRefused('a')).toBe(false);
    expect(await isRefused('b')).toBe(false);
    expect(await isRefused('a')).toBe(true);
    expect(await isRefused('c')).toBe(false);
    expect(await isRefused('a')).toBe(true);
    expect(await isRefused('b')).toBe(false);
  });
});
