import type { Conversation } from '@plaza/api-contract';
import { createContext, useContext } from 'react';
import type { OpenChat } from '../engine/ChatEngine.ts';
import type { ConversationState } from '../live/Conversation.ts';
import { usePart } from '../provider/useChat.ts';

export const ConversationReact = createContext<OpenChat | null>(null);

/** The chat that is on screen, and who types in it. */
export function useConversation(): OpenChat {
  const chat = useContext(ConversationReact);
  if (!chat) throw new Error('useConversation() works below a ConversationPane.');
  return chat;
}

const chatOf = ({ chat }: ConversationState) => chat;

/** Who is in it, and how one has set it: what is said changes nothing of that. */
export function useOpenChat(): Conversation | undefined {
  return usePart(useConversation().conversation.state, chatOf);
}
