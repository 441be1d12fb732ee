import type { Knex } from 'knex';
import { permit } from '../http/errors.ts';
import { vaultChanged } from './keys.errors.ts';

interface Vault {
  n: number;
  sealed: string;
}

/** Keeps somebody's pins as the one after the last. Of two devices that write at once the second reads first. */
export async function keepVault(db: Knex, userId: string, { n, sealed }: Vault): Promise<Vault> {
  const kept =
    n === 1
      ? await db('key_vaults')
          .insert({ user_id: userId, n, sealed })
          .onConflict('user_id')
          .ignore()
          .returning('n')
      : await db('key_vaults')
          .where({ user_id: userId, n: n - 1 })
          .update({ n, sealed })
          .returning('n');
  permit(kept.length === 1, vaultChanged);
  return { n, sealed };
}
