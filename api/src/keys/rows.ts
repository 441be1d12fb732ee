import type { KeyCopy, KeyEntry } from '@plaza/api-contract';

/** One step in a person's chain of keys. */
export interface EntryRow {
  user_id: string;
  n: number;
  key_id: string;
  how: KeyEntry['how'];
  entry: string;
  own_sig: string;
  by_sig: string | null;
  hash: string;
  root: number;
  sealed: string | null;
  created_at: Date;
}

/** A wrapped root key. */
export interface CopyRow {
  user_id: string;
  root: number;
  way: KeyCopy['way'];
  ref: string;
  salt: string | null;
  rounds: number | null;
  wrapped: string;
  is_stale: boolean;
  created_at: Date;
}

export interface DeviceRow {
  id: string;
  user_id: string;
  name: string;
  share: string;
  /** In which it was made, or last lent its share. */
  session_id: string | null;
  created_at: Date;
}
