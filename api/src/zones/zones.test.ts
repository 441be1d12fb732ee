import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();

describe('GET /zones', () => {
  it('lists the thirteen places with path, hour and palette', async () => {
    const { status, body } = await server
      .as(await server.aUser())
      .get<{ name: string; path: string; palette: string[] }[]>('/api/zones');
    expect(status).toBe(200);
    expect(body.map(({ name, path }) => [name, path])).toEqual([
      ['Crocodile Zone', '/zones/crocodile'],
      ['Library Zone', '/zones/library'],
      ['Hangout Zone', '/zones/coffee'],
      ['Avatar Zone', '/zones/avatar'],
      ['Castle Zone', '/zones/castle'],
      ['Super Market', '/zones/supermart'],
      ['Children Party', '/zones/children-party'],
      ['Desert Zone', '/zones/desert'],
      ['Explorer Zone', '/zones/explorer'],
      ['Extra Terrestrial', '/zones/extra-terrestrial'],
      ['Haunted Factory', '/zones/haunted-factory'],
      ['Mermaid Zone', '/zones/mermaid'],
      ['Mutant Zone', '/zones/mutant'],
    ]);
    for (const { palette } of body) {
      expect(palette).toHaveLength(5);
      for (const colour of palette) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  it('asks a stranger to log in', async () => {
    expect((await server.as(null).get('/api/zones')).status).toBe(401);
  });
});

describe('GET /zones/scenes/:scene', () => {
  it('[2.1-7] knows every scene of both zone groups, children-park and children-party among them', async () => {
    const mine = server.as(await server.aUser());
    const older = ['library', 'desert', 'supermart', 'castle', 'coffee', 'crocodile', 'avatar'];
    const list = ['extra-terrestrial', 'haunted-factory', 'mermaid', 'mutant', 'explorer'];
    for (const scene of [...older, ...list, 'children-park', 'children-party'])
      expect((await mine.get(`/api/zones/scenes/${scene}`)).body).toMatchObject({
        path: `/zones/${scene}`,
        people: 0,
      });
    expect((await mine.get('/api/zones/scenes/nowhere')).status).toBe(404);
    expect((await server.as(null).get('/api/zones/scenes/castle')).status).toBe(401);
  });
});

describe('what somebody keeps for all zones', () => {
  it('[2.17-6] is what they wrote into the notes box of the library', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    expect((await server.as(one).get('/api/zones/notes')).body).toEqual({ text: '' });
    await server.as(one).put('/api/zones/notes', { text: 'Page 3, the whale' });
    expect((await server.as(one).get('/api/zones/notes')).body).toEqual({ text: 'Page 3, the whale' });
    expect((await server.as(two).get('/api/zones/notes')).body).toEqual({ text: '' });
    expect((await server.as(one).put('/api/zones/notes', { text: 'x'.repeat(20_001) })).status).toBe(400);
  });

  it('is how they look', async () => {
    const mine = server.as(await server.aUser());
    const looks = {
      ...{ kind: 'robot', skin: '#F2C9A5', hair: '#2B1B17', top: '#E4572E', bottom: '#2B2F4A' },
      ...{ accent: '#FFB454', hairStyle: 'bun', hat: 'crown' },
    };
    expect((await mine.get('/api/zones/looks')).body).toEqual({ looks: null });
    expect((await mine.put('/api/zones/looks', looks)).body).toEqual({ looks });
    expect((await mine.get('/api/zones/looks')).body).toEqual({ looks });
    expect((await mine.put('/api/zones/looks', { ...looks, hat: 'tiara' })).status).toBe(400);
  });
});
