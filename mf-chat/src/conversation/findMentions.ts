import type { ChatContent, Conversation } from '@plaza/api-contract';

/** Which members a text names, by their @username. */
export function findMentions(
  text: string,
  { members }: Pick<Conversation, 'members'>,
  me: string,
): NonNullable<ChatContent['mentions']> {
  const named = new Set(
    [...text.matchAll(/(?<![\w@])@([\w.-]+)/g)].map(([, username]) => username?.toLowerCase()),
  );
  return members.flatMap(({ user_id, username }) =>
    username !== null && user_id !== me && named.has(username.toLowerCase())
      ? [{ id: user_id, username }]
      : [],
  );
}
