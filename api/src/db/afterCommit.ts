import type { Knex } from 'knex';

/**
 * Runs something when what was written is true: at the end of the outermost transaction, or at once outside of one.
 * After a rollback it runs too, or not at all, so it must do no harm then.
 */
export function afterCommit(db: Knex, act: () => void): void {
  if (!isTransaction(db)) return act();
  let outermost = db;
  while (outermost.parentTransaction) outermost = outermost.parentTransaction;
  outermost.executionPromise.then(act, () => undefined);
}

export function isTransaction(db: Knex): db is Knex.Transaction {
  return db.isTransaction === true;
}
