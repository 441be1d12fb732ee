import type { MadeZone, MadeZoneView, ZoneInvitation } from '@plaza/api-contract';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { enterZone } from '../testing/inZone.ts';

const server = testPlaza();
afterEach(leaveHub);

type Names = Record<'admitted' | 'banned', { username: string }[]>;

async function aZone(mode: 'public' | 'private') {
  const owner = await server.aUser();
  const form = { name: 'Open Court', zone: 'castle', mode, avatar: 1, notify: false };
  const { slug, path } = (await server.as(owner).post<MadeZone>('/api/zones', form)).body;
  const at = `/api/zones/u/${slug}`;
  const ban = (who: User) => server.as(owner).put(`${at}/bans/${who.username}`, { lasts: 'for-good' });
  const people = async () => (await server.as(owner).get<Names>(`${at}/people`)).body;
  const standing = async (who: User) => (await server.as(who).get<MadeZoneView>(at)).body.standing;
  return { owner, path, at, ban, people, standing };
}

describe('a guest of the demo', () => {
  it('is sent out of a zone by who made it, as everybody is, and may be let in again', async () => {
    const { owner, path, at, ban, people, standing } = await aZone('public');
    const guest = await server.aUser({ isGuest: true });
    const visitor = await enterZone(server, guest, { path });
    expect((await ban(guest)).status).toBe(200);
    expect(await visitor.hears('out')).toEqual({ kind: 'out', why: 'sent-out' });
    expect(await standing(guest)).toBe('declined');
    expect((await people()).banned).toMatchObject([{ username: guest.username }]);
    expect((await server.as(owner).delete(`${at}/bans/${guest.username}`)).status).toBe(200);
    expect(await standing(guest)).toBe('open');
  });

  it('who came in by an invitation is seen among those who were let in, and taken out of them', async () => {
    const { owner, at, people, standing } = await aZone('private');
    const guest = await server.aUser({ isGuest: true });
    const { path } = (await server.as(owner).post<ZoneInvitation>(`${at}/invitations`)).body;
    await server.as(guest).put(`${at}/invited`, { invitation: path.split('=')[1] });
    expect(await standing(guest)).toBe('open');
    expect((await people()).admitted).toMatchObject([{ username: guest.username }]);
    expect((await server.as(owner).delete(`${at}/people/${guest.username}`)).status).toBe(200);
    expect((await server.as(guest).get(at)).status).toBe(404);
  });

  it('who was never there is found by nobody', async () => {
    const { ban } = await aZone('public');
    const guest = await server.aUser({ isGuest: true });
    expect(await ban(guest)).toMatchObject({ status: 404, body: { code: 'users.unknown' } });
  });
});
