import type { Knex } from 'knex';
import { testDatabase } from '../testing/testDatabase.ts';
import { createDb } from './createDb.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import { lookFirst } from './lookFirst.ts';
import { prepared, preparedLast } from './prepared.ts';
import { countTurns } from './testing/countTurns.ts';

let db: Knex;
let turns: () => number;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const database = await testDatabase({ empty: true });
  const way = await countTurns(database.url);
  turns = way.turns;
  db = createDb({ url: way.url, poolSize: 1 });
  closing.push(() => db.destroy(), way.close, database.drop);
  await db.raw('create table lamps (id bigint generated always as identity, name text unique)');
});
afterAll(async () => {
  for (const close of closing) await close();
});
beforeEach(() => db('lamps').delete());

const patience = prepared("select set_config('lock_timeout', '100ms', true)");
const setting = prepared<{ now: string }>("select current_setting('lock_timeout') as now");
const count = prepared<{ count: number }>('select count(*)::int from lamps');
const light = prepared<{ name: string }>('insert into lamps (name) values ($1) returning name');
const lightLast = preparedLast('insert into lamps (name) values ($1)');
const names = () => db('lamps').orderBy('id').pluck('name');

describe('a transaction that looks first', () => {
  it('speaks with the database as often as it waits for an answer', async () => {
    const write = () =>
      lookFirst(db, async (inner) => {
        await Promise.all([patience(inner, []), setting(inner, []), count(inner, [])]);
        await Promise.all([light(inner, ['one']), light(inner, ['two'])]);
        await lightLast(inner, ['three']);
      });
    await write();
    await db('lamps').delete();
    const before = turns();
    await write();
    expect(turns() - before).toBe(3);
    expect(await names()).toEqual(['one', 'two', 'three']);
  });

  it('has begun with the first that it says, and ends', async () => {
    const within = await lookFirst(db, async (inner) => {
      await patience(inner, []);
      return setting(inner, []);
    });
    expect(within).toEqual([{ now: '100ms' }]);
    expect(await setting(db, [])).toEqual([{ now: '0' }]);
  });

  it('answers each in its order', async () => {
    const [, [first], [second]] = await lookFirst(db, (inner) =>
      Promise.all([light(inner, ['one']), count(inner, []), count(inner, [])]),
    );
    expect([first, second]).toEqual([{ count: 1 }, { count: 1 }]);
  });

  it('takes everything back where something fails, and leaves the connection in order', async () => {
    await light(db, ['one']);
    const failing = lookFirst(db, (inner) =>
      Promise.all([count(inner, []), light(inner, ['two']), light(inner, ['one']), light(inner, ['three'])]),
    );
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await expect(lookFirst(db, () => Promise.reject(new Error('not begun')))).rejects.toThrow('not begun');
    expect(await names()).toEqual(['one']);
    await lookFirst(db, (inner) => light(inner, ['four']));
    expect(await names()).toEqual(['one', 'four']);
  });

  it('writes nothing where the connection breaks in the middle, or with the commit', async () => {
    const breakOff = prepared('select pg_terminate_backend(pg_backend_pid())');
    const breakOffLast = preparedLast('select pg_terminate_backend(pg_backend_pid())');
    const broken: Promise<unknown>[] = [
      lookFirst(db, (inner) =>
        Promise.all([count(inner, []), light(inner, ['one']), breakOff(inner, []), light(inner, ['two'])]),
      ),
      lookFirst(db, async (inner) => {
        await light(inner, ['three']);
        await lightLast(inner, ['four']);
        await breakOffLast(inner, []);
      }),
      lookFirst(db, (inner) => breakOff(inner, [])),
    ];
    for (const one of broken) expect(await one.then(() => null, isDatabaseAway)).toBe(true);
    expect(await names()).toEqual([]);
    await lookFirst(db, (inner) => lightLast(inner, ['five']));
    expect(await names()).toEqual(['five']);
  });

  it('says nothing where nothing is said', async () => {
    expect(await lookFirst(db, async () => 'nothing')).toBe('nothing');
    expect(await names()).toEqual([]);
  });
});
