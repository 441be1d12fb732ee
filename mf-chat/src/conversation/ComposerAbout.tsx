import { Icon, IconButton, useWords } from '@plaza/design-system';
import { X } from 'lucide';
import { lineNow } from '../live/lineNow.ts';
import type { Line } from '../live/lines.ts';
import { useChat, usePart } from '../provider/useChat.ts';
import classes from './Composer.module.css';
import { nameOf } from './names.ts';
import { sayContent } from './sayContent.ts';
import { useConversation, useOpenChat } from './useConversation.ts';
import { composerWords, conversationWords } from './words.ts';

export interface ComposerAboutProps {
  line: Line;
  isEdited: boolean;
  onStop: () => void;
}

/** What one answers or edits. */
export function ComposerAbout({ line: chosen, isEdited, onStop }: ComposerAboutProps) {
  const t = useWords(composerWords);
  const names = useWords(conversationWords);
  const { me } = useChat();
  const chat = useOpenChat();
  const { conversation } = useConversation();
  const line = usePart(conversation.state, ({ lines }) => lineNow(lines, chosen));
  return (
    <div className={classes.about}>
      <div className={classes.aboutWords}>
        <strong>{isEdited ? t.editing : t.replying({ name: nameOf(names, chat, line.senderId, me) })}</strong>
        <span dir="auto" className={classes.aboutText}>
          {line.problem === 'deleted' ? names.deleted : sayContent(names, line.content)}
        </span>
      </div>
      <IconButton label={t.stop} onClick={onStop}>
        <Icon icon={X} />
      </IconButton>
    </div>
  );
}
