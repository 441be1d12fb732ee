import type { Knex } from 'knex';
import { testDatabase } from '../testing/testDatabase.ts';
import { createDb } from './createDb.ts';
import { preparedLast } from './prepared.ts';

let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase({ empty: true });
  drop = database.drop;
  db = createDb({ url: database.url, poolSize: 1 });
  await db.raw('create table lamps (id bigint generated always as identity, name text unique)');
});
afterAll(async () => {
  await db.destroy();
  await drop();
});
beforeEach(() => db('lamps').delete());

const light = preparedLast('insert into lamps (name) values ($1)');
const lit = preparedLast('insert into lamps (name) values ($1) returning name');
const names = (inner: Knex = db) => inner('lamps').orderBy('id').pluck('name');

describe('a statement that is sent with the commit', () => {
  it('is written once, with everything else, in the order in which it was said', async () => {
    const answer = await db.transaction(async (inner) => {
      await light(inner, ['one']);
      await light(inner, ['two']);
      await inner('lamps').insert({ name: 'three' });
      await light(inner, ['four']);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await names()).toEqual(['one', 'two', 'three', 'four']);
  });

  it('is seen by what its own transaction reads', async () => {
    await db.transaction(async (inner) => {
      await light(inner, ['one']);
      expect(await names(inner)).toEqual(['one']);
    });
  });

  it('is not written where the transaction is taken back', async () => {
    const undone = db.transaction(async (inner) => {
      await light(inner, ['one']);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await names()).toEqual([]);
  });

  it('goes with the part of a transaction that it was said in', async () => {
    await db.transaction(async (outer) => {
      await light(outer, ['outer']);
      await outer
        .transaction(async (inner) => {
          await light(inner, ['inner']);
          throw new Error('taken back');
        })
        .catch(() => undefined);
      await outer.transaction((inner) => light(inner, ['other']));
    });
    expect(await names()).toEqual(['outer', 'other']);
  });

  it('takes everything back where it fails, says why, and leaves the connection in order', async () => {
    await db('lamps').insert({ name: 'one' });
    const failing = db.transaction(async (inner) => {
      await inner('lamps').insert({ name: 'two' });
      await light(inner, ['one']);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual(['one']);
    await db.transaction((inner) => light(inner, ['three']));
    expect(await names()).toEqual(['one', 'three']);
  });

  it('fails what is said after it', async () => {
    await db('lamps').insert({ name: 'one' });
    const failing = db.transaction(async (inner) => {
      await light(inner, ['one']);
      await names(inner);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual(['one']);
  });

  it('tells what it answered where it is committed, and only there', async () => {
    const told: unknown[] = [];
    const tell = (rows: readonly unknown[]) => told.push(...rows);
    await db.transaction(async (inner) => {
      await lit(inner, ['one'], tell);
      await lit(inner, ['two'], tell);
      expect(told).toEqual([]);
    });
    expect(told).toEqual([{ name: 'one' }, { name: 'two' }]);
    await lit(db, ['three'], tell);
    expect(told.splice(0)).toHaveLength(3);

    // What was said in between may have changed everything.
    await db.transaction(async (inner) => {
      await lit(inner, ['four'], tell);
      await names(inner);
    });
    await db.transaction((outer) => outer.transaction((inner) => lit(inner, ['five'], tell)));
    await expect(db.transaction((inner) => lit(inner, ['one'], tell))).rejects.toMatchObject({
      code: '23505',
    });
    const undone = db.transaction(async (inner) => {
      await lit(inner, ['six'], tell);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    // Somebody swallows an error: the commit is a rollback, and says so only in its answer.
    const swallowing = db.transaction(async (inner) => {
      await inner.raw('select 1 / 0').catch(() => undefined);
      await lit(inner, ['seven'], tell);
    });
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' });
    expect(told).toEqual([]);
    expect(await names()).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('is refused where its transaction is over, and goes with nobody else', async () => {
    const over: Knex.Transaction[] = [];
    await db.transaction(async (inner) => over.push(inner));
    const undone = db.transaction(async (inner) => {
      over.push(inner);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    for (const inner of over) await expect(light(inner, ['late'])).rejects.toThrow('over');
    expect(await names()).toEqual([]);
  });

  it('is sent at once outside of a transaction', async () => {
    await light(db, ['one']);
    expect(await names()).toEqual(['one']);
  });
});
