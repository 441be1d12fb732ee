import { useChanging, useChat } from '../provider/useChat.ts';

/** What was begun in chats and not sent, by chat. */
export function useDrafts(): ReadonlyMap<string, string> {
  return useChanging(useChat().drafts.texts);
}
