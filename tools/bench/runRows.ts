import { fork } from 'node:child_process';
import { join } from 'node:path';
import { repoRoot } from '../build/index.ts';
import type { Row } from './Row.ts';

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
