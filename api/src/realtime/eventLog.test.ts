import { testPlaza } from '../testing/testPlaza.ts';
import { publishToUser, publishToUsers } from './publishToUser.ts';

const server = testPlaza();
const event = { type: 'account-changed', payload: {} } as const;
const logOf = (user_id: string) => server.db('hub_events').where({ user_id }).orderBy('seq').pluck('seq');

describe('the log of a person', () => {
  it('counts on, whether events come alone or many at once', async () => {
    const [amber, basalt] = [await server.aUser(), await server.aUser()];
    await publishToUser(server.db, amber.id, event);
    const three = [amber, basalt, amber].map(({ id: to }) => ({ to, event }));
    await publishToUsers(server.db, three);
    await publishToUser(server.db, amber.id, event);
    await publishToUser(server.db, basalt.id, event);
    expect(await logOf(amber.id)).toEqual(['1', '2', '3', '4']);
    expect(await logOf(basalt.id)).toEqual(['1', '2']);
  });

  it('numbers a hundred at once without a gap', async () => {
    const { id } = await server.aUser();
    await Promise.all(Array.from({ length: 100 }, () => publishToUser(server.db, id, event)));
    expect(await logOf(id)).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 1)));
  });

  it('is written without asking for the person, whose row somebody else may hold', async () => {
    const { id } = await server.aUser();
    const holding = await server.db.transaction();
    await holding('users').where({ id }).forUpdate().first('id');
    await server.db.transaction(async (inner) => {
      await inner.raw("set local lock_timeout = '2s'");
      await publishToUser(inner, id, event);
      await publishToUsers(inner, [
        { to: id, event },
        { to: id, event },
      ]);
    });
    await holding.commit();
    expect(await logOf(id)).toEqual(['1', '2', '3']);
  });

  it('goes with the person', async () => {
    const { id } = await server.aUser();
    await publishToUser(server.db, id, event);
    await server.db('users').where({ id }).delete();
    expect([await logOf(id), await server.db('hub_heads').where({ user_id: id })]).toEqual([[], []]);
  });
});
