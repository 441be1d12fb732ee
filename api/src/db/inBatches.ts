import type { Knex } from 'knex';

/** Small enough to be over in a moment, on any machine and whatever hangs on each row. */
const AT_ONCE = 1_000;

/**
 * Deletes what matches, a batch in each statement: one for all holds its locks for as long as it takes, and where it
 * takes longer than a statement may it never ends. `where` is SQL with knex's named bindings. What somebody holds is
 * left to the next time, unless there is none.
 */
export async function deleteInBatches(
  db: Knex,
  { table, where, bindings = {}, atOnce = AT_ONCE, isLastTime = false, order = '' }: BatchesOf,
): Promise<number> {
  const orNot = isLastTime ? '' : 'skip locked';
  const inOrder = order && `order by ${order}`;
  const isLeft = async () =>
    (await db.raw(`select from ${table} where ${where} limit 1`, bindings)).rowCount > 0;
  let all = 0;
  for (;;) {
    const { rowCount } = await db.raw(
      `delete from ${table} where ctid = any (array(select ctid from ${table} where ${where} ${inOrder} limit :atOnce for update ${orNot}))`,
      { ...bindings, atOnce },
    );
    all += rowCount;
    // What was changed while it was waited for is another row to the statement that waited.
    if (rowCount < atOnce && !(isLastTime && (await isLeft()))) return all;
  }
}

export interface BatchesOf {
  table: string;
  where: string;
  bindings?: Record<string, string | Date | number | readonly string[]>;
  atOnce?: number;
  /** In which order it waits for whoever holds some of it, where they take several as well. */
  order?: string;
  /** Nobody comes by for it again: it waits for whoever holds some of it. */
  isLastTime?: boolean;
}
