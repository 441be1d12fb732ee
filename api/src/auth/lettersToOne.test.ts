import { limitsFor } from '../http/rateLimit/limits.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
const server = testPlaza({ env, limits: limitsFor('test') });
const PASSWORD = 'a quiet lantern';

/** A browser in a network of its own. */
function browserIn(network: string) {
  let cookie = '';
  return async (path: string, body: object) => {
    const headers = { 'x-forwarded-for': network, ...(cookie && { cookie }) };
    const answer = await server.as(null).post(`/api/auth/${path}`, body, headers);
    cookie = answer.headers.getSetCookie().find((one) => one.startsWith('plaza_signup=')) ?? cookie;
    cookie = cookie.split(';')[0] ?? '';
    return answer.status;
  };
}

const networks = (part: number, count: number) =>
  Array.from({ length: count }, (_, at) => browserIn(`198.18.${part}.${at}`));

const newcomer = (email: string, username: string) => ({
  name: 'Amber',
  username,
  email,
  password: PASSWORD,
});

async function countLetters(email: string): Promise<number> {
  await server.runJobs();
  const [row] = await server.db('mails').where({ recipient: email }).count({ count: '*' });
  return Number(row?.['count']);
}

describe('somebody who signs up with an address that is not theirs', () => {
  it('sends it thirty letters at most from any number of networks, and as many to who waits for the code', async () => {
    const email = 'crowded@mail.example';
    const browsers = networks(1, 50);
    for (const [at, browser] of browsers.entries())
      await browser('register', newcomer(email, `crowded-${at}`));
    const begun = await countLetters(email);
    expect(begun).toBeLessThanOrEqual(30);
    for (let round = 0; round < 3; round += 1)
      for (const browser of browsers) await browser('resend', { email });
    expect(await countLetters(email)).toBeLessThanOrEqual(begun + 30);
  });

  it('keeps its owner, who asks from elsewhere, from no code and from no other one, with eighteen networks', async () => {
    const email = 'owned@mail.example';
    const [begin, wait] = [networks(2, 10), networks(3, 8)];
    for (let round = 0; round < 4; round += 1)
      for (const [at, browser] of begin.entries()) await browser('register', newcomer(email, `begin-${at}`));
    for (const [at, browser] of wait.entries()) await browser('register', newcomer(email, `wait-${at}`));
    await server.runJobs();
    for (let round = 0; round < 3; round += 1) for (const browser of wait) await browser('resend', { email });
    const owner = browserIn('198.18.4.1');
    expect(await owner('register', newcomer(email, 'owner'))).toBe(200);
    await server.runJobs();
    expect(await owner('resend', { email })).toBe(200);
  });

  it('keeps its owner, who was refused once and asks again later, from no code', async () => {
    const email = 'patient@mail.example';
    const others = networks(5, 30);
    for (const [at, browser] of others.entries()) await browser('register', newcomer(email, `eager-${at}`));
    const owner = browserIn('198.18.6.1');
    expect(await owner('register', newcomer(email, 'patient'))).toBe(429);
    server.clock.advance({ minutes: 10 });
    for (const [at, browser] of others.slice(0, 3).entries())
      await browser('register', newcomer(email, `again-${at}`));
    expect(await owner('register', newcomer(email, 'patient'))).toBe(200);
  });
});

describe('somebody who forgot their password', () => {
  it('may name their ID when their address is used up in their network: nobody learns by a refusal that the two belong together', async () => {
    const { email, username } = await server.aUser();
    const browser = browserIn('198.18.7.1');
    for (let times = 0; times < 4; times += 1)
      expect(await browser('forgot', { emailOrUsername: email })).toBe(200);
    expect(await browser('forgot', { emailOrUsername: email })).toBe(429);
    expect(await browser('forgot', { emailOrUsername: username })).toBe(200);
  });
});
