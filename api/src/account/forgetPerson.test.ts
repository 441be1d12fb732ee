import { randomUUID } from 'node:crypto';
import { aPair } from '../chat/testing/aGroup.ts';
import { aPost } from '../feed/testing/aPost.ts';
import { prune } from '../retention/prune.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { forgetPersonJob, KEPT_DAYS } from './forgetPersonJob.ts';

const server = testPlaza();

/** Somebody who left longer ago than they are kept. */
async function whoLeft(somebody?: User): Promise<User> {
  const person = somebody ?? (await server.aUser());
  const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 2) * 86_400_000);
  await server.db('users').where({ id: person.id }).update({ deleted_at });
  return person;
}
const posts = (author: User, many: number) =>
  server.db.raw(
    `insert into posts (author_id, context, sharing) select ?, 'word', 1 from generate_series(1, ?::int)`,
    [author.id, many],
  );
const left = async (person: User) =>
  (await server.db('posts').where({ author_id: person.id }).count())[0]?.['count'];
const forgottenAt = async ({ id }: User) => (await server.db('users').where({ id }).first()).forgotten_at;
const forget = async ({ id: userId }: User) => forgetPersonJob.run({ userId }, server.plaza);

/** A statement takes 65,535 values; `npm run test:deep` goes beyond. */
const MANY = process.env['PLAZA_DEEP'] ? 70_000 : 3_000;

it(`forgets ${MANY} posts, with all that others answered`, async () => {
  const [person, other] = [await whoLeft(), await server.aUser()];
  await posts(person, MANY);
  await server.db.raw(
    `insert into reactions (post_id, user_id, stars)
     select id, ?, 5 from posts where author_id = ? order by id limit 2000`,
    [other.id, person.id],
  );
  await forget(person);
  expect(await left(person)).toBe('0');
  expect(await forgottenAt(person)).toEqual(server.clock.now());
}, 120_000);

it('goes on where it broke off, and the name is gone from the first try on', async () => {
  const person = await whoLeft();
  await posts(person, 450);
  await server.db.raw(`
    create function stumble() returns trigger language plpgsql as $$
    begin
      if (select count(*) from posts where author_id = old.author_id) <= 200 then raise 'stumbled'; end if;
      return old;
    end $$`);
  await server.db.raw(
    'create trigger stumble before delete on posts for each row execute function stumble()',
  );
  await expect(forget(person)).rejects.toThrow('stumbled');
  expect(await server.db('users').where({ id: person.id }).first()).toMatchObject({
    username: `left-${person.id}`,
    forgotten_at: null,
  });
  expect(Number(await left(person))).toBeLessThan(450);
  await server.db.raw('drop trigger stumble on posts');
  // Nobody had to ask: what is overdue is begun again.
  await prune(server.plaza);
  await server.runJobs();
  expect(await left(person)).toBe('0');
  expect(await forgottenAt(person)).not.toBeNull();
});

it('tells whoever runs the server while somebody should be forgotten and is not', async () => {
  const person = await whoLeft();
  const error = jest.spyOn(server.plaza.log, 'error');
  await prune(server.plaza);
  expect(error).toHaveBeenCalledWith({ people: 1 }, expect.stringContaining('not yet forgotten'));
  expect((await server.as(null).get<string>('/metrics')).body).toContain('plaza_erasures_overdue 1');
  await server.runJobs();
  expect(await forgottenAt(person)).not.toBeNull();
  error.mockClear();
  await prune(server.plaza);
  expect(error).not.toHaveBeenCalled();
  expect((await server.as(null).get<string>('/metrics')).body).toContain('plaza_erasures_overdue 0');
});

it('takes along what only they could open', async () => {
  const person = await whoLeft();
  await server.db('key_vaults').insert({ user_id: person.id, n: 1, sealed: 'v' });
  await forget(person);
  expect(await server.db('key_vaults').where({ user_id: person.id })).toEqual([]);
});

it('takes along what opened their chats; the chats and the chain of keys are the others’ as well', async () => {
  const { amber, basalt, chat } = await aPair(server);
  await amber.say(chat, 'good bye');
  await basalt.learn(chat, [amber.keys]);
  await basalt.say(chat, 'and you');
  await forget(await whoLeft(basalt.user));
  const sealedOf = async ({ id: user_id }: User) =>
    server.db('key_entries').where({ user_id }).pluck('sealed');
  expect(await sealedOf(basalt.user)).toEqual([null]);
  expect(await sealedOf(amber.user)).toEqual([expect.any(String)]);
  expect(await server.db('chat_wraps').where({ conversation_id: chat }).pluck('key_id')).toEqual([
    amber.keys.keyId,
  ]);
  const { messages } = (await amber.history(chat)).body;
  const keys = [amber, basalt].map((device) => device.keys.keyId);
  expect(messages.map((message, at) => amber.read(message, keys[at] ?? ''))).toEqual(['good bye', 'and you']);
});

it('forgets how they stood to chat, whose groups they left, and what they were bringing', async () => {
  const [person, other] = [await whoLeft(), await server.aUser()];
  const [{ id: user_id }, { id: added_by }] = [person, other];
  await server.db('chat_leavings').insert([
    { user_id, added_by },
    { user_id: added_by, added_by: user_id },
  ]);
  const arriving = { id: randomUUID(), owner_id: user_id, bytes: 5, created_at: server.clock.now() };
  await server.db('chat_uploads').insert(arriving);
  await server.db('chat_settings').insert({ user_id, read_receipts: false });
  await server.db('push_settings').insert({ user_id, chat: true, bell: false });
  await forget(person);
  for (const table of ['chat_leavings', 'chat_uploads', 'chat_settings', 'push_settings'])
    expect([table, await server.db(table)]).toEqual([table, []]);
});

it('forgets that their address was invited, in whatever letters, and nobody else’s invitation', async () => {
  const person = await whoLeft();
  const invited = { token_hash: Buffer.alloc(32), created_at: new Date(), expires_at: new Date() };
  await server.db('invitations').insert([
    { ...invited, email: person.email.toUpperCase() },
    { ...invited, token_hash: Buffer.alloc(32, 1), email: `not-${person.email}` },
  ]);
  await forget(person);
  expect(await server.db('invitations').pluck('email')).toEqual([`not-${person.email}`]);
});

it('takes along what they noted, liked and made, also where their public posts stay', async () => {
  const [goes, keeps] = [await whoLeft(), await whoLeft()];
  await server.db('users').where({ id: keeps.id }).update({ keeps_posts: true });
  const [game] = await server.db('games').insert({ title: 'Tag', slug: 'tag', url: '/tag' }).returning('id');
  for (const { id: user_id, username } of [goes, keeps]) {
    await server.db('zone_notes').insert({ user_id, text: 'a secret' });
    await server.db('zone_looks').insert({ user_id, looks: '{}' });
    await server.db('achievements').insert({ user_id, kind: 'first-run', earned_at: new Date() });
    await server.db('favorites').insert({ user_id, game_id: game.id });
    const zone = { owner_id: user_id, name: 'Z', slug: username, theme: 'meadow', mode: 'public', avatar: 1 };
    await server.db('made_zones').insert(zone);
    const video = { owner_id: user_id, title: 'At home', kind: 'file', sharing: 1, bytes: 1 };
    await server.db('member_videos').insert({ ...video, state: 'failed', created_at: new Date() });
  }
  for (const person of [goes, keeps]) await forget(person);
  for (const table of [
    'zone_notes',
    'zone_looks',
    'achievements',
    'favorites',
    'made_zones',
    'member_videos',
  ])
    expect([table, await server.db(table)]).toEqual([table, []]);
});

it('forgets what they played and when, whom they asked to play, and from which zones they were shut out', async () => {
  const [person, other] = [await whoLeft(), await server.aUser()];
  const [{ id: user_id }, { id: by_id }] = [person, other];
  const [game] = await server.db('games').insert({ title: 'Run', slug: 'run', url: '/run' }).returning('id');
  const at = new Date();
  const run = { user_id, game_id: game.id, version: 1, seed: 1, is_daily: false, begun_at: at, score: 7 };
  await server.db('game_runs').insert({ ...run, ended_at: at, state: 'ranked', log: 'left left' });
  await server.db('matches').insert([
    { id: 'one', game_id: game.id, seed: 1, changed_at: at },
    { id: 'two', game_id: game.id, seed: 1, changed_at: at },
  ]);
  await server.db('match_watchers').insert({ match_id: 'one', user_id, here_at: at });
  await server.db('match_invitations').insert([
    { match_id: 'one', user_id, by_id, at },
    { match_id: 'two', user_id: by_id, by_id: user_id, at },
  ]);
  const form = { owner_id: by_id, name: 'Z', slug: 'shut', theme: 'meadow', mode: 'public', avatar: 1 };
  const [zone] = await server.db('made_zones').insert(form).returning('id');
  await server.db('zone_bans').insert({ zone_id: zone.id, user_id });
  await forget(person);
  for (const table of ['game_runs', 'match_watchers', 'match_invitations', 'zone_bans'])
    expect([table, await server.db(table)]).toEqual([table, []]);
});

it('forgets a post however many have answered to it', async () => {
  const person = await whoLeft();
  const { rows } = await server.db.raw(
    `with crowd as (
       insert into users (username, name, email, is_verified)
       select 'fan' || n, 'Fan', 'fan' || n || '@crowd.example', true from generate_series(1, 2500) n returning id
     ), post as (
       insert into posts (author_id, context, sharing) values (?, 'word', 1) returning id
     )
     select post.id as post, crowd.id as fan from post, crowd`,
    [person.id],
  );
  const answers = rows.map(({ post, fan }: { post: string; fan: string }) => ({
    post_id: post,
    user_id: fan,
    stars: 5,
  }));
  await server.db.batchInsert('reactions', answers, 1_000);
  // A statement that takes too long is ended: so many rows stand for the many more that would.
  await server.db.raw(`
    create function too_many() returns trigger language plpgsql as $$
    begin if (select count(*) from gone) > 1000 then raise 'too many at once'; end if; return null; end $$`);
  await server.db.raw(
    `create trigger too_many after delete on reactions referencing old table as gone
     for each statement execute function too_many()`,
  );
  await forget(person);
  await server.db.raw('drop trigger too_many on reactions');
  expect(await left(person)).toBe('0');
});

it('leaves nothing behind that somebody held in that moment', async () => {
  const person = await whoLeft();
  const zone = { owner_id: person.id, name: 'Z', slug: 'held', theme: 'meadow', mode: 'public', avatar: 1 };
  await server.db('made_zones').insert(zone);
  const held = await server.db.transaction();
  await held('made_zones').where({ slug: 'held' }).forShare().first();
  const forgetting = forget(person);
  await Promise.race([somebodyWaits(server.db), forgetting]);
  await held.commit();
  await forgetting;
  expect(await server.db('made_zones').where({ slug: 'held' })).toEqual([]);
});

it('waits for whoever just changes what was said below a post, and does not stop them', async () => {
  const [person, other] = [await whoLeft(), await server.aUser()];
  const { ID: post_id } = await aPost(server, other);
  const said = { post_id, author_id: person.id, context: 'well' };
  const [comment] = await server.db('comments').insert([said, said]).returning('id');
  await server.db('post_counts').where({ post_id }).update({ comments: 2 });
  const held = await server.db.transaction();
  await held('post_counts').where({ post_id }).forUpdate().first();
  const forgetting = forget(person);
  await somebodyWaits(server.db);
  // As whoever takes a comment away: what the post counts first, then the comment.
  await held('comments').where({ id: comment.id }).delete();
  await held('post_counts').where({ post_id }).update({ comments: 1 });
  await held.commit();
  await forgetting;
  expect(await server.db('comments').where({ post_id })).toEqual([]);
  expect(await server.db('post_counts').where({ post_id }).first()).toMatchObject({ comments: 0 });
  expect(await forgottenAt(person)).not.toBeNull();
});

it('keeps no words for friends of a post that stays', async () => {
  const person = await server.aUser();
  const { ID: post_id } = await aPost(server, person);
  await server.db('users').where({ id: person.id }).update({ keeps_posts: true });
  await whoLeft(person);
  const version = { post_id, until: new Date() };
  await server.db('post_versions').insert([
    { ...version, context: 'for friends', sharing: 2 },
    { ...version, context: 'for all', sharing: 1 },
  ]);
  await forget(person);
  expect(await server.db('post_versions').where({ post_id }).pluck('context')).toEqual(['for all']);
});

it('counts what is left below a post, also where somebody answered themselves more often than is forgotten at once', async () => {
  const [person, other] = [await whoLeft(), await server.aUser()];
  const { ID } = await aPost(server, other);
  const comments = (many: number, parentId: string | null) =>
    server.db.raw(
      `insert into comments (post_id, author_id, parent_id, context)
       select ?, ?, ?, 'word' from generate_series(1, ?::int) returning id`,
      [ID, person.id, parentId, many],
    );
  const { rows } = await comments(1, null);
  await comments(199, null);
  await comments(5, rows[0].id);
  await server.db('post_counts').where({ post_id: ID }).update({ comments: 205 });
  await forget(person);
  expect(await server.db('post_counts').where({ post_id: ID }).first()).toMatchObject({ comments: 0 });
});
