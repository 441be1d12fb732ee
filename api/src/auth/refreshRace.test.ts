import { testPlaza } from '../testing/testPlaza.ts';

const env: Record<string, string> = { TRUST_PROXY: '1' };
const server = testPlaza({ env });
const ROUNDS = process.env['PLAZA_DEEP'] ? 1_000 : 10;
const AT_ONCE = 20;

it(
  `gives ${AT_ONCE} at once one successor, ${ROUNDS} times in a row, and logs nobody out`,
  async () => {
    const login = { emailOrUsername: 'demo', password: 'look-around' };
    const { body, headers } = await server
      .as(null)
      .post<{ refresh: string; token: string }>('/api/auth/login', login);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    let { refresh: refreshToken, token } = body;
    let falseLogouts = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          server.as(null).post<{ accessToken: string; refreshToken: string }>(
            '/api/auth/refresh',
            { refreshToken },
            // Each round from elsewhere: twenty thousand in half a minute would be too many from one address.
            { cookie, 'x-forwarded-for': `203.0.${Math.floor(round / 250)}.${round % 250}` },
          ),
        ),
      );
      falseLogouts += answers.filter(({ status }) => status !== 200).length;
      server.clock.advance({ seconds: 1 });
      const successors = new Set(answers.map((answer) => answer.body.refreshToken));
      expect(successors.size).toBe(1);
      [{ refreshToken, token } = { refreshToken: '', token: '' }] = answers.map((answer) => ({
        refreshToken: answer.body.refreshToken,
        token: answer.body.accessToken,
      }));
    }
    expect(falseLogouts).toBe(0);
    expect((await server.as(null).get('/api/profile', { authorization: `Bearer ${token}` })).status).toBe(
      200,
    );
  },
  ROUNDS * 3_000,
);
