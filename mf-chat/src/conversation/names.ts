import type { Conversation, FormerMember } from '@plaza/api-contract';

interface NameWords {
  you: string;
  somebody: string;
  group: string;
}

/** Somebody in a chat by name, or what stands for who is gone. */
export function nameOf(t: NameWords, chat: Conversation | undefined, userId: string, me: string): string {
  if (userId === me) return t.you;
  const member = personOf(chat, userId);
  return member?.name ?? member?.username ?? t.somebody;
}

/** Who has said something in a chat, also when they have left it since. */
export function personOf(chat: Conversation | undefined, userId: string): FormerMember | undefined {
  return [...(chat?.members ?? []), ...(chat?.former_members ?? [])].find(
    ({ user_id }) => user_id === userId,
  );
}

/** What a chat is called. */
export function chatName(t: NameWords, chat: Conversation | undefined, title: string, me: string): string {
  if (!chat) return '';
  if (chat.kind === 'group') return title || t.group;
  return nameOf(t, chat, partnerOf(chat, me)?.user_id ?? '', me);
}

export function partnerOf(chat: Conversation, me: string): Conversation['members'][number] | undefined {
  return chat.kind === 'pair' ? chat.members.find(({ user_id }) => user_id !== me) : undefined;
}
