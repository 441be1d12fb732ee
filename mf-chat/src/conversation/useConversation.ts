import { createContext, useContext } from 'react';
import type { OpenChat } from '../engine/ChatEngine.ts';

export const ConversationReact = createContext<OpenChat | null>(null);

/** The chat that is on screen, and who types in it. */
export function useConversation(): OpenChat {
  const chat = useContext(ConversationReact);
  if (!chat) throw new Error('useConversation() works below a ConversationPane.');
  return chat;
}
