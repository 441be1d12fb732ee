import type { MadeZone } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { liveServers } from '../testing/liveServers.ts';

const plaza = testPlaza();
const { servers, enter } = liveServers(plaza);

it('a zone that is changed again and again is looked at once for all that was changed meanwhile', async () => {
  const [owner, guest] = [await plaza.aUser(), await plaza.aUser()];
  const zone = { name: 'A castle', zone: 'castle', mode: 'public', avatar: 1 };
  const { path } = (
    await plaza.as(owner).post<MadeZone>('/api/zones', { ...zone, automatic_access: false, notify: false })
  ).body;
  const [server] = servers(1).all;
  if (!server) throw new Error('There is one.');
  await enter(server, owner, path);
  const visitor = await enter(server, guest, path);
  let asked = 0;
  const count = ({ sql }: { sql: string }) => void (sql.includes('made_zones') && (asked += 1));
  plaza.db.on('query', count);
  const look = { zone: path.replace('/zones/', ''), what: 'look' } as const;
  await Promise.all(Array.from({ length: 100 }, () => server.notice(look)));
  plaza.db.off('query', count);
  expect(asked).toBeLessThanOrEqual(4);
  await plaza.db('made_zones').where({ owner_id: owner.id }).update({ mode: 'private' });
  await server.notice(look);
  while (await visitor.look());
  expect(visitor.told.at(-1)).toEqual({ kind: 'out', why: 'sent-out' });
});
