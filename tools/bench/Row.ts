/** One number, and what it should be. */
export interface Row {
  what: string;
  measured: string;
  goal: string;
  holds: boolean;
}

/** As a table, in the order they were measured. */
export function renderRows(rows: readonly Row[]): string {
  const head = { what: 'What', measured: 'Measured', goal: 'Goal' };
  const width = (column: keyof typeof head) => Math.max(...[head, ...rows].map((row) => row[column].length));
  const [what, measured, goal] = [width('what'), width('measured'), width('goal')];
  const line = (row: typeof head, verdict: string) =>
    `${row.what.padEnd(what)}  ${row.measured.padEnd(measured)}  ${row.goal.padEnd(goal)}  ${verdict}`;
  return [line(head, 'Verdict'), ...rows.map((row) => line(row, row.holds ? 'holds' : 'RED'))].join('\n');
}
