import { testPlaza } from '../testing/testPlaza.ts';
import { runChaos } from './testing/chaos/runChaos.ts';

const server = testPlaza();

describe('two processes on one database', () => {
  it('lose nothing and send nothing twice, while connections are cut and processes killed under load', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => server.aUser()));
    const { databaseUrl = '', sessionSecret } = server.plaza.config;
    const outcome = await runChaos({
      database: { db: server.db, url: databaseUrl, sessionSecret },
      people: await Promise.all(
        people.map(async (user) => ({
          id: user.id,
          token: (await server.bearerOf(user)).replace('Bearer ', ''),
        })),
      ),
      messages: process.env['PLAZA_DEEP'] ? 1_000 : 400,
      perSecond: 500,
      share: 0.2,
      cutEveryMs: 300,
      killEveryMs: 500,
    });
    expect(outcome).toMatchObject({ lost: 0, twice: 0, outOfOrder: 0 });
    expect(outcome.kills).toBeGreaterThan(0);
    expect(outcome.cuts).toBeGreaterThan(0);
  }, 120_000);
});
