import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/rooms.ts';

/** Errors that a person can put right: their own, and those of the api's configuration. */
const CLEAR = new Set(['Refusal', 'ConfigError']);

/** Runs a command with the variables of `.env`. A refusal is one clear line, anything else shows its stack; both exit 1. */
export async function main(act: () => Promise<void>): Promise<void> {
  const dotEnv = join(repoRoot, '.env');
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  try {
    await act();
  } catch (error) {
    process.stderr.write(`\n${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return CLEAR.has(error.name) ? error.message : (error.stack ?? error.message);
}
