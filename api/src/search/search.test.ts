import type { CallAnswer } from '@plaza/api-contract';
import { befriend } from '../friends/testing/befriend.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const house = testPlaza();
let amber: User;
let basalt: User;

beforeAll(async () => {
  amber = await house.aUser({ username: 'amber', name: 'Amber Lindqvist' });
  basalt = await house.aUser({ username: 'basalt', name: 'Basalt Okoro' });
});

type People = CallAnswer<'GET /search/people'>;
const search = async (text: string, who: User = basalt) => {
  const path = `/api/chat/search/${encodeURIComponent(text)}`;
  const { status, body } = await house.as(who).get<{ username: string }[]>(path);
  expect(status).toBe(200);
  return body.map(({ username }) => username);
};
const ask = <Body>(
  kind: 'people' | 'posts' | 'tags',
  query: Record<string, string>,
  who: User | null = basalt,
) => house.as(who).get<Body>(`/api/search/${kind}?${new URLSearchParams(query).toString()}`);

/** Rows for so many people whose names begin alike. */
const crowdOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const username = `${name}${String(at).padStart(3, '0')}`;
    return { username, name: `${name} ${at}`, email: `${username}@x.example` };
  });

/** From the first page to the last. */
async function everyPage<Page extends { next: string | null }>(
  kind: 'people' | 'posts',
  q: string,
  who: User = basalt,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null) {
    const { status, body }: { status: number; body: Page } = await ask<Page>(
      kind,
      next ? { q, cursor: next } : { q },
      who,
    );
    expect(status).toBe(200);
    pages.push(body);
  }
  return pages;
}

describe('GET /chat/search/:username', () => {
  it('[3-6] answers id, name, username and picture, nothing else', async () => {
    const { body } = await house.as(basalt).get('/api/chat/search/amber');
    expect(body).toEqual([{ id: amber.id, name: 'Amber Lindqvist', username: 'amber', profile: null }]);
  });

  it('finds by the beginning of a username and of every word of a name', async () => {
    await house.aUser({ username: 'lanternfish', name: 'Zed' });
    await house.aUser({ username: 'carla', name: 'Carla Lantern' });
    expect((await search('LANT')).sort()).toEqual(['carla', 'lanternfish']);
    expect(await search('car lan')).toEqual(['carla']);
    expect((await search('@lanternf'))[0]).toBe('lanternfish');
  });

  it('finds with one letter', async () => expect(await search('z')).toContain('lanternfish'));

  it('finds what stands in the middle when little else is there', async () => {
    await house.aUser({ username: 'bluewillow', name: 'Alma' });
    expect(await search('willow')).toEqual(['bluewillow']);
  });

  it.each([
    ['a wrong letter', 'kestral'],
    ['a letter too many', 'kesstrel'],
    ['a letter too few', 'kestel'],
    ['two letters swapped', 'kesterl'],
    ['a name as one hears it', 'murphi'],
  ])('finds with %s', async (_, text) => {
    await house
      .db('users')
      .insert({ username: 'kestrel', name: 'Kestrel Murphy', email: 'k@x.example' })
      .onConflict()
      .ignore();
    expect(await search(text)).toContain('kestrel');
  });

  it('does not mind accents, big letters or none', async () => {
    await house.aUser({ username: 'straesschen', name: 'Zoë Ünïcode-Straße' });
    expect(await search('ÜNICODE')).toEqual(['straesschen']);
    expect(await search('zoe')).toEqual(['straesschen']);
    expect(await search('strasse')).toEqual(['straesschen']);
  });

  it('takes %, _ and \\ for what they are', async () => {
    await house.aUser({ username: 'per_cent', name: '100% Wool' });
    await house.aUser({ username: 'perxcent', name: '1000 Sheep' });
    await house.aUser({ username: 'back\\slash', name: 'Q' });
    expect((await search('per_'))[0]).toBe('per_cent');
    expect((await search('100%'))[0]).toBe('per_cent');
    expect((await search('back\\s'))[0]).toBe('back\\slash');
  });

  it('puts an own name first, then friends, then their friends, then everybody', async () => {
    const friend = await house.aUser({ username: 'opalina', name: 'Opalina Grey' });
    const theirs = await house.aUser({ username: 'opaline', name: 'Opaline Grey' });
    await house.aUser({ username: 'opalin', name: 'Opalin Grey' });
    await house.aUser({ username: 'opal', name: 'Opal Grey' });
    await befriend(house.db, basalt, friend);
    await befriend(house.db, friend, theirs);
    expect(await search('opal')).toEqual(['opal', 'opalina', 'opaline', 'opalin']);
  });

  it('loses no friend among hundreds who begin alike', async () => {
    await house.db('users').insert(crowdOf('quartz', 150));
    const friend = await house.aUser({ username: 'quartzzz', name: 'Quartz Last' });
    await befriend(house.db, basalt, friend);
    expect((await search('quartz'))[0]).toBe('quartzzz');
  });

  it('finds an own name whole among hundreds who begin alike', async () => {
    await house.db('users').insert(crowdOf('flint', 160));
    await house.aUser({ username: 'flint', name: 'The Last' });
    expect((await search('flint'))[0]).toBe('flint');
  });

  it('looks for nobody else where friends fill the list, but for an own name whole', async () => {
    const me = await house.aUser();
    const crowd = await house.db('users').insert(crowdOf('slate', 120)).returning('id');
    for (const friend of crowd) await befriend(house.db, me, friend);
    await house.aUser({ username: 'slate', name: 'The Last' });
    await house.aUser({ username: 'slated', name: 'No Friend' });
    const found = await everyPage<People>('people', 'slate', me);
    const near = found.flatMap(({ items }) => items.map(({ friendship }) => friendship));
    expect(near).toEqual(['none', ...Array<string>(99).fill('friends')]);
  });

  it('never finds who is blocked, deleted, a guest of the demo, or still signing up', async () => {
    await house.aUser({ username: 'onyxblocked', isBlocked: true });
    await house.aUser({ username: 'onyxdeleted', isDeleted: true });
    await house.aUser({ username: 'onyxguest', isGuest: true });
    const coming = await house.aUser({ username: 'onyxcoming' });
    await house.db('users').where({ id: coming.id }).update({ joined_at: null });
    for (const text of ['onyx', 'onyxbloked', 'onyxgest']) expect(await search(text)).toEqual([]);
  });

  it('finds nobody behind a wall, from either side', async () => {
    const [juniper, lichen] = [
      await house.aUser({ username: 'juniper' }),
      await house.aUser({ username: 'lichen' }),
    ];
    await house.db('blocks').insert({ user_id: juniper.id, other_id: lichen.id });
    expect(await search('lichen', juniper)).toEqual([]);
    expect(await search('junipr', lichen)).toEqual([]);
    expect(await search('lichen')).toEqual(['lichen']);
  });

  it.each(['   ', 'zzzzqqqq', '🏮', '((', '%'])('answers an empty list for %j', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('asks a stranger to log in', async () => {
    expect((await house.as(null).get('/api/chat/search/amber')).status).toBe(401);
  });

  it('refuses a text without end', async () => {
    expect((await house.as(basalt).get(`/api/chat/search/${'x'.repeat(61)}`)).status).toBe(400);
  });
});

describe('GET /search/people', () => {
  it('says how near they are, page by page, each once', async () => {
    const pages = await everyPage<People>('people', 'quartz');
    expect(pages[0]?.items[0]).toMatchObject({
      username: 'quartzzz',
      friendship: 'friends',
      mutual_count: 0,
    });
    const found = pages.flatMap(({ items }) => items.map(({ username }) => username));
    expect(found).toHaveLength(100);
    expect(new Set(found).size).toBe(100);
  });

  it.each([
    ['no text', {}],
    ['an empty text', { q: '' }],
    ['a foreign cursor', { q: 'a', cursor: 'c2VhcmNoOjE' }],
  ])('refuses %s', async (_, query) => {
    expect(await ask('people', query as Record<string, string>)).toMatchObject({ status: 400 });
  });

  it('asks a stranger to log in', async () => {
    expect((await ask('people', { q: 'a' }, null)).status).toBe(401);
  });
});

describe('posts', () => {
  let cedar: User;
  let fjord: User;
  const ids: Record<string, string> = {};
  const write = async (name: string, author: User, context: string, more: object = {}) => {
    const [row] = await house
      .db('posts')
      .insert({ author_id: author.id, context, sharing: 1, ...more })
      .returning('id');
    ids[name] = row.id;
    const tags = [...context.matchAll(/#(\w+)/g)].map(([, tag]) => ({
      tag: tag?.toLowerCase(),
      post_id: row.id,
    }));
    if (tags.length > 0) await house.db('post_tags').insert(tags);
  };
  const found = async (q: string, who: User = basalt) => {
    const { status, body } = await ask<CallAnswer<'GET /search/posts'>>('posts', { q }, who);
    expect(status).toBe(200);
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return body.items.map(({ ID }) => names.get(ID));
  };
  const tags = async (q: string, who: User = basalt) =>
    (await ask<CallAnswer<'GET /search/tags'>>('tags', { q }, who)).body.items;

  beforeAll(async () => {
    cedar = await house.aUser({ username: 'cedar' });
    fjord = await house.aUser({ username: 'fjord' });
    await befriend(house.db, basalt, cedar);
    await write('harbour', cedar, 'Lanterns over the harbour at dusk #lanterns');
    await write('friends', cedar, 'Only for friends: the harbour gate code #lanterns #secretgate', {
      sharing: 2,
    });
    await write('stranger', fjord, 'Harbour crossing by paper boat #lantern', { sharing: 2 });
    await write('gone', fjord, 'A harbour that is gone #lanterns', { deleted_at: new Date() });
    await write('café', fjord, 'Tee im Café an der Straße #lanterns');
  });

  it('are found by all of their words, the last perhaps begun, newest first', async () => {
    expect(await found('harbour')).toEqual(['friends', 'harbour']);
    expect(await found('dusk harb')).toEqual(['harbour']);
    expect(await found('#lanterns')).toEqual(['café', 'friends', 'harbour']);
  });

  it('do not mind accents', async () => expect(await found('STRASSE cafe')).toEqual(['café']));

  it('are only those one may read', async () => {
    expect(await found('harbour', fjord)).toEqual(['stranger', 'harbour']);
    expect(await found('gate code', fjord)).toEqual([]);
  });

  it('do not come from behind a wall', async () => {
    const walled = await house.aUser();
    await house.db('blocks').insert({ user_id: cedar.id, other_id: walled.id });
    expect(await found('dusk', walled)).toEqual([]);
  });

  it.each(["'", ':*', '& | !', "a' | 'b", '<->', '\\', '🏮'])('survive %j', async (q) => {
    expect((await ask('posts', { q })).status).toBe(200);
  });

  it('come page by page', async () => {
    for (let at = 0; at < 45; at += 1) await write(`many${at}`, cedar, `Regatta number ${at}`);
    const pages = await everyPage<CallAnswer<'GET /search/posts'>>('posts', 'regatta');
    const seen = pages.flatMap(({ items }) => items.map(({ ID }) => ID));
    expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => ids[`many${44 - at}`]));
  });

  it('give their tags, counted as one may read them', async () => {
    expect(await tags('lant')).toEqual([{ tag: 'lanterns', posts: 3 }]);
    expect(await tags('#LANT', fjord)).toEqual([
      { tag: 'lanterns', posts: 2 },
      { tag: 'lantern', posts: 1 },
    ]);
    expect(await tags('secretgate', fjord)).toEqual([]);
    expect(await tags('_')).toEqual([]);
  });

  it.each(['posts', 'tags'] as const)('ask a stranger to log in (%s)', async (kind) => {
    expect((await ask(kind, { q: 'a' }, null)).status).toBe(401);
  });

  it.each(['posts', 'tags'] as const)('want a text (%s)', async (kind) => {
    expect((await ask(kind, {})).status).toBe(400);
  });
});
