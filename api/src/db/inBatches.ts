import type { Knex } from 'knex';

/** Small enough to be over in a moment, on any machine and whatever hangs on each row. */
const AT_ONCE = 1_000;

/**
 * Deletes what matches, a batch in each statement: one for all holds its locks for as long as it takes, and where it
 * takes longer than a statement may it never ends. `where` is SQL with knex's named bindings.
 */
export async function deleteInBatches(
  db: Knex,
  { table, where, bindings = {}, atOnce = AT_ONCE }: BatchesOf,
): Promise<number> {
  let all = 0;
  for (;;) {
    const { rowCount } = await db.raw(
      `delete from ${table} where ctid = any (array(select ctid from ${table} where ${where} limit :atOnce for update skip locked))`,
      { ...bindings, atOnce },
    );
    all += rowCount;
    if (rowCount < atOnce) return all;
  }
}

export interface BatchesOf {
  table: string;
  where: string;
  bindings?: Record<string, string | Date | number>;
  atOnce?: number;
}
