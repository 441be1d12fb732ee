import { Changing } from '../store/Changing.ts';

/** The chat whose newest messages somebody looks at in this page. What comes there is read before the server knows it. */
export const watchedChat = new Changing<string | undefined>(undefined);

export function watchChat(chatId: string): () => void {
  watchedChat.set(chatId);
  return () => {
    if (watchedChat.read() === chatId) watchedChat.set(undefined);
  };
}
