import type { User } from '../users/User.ts';
import { deleteInBatches } from '../db/inBatches.ts';
import { sendMail } from '../mail/sendMail.ts';
import { loseDatabase } from '../testing/loseDatabase.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { prune } from './prune.ts';

const server = testPlaza();
const inHours = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);

it('takes away what is over, more than one batch of it, and leaves the rest', async () => {
  const { id } = await server.aUser();
  const event = (age: string, from: number, to: number) =>
    server.db.raw(
      `insert into hub_events (user_id, seq, type, payload, created_at)
       select ?, n, 'told', '{}', now() - ?::interval from generate_series(?::int, ?::int) as n`,
      [id, age, from, to],
    );
  await server.db('hub_heads').insert({ user_id: id, seq: 2_600 });
  await event('8 days', 1, 2_500);
  await event('6 days', 2_501, 2_600);
  await server.db('spent_challenges').insert([
    { challenge_hash: Buffer.from('old'), expires_at: inHours(1) },
    { challenge_hash: Buffer.from('new'), expires_at: inHours(-1) },
  ]);
  const left = async () => (await server.db('hub_events').where({ user_id: id })).length;
  // What the server has begun to look at by itself when it started may still be under way.
  do await prune(server.plaza);
  while ((await left()) > 100);
  expect(await left()).toBe(100);
  expect(await server.db('spent_challenges').pluck('challenge_hash')).toEqual([Buffer.from('new')]);
});

it('goes in batches: no statement takes more than so much', async () => {
  const { id } = await server.aUser();
  // Young enough that what a server looks at when it starts leaves them alone.
  await server.db.raw(
    `insert into hub_events (user_id, seq, type, payload)
     select ?, n, 'told', '{}' from generate_series(1, 25) as n`,
    [id],
  );
  const took: number[] = [];
  const note = ({ rowCount }: { rowCount: number }, { sql }: { sql: string }) =>
    void (sql.startsWith('delete from hub_events') && took.push(rowCount));
  server.db.on('query-response', note);
  const about = { table: 'hub_events', where: 'user_id = :id', bindings: { id }, atOnce: 10 };
  expect(await deleteInBatches(server.db, about)).toBe(25);
  server.db.off('query-response', note);
  expect(took).toEqual([10, 10, 5]);
});

it('goes on where one thing cannot be taken away', async () => {
  await server.db('spent_challenges').insert({ challenge_hash: Buffer.from('x'), expires_at: inHours(1) });
  await server.db.raw('alter table account_tries rename to away');
  await prune(server.plaza);
  await server.db.raw('alter table away rename to account_tries');
  expect(await server.db('spent_challenges').where('expires_at', '<', server.clock.now())).toEqual([]);
});

it('goes on where the database goes in between, and takes the rest away the next time', async () => {
  await server.db('spent_challenges').insert({ challenge_hash: Buffer.from('z'), expires_at: inHours(1) });
  const key = Buffer.from('tried');
  await server.db('account_tries').insert({ key, tokens: 1, at: inHours(24 * 90) });
  const tries = () => server.db('account_tries').where({ key });
  await loseDatabase(server.db, 'lock table account_tries', () => prune(server.plaza));
  expect(await tries()).toHaveLength(1);
  expect(await server.db('spent_challenges').where('expires_at', '<', server.clock.now())).toEqual([]);
  await prune(server.plaza);
  expect(await tries()).toEqual([]);
});

it('ends where the server closes, whatever is left', async () => {
  await server.db('spent_challenges').insert({ challenge_hash: Buffer.from('y'), expires_at: inHours(1) });
  const closing = new AbortController();
  const { db, clock, log } = server.plaza;
  const holding = await db.transaction();
  await holding.raw('lock table account_tries in access exclusive mode');
  const pruning = prune({ db, clock, log, closing: closing.signal });
  await somebodyWaits(db);
  closing.abort();
  await holding.rollback();
  await pruning;
  expect(await db('spent_challenges').where('expires_at', '<', clock.now()).pluck('challenge_hash')).toEqual([
    Buffer.from('y'),
  ]);
});

it('forgets a login a month after it ended, and keeps the last of each person, which says what they read', async () => {
  const [{ id }, away] = [await server.aUser(), await server.aUser()];
  const login = (
    user_id: string,
    user_agent: string,
    ages: { rotated: number; expires: number; revoked?: number },
  ) => {
    const ago = (days: number) => inHours(24 * days);
    const { rotated, expires, revoked } = ages;
    const about = { user_id, user_agent, salt: Buffer.alloc(16), device_hash: Buffer.alloc(32) };
    const times = { created_at: ago(90), rotated_at: ago(rotated), expires_at: ago(expires) };
    const row = { ...about, ...times, revoked_at: revoked === undefined ? null : ago(revoked) };
    return server.db('session_families').insert(row);
  };
  await login(id, 'ran out long ago', { rotated: 60, expires: 53 });
  await login(id, 'ended long ago', { rotated: 33, expires: 26, revoked: 32 });
  await login(id, 'ended', { rotated: 30, expires: 23, revoked: 29 });
  await login(away.id, 'the last', { rotated: 60, expires: 53 });
  await prune(server.plaza);
  const left = await server.db('session_families').whereIn('user_id', [id, away.id]).pluck('user_agent');
  expect(left.toSorted()).toEqual(['ended', 'the last']);
});

it('forgets an address that was never confirmed, with its code, a day after that was over', async () => {
  const [{ id }, other] = [await server.aUser(), await server.aUser()];
  const code = (user_id: string, email: string, hours: number) =>
    server
      .db('mail_codes')
      .insert({ user_id, purpose: 'email', email, code_hash: Buffer.alloc(32), expires_at: inHours(hours) });
  await code(id, 'somebody.else@plaza.example', 25);
  await code(other.id, 'mine@plaza.example', -0.1);
  await prune(server.plaza);
  const left = server.db('mail_codes').whereIn('user_id', [id, other.id]);
  expect(await left.pluck('email')).toEqual(['mine@plaza.example']);
});

it('forgets a match with all that was drawn in it a day after somebody touched it, also where nobody opens another', async () => {
  const [{ id: game_id }] = (await server
    .db('games')
    .insert({ slug: 'chalk-town', title: 'Chalk Town', url: '/x' })
    .returning('id')) as [{ id: string }];
  const match = (id: string, hours: number) => ({ id, game_id, seed: 1, changed_at: inHours(hours) });
  await server.db('matches').insert([match('over', 25), match('late', 23)]);
  await prune(server.plaza);
  expect(await server.db('matches').pluck('id')).toEqual(['late']);
});

it('keeps for an hour who was in which zone, also where nobody comes any more', async () => {
  const [{ id }, other] = [await server.aUser(), await server.aUser()];
  const visit = (user_id: string, number: number, age: string) =>
    server.db.raw(
      `insert into zone_visits (pass, zone, copy, id, user_id, node, left_at, seen_at)
       values (gen_random_uuid(), 'desert', 1, ?, ?, gen_random_uuid(), now(), now() - ?::interval)`,
      [number, user_id, age],
    );
  await visit(id, 1, '61 minutes');
  await visit(other.id, 2, '59 minutes');
  await prune(server.plaza);
  expect(await server.db('zone_visits').whereIn('user_id', [id, other.id]).pluck('user_id')).toEqual([
    other.id,
  ]);
});

describe('a mail', () => {
  const post = (path: string, body: object) => server.as(null).post(`/api/auth/${path}`, body);
  const mailsTo = (email: string) => server.db('mails').whereRaw('lower(recipient) = lower(?)', [email]);

  it('with a code or a reset link is erased within a day, and another is not', async () => {
    const person = await server.aUser({ password: 'a quiet lantern' });
    await post('forgot', { emailOrUsername: person.username });
    await server.runJobs();
    await sendMail(server.db, { to: person.email, subject: 'A word', text: 'From a visitor.' });
    expect(await mailsTo(person.email)).toHaveLength(2);
    await server.db('mails').update({ created_at: inHours(22) });
    await prune(server.plaza);
    expect(await mailsTo(person.email)).toHaveLength(2);
    await server.db('mails').update({ created_at: inHours(24) });
    await prune(server.plaza);
    expect(await mailsTo(person.email)).toMatchObject([{ subject: 'A word' }]);
  });

  it('goes with the person it was for', async () => {
    const password = 'a quiet lantern';
    const person: User = await server.aUser({ password });
    await post('forgot', { emailOrUsername: person.username });
    await server.runJobs();
    expect(await mailsTo(person.email)).toHaveLength(1);
    await server.as(person).delete('/api/account', { username: person.username, password });
    expect(await mailsTo(person.email)).toEqual([]);
  });
});

it('keeps nothing of a sign-up that could not be finished, and other failures for a month', async () => {
  const jobs = async () =>
    (await server.db('graphile_worker.jobs').where('attempts', '>', 0).pluck('task_identifier')).toSorted();
  await server.db('graphile_worker._private_jobs').delete();
  for (const name of ['auth.signup', 'users.forget']) {
    await server.db.raw('select graphile_worker.add_job(?, ?::json)', [name, '{}']);
  }
  await server.db.raw('update graphile_worker._private_jobs set attempts = max_attempts, created_at = ?', [
    inHours(25),
  ]);
  await prune(server.plaza);
  expect(await jobs()).toEqual(['users.forget']);
  await server.db.raw('update graphile_worker._private_jobs set created_at = ?', [inHours(31 * 24)]);
  await prune(server.plaza);
  expect(await jobs()).toEqual([]);
});
