import type { ChatContent, Conversation } from '@plaza/api-contract';

/** A username begins and ends with a letter or a digit: the full stop after it ends the sentence. */
export const MENTION = /(?<![\w@])@([A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?)/g;

/** Which members a text names, by their @username. */
export function findMentions(
  text: string,
  { members }: Pick<Conversation, 'members'>,
  me: string,
): NonNullable<ChatContent['mentions']> {
  const named = new Set([...text.matchAll(MENTION)].map(([, username]) => username?.toLowerCase()));
  return members.flatMap(({ user_id, username }) =>
    username !== null && user_id !== me && named.has(username.toLowerCase())
      ? [{ id: user_id, username }]
      : [],
  );
}
