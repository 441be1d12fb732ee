import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

/** A file of ours as a real process, for tests that kill or signal it. */
export function spawnTypeScript(
  file: string,
  args: readonly string[] = [],
  options: SpawnOptions = {},
): ChildProcess {
  const flags = ['--conditions=source', '--no-warnings', join(__dirname, 'runTypeScript.cjs'), file, ...args];
  return spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
}

/** The first line that the process writes; an early end is a failure. */
export function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (data) => {
      text += String(data);
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`ended with ${code ?? signal} before it said a word`)),
    );
  });
}

export function endOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
}
