import type { CallAnswer } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { rowsRead } from '../testing/crowd/planOf.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { tagsByBeginning } from './searchTags.ts';

const server = testPlaza();
let reader: User;
let other: User;
let flooder: User;

beforeAll(async () => {
  reader = await server.aUser();
  other = await server.aUser();
  flooder = await server.aUser();
});

/** So many posts at once, the oldest first. */
const write = (
  author: User,
  contexts: readonly string[],
  more: { sharing?: 1 | 2; deleted_at?: Date } = {},
) =>
  server
    .db('posts')
    .insert(contexts.map((context) => ({ author_id: author.id, context, sharing: 1, ...more })))
    .returning('id')
    .then((rows: { id: string }[]) => rows.map(({ id }) => id));
const many = (context: string) => Array<string>(320).fill(context);
const found = async (q: string) => {
  const answer = await server.as(reader).get<CallAnswer<'GET /search/posts'>>(`/api/search/posts?q=${q}`);
  expect(answer.status).toBe(200);
  return answer.body.items.map(({ context }) => context);
};

describe('posts that who asks may not read crowd out no other:', () => {
  it('those that are for friends', async () => {
    await write(other, ['The ferry has a leak']);
    await write(flooder, many('ferry ferry'), { sharing: 2 });
    expect(await found('ferry')).toEqual(['The ferry has a leak']);
  });

  it('those from behind a wall', async () => {
    await write(other, ['The tram has a bell']);
    await write(flooder, many('tram tram'));
    await server.db('blocks').insert({ user_id: reader.id, other_id: flooder.id });
    expect(await found('tram')).toEqual(['The tram has a bell']);
  });

  it('those of guests of a day', async () => {
    await write(other, ['The crane has a light']);
    await write(await server.aUser({ isGuest: true }), many('crane crane'));
    expect(await found('crane')).toEqual(['The crane has a light']);
  });
});

describe('tags of posts that who asks may not read crowd out no other:', () => {
  /** Thirty tags that begin so, and stand before every other that does, in each of two posts. */
  const flood = async (who: User, letters: string, sharing: 1 | 2) => {
    const written: string[] = [];
    for (const round of ['a', 'b']) {
      const words = Array.from({ length: 30 }, (_, at) => `#${letters}0${round}${at}`);
      written.push((await aPost(server, who, { context: words.join(' '), sharing })).ID);
    }
    return written;
  };
  const tags = async (q: string) =>
    (await server.as(reader).get<CallAnswer<'GET /search/tags'>>(`/api/search/tags?q=${q}`)).body.items;

  it('those that are for friends', async () => {
    await aPost(server, other, { context: 'Steam is up #ferry' });
    await flood(flooder, 'fe', 2);
    expect(await tags('fe')).toEqual([{ tag: 'ferry', posts: 1 }]);
  });

  it('those of guests of a day', async () => {
    await aPost(server, other, { context: 'Mind the doors #tram' });
    await flood(await server.aUser({ isGuest: true }), 'tr', 1);
    expect(await tags('tr')).toEqual([{ tag: 'tram', posts: 1 }]);
  });

  it('those of who is shut out by now', async () => {
    const gone = await server.aUser();
    await aPost(server, other, { context: 'It turns at noon #crane' });
    await flood(gone, 'cr', 1);
    await server.db('users').where({ id: gone.id }).update({ is_blocked: true });
    expect(await tags('cr')).toEqual([{ tag: 'crane', posts: 1 }]);
  });

  /** More tags than are passed over. */
  const floodMuch = async (who: User, letters: string) => {
    const written: string[] = [];
    for (let round = 0; round < 14; round += 1) {
      const words = Array.from({ length: 30 }, (_, at) => `#${letters}0${round}a${at}`);
      written.push((await aPost(server, who, { context: words.join(' ') })).ID);
    }
    return written;
  };

  it('however many, of who is shut out; and they are found again with who is here again', async () => {
    const [gone, admin] = [await server.aUser(), await server.aUser({ isAdmin: true })];
    await aPost(server, other, { context: 'Cast in one piece #bronze' });
    await floodMuch(gone, 'br');
    const edit = async (is_blocked: boolean) => {
      await server.as(admin).post(`/api/monitor/edit/${gone.id}`, { is_blocked });
      await server.runJobs();
    };
    await edit(true);
    expect(await tags('br')).toEqual([{ tag: 'bronze', posts: 1 }]);
    await edit(false);
    expect((await tags('br')).map(({ tag }) => tag)).toContain('br00a0');
  });

  it('however many, of who was deleted; and they are found again with who is brought back', async () => {
    const [gone, admin] = [await server.aUser(), await server.aUser({ isAdmin: true })];
    await aPost(server, other, { context: 'It grows on stones #moss' });
    await floodMuch(gone, 'mo');
    await server.as(admin).delete(`/api/monitor/${gone.id}`);
    await server.runJobs();
    expect(await tags('mo')).toEqual([{ tag: 'moss', posts: 1 }]);
    await server.as(admin).post(`/api/monitor/restore/${gone.id}`);
    await server.runJobs();
    expect((await tags('mo')).map(({ tag }) => tag)).toContain('mo00a0');
  });

  it('however many, of posts that were taken away; and they are found again with a post that is brought back', async () => {
    await aPost(server, other, { context: 'It rings at six #gong' });
    const writer = await server.aUser();
    const written = await floodMuch(writer, 'go');
    for (const id of written) await server.as(writer).delete(`/api/content/${id}`);
    expect(await tags('go')).toEqual([{ tag: 'gong', posts: 1 }]);
    await server.as(writer).post(`/api/posts/${written[0]}/restore`);
    expect((await tags('go')).map(({ tag }) => tag)).toContain('go00a0');
  });

  it('however many, from behind a wall', async () => {
    const unseen = await server.aUser();
    await aPost(server, other, { context: 'Of oak #keel' });
    await floodMuch(unseen, 'ke');
    await server.db('blocks').insert({ user_id: unseen.id, other_id: reader.id });
    expect(await tags('ke')).toEqual([{ tag: 'keel', posts: 1 }]);
  });

  it('from behind a wall, of which as many are passed over as cost little; and a tag that they have too is found', async () => {
    const unseen = await server.aUser();
    await aPost(server, other, { context: 'In the fog #lamp' });
    await server.db.raw(
      `insert into post_tags (tag, post_id)
       select tag, p.id from posts p
       cross join (select 'lamp' as tag union all select 'lamp' || n from generate_series(1, 399) n) tags
       where p.id = any(:posts)`,
      { posts: await write(unseen, Array<string>(100).fill('Far out')) },
    );
    await server.db.raw('analyze posts, post_tags');
    await server.db('blocks').insert({ user_id: unseen.id, other_id: reader.id });
    expect(await tags('la')).toEqual([{ tag: 'lamp', posts: 1 }]);
    const { rows } = await server.db.raw(`explain (analyze, format json) ${tagsByBeginning}`, {
      me: reader.id,
      pattern: 'la%',
    });
    expect(rowsRead(rows[0]['QUERY PLAN'][0].Plan, 'post_tags')).toBeLessThan(30_000);
  });

  it('those of posts that were for everybody once', async () => {
    await aPost(server, other, { context: 'Made of larch #dinghy' });
    for (const id of await flood(flooder, 'di', 1))
      await server.as(flooder).put(`/api/content/${id}`, { sharing: 2 });
    expect(await tags('di')).toEqual([{ tag: 'dinghy', posts: 1 }]);
  });
});
