import type { ChatMessage } from '@plaza/api-contract';
import { keyFor } from '../keyFor.ts';
import { expiryOf, signMediaFor } from '../media/signMedia.ts';
import type { Plaza } from '../plaza.ts';
import type { EntryRow } from './rows.ts';

/** An entry as somebody sees it. */
export interface SeenEntry extends EntryRow {
  /** Said in a group by somebody behind a wall. */
  is_hidden?: boolean;
}

export type PresentEntry = (row: SeenEntry, viewerId: string) => ChatMessage;

/** What a blob's signature is over: its id alone would open a picture of the feed as well. */
export const sealedName = (id: string): string => `sealed ${id}`;

/** Where the bytes of a blob are for one person: for some hours, and as long as they belong to its chat. */
export function blobAddresses({ config, clock }: Pick<Plaza, 'config' | 'clock'>) {
  const key = keyFor(config.sessionSecret, 'media');
  return (id: string, viewerId: string): { url: string; expires: Date } => {
    const expires = expiryOf(clock.now());
    const signed = signMediaFor(key, sealedName(id), { until: expires, viewerId });
    return { url: `/sealed/${id}${signed}`, expires };
  };
}

/** Field by field. What is deleted, has disappeared or stands behind a wall has no words. */
export function entryPresenter(plaza: Pick<Plaza, 'config' | 'clock'>): PresentEntry {
  const addressOf = blobAddresses(plaza);
  return (row, viewerId) => {
    const hasExpired = row.expires_at !== null && row.expires_at <= plaza.clock.now();
    const is_deleted = row.deleted_at !== null || hasExpired;
    const is_hidden = row.is_hidden ?? false;
    const envelope = is_deleted || is_hidden ? null : row.content;
    const [picture] = row.blobs;
    const isPicture = row.is_image && picture !== undefined;
    return {
      id: row.id,
      content: envelope !== null && isPicture ? addressOf(picture, viewerId).url : envelope,
      sender_id: row.sender_id,
      is_image: row.is_image,
      created_at: row.created_at,
      chat_id: row.conversation_id,
      seq: row.seq,
      ord: row.ord,
      kind: row.kind,
      client_id: row.client_id,
      target_id: row.target_id,
      sealed: isPicture ? envelope : null,
      blobs: envelope === null ? [] : row.blobs,
      notify: row.notify,
      expires_at: row.expires_at,
      is_deleted,
      is_hidden,
      notice: row.notice,
    };
  };
}
