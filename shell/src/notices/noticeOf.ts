import type { NewMessage } from '@plaza/api-contract';
import type { MessageReader } from '@plaza/shell-contract';
import { noticeWords } from './words.ts';

/** What the system shows for a while, and where a press on it leads. */
export interface Notice {
  title: string;
  body: string;
  /** The newest of a chat takes the place of the one before, in every tab. */
  tag: string;
  to: string;
}

/** A message as a notice. The text is the chat's to read; without the chat it says only that there is one. */
export async function noticeOf(message: NewMessage, read: MessageReader | undefined): Promise<Notice> {
  const t = noticeWords.now;
  const { sendername, chatID } = message;
  return {
    title: t.title({ sender: sendername }),
    body: read ? await read(message).catch(() => t.unreadable) : t.unread,
    tag: `chat-${chatID}`,
    to: chatAddress(message),
  };
}

/** Where a message is read. */
export function chatAddress({ chatID }: Pick<NewMessage, 'chatID'>): string {
  return `/chat/${encodeURIComponent(chatID)}`;
}
