import { randomUUID } from 'node:crypto';
import { CHAT_LIMITS, KEY_PURPOSES, MOST_WORD_RULES } from '@plaza/api-contract';
import { identityBody, makeKeys } from '../keys/testing/TestKeys.ts';
import { sha256 } from '../keys/verifyEntry.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { TestAnswer } from '../testing/TestClient.ts';
import type { User } from './User.ts';

const server = testPlaza();
const AT_ONCE = 6;

/** Sends as many at the same moment as there are connections. Answers how many were taken. */
async function atOnce(send: (nth: number) => Promise<TestAnswer<unknown>>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => send(nth)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return answers.filter(({ status }) => status === 200).length;
}

const count = async (table: string, about: object) =>
  Number((await server.db(table).where(about).count({ count: '*' }))[0]?.['count']);

async function withKeys(): Promise<User> {
  const user = await server.aUser();
  await server.as(user).post('/api/keys/identity', identityBody(makeKeys(user.id)));
  return user;
}

/** So many strangers. */
async function crowd(of: string, size: number): Promise<string[]> {
  const { rows } = await server.db.raw(
    `insert into users (username, name, email, is_verified, joined_at)
     select :of || n, 'Crowd', :of || n || '@crowd.example', true, now() from generate_series(1, :size) n
     returning id`,
    { of, size },
  );
  return rows.map(({ id }: { id: string }) => id);
}

describe('the last place is given to one of those who ask for it at once', () => {
  it('among pinned chats', async () => {
    const me = await server.aUser();
    const others = await crowd('pins', CHAT_LIMITS.pinned + AT_ONCE - 1);
    const { rows } = await server.db.raw(
      `with made as (
         insert into conversations (kind, user_lo, user_hi, created_at, updated_at)
         select 'pair', :me, id, now(), now() from unnest(cast(:others as bigint[])) id returning id
       ), mine as (
         insert into conversation_members (conversation_id, user_id, role, joined_at, is_accepted, is_pinned)
         select id, :me, 'member', now(), true, row_number() over (order by id) >= :free from made
         returning conversation_id, is_pinned
       ) select conversation_id as id from mine where not is_pinned`,
      { me: me.id, others, free: AT_ONCE + 1 },
    );
    expect(rows).toHaveLength(AT_ONCE);
    const pin = (nth: number) =>
      server.as(me).put(`/api/conversations/${rows[nth].id}/options`, { is_pinned: true });
    expect(await atOnce(pin)).toBe(1);
  });

  it('among friends', async () => {
    const me = await server.aUser();
    const askers = await Promise.all(Array.from({ length: AT_ONCE }, () => server.aUser()));
    const friends = await crowd('friends', 4_999);
    await server.db.raw(
      'insert into friendships (user_id, friend_id) select :me, id from unnest(cast(:friends as bigint[])) id',
      { me: me.id, friends },
    );
    await server.db('friend_requests').insert(askers.map(({ id }) => ({ from_id: id, to_id: me.id })));
    const accept = (nth: number) => server.as(me).put(`/api/friends/requests/${askers[nth]?.username}`);
    expect(await atOnce(accept)).toBe(1);
  });

  it('among requests to be friends', async () => {
    const me = await server.aUser();
    const asked = await Promise.all(Array.from({ length: AT_ONCE }, () => server.aUser()));
    await server.db.raw(
      'insert into friend_requests (from_id, to_id) select :me, id from unnest(cast(:others as bigint[])) id',
      { me: me.id, others: await crowd('asked', 299) },
    );
    const ask = (nth: number) => server.as(me).put(`/api/friends/requests/${asked[nth]?.username}`);
    expect(await atOnce(ask)).toBe(1);
  });

  it('among devices that hold keys', async () => {
    const me = await withKeys();
    const device = { user_id: me.id, name: 'Old', share: 'x', created_at: server.clock.now() };
    await server
      .db('key_devices')
      .insert(Array.from({ length: 49 }, () => ({ id: randomUUID(), ...device })));
    expect(await atOnce(() => server.as(me).post('/api/keys/devices', { name: 'New' }))).toBe(1);
  });

  it('among copies of a root key', async () => {
    const me = await withKeys();
    const { root } = await server.db('key_entries').where({ user_id: me.id }).first('root');
    const copy = {
      user_id: me.id,
      root,
      way: 'passkey',
      wrapped: 'w'.repeat(80),
      created_at: server.clock.now(),
    };
    const kept = await count('key_copies', { user_id: me.id });
    await server
      .db('key_copies')
      .insert(Array.from({ length: 29 - kept }, (_, nth) => ({ ...copy, ref: `old${nth}` })));
    const keep = (nth: number) =>
      server.as(me).put('/api/keys/copies', { way: 'passkey', ref: `new${nth}`, wrapped: 'w'.repeat(80) });
    expect(await atOnce(keep)).toBe(1);
  });

  it('among invitations to a zone', async () => {
    const me = await server.aUser();
    const [zone] = await server
      .db('made_zones')
      .insert({ owner_id: me.id, name: 'Quay', slug: 'quay', theme: 'coffee', mode: 'private', avatar: 1 })
      .returning('id');
    await server.db('zone_invitations').insert(
      Array.from({ length: 49 }, (_, nth) => ({
        zone_id: zone.id,
        token: Buffer.from(`old ${nth}`),
        shown: 'oldx',
      })),
    );
    expect(await atOnce(() => server.as(me).post('/api/zones/u/quay/invitations'))).toBe(1);
  });

  it('among rules for words', async () => {
    const admin = await server.aUser({ isAdmin: true });
    await server.db.raw(
      `insert into word_rules (kind, pattern, made_at) select 'word', 'old' || n, now() from generate_series(2, ?) n`,
      [MOST_WORD_RULES],
    );
    const add = (nth: number) =>
      server.as(admin).post('/api/moderation/rules', { kind: 'word', pattern: `new${nth}` });
    expect(await atOnce(add)).toBe(1);
  });

  it('among those who watch a match', async () => {
    const owner = await server.aUser();
    const row = { slug: 'four-lamps', title: 'Four Lamps', url: '/framed/mf-games/four-lamps/' };
    await server.db('games').insert(row).onConflict('slug').ignore();
    const match = (await server.as(owner).post<{ id: string }>('/api/games/four-lamps/matches')).body;
    await server.db.raw(
      `insert into match_watchers (match_id, user_id, here_at)
       select :match, id, :now from unnest(cast(:others as bigint[])) id`,
      { match: match.id, now: server.clock.now(), others: await crowd('watch', 19) },
    );
    const people = await Promise.all(Array.from({ length: AT_ONCE }, () => server.aUser()));
    const watch = (nth: number) => server.as(people[nth] ?? owner).get(`/api/matches/${match.id}`);
    expect(await atOnce(watch)).toBe(1);
  });
});

describe('what there is one of stays one', () => {
  it('when two devices open a link for keys at once', async () => {
    const me = await withKeys();
    const open = () =>
      server.as(me).post('/api/keys/links', { commitment: sha256(`${KEY_PURPOSES.link}\nx`) });
    expect(await atOnce(open)).toBe(AT_ONCE);
    expect(await count('key_links', { user_id: me.id })).toBe(1);
  });

  it('when administrators invite one address at once', async () => {
    const admin = await server.aUser({ isAdmin: true });
    const to = ['wren@plaza.example', 'lark@plaza.example'];
    const invite = (nth: number) =>
      server.as(admin).post('/api/setup/invitations', { to: nth % 2 ? to : to.toReversed() });
    expect(await atOnce(invite)).toBe(AT_ONCE);
    for (const email of to) expect(await count('invitations', { email, revoked_at: null })).toBe(1);
  });
});
