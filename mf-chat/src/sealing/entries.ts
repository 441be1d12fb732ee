import type { ChatMessage, NewMessage } from '@plaza/api-contract';

/** A message as the hub brings it, in the shape that the api answers with. */
export function entryOf(said: NewMessage): ChatMessage {
  const { message, sendername: _, chatID, unread_count: __, counts: ___, ...rest } = said;
  return {
    id: rest.id ?? '',
    sender_id: rest.sender_id ?? '',
    is_image: rest.is_image ?? false,
    created_at: rest.created_at ?? new Date().toISOString(),
    seq: rest.seq ?? 0,
    ord: rest.ord ?? 0,
    kind: rest.kind ?? 'message',
    client_id: rest.client_id ?? '',
    target_id: rest.target_id ?? null,
    sealed: rest.sealed ?? null,
    blobs: rest.blobs ?? [],
    notify: rest.notify ?? [],
    expires_at: rest.expires_at ?? null,
    is_deleted: rest.is_deleted ?? false,
    is_hidden: rest.is_hidden ?? false,
    notice: rest.notice ?? null,
    content: message === '' ? null : message,
    chat_id: chatID,
  };
}

/** The envelope of an entry, wherever it stands. */
export function envelopeOf({ sealed, content }: Pick<ChatMessage, 'sealed' | 'content'>): string | null {
  return sealed ?? content;
}

/** What tells one entry from all others, also before it has a number. */
export function keyOf({ sender_id, client_id }: Pick<ChatMessage, 'sender_id' | 'client_id'>): string {
  return `${sender_id}:${client_id}`;
}
