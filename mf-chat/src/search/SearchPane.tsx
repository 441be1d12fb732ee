import { Button, Icon, IconButton, Spinner, TextField, useLocale, useWords } from '@plaza/design-system';
import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { nameOf } from '../conversation/names.ts';
import { conversationWords } from '../conversation/words.ts';
import type { Conversation } from '../live/Conversation.ts';
import type { Line } from '../live/lines.ts';
import { useChanging, useChat } from '../provider/useChat.ts';
import { findLines } from './findLines.ts';
import classes from './SearchPane.module.css';
import { chatSearchWords } from './words.ts';

export interface SearchPaneProps {
  question: string;
  onQuestion: (question: string) => void;
  conversation: Conversation;
  onGo: (line: Line) => void;
  onClose: () => void;
}

/** Looks through a chat on this device: the server cannot. Older pages are fetched and opened until all was seen. */
export function SearchPane({ question, onQuestion, conversation, onGo, onClose }: SearchPaneProps) {
  const t = useWords(chatSearchWords);
  const names = useWords(conversationWords);
  const locale = useLocale();
  const { me } = useChat();
  const { lines, chat, hasOlder, older } = useChanging(conversation.state);
  const [isStopped, setIsStopped] = useState(false);
  const isWalking = question.trim() !== '' && hasOlder && !isStopped && older !== 'failed';
  useEffect(() => {
    if (isWalking && older === 'idle') void conversation.older();
  }, [conversation, isWalking, older, lines]);
  const found = findLines(lines, question);
  return (
    <div className={classes.pane} role="search" aria-label={t.label}>
      <div className={classes.row}>
        <TextField
          label={t.label}
          type="search"
          autoComplete="off"
          // Opened to type in it.
          autoFocus
          value={question}
          onChange={({ value }) => {
            onQuestion(value);
            setIsStopped(false);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose();
          }}
        />
        <IconButton label={t.close} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      </div>
      {question.trim() ? (
        <div className={classes.state} role="status">
          {isWalking ? (
            <>
              <Spinner size="s" label="" />
              {t.searching({ count: lines.length })}
              <Button size="s" variant="ghost" onClick={() => setIsStopped(true)}>
                {t.stop}
              </Button>
            </>
          ) : found.length === 0 ? (
            t.none
          ) : (
            t.found({ count: found.length })
          )}
          {older === 'failed' ? <span>{t.failed}</span> : null}
        </div>
      ) : null}
      {found.length > 0 ? (
        <ul className={classes.results} aria-label={t.results}>
          {found.map((line) => (
            <li key={line.key}>
              <button type="button" className={classes.result} onClick={() => onGo(line)}>
                <span className={classes.top}>
                  <strong>{nameOf(names, chat, line.senderId, me)}</strong>
                  <time dateTime={line.at}>
                    {new Date(line.at).toLocaleDateString(locale, {
                      day: 'numeric',
                      month: 'short',
                      year: 'numeric',
                    })}
                  </time>
                </span>
                <span dir="auto" className={classes.text}>
                  {line.content?.text}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
