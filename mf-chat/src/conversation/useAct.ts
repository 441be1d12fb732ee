import { useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import type { Saying } from '../engine/ChatEngine.ts';
import { useChat } from '../provider/useChat.ts';
import { conversationWords } from './words.ts';

/** Does something about a message: a reaction, or taking it back. Where this browser cannot keep it, that is said. */
export function useAct(): (saying: Saying) => void {
  const t = useWords(conversationWords);
  const { report, toast } = useShell();
  const engine = useChat();
  return (saying) =>
    void engine.say(saying).catch((error: unknown) => {
      report(error, 'chat outbox');
      toast({ message: t.noSpaceForIt, tone: 'bad' });
    });
}
