import type { CallAnswer } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { befriend } from '../friends/testing/befriend.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
let amber: User;
let basalt: User;

beforeAll(async () => {
  amber = await server.aUser({ username: 'amber', name: 'Amber Lindqvist' });
  basalt = await server.aUser({ username: 'basalt', name: 'Basalt Okoro' });
});

type People = CallAnswer<'GET /search/people'>;
const search = async (text: string, who: User = basalt) => {
  const path = `/api/chat/search/${encodeURIComponent(text)}`;
  const { status, body } = await server.as(who).get<{ username: string }[]>(path);
  expect(status).toBe(200);
  return body.map(({ username }) => username);
};
const ask = <Body>(
  kind: 'people' | 'posts' | 'tags',
  query: Record<string, string>,
  who: User | null = basalt,
) => server.as(who).get<Body>(`/api/search/${kind}?${new URLSearchParams(query).toString()}`);

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
    const { body } = await server.as(basalt).get('/api/chat/search/amber');
    expect(body).toEqual([{ id: amber.id, name: 'Amber Lindqvist', username: 'amber', profile: null }]);
  });

  it('finds by the beginning of a username and of every word of a name', async () => {
    await server.aUser({ username: 'lanternfish', name: 'Zed' });
    await server.aUser({ username: 'carla', name: 'Carla Lantern' });
    expect((await search('LANT')).sort()).toEqual(['carla', 'lanternfish']);
    expect(await search('car lan')).toEqual(['carla']);
    expect((await search('@lanternf'))[0]).toBe('lanternfish');
  });

  it('finds with one letter', async () => expect(await search('z')).toContain('lanternfish'));

  it('finds what stands in the middle when little else is there', async () => {
    await server.aUser({ username: 'bluewillow', name: 'Alma' });
    expect(await search('willow')).toEqual(['bluewillow']);
  });

  it.each([
    ['a wrong letter', 'kestral'],
    ['a letter too many', 'kesstrel'],
    ['a letter too few', 'kestel'],
    ['two letters swapped', 'kesterl'],
    ['a name as one hears it', 'murphi'],
  ])('finds with %s', async (_, text) => {
    await server
      .db('users')
      .insert({ username: 'kestrel', name: 'Kestrel Murphy', email: 'k@x.example' })
      .onConflict()
      .ignore();
    expect(await search(text)).toContain('kestrel');
  });

  it('does not mind accents, big letters or none', async () => {
    await server.aUser({ username: 'straesschen', name: 'Zoë Ünïcode-Straße' });
    expect(await search('ÜNICODE')).toEqual(['straesschen']);
    expect(await search('zoe')).toEqual(['straesschen']);
    expect(await search('strasse')).toEqual(['straesschen']);
  });

  it('takes %, _ and \\ for what they are', async () => {
    await server.aUser({ username: 'per_cent', name: '100% Wool' });
    await server.aUser({ username: 'perxcent', name: '1000 Sheep' });
    await server.aUser({ username: 'back\\slash', name: 'Q' });
    expect((await search('per_'))[0]).toBe('per_cent');
    expect((await search('100%'))[0]).toBe('per_cent');
    expect((await search('back\\s'))[0]).toBe('back\\slash');
  });

  it('puts an own name first, then friends, then their friends, then everybody', async () => {
    const friend = await server.aUser({ username: 'opalina', name: 'Opalina Grey' });
    const theirs = await server.aUser({ username: 'opaline', name: 'Opaline Grey' });
    await server.aUser({ username: 'opalin', name: 'Opalin Grey' });
    await server.aUser({ username: 'opal', name: 'Opal Grey' });
    await befriend(server.db, basalt, friend);
    await befriend(server.db, friend, theirs);
    expect(await search('opal')).toEqual(['opal', 'opalina', 'opaline', 'opalin']);
  });

  it('loses no friend among hundreds who begin alike', async () => {
    await server.db('users').insert(crowdOf('quartz', 150));
    const friend = await server.aUser({ username: 'quartzzz', name: 'Quartz Last' });
    await befriend(server.db, basalt, friend);
    expect((await search('quartz'))[0]).toBe('quartzzz');
  });

  it('finds an own name whole among hundreds who begin alike', async () => {
    await server.db('users').insert(crowdOf('flint', 160));
    await server.aUser({ username: 'flint', name: 'The Last' });
    expect((await search('flint'))[0]).toBe('flint');
  });

  it('looks for nobody else where friends fill the list, but for an own name whole', async () => {
    const me = await server.aUser();
    const crowd = await server.db('users').insert(crowdOf('slate', 120)).returning('id');
    for (const friend of crowd) await befriend(server.db, me, friend);
    await server.aUser({ username: 'slate', name: 'The Last' });
    await server.aUser({ username: 'slated', name: 'No Friend' });
    const found = await everyPage<People>('people', 'slate', me);
    const near = found.flatMap(({ items }) => items.map(({ friendship }) => friendship));
    expect(near).toEqual(['none', ...Array<string>(99).fill('friends')]);
  });

  it('never finds who is blocked, deleted, a guest of the demo, or still signing up', async () => {
    await server.aUser({ username: 'onyxblocked', isBlocked: true });
    await server.aUser({ username: 'onyxdeleted', isDeleted: true });
    await server.aUser({ username: 'onyxguest', isGuest: true });
    const coming = await server.aUser({ username: 'onyxcoming' });
    await server.db('users').where({ id: coming.id }).update({ joined_at: null });
    for (const text of ['onyx', 'onyxbloked', 'onyxgest']) expect(await search(text)).toEqual([]);
  });

  it('finds nobody behind a wall, from either side', async () => {
    const [juniper, lichen] = [
      await server.aUser({ username: 'juniper' }),
      await server.aUser({ username: 'lichen' }),
    ];
    await server.db('blocks').insert({ user_id: juniper.id, other_id: lichen.id });
    expect(await search('lichen', juniper)).toEqual([]);
    expect(await search('junipr', lichen)).toEqual([]);
    expect(await search('lichen')).toEqual(['lichen']);
  });

  it.each(['   ', 'zzzzqqqq', '🏮', '((', '%'])('answers an empty list for %j', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('asks a stranger to log in', async () => {
    expect((await server.as(null).get('/api/chat/search/amber')).status).toBe(401);
  });

  it('refuses a text without end', async () => {
    expect((await server.as(basalt).get(`/api/chat/search/${'x'.repeat(61)}`)).status).toBe(400);
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
    const [row] = await server
      .db('posts')
      .insert({ author_id: author.id, context, sharing: 1, ...more })
      .returning('id');
    ids[name] = row.id;
    const tags = [...context.matchAll(/#(\w+)/g)].map(([, tag]) => ({
      tag: tag?.toLowerCase(),
      post_id: row.id,
    }));
    if (tags.length > 0) await server.db('post_tags').insert(tags);
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
    cedar = await server.aUser({ username: 'cedar' });
    fjord = await server.aUser({ username: 'fjord' });
    await befriend(server.db, basalt, cedar);
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
    const walled = await server.aUser();
    await server.db('blocks').insert({ user_id: cedar.id, other_id: walled.id });
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

// Folding makes plain signs of others: the Ukrainian apostrophe a quote, wide ones a backslash or a percent sign.
describe('every script', () => {
  const words = [
    'день',
    'пʼять',
    'обʼєкт',
    'ŉ',
    'місяць',
    'мать',
    "п'ять",
    'Київ',
    'ь',
    '＼',
    '％',
    '＿',
    '½',
    'ﬁ',
    'İ',
    'ß',
    '日本',
    '🏮',
    '’’',
    'a\u0301',
  ];

  it.each(words)('%s is looked for like any other word, everywhere', async (text) => {
    const q = encodeURIComponent(text);
    const admin = server.as(await server.aUser({ isAdmin: true }));
    for (const path of [
      `/api/search/people?q=${q}`,
      `/api/search/posts?q=${q}`,
      `/api/search/posts?q=${q}%20x`,
      `/api/search/tags?q=${q}`,
      `/api/chat/search/${q}`,
      `/api/monitor?q=${q}`,
      `/api/audit?q=${q}`,
    ]) {
      const { status } = await admin.get(path);
      expect([path, status < 500]).toEqual([path, true]);
    }
  });

  it('finds what was written, whole and begun', async () => {
    await aPost(server, basalt, { context: 'Добрий день, місяць зійшов, пʼять зірок' });
    const found = async (q: string) =>
      (
        await server
          .as(basalt)
          .get<{ items: { context: string }[] }>(`/api/search/posts?q=${encodeURIComponent(q)}`)
      ).body.items.map(({ context }) => context);
    for (const q of ['день', 'ДЕНЬ', 'міся', 'місяць день', 'пʼять', 'пʼят']) {
      expect([q, await found(q)]).toEqual([q, ['Добрий день, місяць зійшов, пʼять зірок']]);
    }
    expect(await found('ніч')).toEqual([]);
  });

  it('takes a wide percent sign for what it is', async () => {
    expect(await search('％')).toEqual([]);
  });
});
