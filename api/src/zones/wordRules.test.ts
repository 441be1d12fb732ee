import { type MadeZone, type MadeZoneView, sayRefusal } from '@plaza/api-contract';
import { leaveHub } from '../realtime/testing/joinHub.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { enterZone } from './testing/inZone.ts';

const server = testPlaza();
afterEach(leaveHub);

let made = 0;

/** A word that nobody may say from now on. */
async function aRule(): Promise<string> {
  const pattern = `cheap${(made += 1)}`;
  const moderator = await server.aUser({ role: 'moderator' });
  await server.as(moderator).post('/api/moderation/rules', { kind: 'word', pattern });
  return pattern;
}

async function aZone(owner: User): Promise<MadeZone> {
  const form = { name: `Market ${(made += 1)}`, zone: 'castle', mode: 'public', avatar: 1, notify: false };
  return (await server.as(owner).post<MadeZone>('/api/zones', form)).body;
}

describe('words in which a rule of the moderators finds something', () => {
  it('are heard by nobody in a zone, and who says them is told why; others are heard', async () => {
    const word = await aRule();
    const owner = await server.aUser();
    const { path } = await aZone(owner);
    const amber = await enterZone(server, owner, { path });
    const basalt = await enterZone(server, await server.aUser(), { path });
    const refused = sayRefusal('ruled');
    await expect(basalt.act({ kind: 'words', text: `Buy ${word} lamps` })).rejects.toThrow(refused);
    await expect(amber.act({ kind: 'broadcast', text: `${word}!` })).rejects.toThrow(refused);
    expect(await basalt.act({ kind: 'words', text: 'Good evening' })).toBe(true);
    expect(await amber.hears('words')).toMatchObject({ text: 'Good evening' });
    expect(amber.told.filter(({ kind }) => kind === 'words' || kind === 'broadcast')).toEqual([]);
  });

  it('are heard from a moderator, who would only read them themselves', async () => {
    const word = await aRule();
    const moderator = await enterZone(server, await server.aUser({ role: 'moderator' }), {
      path: '/zones/castle',
    });
    expect(await moderator.act({ kind: 'words', text: word })).toBe(true);
  });

  it('are no names of portals; those that stand there already stay, and keep nobody from the rest', async () => {
    const owner = await server.aUser();
    const mine = server.as(owner);
    const { slug } = await aZone(owner);
    const word = `cheap${made + 1}`;
    const portal = (id: string, name: string) => ({ id, at: [0, 0, 3], to: '/zones/desert', name });
    const save = (after: number, ...portals: object[]) =>
      mine.put<{ code?: string }>(`/api/zones/u/${slug}/recipe`, {
        recipe: { theme: 'castle', portals },
        after,
      });
    expect((await save(1, portal('a', `To the ${word} lamps`))).status).toBe(200);
    expect(await aRule()).toBe(word);
    const answer = await save(2, portal('a', 'To the lamps'), portal('b', `${word} things`));
    expect([answer.status, answer.body.code]).toEqual([422, 'feed.words-refused']);
    expect((await save(2, portal('a', `To the ${word} lamps`), portal('b', 'To the sea'))).status).toBe(200);
    expect((await save(3, portal('b', 'To the sea'))).status).toBe(200);
    const restored = await mine.post<{ code?: string }>(`/api/zones/u/${slug}/revisions/2/restore`);
    expect([restored.status, restored.body.code]).toEqual([422, 'feed.words-refused']);
    const { recipe } = (await mine.get<MadeZoneView>(`/api/zones/u/${slug}`)).body;
    expect(recipe?.portals.map(({ name }) => name)).toEqual(['To the sea']);
  });
});
