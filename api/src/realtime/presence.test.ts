import type { PresenceNews } from '@plaza/api-contract';
import { befriend } from '../friends/testing/befriend.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { Presence } from './Presence.ts';
import { joinHub, leaveHub } from './testing/joinHub.ts';

const house = testPlaza();
afterEach(leaveHub);

/** A process of which only the presence is there, with timers that a test sets off. */
function aNode(node: string) {
  const here = new Set<string>();
  const told: PresenceNews[] = [];
  const timers = new Set<() => void>();
  const presence = new Presence({
    db: house.db,
    log: house.plaza.log,
    node,
    clock: {
      epoch: () => house.clock.now().getTime(),
      every: () => () => undefined,
      after(_, run) {
        timers.add(run);
        return () => void timers.delete(run);
      },
    },
    here: () => [...here],
    tell: (_, news) => void told.push(news),
  });
  return {
    presence,
    told,
    come: (userId: string) => {
      here.add(userId);
      return presence.came(userId);
    },
    leave: (userId: string) => {
      here.delete(userId);
      presence.left(userId);
    },
    /** Time passes, and what follows from it has been written. */
    async linger(): Promise<void> {
      for (const run of timers) run();
      timers.clear();
      await presence.beat();
    },
  };
}

const states = (told: PresenceNews[]) => told.map(({ online }) => online);

describe('presence', () => {
  it('is told once for many tabs, and not for one that is loaded anew', async () => {
    const { id } = await house.aUser();
    const node = aNode('one');
    await node.come(id);
    await node.come(id);
    node.leave(id);
    await node.come(id);
    await node.linger();
    expect(states(node.told)).toEqual([true]);
    expect(await node.presence.look(id, [id])).toEqual([
      { userId: id, online: true, last_active: expect.any(String) },
    ]);
  });

  it('lasts while any process has a connection', async () => {
    const { id } = await house.aUser();
    const [one, two] = [aNode('one'), aNode('two')];
    await one.come(id);
    await two.come(id);
    await one.presence.close();
    expect(await two.presence.look(id, [id])).toMatchObject([{ online: true }]);
    await two.presence.close();
    expect(await two.presence.look(id, [id])).toMatchObject([{ online: false }]);
    expect([...states(one.told), ...states(two.told)]).toEqual([true]);
  });

  it('ends a moment after the last connection', async () => {
    const { id } = await house.aUser();
    const node = aNode('last');
    await node.come(id);
    node.leave(id);
    expect(await node.presence.look(id, [id])).toMatchObject([{ online: true }]);
    await node.linger();
    while (node.told.length < 2) await node.presence.look(id, [id]);
    expect(states(node.told)).toEqual([true, false]);
    expect(await node.presence.look(id, [id])).toMatchObject([{ online: false }]);
  });

  it('of a process that was killed ends by itself', async () => {
    const { id } = await house.aUser();
    const node = aNode('killed');
    await node.come(id);
    await house
      .db('hub_presence')
      .where({ node: 'killed' })
      .update({ seen_at: new Date(0) });
    expect(await node.presence.look(id, [id])).toMatchObject([{ online: false }]);
  });

  it('of others is for friends: they see it when they look, and hear of it', async () => {
    const [amber, basalt, cedar] = [await house.aUser(), await house.aUser(), await house.aUser()];
    await befriend(house.db, amber, basalt);
    const hers = await joinHub(house.url, await house.bearerOf(amber));
    await joinHub(house.url, await house.bearerOf(cedar));
    await joinHub(house.url, await house.bearerOf(basalt));
    const sees = async () => {
      const seen: PresenceNews[] = await hers.connection.invoke('presence', [amber.id, basalt.id, cedar.id]);
      return seen.map(({ userId, online }) => [userId, online]);
    };
    expect(await sees()).toEqual([
      [amber.id, true],
      [basalt.id, true],
    ]);
    const news = () =>
      hers.heard.filter(({ name }) => name === 'presence').map(({ payload }) => payload as PresenceNews);
    while (!news().some(({ userId }) => userId === basalt.id)) await hers.hears(hers.heard.length + 1);
    expect(news().map(({ userId }) => userId)).not.toContain(cedar.id);
  });

  it('writes last_active at most once a minute', async () => {
    const { id } = await house.aUser();
    const node = aNode('writer');
    const read = async () => (await house.db('users').where({ id }).first('last_active')).last_active;
    await node.come(id);
    const first = await read();
    expect(first).toEqual(house.clock.now());
    house.clock.advance({ seconds: 59 });
    await node.presence.beat();
    expect(await read()).toEqual(first);
    house.clock.advance({ seconds: 1 });
    await node.presence.beat();
    expect(await read()).toEqual(house.clock.now());
  });
});
