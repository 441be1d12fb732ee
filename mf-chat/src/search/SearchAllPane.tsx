import { IconButton, Icon, TextField, useWords } from '@plaza/design-system';
import { X } from 'lucide';
import { chatListWords } from '../chat-list/words.ts';
import { FoundGroups, FoundMessages } from './FoundMessages.tsx';
import classes from './FoundMessages.module.css';
import { chatSearchWords } from './words.ts';

export interface SearchAllPaneProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Looks through all of one's chats, in place of their list. What is looked for never leaves this device. */
export function SearchAllPane({ text, onText, onClose }: SearchAllPaneProps) {
  const t = useWords(chatSearchWords);
  const list = useWords(chatListWords);
  const question = text.trim();
  return (
    <div className={classes.pane} role="search" aria-label={list.searchAll}>
      <div className={classes.row}>
        <TextField
          label={list.searchAll}
          type="search"
          autoComplete="off"
          // Opened to type in it; who comes back from a message looks at what was found.
          autoFocus={text === ''}
          value={text}
          onChange={({ value }) => onText(value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose();
          }}
        />
        <IconButton label={t.close} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      </div>
      {question ? (
        <>
          <FoundGroups question={question} />
          <FoundMessages question={question} />
        </>
      ) : (
        <p className={classes.more}>{t.allWords}</p>
      )}
    </div>
  );
}
