import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { ALL_REMOTES, hashToken, mintToken, DeployToken } from './deployToken.ts';

/**
 * The token of whoever runs this server, in `DATA_DIR/deploy-token`, readable by the owner alone. It is
 * made on the first start; one that was lost or taken back is replaced by a new one on the next. Each data folder has
 * one: those before it open nothing any more.
 */
export async function ensureOperatorToken(db: Knex, dataDir: string, now: Date): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const folder = await keptOnce(join(dataDir, 'deploy-folder'), randomUUID);
  const path = join(dataDir, 'deploy-token');
  const kept = await keptOnce(path, () => mintToken(ALL_REMOTES));
  return db.transaction(async (transaction) => {
    // Two starts at once must end up with one token.
    await takeTurn(transaction, 'operator tokens');
    const token = (await isTakenBack(transaction, kept)) ? await replaceIn(path, kept) : kept;
    await DeployToken.query(transaction)
      .insert({ remote: ALL_REMOTES, tokenHash: hashToken(token), label: 'operator', folder, createdAt: now })
      .onConflict('token_hash')
      .merge(['folder']);
    await DeployToken.query(transaction)
      .where({ folder })
      .whereNot('token_hash', hashToken(token))
      .whereNull('revoked_at')
      .patch({ revokedAt: now });
    return token;
  });
}

async function isTakenBack(db: Knex, token: string): Promise<boolean> {
  const known = await DeployToken.query(db).findOne({ token_hash: hashToken(token) });
  return known !== undefined && known.revokedAt !== null;
}

/** Another start may have replaced it already. */
async function replaceIn(path: string, before: string): Promise<string> {
  const present = (await readFile(path, 'utf8')).trim();
  if (present !== before) return present;
  const token = mintToken(ALL_REMOTES);
  await writeFile(`${path}.new`, `${token}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return token;
}

async function keptOnce(path: string, make: () => string): Promise<string> {
  // Fails when it is there.
  await writeFile(path, `${make()}\n`, { mode: 0o600, flag: 'wx' }).catch(unlessThere);
  return (await readFile(path, 'utf8')).trim();
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
