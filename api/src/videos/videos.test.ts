import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();

describe('[7.2-2] POST /videos', () => {
  const videos = async (deviceType: unknown, as: 'member' | 'visitor' = 'member') =>
    server.as(as === 'member' ? await server.aUser() : null).post<unknown[]>('/api/videos', { deviceType });

  it('is an empty list while there are none', async () => {
    expect(await videos('pc')).toMatchObject({ status: 200, body: [] });
  });

  it('answers the videos of the device in their order, without those that are hidden', async () => {
    await server.db('videos').insert([
      { slug: 'b', title: 'Second', url: '/b.webm', position: 2 },
      { slug: 'a', title: 'First', url: 'https://player.example/a', kind: 'embed', position: 1 },
      { slug: 'c', title: 'Desk only', url: '/c.webm', on_mobile: false, position: 3 },
      { slug: 'd', title: 'Hidden', url: '/d.webm', is_hidden: true, position: 4 },
    ]);
    const titles = (body: unknown[]) => body.map((video) => (video as { Title: string }).Title);
    expect(titles((await videos('pc')).body)).toEqual(['First', 'Second', 'Desk only']);
    expect(titles((await videos('mobile')).body)).toEqual(['First', 'Second']);
    expect((await videos('pc')).body[0]).toEqual({
      URL: 'https://player.example/a',
      VideoID: expect.any(String),
      Title: 'First',
      kind: 'embed',
    });
  });

  it('asks a visitor to log in, and refuses another device', async () => {
    expect((await videos('pc', 'visitor')).status).toBe(401);
    expect((await videos('fridge')).status).toBe(400);
  });
});
