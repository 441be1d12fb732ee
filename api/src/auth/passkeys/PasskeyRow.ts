import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** One public key of a person, whose other half an authenticator keeps. */
export class PasskeyRow extends Model {
  static override tableName = 'passkeys';

  id!: string;
  user_id!: string;
  credential_id!: Buffer;
  /** As COSE. */
  public_key!: Buffer;
  /** How often the authenticator says it was used; those that are synced always say 0. */
  counter!: string;
  transports!: string[];
  is_synced!: boolean;
  name!: string;
  created_at!: Date;
  last_used_at!: Date | null;
}

/** What somebody calls their passkeys. */
export async function passkeyNames(db: Knex, userId: string): Promise<string[]> {
  return db('passkeys').where({ user_id: userId }).orderBy('id').pluck('name');
}

export function presentPasskey(row: PasskeyRow): CallAnswer<'GET /auth/passkeys'>[number] {
  const { id, name, created_at, last_used_at, is_synced } = row;
  return { id, name, created_at, last_used_at, is_synced };
}
