import { Button, EmptyState, Icon, Spinner, useLocale, useWords, VirtualList } from '@plaza/design-system';
import { ArrowDown, ArrowUp } from 'lucide';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Line } from '../live/lines.ts';
import { watchChat } from '../live/watchedChat.ts';
import { useChanging } from '../provider/useChat.ts';
import { TypingRow } from '../later.ts';
import classes from './MessageList.module.css';
import { MessageRow } from './MessageRow.tsx';
import { GapRow, NoticeRow } from './NoticeRow.tsx';
import { type Row, rowsOf } from './rowsOf.ts';
import { sayDay } from '../sayDate.ts';
import { useConversation } from './useConversation.ts';
import { useIsWatched } from './useIsWatched.ts';
import { useToday } from './useToday.ts';
import { conversationWords } from './words.ts';

const keyOf = ({ item }: { item: Row }) => item.key;

/** A message of a line or two. */
const ROW_PX = 72;

/** Where the list goes. */
export interface Place {
  key: string;
  align?: 'start' | 'center' | 'end';
}

interface MessageListProps {
  goTo: Place | undefined;
  onGoTo: (place: Place) => void;
  onReply: (line: Line) => void;
  onEdit: (line: Line) => void;
}

/** What was said, the newest at the bottom. Older ones come when one goes up, and nothing moves for it. */
export function MessageList({ goTo, onGoTo, onReply, onEdit }: MessageListProps) {
  const t = useWords(conversationWords);
  const { conversation } = useConversation();
  const { lines, newAfter, older, hasOlder } = useChanging(conversation.state);
  // Where the new ones begin may lie further back than what is loaded.
  const firstSeq = lines.find(({ entry }) => entry !== undefined)?.entry?.seq ?? 0;
  const isBelow = newAfter !== undefined && hasOlder && firstSeq > newAfter + 1;
  const rows = useMemo(
    () => rowsOf(lines.filter(isShown), isBelow ? undefined : newAfter),
    [lines, newAfter, isBelow],
  );
  // Who opens a chat begins where the new ones begin.
  const [start] = useState(() =>
    rows.some(({ kind }) => kind === 'new') ? ({ key: 'new', align: 'start' } as const) : undefined,
  );
  // Then the list says whether they reach below what is on screen.
  const [isAtEnd, setIsAtEnd] = useState(start === undefined);
  const seenAtEnd = useSeen(isAtEnd, lines);
  const last = rows.at(-1);
  useFollowOwn(last, (key) => onGoTo({ key, align: 'end' }));

  const renderItem = useCallback(
    ({ item }: { item: Row }) => {
      if (item.kind === 'day') return <Day at={item.at} />;
      if (item.kind === 'new') return <NewDivider />;
      if (item.kind === 'gap') return <GapRow />;
      if (item.line.kind === 'notice') return <NoticeRow line={item.line} />;
      return <MessageRow row={item} onReply={onReply} onEdit={onEdit} onGoTo={onGoTo} />;
    },
    [onReply, onEdit, onGoTo],
  );

  if (rows.length === 0) {
    return (
      <div className={classes.empty}>
        <EmptyState title={t.empty}>{t.emptyWords}</EmptyState>
        <TypingRow />
      </div>
    );
  }
  return (
    <div className={classes.box}>
      {older === 'loading' ? (
        <div className={classes.older}>
          <Spinner size="s" label={t.older} />
        </div>
      ) : null}
      {older === 'failed' ? (
        <div className={classes.older} role="alert">
          {t.olderFailed}{' '}
          <Button size="s" variant="ghost" onClick={() => void conversation.older()}>
            {t.retry}
          </Button>
        </div>
      ) : null}
      <VirtualList
        className={classes.list ?? ''}
        label={t.history}
        items={rows}
        itemKey={keyOf}
        renderItem={renderItem}
        rowPx={ROW_PX}
        startAt="end"
        goTo={goTo ?? start}
        onAtEnd={(look) => setIsAtEnd(look.isAtEnd)}
        onNearStart={() => void conversation.older()}
      />
      {isBelow ? (
        <Button
          className={classes.unread ?? ''}
          size="s"
          variant="secondary"
          icon={<Icon icon={ArrowUp} />}
          onClick={() =>
            void conversation.walkTo(newAfter).then(() => onGoTo({ key: 'new', align: 'start' }))
          }
        >
          {t.firstUnread}
        </Button>
      ) : null}
      {isAtEnd || !last ? null : (
        <button
          type="button"
          className={classes.newest}
          aria-label={seenAtEnd > 0 ? t.newestCount({ count: seenAtEnd }) : t.newest}
          onClick={() => onGoTo({ key: last.key, align: 'end' })}
        >
          <Icon icon={ArrowDown} />
          {seenAtEnd > 0 ? <span aria-hidden="true">{seenAtEnd}</span> : null}
        </button>
      )}
      <TypingRow />
    </div>
  );
}

/** The name that a group begins with is no news. */
function isShown({ entry }: Line): boolean {
  return entry?.seq !== 1 || entry.notice?.what !== 'title';
}

/** Marks as read what stands before somebody who looks at the end; answers how many came below since. */
function useSeen(isAtEnd: boolean, lines: readonly Line[]): number {
  const { conversation } = useConversation();
  const isWatched = useIsWatched();
  const lastSeq = lines.findLast(({ entry }) => entry !== undefined)?.entry?.seq ?? 0;
  const [seen, setSeen] = useState(lastSeq);
  const isSeen = isAtEnd && isWatched;
  if (isSeen && seen !== lastSeq) setSeen(lastSeq);
  useEffect(() => (isSeen ? watchChat(conversation.chatId) : undefined), [conversation, isSeen]);
  useEffect(() => {
    if (isSeen && lastSeq > 0) conversation.marks.read(lastSeq);
  }, [conversation, isSeen, lastSeq]);
  if (seen >= lastSeq) return 0;
  return lines.filter(({ entry, isOwn, kind }) => kind === 'message' && !isOwn && (entry?.seq ?? 0) > seen)
    .length;
}

/** What one says oneself is looked at, wherever one was. */
function useFollowOwn(last: Row | undefined, go: (key: string) => void): void {
  const waiting = last?.kind === 'line' && last.line.waiting ? last.key : undefined;
  const followed = useRef(waiting);
  useEffect(() => {
    if (waiting === undefined || waiting === followed.current) return;
    followed.current = waiting;
    go(waiting);
  }, [waiting, go]);
}

function Day({ at }: { at: string }) {
  const t = useWords(conversationWords);
  const locale = useLocale();
  const today = new Date(useToday());
  return (
    <div className={classes.day}>
      <span className={classes.dayWords}>{sayDay(t, at, locale, today)}</span>
    </div>
  );
}

function NewDivider() {
  const t = useWords(conversationWords);
  return (
    <div className={classes.fresh} role="separator" aria-label={t.fresh}>
      <span className={classes.freshWords}>{t.fresh}</span>
    </div>
  );
}
