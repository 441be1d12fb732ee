import { testPlaza } from '../../testing/testPlaza.ts';
import { memoryBuckets } from './BucketStore.ts';

const house = testPlaza({
  limits: {
    read: { burst: 3, perMinute: 60 },
    write: { burst: 100, perMinute: 60 },
    login: { burst: 2, perMinute: 6 },
    contact: { burst: 1, perMinute: 1 },
  },
});

const logIn = (emailOrUsername: string, path = '/api/auth/login') =>
  house.as(null).post(path, { emailOrUsername, password: 'x' });

describe('too much at once', () => {
  it('is refused with the time to wait, and passes with it', async () => {
    await logIn('a');
    await logIn('b');
    const refused = await logIn('c');
    expect(refused).toMatchObject({ status: 429, body: { code: 'http.too-many' } });
    expect(refused.headers.get('retry-after')).toBe('10');
    house.clock.advance({ seconds: 10 });
    expect((await logIn('c')).status).toBe(403);
    expect((await logIn('c')).status).toBe(429);
  });

  it('is counted by the call, however its address is spelled', async () => {
    house.clock.advance({ minutes: 1 });
    await logIn('a');
    await logIn('a', '/api/auth/login/');
    for (const path of ['/API/auth/login', '/api/Auth/Login/', '/api/auth/login?again']) {
      expect((await logIn('a', path)).status).toBe(429);
    }
  });

  it('in one kind of call leaves the others alone', async () => {
    expect((await house.as(null).get('/api/fetch')).status).toBe(200);
  });

  it('never closes /healthz', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await house.as(null).get('/healthz')).status).toBe(200);
  });
});

describe('memoryBuckets', () => {
  it('forgets the longest untouched addresses first', async () => {
    const store = memoryBuckets(2);
    const limit = { burst: 1, perMinute: 1 };
    expect(await store.take('a', limit, 0)).toBe(0);
    expect(await store.take('b', limit, 0)).toBe(0);
    expect(await store.take('c', limit, 0)).toBe(0);
    expect(await store.take('c', limit, 0)).toBe(60_000);
    expect(await store.take('a', limit, 0)).toBe(0);
  });

  it('does not run backwards with the clock', async () => {
    const store = memoryBuckets();
    const limit = { burst: 2, perMinute: 60 };
    await store.take('a', limit, 5_000);
    expect(await store.take('a', limit, 0)).toBe(0);
    expect(await store.take('a', limit, 0)).toBe(1_000);
  });
});
