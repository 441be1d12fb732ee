import type { RunningPlaza } from '../startPlaza.ts';
import { startBeside } from '../testing/startBeside.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { publishToUser } from './publishToUser.ts';
import { joinHub, type Joined, leaveHub } from './testing/joinHub.ts';
import { hasRedis, startRedis, type TestRedis } from './testing/startRedis.ts';

afterEach(leaveHub);

const hears = async ({ heard, hears: until }: Joined, name: string) => {
  while (!heard.some((message) => message.name === name)) await until(heard.length + 1);
};

(hasRedis ? describe : describe.skip)('two processes that share a Redis', () => {
  const env: Record<string, string> = {};
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
    env['REDIS_URL'] = redis.url;
  });
  afterAll(() => redis.stop());
  const server = testPlaza({ env });

  describe('and one database', () => {
    let other: RunningPlaza;
    beforeAll(async () => {
      other = await startBeside(server, env);
    });
    afterAll(() => other.close());

    async function aShouter() {
      const amber = await server.aUser();
      const bearer = await server.bearerOf(amber);
      const shout = ({ connection }: Joined) =>
        connection.invoke('trigger', `user-${amber.id}`, 'client-knock', 'x'.repeat(8_000));
      const here = await joinHub(server.url, bearer);
      const there = await joinHub(`http://127.0.0.1:${other.port}`, bearer);
      return { here, there, shout };
    }

    it('bound together what one person tells', async () => {
      const { here, there, shout } = await aShouter();
      for (let many = 0; many < 4; many += 1) for (const device of [here, there]) await shout(device);
      for (const device of [here, there])
        await expect(shout(device)).rejects.toThrow('That was a lot at once.');
      server.clock.advance({ seconds: 2 });
      await shout(there);
      await expect(shout(here)).rejects.toThrow('That was a lot at once.');
    });

    it('hear through it what clients tell each other, and lose nothing that counts when it dies', async () => {
      const amber = await server.aUser();
      const bearer = await server.bearerOf(amber);
      const [here, near] = [await joinHub(server.url, bearer), await joinHub(server.url, bearer)];
      const there = await joinHub(`http://127.0.0.1:${other.port}`, bearer);
      const typing = () => here.connection.invoke('trigger', `user-${amber.id}`, 'client-typing', {});
      for (const device of [near, there]) await device.sync(null);
      await typing();
      await Promise.all([hears(near, 'client-typing'), hears(there, 'client-typing')]);

      await redis.stop();
      near.heard.length = 0;
      await typing();
      await hears(near, 'client-typing');
      const payload = { message: 'through the database', sendername: 'Amber', chatID: '1' };
      await publishToUser(server.db, amber.id, { type: 'new-message', payload });
      await Promise.all([hears(near, 'new-message'), hears(there, 'new-message')]);
      const late = await joinHub(`http://127.0.0.1:${other.port}`, bearer);
      expect(await late.connection.invoke('presence', [amber.id])).toMatchObject([{ online: true }]);
    });

    it('tell everybody when it is back: who came and went meanwhile was heard by none of the other’s', async () => {
      await redis.stop();
      redis = await redis.again();
      const amber = await server.aUser();
      const bearer = await server.bearerOf(amber);
      const devices = [
        await joinHub(server.url, bearer),
        await joinHub(`http://127.0.0.1:${other.port}`, bearer),
      ];
      for (const device of devices) await device.sync(null);
      await redis.stop();
      redis = await redis.again();
      await Promise.all(devices.map((device) => hears(device, 'missed')));
    });

    it('bound what one person tells each by itself while it is away', async () => {
      await redis.stop();
      const { here, there, shout } = await aShouter();
      for (const device of [here, there]) {
        for (let many = 0; many < 8; many += 1) await shout(device);
        await expect(shout(device)).rejects.toThrow('That was a lot at once.');
      }
    });
  });
});
