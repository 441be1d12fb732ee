import type { FavoriteGame } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { MOST_FAVORITES } from './favorites.ts';

const server = testPlaza();

/** Puts games on the list and gives their ids. */
async function someGames(...slugs: string[]): Promise<string[]> {
  const rows = slugs.map((slug) => ({ slug, title: slug.toUpperCase(), url: `/framed/mf-games/${slug}/` }));
  return (await server.db('games').insert(rows).returning('id')).map(({ id }) => String(id));
}

describe('[7.2-3] favourite games', () => {
  it('are added and taken away, and listed with title and picture, the newest first', async () => {
    const me = await server.aUser();
    const [tram, pool] = await someGames('tram', 'pool');
    const mine = server.as(me);
    expect((await mine.post(`/api/fav/${tram}`)).body).toEqual({ id: tram, isFavorited: true });
    await mine.post(`/api/fav/${pool}`);
    expect((await mine.get<FavoriteGame[]>('/api/fav')).body).toEqual([
      { id: pool, title: 'POOL', image_url: '' },
      { id: tram, title: 'TRAM', image_url: '' },
    ]);
    expect((await mine.delete(`/api/fav/${pool}`)).body).toEqual({ id: pool, isFavorited: false });
    expect((await mine.get<FavoriteGame[]>('/api/fav')).body.map(({ id }) => id)).toEqual([tram]);
  });

  it('count once, however often they are added', async () => {
    const me = await server.aUser();
    const [game] = await someGames('again');
    await Promise.all(Array.from({ length: 4 }, () => server.as(me).post(`/api/fav/${game}`)));
    expect((await server.as(me).get<FavoriteGame[]>('/api/fav')).body).toHaveLength(1);
  });

  it('show on the list and on the game itself, to their owner alone', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const [game] = await someGames('heart');
    await server.as(me).post(`/api/fav/${game}`);
    const asked = async (as: typeof me | null) =>
      (await server.as(as).get<{ isFavorited: boolean }>(`/api/games/${game}`)).body.isFavorited;
    expect([await asked(me), await asked(other), await asked(null)]).toEqual([true, false, false]);
  });

  it('say that a game is not there', async () => {
    const me = await server.aUser();
    for (const id of ['999999', 'no-such-game', "'; drop table games"]) {
      expect(await server.as(me).post(`/api/fav/${encodeURIComponent(id)}`)).toMatchObject({
        status: 404,
        body: { code: 'games.unknown', error: 'Game not found' },
      });
    }
  });

  it('ask a visitor to log in', async () => {
    expect((await server.as(null).get('/api/fav')).status).toBe(401);
    expect((await server.as(null).post('/api/fav/1')).status).toBe(401);
  });

  it('end at a number that nobody reaches by hand', async () => {
    const me = await server.aUser();
    const [last] = await someGames('one-more');
    const slugs = Array.from({ length: MOST_FAVORITES }, (_, at) => `many-${at}`);
    const ids = await someGames(...slugs);
    await server.db('favorites').insert(ids.map((game_id) => ({ user_id: me.id, game_id })));
    expect(await server.as(me).post(`/api/fav/${last}`)).toMatchObject({
      status: 409,
      body: { code: 'games.too-many-favorites' },
    });
  });
});

describe('favourites of somebody else', () => {
  it('are shown as long as their owner shows them', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const [game] = await someGames('shown');
    await server.as(other).post(`/api/fav/${game}`);
    const seen = async () =>
      (await server.as(me).get<FavoriteGame[]>(`/api/fav/${other.username}`)).body.map(({ id }) => id);
    expect(await seen()).toEqual([game]);
    expect((await server.as(other).put('/api/fav-settings', { public: false })).body).toEqual({
      public: false,
    });
    expect(await seen()).toEqual([]);
    expect((await server.as(other).get<FavoriteGame[]>('/api/fav')).body).toHaveLength(1);
  });

  it('are not there for whom they have blocked', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    await server.as(other).put(`/api/people/${me.username}/block`);
    expect((await server.as(me).get(`/api/fav/${other.username}`)).status).toBe(404);
  });
});
