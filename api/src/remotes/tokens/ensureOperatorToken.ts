import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { DeployToken } from '../DeployToken.ts';
import { ALL_ROOMS, hashToken, mintToken } from './deployToken.ts';

/**
 * The token of whoever runs this house, in `DATA_DIR/deploy-token`, readable by the owner alone. It is
 * made on the first start; a lost file is replaced by a new token on the next one.
 */
export async function ensureOperatorToken(db: Knex, dataDir: string, now: Date): Promise<string> {
  const path = join(dataDir, 'deploy-token');
  await mkdir(dataDir, { recursive: true });
  // Fails when it is there: two starts at once must end up with one token.
  await writeFile(path, `${mintToken(ALL_ROOMS)}\n`, { mode: 0o600, flag: 'wx' }).catch(unlessThere);
  const token = (await readFile(path, 'utf8')).trim();
  await DeployToken.query(db)
    .insert({ room: ALL_ROOMS, tokenHash: hashToken(token), label: 'operator', createdAt: now })
    .onConflict('token_hash')
    .ignore();
  return token;
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
