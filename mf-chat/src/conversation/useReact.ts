import type { Line } from '../live/lines.ts';
import { useChat } from '../provider/useChat.ts';
import { useAct } from './useAct.ts';
import { useConversation } from './useConversation.ts';

/** Reacts to a message; the same emoji again takes it back. */
export function useReact({ entry, reactions }: Line): (emoji: string) => void {
  const { me } = useChat();
  const act = useAct();
  const { conversation } = useConversation();
  return (emoji) => {
    if (!entry) return;
    const isThere = reactions.some((one) => one.emoji === emoji && one.userIds.includes(me));
    act({
      chatId: conversation.chatId,
      kind: 'reaction',
      target: entry,
      content: { text: isThere ? '' : emoji },
    });
  };
}
