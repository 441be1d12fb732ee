import type { ChatRole, EntryKind, Notice } from '@plaza/api-contract';

export interface ConversationRow {
  id: string;
  kind: 'pair' | 'group';
  user_lo: string | null;
  user_hi: string | null;
  last_seq: number;
  last_ord: number;
  position: string;
  epoch: number;
  must_renew: boolean;
  timer_seconds: number | null;
  title_sealed: string | null;
  title_sender_id: string | null;
  title_client_id: string | null;
  title_blobs: string[];
  created_at: Date;
  updated_at: Date;
}

/** What a chat is to one who is in it. */
export interface MembershipRow {
  user_id: string;
  role: ChatRole;
  from_seq: number;
  from_epoch: number;
  delivered_seq: number;
  read_seq: number;
  read_ord: number;
  is_accepted: boolean;
  is_pinned: boolean;
  is_archived: boolean;
  muted_until: Date | null;
  tells_mentions: boolean;
}

export interface EntryRow {
  id: string;
  conversation_id: string;
  seq: number;
  ord: number;
  kind: EntryKind;
  sender_id: string;
  client_id: string;
  epoch: number;
  content: string | null;
  target_id: string | null;
  is_image: boolean;
  blobs: string[];
  notify: string[];
  notice: Notice | null;
  expires_at: Date | null;
  deleted_at: Date | null;
  digest: string | null;
  created_at: Date;
}

export interface EpochRow {
  conversation_id: string;
  n: number;
  record: string;
  signature: string;
  hash: string;
  members: string;
  by_user: string;
  first_ord: number;
  created_at: Date;
}
