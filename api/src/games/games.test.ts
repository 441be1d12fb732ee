import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();

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
