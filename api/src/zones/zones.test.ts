import { testPlaza } from '../testing/testPlaza.ts';

const house = testPlaza();

describe('GET /zones', () => {
  it('lists the thirteen places with path, hour and palette', async () => {
    const { status, body } = await house
      .as(await house.aUser())
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
    expect((await house.as(null).get('/api/zones')).status).toBe(401);
  });
});
