import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Runs the command line of an installed package by its own file, so that it works on every system. */
export function runBin(
  name: string,
  args: readonly string[],
  options: Parameters<typeof run>[2] = {},
): Promise<Ran> {
  return run(process.execPath, [binFile(name), ...args], options);
}

function binFile(name: string): string {
  const folder = join(repoRoot, 'node_modules', PACKAGES[name] ?? name);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${name} is not installed.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Commands whose package bears another name. */
const PACKAGES: Record<string, string> = { tsc: 'typescript', playwright: '@playwright/test' };
