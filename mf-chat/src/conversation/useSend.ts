import type { ChatContent } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { sealChosen } from '../later.ts';
import type { LinkCard } from '../links/makeLinkCard.ts';
import { lineNow } from '../live/lineNow.ts';
import type { Line } from '../live/lines.ts';
import { quotedOf } from '../live/quotedOf.ts';
import { useChat } from '../provider/useChat.ts';
import { isNotSealed } from './notSealed.ts';
import { composerWords } from './words.ts';
import { findMentions } from './MessageText.tsx';
import type { Chosen } from './useChosen.ts';
import { useConversation } from './useConversation.ts';

interface Said {
  text: string;
  files: readonly Chosen[];
  replyTo: Line | undefined;
  editing: Line | undefined;
  link: LinkCard | undefined;
}

/** Says something in the chat on screen. False where this browser could not keep it. */
export function useSend(): (said: Said) => Promise<boolean> {
  const t = useWords(composerWords);
  const { toast, report } = useShell();
  const engine = useChat();
  const { conversation } = useConversation();
  const say = async ({ text, files, replyTo, editing, link }: Said) => {
    const { chatId, state } = conversation;
    const { chat, lines } = state.read();
    const mentions = chat?.kind === 'group' ? findMentions(text, chat, engine.me) : [];
    const seconds = chat?.timer_seconds ?? undefined;
    try {
      if (editing?.entry) {
        const content = { text, ...(mentions.length > 0 ? { mentions } : {}) };
        await engine.say({ chatId, kind: 'edit', target: editing.entry, content });
        return true;
      }
      const content: ChatContent = {
        text,
        ...(replyTo?.entry ? { reply: replyOf(lineNow(lines, replyTo), replyTo.entry.id) } : {}),
        ...(mentions.length > 0 ? { mentions } : {}),
        ...(link ? { link } : {}),
        ...(seconds === undefined ? {} : { timer: seconds }),
      };
      const waiting = await Promise.all(files.map(({ file }) => sealChosen(file)));
      const notify = mentions.map(({ id }) => id);
      await engine.say({ chatId, content, files: waiting, notify, expiresSeconds: seconds });
      return true;
    } catch (error) {
      report(error, 'chat outbox');
      toast({ message: isNotSealed(error) ? error.message : t.noSpace, tone: 'bad' });
      return false;
    }
  };
  return (said) => engine.finishing.do(() => say(said));
}

function replyOf({ senderId, content }: Line, id: string): NonNullable<ChatContent['reply']> {
  return { id, sender_id: senderId, text: quotedOf(content?.text ?? '') };
}
