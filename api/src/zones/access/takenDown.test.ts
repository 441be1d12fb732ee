import type { MadeZone, ZoneInvitation } from '@plaza/api-contract';
import { somebodyWaits } from '../../testing/somebodyWaits.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';

const server = testPlaza();

interface There {
  owner: User;
  other: User;
  /** The address of the zone in the api. */
  at: string;
}

/** What people do about a zone in the moment in which it is taken down. */
const ACTS: Record<string, (there: There) => Promise<{ status: number }>> = {
  knocks: ({ other, at }) => server.as(other).put(`${at}/knock`),
  bans: ({ owner, other, at }) => server.as(owner).put(`${at}/bans/${other.username}`, { lasts: 'for-good' }),
  invites: ({ owner, at }) => server.as(owner).post<ZoneInvitation>(`${at}/invitations`),
  answers: ({ owner, other, at }) =>
    server.as(owner).put(`${at}/knocks/${other.username}`, { answer: 'always' }),
  remixes: ({ owner, at }) => server.as(owner).post(`${at}/remix`, {}),
};

it.each(Object.keys(ACTS))('who %s while the zone is taken down hears that it is not there', async (act) => {
  const [owner, other] = [await server.aUser(), await server.aUser()];
  const form = { name: 'Short Lived', zone: 'castle', mode: 'protected', avatar: 1, notify: false };
  const { id, slug } = (await server.as(owner).post<MadeZone>('/api/zones', form)).body;
  const there = { owner, other, at: `/api/zones/u/${slug}` };
  if (act === 'answers') await ACTS['knocks']?.(there);
  const going = await server.db.transaction();
  await going('made_zones').where({ id }).delete();
  const acting = ACTS[act]?.(there);
  await somebodyWaits(server.db);
  await going.commit();
  expect(await acting).toMatchObject({ status: 404 });
});

it('who comes in by an invitation in that moment does not wait for it, and it for them, without an end', async () => {
  const [owner, other] = [await server.aUser(), await server.aUser()];
  const form = { name: 'Short Lived', zone: 'castle', mode: 'private', avatar: 1, notify: false };
  const { slug } = (await server.as(owner).post<MadeZone>('/api/zones', form)).body;
  const at = `/api/zones/u/${slug}`;
  const { path } = (await server.as(owner).post<ZoneInvitation>(`${at}/invitations`)).body;
  const before = await server.db.transaction();
  await before.raw('lock table zone_admissions in share mode');
  const coming = server.as(other).put(`${at}/invited`, { invitation: path.split('=')[1] });
  await somebodyWaits(server.db);
  const going = server.as(owner).delete(at);
  await somebodyWaits(server.db, 2);
  await before.commit();
  expect([(await coming).status, (await going).status]).toEqual([200, 200]);
});
