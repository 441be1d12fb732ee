import { spawn } from 'node:child_process';
import { repoRoot } from '../build/remotePackages.ts';

export interface Ran {
  code: number;
  output: string;
}

/** Runs a program of this server to its end and keeps what it said. */
export function run(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Ran> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? repoRoot,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (bytes: Buffer) => (output += bytes.toString());
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
