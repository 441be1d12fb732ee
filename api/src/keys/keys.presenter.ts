import type { KeyCopy, SignedEntry } from '@plaza/api-contract';
import type { CopyRow, DeviceRow, EntryRow } from './rows.ts';

export function presentEntry({ key_id, entry, own_sig, by_sig }: EntryRow): SignedEntry {
  return { key_id, entry, own_sig, by_sig };
}

/** A password can be guessed at, once one has its copy; the others open with what nobody guesses. */
export function presentCopy(row: CopyRow, isFresh: boolean): KeyCopy {
  const { way, ref, is_stale, root, created_at } = row;
  const isTold = isFresh || way !== 'password';
  const { salt, rounds, wrapped } = isTold ? row : { salt: null, rounds: null, wrapped: null };
  return { way, ref, salt, rounds, wrapped, is_stale, root, created_at };
}

export function presentDevice({ id, name, created_at }: DeviceRow) {
  return { id, name, created_at };
}
