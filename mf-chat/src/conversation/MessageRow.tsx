import { Avatar, Button, useWords, VisuallyHidden } from '@plaza/design-system';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { memo, type PointerEvent, useEffect, useState } from 'react';
import { asApiError } from '../isPassing.ts';
import type { Line } from '../live/lines.ts';
import type { OutboxEntry } from '../outbox/OutboxEntry.ts';
import { useChat } from '../provider/useChat.ts';
import { Bubble } from './Bubble.tsx';
import { MessageActions } from './MessageActions.tsx';
import classes from './MessageRow.module.css';
import { nameOf, personOf } from './names.ts';
import { Reactions } from './Reactions.tsx';
import type { Row } from './rowsOf.ts';
import { useOpenChat } from './useConversation.ts';
import { conversationWords } from './words.ts';
import type { Place } from './MessageList.tsx';

interface MessageRowProps {
  row: Row & { kind: 'line' };
  onReply: (line: Line) => void;
  onEdit: (line: Line) => void;
  onGoTo: (place: Place) => void;
}

/** So long a message stands before what can be done with it is made, unless somebody points at it. */
const REST_MS = 400;

/** A message where it stands: one's own to the right, others' to the left with who they are. */
export const MessageRow = memo(function MessageRow({ row, onReply, onEdit, onGoTo }: MessageRowProps) {
  const { line, isFirst, isLast } = row;
  const t = useWords(conversationWords);
  const { me } = useChat();
  const chat = useOpenChat();
  const isGroup = chat?.kind === 'group';
  const name = nameOf(t, chat, line.senderId, me);
  const member = personOf(chat, line.senderId);
  const hasFace = isGroup && !line.isOwn;
  // What rushes past is read at most: it goes without the buttons, which cost more than the words.
  const [isResting, setIsResting] = useState(false);
  const rest = () => setIsResting(true);
  useEffect(() => {
    const timer = setTimeout(rest, REST_MS);
    return () => clearTimeout(timer);
  }, []);
  // A finger cannot rest on a message: a tap shows what can be done with it.
  const [isOpen, setIsOpen] = useState(false);
  const handlePointerUp = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') setIsOpen(!isOpen);
  };
  // Whoever takes a message back by its menu has lost the menu.
  const { place, leaving } = useKeptFocus<HTMLDivElement>(line.problem);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={classes.row}
      data-side={line.isOwn ? 'sent' : 'received'}
      data-first={isFirst || undefined}
      data-status={line.state}
      data-rests={isResting || undefined}
    >
      {hasFace ? (
        <span className={classes.face}>
          {isLast ? <Avatar name={name} src={member?.profile ?? undefined} size="s" decorative /> : null}
        </span>
      ) : null}
      <div className={classes.stack}>
        {hasFace && isFirst ? (
          <span dir="auto" className={classes.sender}>
            {name}
          </span>
        ) : (
          <VisuallyHidden>{name}</VisuallyHidden>
        )}
        <div
          className={classes.beside}
          data-open={isOpen || undefined}
          onPointerEnter={rest}
          onPointerUp={handlePointerUp}
        >
          <Bubble line={line} isLast={isLast} onGoTo={onGoTo} />
          {isResting && line.entry && !line.problem ? (
            <MessageActions line={line} onReply={onReply} onEdit={onEdit} onDelete={leaving} />
          ) : null}
        </div>
        {line.reactions.length > 0 ? <Reactions line={line} /> : null}
        {line.state === 'failed' && line.waiting ? <Failed line={line} /> : null}
      </div>
    </div>
  );
});

function Failed({ line }: { line: Line }) {
  const t = useWords(conversationWords);
  const { outbox } = useChat();
  const { waiting } = line;
  if (!waiting) return null;
  return (
    <div className={classes.failed} role="alert">
      <span>
        {waiting.files.length > 0 ? t.mediaFailed : t.messageFailed}. {sayWhy(t, waiting)}
      </span>
      <span className={classes.failedActs}>
        <Button size="s" variant="ghost" onClick={() => outbox.retry(waiting.id)}>
          {t.retry}
        </Button>
        <Button size="s" variant="ghost" onClick={() => void outbox.drop(waiting.id)}>
          {t.discard}
        </Button>
      </span>
    </div>
  );
}

type Words = Record<'offlineWhy' | 'keysWhy' | 'unknownWhy' | 'triesAgain', string>;

/** Why something did not go, and whether it goes by itself later. */
function sayWhy(t: Words, { error, mayWorkLater }: Pick<OutboxEntry, 'error' | 'mayWorkLater'>): string {
  const known = asApiError(error);
  if (known?.status === 0) return t.offlineWhy;
  if (!known) return error instanceof Error && error.name === 'CryptoError' ? t.keysWhy : t.unknownWhy;
  return mayWorkLater ? `${known.message} ${t.triesAgain}` : known.message;
}
