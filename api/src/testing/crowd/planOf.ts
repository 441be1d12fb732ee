import type { Knex } from 'knex';

/** The plan PostgreSQL makes for a statement, as text. */
export async function planOf(
  db: Knex,
  sql: string,
  values: Record<string, string | number | readonly string[]>,
): Promise<string> {
  const { rows } = await db.raw(`explain ${sql}`, values);
  return planText(rows);
}

export function planText(rows: readonly Record<string, string>[]): string {
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Tables that a plan reads from the first row to the last. */
export function scannedWhole(plan: string): string[] {
  return [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table ?? '');
}
