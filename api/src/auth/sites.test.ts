import type { Context } from 'koa';
import { limitsFor } from '../http/rateLimit/limits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { accountLimit } from './accountLimit.ts';

const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
const often = { times: 100_000, seconds: 60 };
const limits = { ...limitsFor('test'), login: often };

/** One who asks from an address, as the limit sees them. */
const from = (ip: string) => ({ ip, cookies: { get: () => undefined } }) as unknown as Context;

describe('a customer with a /48', () => {
  const server = testPlaza({ env, limits });

  it('gets guests of the demo for sixteen of their networks, and others get theirs', async () => {
    const limit = accountLimit(server.plaza);
    const enter = (network: string) => limit('demo', { ctx: from(`${network}::1`), name: '' });
    for (let network = 0; network < 16; network += 1)
      for (let times = 0; times < 5; times += 1) await enter(`2001:db8:7:${network}`);
    await expect(enter('2001:db8:7:99')).rejects.toMatchObject({ code: 'http.too-many' });
    await enter('2001:db8:8:99');
  });
});

describe('logins of a customer with a /48', () => {
  const server = testPlaza({ env, limits: { ...limits, login: { times: 1, seconds: 60 } } });

  it('are counted together once sixteen of their networks are at the limit', async () => {
    const logIn = async (network: string) => {
      const sent = { emailOrUsername: 'nobody', password: 'not this one' };
      const headers = { 'x-forwarded-for': `${network}::1` };
      return (await server.as(null).post('/api/auth/login', sent, headers)).body;
    };
    const tooMany = { code: 'http.too-many' };
    for (let network = 0; network < 16; network += 1)
      expect(await logIn(`2001:db8:7:${network}`)).not.toMatchObject(tooMany);
    expect(await logIn('2001:db8:7:99')).toMatchObject(tooMany);
    expect(await logIn('2001:db8:8:99')).not.toMatchObject(tooMany);
  });
});

describe('letters to addresses of which nobody has an account', () => {
  const server = testPlaza({ env, limits });
  const register = async (network: string, name: string) => {
    const newcomer = { name, username: name, email: `${name}@mail.example`, password: 'a quiet lantern' };
    const headers = { 'x-forwarded-for': network };
    return (await server.as(null).post('/api/auth/register', newcomer, headers)).status;
  };

  it('are two hundred at once for a network, whatever the addresses, and more as the day goes on', async () => {
    const limit = accountLimit(server.plaza);
    for (let sent = 0; sent < 200; sent += 1)
      await limit('mail', { ctx: from('192.0.2.7'), name: `somebody-${sent}@mail.example` });
    expect(await register('192.0.2.7', 'amber')).toBe(429);
    expect(await register('192.0.2.8', 'basalt')).toBe(200);
    server.clock.advance({ minutes: 60 });
    expect(await register('192.0.2.7', 'cedar')).toBe(200);
  });
});
