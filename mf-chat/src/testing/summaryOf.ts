import type { ChatSummary } from '@plaza/api-contract';
import type { TestChat } from './TestChats.ts';

/** A chat in the list, as the server gives it to somebody. */
export function summaryOf({ conversation, entries, members }: TestChat, me: string): ChatSummary {
  const { id, members: _, ...standing } = conversation;
  const last = entries.findLast(({ kind }) => kind === 'message') ?? null;
  const isGroup = conversation.kind === 'group';
  const other = isGroup ? undefined : members.find((one) => one.id !== me);
  const isEdit = ({ kind, target_id }: (typeof entries)[number]) => kind === 'edit' && target_id === last?.id;
  return {
    chat_id: id,
    chatter_id: other?.id ?? null,
    last_message: last?.content ?? null,
    username: other?.username ?? null,
    profile: other?.profile ?? null,
    name: other?.name ?? null,
    last,
    last_edit: entries.findLast(isEdit) ?? null,
    last_sender: isGroup ? (members.find((one) => one.id === last?.sender_id)?.name ?? null) : null,
    cursor: id,
    ...standing,
  };
}
