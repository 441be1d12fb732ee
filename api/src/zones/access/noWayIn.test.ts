import type { HubConnection } from '@microsoft/signalr';
import { calls, type MadeZone, type MadeZoneView, type ZoneEntry, type ZoneNews } from '@plaza/api-contract';
import { befriend } from '../../friends/testing/befriend.ts';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';

const server = testPlaza();
afterEach(leaveHub);

/** Every call about one zone. What only looks or asks at the door is told apart below. */
const OF_A_ZONE = Object.keys(calls).filter((name) => name.includes('/zones/u/:slug'));
const AT_THE_DOOR = ['GET /zones/u/:slug', 'PUT /zones/u/:slug/knock'];

const torch = { id: 't', kind: 'torch', at: [0, 0, 0] };
/** What is sent with them: as good as it would be from who may. */
const BODIES: Record<string, object> = {
  'PUT /zones/u/:slug': { name: 'Mine' },
  'PUT /zones/u/:slug/recipe': { recipe: { theme: 'castle', pieces: [torch] }, after: 2 },
  'POST /zones/u/:slug/remix': { name: 'Mine' },
  'PUT /zones/u/:slug/knocks/:username': { answer: 'always' },
  'PUT /zones/u/:slug/invited': { invitation: 'guess' },
  'PUT /zones/u/:slug/bans/:username': { lasts: 'for-good' },
};

let made = 0;

/** A zone with its owner and a secret piece in it, and somebody whom nobody has invited. */
async function aClosedZone(mode: string) {
  const [owner, other] = [await server.aUser({ name: 'Keeper' }), await server.aUser()];
  made += 1;
  const form = { name: `Behind Ivy ${made}`, zone: 'castle', mode, avatar: 1, notify: false };
  const { slug, path } = (await server.as(owner).post<MadeZone>('/api/zones', form)).body;
  const hidden = { ...torch, id: 'hidden', colour: '#123abc' };
  const recipe = { theme: 'castle', pieces: [hidden] };
  await server.as(owner).put(`/api/zones/u/${slug}/recipe`, { recipe, after: 1 });
  const inside = await enterZone(server, owner, { path });
  return { ...{ owner, other, slug, path, name: form.name, inside }, theirs: server.as(other) };
}

describe.each(['private', 'protected'])('whom nobody has let into a %s zone', (mode) => {
  it('gets in by no call of the api, and learns nothing of what stands there', async () => {
    const { owner, slug, theirs } = await aClosedZone(mode);
    expect(OF_A_ZONE.length).toBeGreaterThan(15);
    for (const name of OF_A_ZONE) {
      if (AT_THE_DOOR.includes(name)) continue;
      const [method = '', address = ''] = name.split(' ');
      const path = `/api${address}`
        .replace(':slug', slug)
        .replace(':username', owner.username)
        .replace(':id', '1');
      const answer = await ask(theirs, method, path, BODIES[name]);
      expect([name, answer.status]).toEqual([name, mode === 'private' || !isOwners(name) ? 404 : 403]);
      expect(JSON.stringify(answer.body)).not.toContain('123abc');
    }
    const view = await theirs.get<MadeZoneView>(`/api/zones/u/${slug}`);
    if (mode === 'private') expect(view.status).toBe(404);
    else expect(view.body).toMatchObject({ standing: 'closed', recipe: null });
  });

  it('gets in by no address of the hub, and by nothing that was stolen from somebody inside', async () => {
    const { other, slug, path, inside } = await aClosedZone(mode);
    const { visit, pass } = inside.welcome;
    const addresses = [
      ...[path, `${path}/`, `${path}?x`, `${path}#2`, `/${path}`, `/zones//u/${slug}`, `u/${slug}`],
      ...[path.toUpperCase(), `/zones/castle/../u/${slug}`, `/zones/u%2F${slug}`, ` ${path}`],
    ];
    const { connection } = await enterZone(server, other, { path: '/zones/castle' });
    for (const address of addresses)
      for (const more of [{}, { pass }, { copy: 1 }, { copy: 2, pass }]) {
        // Slowly: who tries often in a short time is told that instead.
        server.clock.advance({ seconds: 1 });
        expect([address, await answerAt(connection, { path: address, ...more })]).toEqual([
          address,
          expect.stringContaining('You may not enter this zone.'),
        ]);
      }
    expect(await connection.invoke('zone-move', visit, 'AAAAAAAAAAAA')).toBe(false);
    expect(await connection.invoke('zone-voice', visit)).toBeNull();
    await expect(connection.invoke('zone-act', visit, { kind: 'words', text: 'I am in' })).rejects.toThrow();
    expect(inside.told.filter(({ kind }) => kind === 'came' || kind === 'words')).toEqual([]);
  });

  it('reads nothing of it in a page, in a list, or by who of their friends is there', async () => {
    const { owner, other, path, name, theirs } = await aClosedZone(mode);
    await befriend(server.db, owner, other);
    for (const address of [path, `/zones/castle?zone=${path.split('/').at(-1)}`])
      expect(await (await fetch(`${server.url}${address}`)).text()).not.toContain(name);
    expect((await theirs.get('/api/zones/friends')).body).toEqual([]);
    const found = (await theirs.get<MadeZone[]>(`/api/zones/made?search=${encodeURIComponent(name)}`)).body;
    expect(found.map((zone) => zone.name)).toEqual(mode === 'private' ? [] : [name]);
  });
});

/** What the hub says first to whoever wants to go in: that it is refused, or what it tells those inside. */
function answerAt(connection: HubConnection, entry: ZoneEntry): Promise<string> {
  return new Promise((resolve) => {
    const next = (news: ZoneNews) => resolve(JSON.stringify(news));
    const error = ({ message }: Error) => resolve(message);
    connection.stream<ZoneNews>('zone', entry).subscribe({ next, error, complete: () => resolve('over') });
  });
}

function ask(theirs: ReturnType<typeof server.as>, method: string, path: string, body?: object) {
  if (method === 'GET') return theirs.get(path);
  if (method === 'POST') return theirs.post(path, body);
  return method === 'PUT' ? theirs.put(path, body) : theirs.delete(path);
}

/** Only the owner may; anybody else who can see the zone is told so. */
function isOwners(name: string): boolean {
  return !/\/(remix|invited)$/.test(name);
}
