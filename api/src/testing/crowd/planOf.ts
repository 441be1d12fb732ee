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

/** A plan that was carried out: `explain (analyze, format json)`. */
export interface RunPlan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: RunPlan[];
}

/** How many rows of a table it has read. */
export function rowsRead(plan: RunPlan, table: string): number {
  const read = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const below = (plan.Plans ?? []).map((part) => rowsRead(part, table));
  return below.reduce((sum, rows) => sum + rows, plan['Relation Name'] === table ? read : 0);
}
