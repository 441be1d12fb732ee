import type { ChannelEventName } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { createDb } from '../db/createDb.ts';
import type { Slice } from '../http/slice.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { publishToChannel } from './publishToChannel.ts';
import { publishToUser } from './publishToUser.ts';
import { joinHub, leaveHub } from './testing/joinHub.ts';
import { told } from './testing/told.ts';

const hall: Slice = (_on, plaza) => plaza.hub.openChannels({ prefix: 'hall-', mayEnter: () => true });
const server = testPlaza({ slices: [hall] });
afterEach(leaveHub);

const message = (text: string) => ({
  type: 'new-message' as const,
  payload: { message: text, sendername: 'Amber', chatID: '1' },
});
const say = (db: Knex, payload: unknown) =>
  publishToChannel(db, 'hall-1', 'told' as ChannelEventName, payload as never);

async function aListener() {
  const amber = await server.aUser();
  const device = await joinHub(server.url, await server.bearerOf(amber));
  await device.sync(null);
  await device.connection.invoke('subscribe', 'hall-1');
  return { amber, device };
}

describe('what was written', () => {
  it('is found when the process that wrote it told nobody', async () => {
    const { amber, device } = await aListener();
    // A pool whose process has no hub tells as little as one that is killed right after the commit.
    const silent = createDb({ url: server.plaza.config.databaseUrl ?? '', poolSize: 1 });
    await publishToUser(silent, amber.id, message('by itself'));
    await say(silent, 'in the hall');
    await silent.destroy();
    expect(await told(device, ['new-message', 'told'], 2)).toEqual(
      expect.arrayContaining([message('by itself').payload, 'in the hall']),
    );
  });

  it('comes once, whichever of two transactions is over first', async () => {
    const { amber, device } = await aListener();
    const slow = await server.db.transaction();
    await say(slow, 'begun first');
    await server.db.transaction((quick) => say(quick, 'begun second'));
    expect(await told(device, ['told'], 1)).toEqual(['begun second']);
    await slow.commit();
    expect(await told(device, ['told'], 2)).toEqual(['begun second', 'begun first']);
    await publishToUser(server.db, amber.id, message('the end'));
    await told(device, ['new-message'], 1);
    expect(await told(device, ['told'], 2)).toHaveLength(2);
  });

  it('inside of another transaction is told when that is over', async () => {
    const { amber, device } = await aListener();
    await server.db.transaction(async (outer) => {
      await outer.transaction((inner) => publishToUser(inner, amber.id, message('within')));
      await publishToUser(server.db, (await server.aUser()).id, message('somebody else'));
    });
    expect(await told(device, ['new-message'], 1)).toEqual([message('within').payload]);
  });

  it('notifies nobody while it commits: whoever does makes all others who do wait', async () => {
    const amber = await server.aUser();
    const listener: Client = await server.db.client.acquireRawConnection();
    const notices: (string | undefined)[] = [];
    const hears = (last: string) =>
      new Promise<void>((resolve) =>
        listener.on('notification', ({ payload }) => {
          notices.push(payload);
          if (payload === last) resolve();
        }),
      );
    await listener.query('listen plaza_hub');
    // What was said before may still be told: it is out when this is.
    const { id: basaltId } = await server.aUser();
    const before = hears(`event:${basaltId}`);
    await publishToUser(server.db, basaltId, message('before'));
    await before;
    listener.removeAllListeners('notification');
    notices.length = 0;
    const ended = hears('the end');
    const silent = createDb({ url: server.plaza.config.databaseUrl ?? '', poolSize: 1 });
    await publishToUser(silent, amber.id, message('hush'));
    await say(silent, 'hush');
    await silent.raw(`select pg_notify('plaza_hub', 'the end')`);
    await ended;
    await Promise.all([silent.destroy(), listener.end()]);
    expect(notices).toEqual(['the end']);
  });
});
