import { aPair } from '../../chat/testing/aGroup.ts';
import { prune } from '../../retention/prune.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aBrowser } from '../testing/aBrowser.ts';
import { TestPushService } from '../testing/TestPushService.ts';
import { payloadOf } from './queueTo.ts';
import { queueSends } from './sendPushJob.ts';

const service = new TestPushService();
const env: Record<string, string> = { PUBLIC_URL: 'https://plaza.example' };
beforeAll(async () => Object.assign(env, await service.open()));
const server = testPlaza({ env });
afterAll(() => service.close());

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
const changeLogins = (user: { id: string }, change: object) =>
  server.db('session_families').where({ user_id: user.id }).update(change);

it('nothing is pushed to a login that is over because nobody came, also where it was queued before', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const { id } = await aBrowser(server, service, basalt.user);
  const arrived = async () => {
    await server.runJobs();
    return service.arrived.length;
  };
  await changeLogins(basalt.user, { expires_at: server.clock.now() });
  await amber.say(chat, 'nobody is there');
  expect(await arrived()).toBe(0);
  const payload = payloadOf({ title: 'Late', body: '', path: '/', tag: 'late' });
  const late = { topic: 'late', payload, now: server.clock.now() };
  await queueSends(server.db, [id], late);
  expect(await arrived()).toBe(0);
  await changeLogins(basalt.user, { expires_at: inDays(1) });
  await queueSends(server.db, [id], late);
  expect(await arrived()).toBe(1);
});

it('nothing is pushed to somebody whose address is no longer confirmed, as they may not log in either', async () => {
  const { amber, basalt, chat } = await aPair(server);
  await aBrowser(server, service, basalt.user);
  const before = service.arrived.length;
  const confirm = (is_verified: boolean) =>
    server.db('users').where({ id: basalt.user.id }).update({ is_verified });
  const arrived = async () => {
    await server.runJobs();
    return service.arrived.length - before;
  };
  await confirm(false);
  await amber.say(chat, 'nobody is there');
  expect(await arrived()).toBe(0);
  await confirm(true);
  await amber.say(chat, 'somebody is there');
  expect(await arrived()).toBe(1);
});

it('a browser is forgotten a month after its login ended or was over, and a younger one is not', async () => {
  const logins = {
    open: { expires_at: inDays(5) },
    'over for three weeks': { expires_at: inDays(-21) },
    'over for five weeks': { expires_at: inDays(-35) },
    'ended five weeks ago': { expires_at: inDays(5), revoked_at: inDays(-35) },
  };
  const devices = await Promise.all(
    Object.entries(logins).map(async ([name, login]) => {
      const user = await server.aUser();
      const { id } = await aBrowser(server, service, user);
      await server
        .db('push_devices')
        .where({ id })
        .update({ created_at: inDays(-40) });
      await changeLogins(user, login);
      return { name, id };
    }),
  );
  await prune(server.plaza);
  const left: string[] = await server.db('push_devices').pluck('id');
  expect(devices.filter(({ id }) => left.includes(id)).map(({ name }) => name)).toEqual([
    'open',
    'over for three weeks',
  ]);
});
