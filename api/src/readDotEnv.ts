import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** Takes variables from `.env` in the folder Plaza is started in; what is set already stays. */
export function readDotEnv(path = resolve('.env')): void {
  if (!existsSync(path)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(path, 'utf8'))))
    process.env[name] ??= value;
}
