import { prune } from '../retention/prune.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from './User.ts';
import { forgetPersonJob, KEPT_DAYS } from './forgetPersonJob.ts';

const server = testPlaza();

/** Somebody who left longer ago than they are kept. */
async function whoLeft(): Promise<User> {
  const person = await server.aUser();
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
const MANY = process.env['PLAZA_DEEP'] ? 66_000 : 3_000;

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
