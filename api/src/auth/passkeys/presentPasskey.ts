import type { CallAnswer } from '@plaza/api-contract';
import type { PasskeyRow } from './PasskeyRow.ts';

export function presentPasskey(row: PasskeyRow): CallAnswer<'GET /auth/passkeys'>[number] {
  const { id, name, created_at, last_used_at, is_synced } = row;
  return { id, name, created_at, last_used_at, is_synced };
}
