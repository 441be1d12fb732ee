import { fork } from 'node:child_process';
import { join } from 'node:path';
import { repoRoot } from '../build/index.ts';

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

/** Runs a program of measurements, written in TypeScript, that tells each number as it knows it. */
export async function runRows(file: string, tell: (row: Row) => void): Promise<void> {
  const child = fork(join(repoRoot, 'api/src/testing/runTypeScript.cjs'), [join(repoRoot, file)], {
    execArgv: ['--conditions=source', '--no-warnings'],
  });
  child.on('message', (row) => tell(row as Row));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  // One that died has not told all of its numbers.
  if (code !== 0) tell({ what: file, measured: `ended with ${code}`, goal: 'all its numbers', holds: false });
}
