import type { PresenceChange } from '@plaza/api-contract';
import { befriend } from '../friends/testing/befriend.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { Presence } from './Presence.ts';
import { joinHub, leaveHub } from './testing/joinHub.ts';

const server = testPlaza();
afterEach(leaveHub);

/** A database for a process that stops at a statement, before or after it, until it is told to go on. */
function stopping(when: 'before' | 'after', isIt: (sql: string) => boolean) {
  let [reach, goOn] = [() => undefined as void, () => undefined as void];
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const going = new Promise<void>((resolve) => (goOn = resolve));
  let isOver = false;
  const stop = (sql: string) => {
    if (isOver || !isIt(sql)) return undefined;
    isOver = true;
    reach();
    return going;
  };
  const raw = async (sql: string, values: never) => {
    if (when === 'before') await stop(sql);
    const answer = await server.db.raw(sql, values);
    if (when === 'after') await stop(sql);
    return answer;
  };
  const db = new Proxy(server.db, {
    get: (target, key) => (key === 'raw' ? raw : Reflect.get(target, key)),
  });
  return { db, reached, goOn };
}

/** A process of which only the presence is there, with timers that a test sets off. */
function aNode(node: string, mayTell = () => true, db = () => server.db) {
  const here = new Set<string>();
  const told: PresenceChange[] = [];
  const timers = new Set<() => void>();
  const presence = new Presence({
    db: db(),
    log: server.plaza.log,
    node,
    clock: {
      epoch: () => server.clock.now().getTime(),
      every: () => () => undefined,
      after(_, run) {
        timers.add(run);
        return () => void timers.delete(run);
      },
    },
    here: () => [...here],
    isHere: (userId: string) => here.has(userId),
    tell(_, change) {
      if (!mayTell()) throw new Error('The process is gone.');
      told.push(change);
    },
  });
  const endLinger = () => {
    for (const run of timers) run();
    timers.clear();
  };
  return {
    presence,
    told,
    endLinger,
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
      endLinger();
      await presence.beat();
    },
  };
}

const states = (told: PresenceChange[]) => told.map(({ online }) => online);

describe('presence', () => {
  it('is told once for many tabs, and not for one that is loaded anew', async () => {
    const { id } = await server.aUser();
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
    const { id } = await server.aUser();
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
    const { id } = await server.aUser();
    const node = aNode('last');
    await node.come(id);
    node.leave(id);
    expect(await node.presence.look(id, [id])).toMatchObject([{ online: true }]);
    await node.linger();
    const own = () => node.told.filter(({ userId }) => userId === id);
    while (own().length < 2) await node.presence.look(id, [id]);
    expect(states(own())).toEqual([true, false]);
    expect(await node.presence.look(id, [id])).toMatchObject([{ online: false }]);
  });

  it('stays with who comes back in the moment in which they are taken for gone', async () => {
    const { id } = await server.aUser();
    const node = aNode('back');
    await node.come(id);
    const holding = await server.db.transaction();
    await holding.raw('select from hub_presence where user_id = ? for key share', [id]);
    node.leave(id);
    node.endLinger();
    await somebodyWaits(server.db);
    await node.come(id);
    await holding.commit();
    while (node.told.length < 2) await node.presence.look(id, [id]);
    expect(states(node.told)).toEqual([true, true]);
    expect(await node.presence.look(id, [id])).toMatchObject([{ online: true }]);
  });

  it('stays with who comes to another process just while the first takes them for gone', async () => {
    const { id } = await server.aUser();
    const slow = stopping('before', (sql) => sql.includes('insert into hub_presence'));
    const [left, other] = [aNode('left for'), aNode('another', undefined, () => slow.db)];
    await left.come(id);
    left.leave(id);
    const coming = other.come(id);
    await slow.reached;
    left.endLinger();
    while (left.told.length < 2) await left.presence.look(id, [id]);
    expect(states(left.told)).toEqual([true, false]);
    slow.goOn();
    await coming;
    expect(states(other.told)).toEqual([true]);
  });

  it('is what is told last of who comes back just while it is told that they are gone', async () => {
    const { id } = await server.aUser();
    let looks = -Infinity;
    // The third is what is told of them; the first says whether they are here elsewhere, the second who may hear it.
    const isTold = (sql: string) => sql.includes('select distinct user_id') && (looks += 1) === 3;
    const slow = stopping('after', isTold);
    const node = aNode('telling', undefined, () => slow.db);
    await node.come(id);
    node.leave(id);
    looks = 0;
    node.endLinger();
    await slow.reached;
    await node.come(id);
    slow.goOn();
    while (!states(node.told).includes(false)) await node.presence.look(id, [id]);
    // Told once more, and true.
    while (states(node.told).at(-1) !== true) await node.presence.look(id, [id]);
  });

  it('of a process that was killed ends by itself', async () => {
    const { id } = await server.aUser();
    const node = aNode('killed');
    await node.come(id);
    await server
      .db('hub_presence')
      .where({ node: 'killed' })
      .update({ seen_at: new Date(0) });
    expect(await node.presence.look(id, [id])).toMatchObject([{ online: false }]);
  });

  it('of people whom a killed process left behind ends within a minute, and others are told so', async () => {
    const [gone, elsewhere] = [(await server.aUser()).id, (await server.aUser()).id];
    const [killed, other, third] = [aNode('dead'), aNode('alive'), aNode('third')];
    await killed.come(gone);
    await killed.come(elsewhere);
    await other.come(elsewhere);
    const old = new Date(Date.now() - 41_000);
    await server.db('hub_presence').where({ node: 'dead' }).update({ seen_at: old });
    await Promise.all([other.presence.beat(), third.presence.beat()]);
    expect([...other.told, ...third.told].filter(({ userId }) => userId === gone)).toMatchObject([
      { online: false },
    ]);
    expect([...other.told, ...third.told].filter(({ userId }) => userId === elsewhere)).toEqual([]);
    await other.presence.beat();
    expect([...other.told, ...third.told].filter(({ userId }) => userId === gone)).toHaveLength(1);
  });

  it('is told by another process where one is gone before it has told', async () => {
    const { id } = await server.aUser();
    const [killed, next, last] = [aNode('one gone'), aNode('two gone', () => false), aNode('stays')];
    await killed.come(id);
    const old = new Date(Date.now() - 41_000);
    await server.db('hub_presence').where({ node: 'one gone' }).update({ seen_at: old });
    await expect(next.presence.beat()).rejects.toThrow('The process is gone.');
    await last.presence.beat();
    expect(last.told.filter(({ userId }) => userId === id)).toMatchObject([{ online: false }]);
  });

  it('comes back with a process that was only held up', async () => {
    const { id } = await server.aUser();
    const [slow, other] = [aNode('slow'), aNode('other')];
    await slow.come(id);
    await server
      .db('hub_presence')
      .where({ node: 'slow' })
      .update({ seen_at: new Date(0) });
    await other.presence.beat();
    await slow.presence.beat();
    const own = [...other.told, ...slow.told].filter(({ userId }) => userId === id);
    expect(states(own)).toEqual([false, true, true]);
    expect(await other.presence.look(id, [id])).toMatchObject([{ online: true }]);
  });

  it('comes back after the database was away for long, also where nobody else took them for gone', async () => {
    const { id } = await server.aUser();
    const node = aNode('lonely');
    await node.come(id);
    const old = new Date(Date.now() - 41_000);
    await server.db('hub_presence').where({ node: 'lonely' }).update({ seen_at: old });
    expect(await node.presence.look(id, [id])).toMatchObject([{ online: false }]);
    await node.presence.beat();
    expect(states(node.told.filter(({ userId }) => userId === id))).toEqual([true, true]);
    await node.presence.beat();
    expect(node.told.filter(({ userId }) => userId === id)).toHaveLength(2);
  });

  it('of others is for friends: they see it when they look, and hear of it', async () => {
    const [amber, basalt, cedar] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await befriend(server.db, amber, basalt);
    const hers = await joinHub(server.url, await server.bearerOf(amber));
    await joinHub(server.url, await server.bearerOf(cedar));
    await joinHub(server.url, await server.bearerOf(basalt));
    const sees = async () => {
      const seen: PresenceChange[] = await hers.connection.invoke('presence', [
        amber.id,
        basalt.id,
        cedar.id,
      ]);
      return seen.map(({ userId, online }) => [userId, online]);
    };
    expect(await sees()).toEqual([
      [amber.id, true],
      [basalt.id, true],
    ]);
    const change = () =>
      hers.heard.filter(({ name }) => name === 'presence').map(({ payload }) => payload as PresenceChange);
    while (!change().some(({ userId }) => userId === basalt.id)) await hers.hears(hers.heard.length + 1);
    expect(change().map(({ userId }) => userId)).not.toContain(cedar.id);
  });

  it('writes last_active at most once a minute', async () => {
    const { id } = await server.aUser();
    const node = aNode('writer');
    const read = async () => (await server.db('users').where({ id }).first('last_active')).last_active;
    await node.come(id);
    const first = await read();
    expect(first).toEqual(server.clock.now());
    server.clock.advance({ seconds: 59 });
    await node.presence.beat();
    expect(await read()).toEqual(first);
    server.clock.advance({ seconds: 1 });
    await node.presence.beat();
    expect(await read()).toEqual(server.clock.now());
  });
});
