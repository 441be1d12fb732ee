import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

/** It leads to this machine, where nobody may send us. */
const INSIDE = 'https://127.0.0.1:9';

const server = testPlaza({ env: { FRAME_ORIGINS: INSIDE } });

describe('POST /games', () => {
  const games = (deviceType: unknown) =>
    server.as(null).post<{ title: string }[]>('/api/games', { deviceType });

  it('is empty while there are none', async () => {
    expect(await games('pc')).toMatchObject({ status: 200, body: [] });
  });

  it('answers the games of the device, in their order', async () => {
    await server.db('games').insert([
      { slug: 'night-tram', title: 'Night Tram', url: '/arcade/night-tram/', on_mobile: false, position: 2 },
      { slug: 'tidepool', title: 'Tidepool', url: '/arcade/tidepool/', width: 640, height: 480, position: 1 },
    ]);
    expect((await games('pc')).body.map(({ title }) => title)).toEqual(['Tidepool', 'Night Tram']);
    expect((await games('mobile')).body).toEqual([
      {
        id: expect.any(String),
        title: 'Tidepool',
        url: '/arcade/tidepool/',
        width: 640,
        height: 480,
        isFavorited: false,
      },
    ]);
  });

  it.each([undefined, 'tv', 7, null])('refuses the device %p', async (deviceType) => {
    expect(await games(deviceType)).toMatchObject({
      status: 400,
      body: { fields: { 'body.deviceType': expect.any(String) } },
    });
  });
});

describe('GET /games/:id/framing', () => {
  const addresses = {
    'of-ours': '/framed/mf-games/of-ours/',
    inside: `${INSIDE}/`,
    'not-named': 'https://other.example/',
  };
  beforeAll(async () => {
    const rows = Object.entries(addresses).map(([slug, url]) => ({ slug, title: slug, url }));
    await server.db('games').insert([...rows, { slug: 'shut', title: 'Shut', url: '/', is_hidden: true }]);
  });

  it.each([
    ['of-ours', 'allowed'],
    ['inside', 'unknown'],
    ['not-named', 'refused'],
  ])('of a game %s: %s', async (slug, framing) => {
    const me = server.as(await server.aUser());
    expect(await me.get(`/api/games/${slug}/framing`)).toMatchObject({ status: 200, body: { framing } });
  });

  it('knows no hidden game, none that is not there, and no visitor', async () => {
    const me = server.as(await server.aUser());
    for (const id of ['shut', '999999', "'--"])
      expect((await me.get(`/api/games/${encodeURIComponent(id)}/framing`)).body).toMatchObject({
        code: 'games.unknown',
      });
    expect((await server.as(null).get('/api/games/inside/framing')).status).toBe(401);
  });
});

describe('GET /catalogue/framing', () => {
  const ask = (as: User | null, url: string) =>
    server.as(as).get(`/api/catalogue/framing?${new URLSearchParams({ url }).toString()}`);

  it.each([
    ['/framed/mf-games/of-ours/', 'allowed'],
    [`${INSIDE}/`, 'unknown'],
    ['https://other.example/', 'not-named'],
  ])('of %s: %s', async (url, framing) => {
    const admin = await server.aUser({ isAdmin: true });
    expect(await ask(admin, url)).toMatchObject({ status: 200, body: { framing } });
  });

  it('takes an address alone, from administrators alone', async () => {
    const admin = await server.aUser({ isAdmin: true });
    for (const url of ['', 'javascript:alert(1)', '//other.example/', 'file:///etc/passwd'])
      expect((await ask(admin, url)).status).toBe(400);
    expect((await ask(await server.aUser(), 'https://other.example/')).status).toBe(403);
    expect((await ask(null, 'https://other.example/')).status).toBe(401);
  });
});
