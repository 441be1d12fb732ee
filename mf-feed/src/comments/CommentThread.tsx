import type { FeedItem } from '@plaza/api-contract';
import { Button, Notice, Skeleton, useWords } from '@plaza/design-system';
import { useMemo, useRef, useState } from 'react';
import { draftOf } from '../store/commentDrafts.ts';
import { usePostStore, useEntries } from '../store/usePostStore.tsx';
import { named } from '../post/named.ts';
import { useNextInPlace } from '../post/useNextInPlace.ts';
import { postWords } from '../post/words.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentRow, WaitingRow } from './CommentRow.tsx';
import { threads, useComments } from './useComments.ts';
import { commentWords } from './words.ts';
import classes from './CommentThread.module.css';

/** What people say to a post, and the place to say something. */
export function CommentThread({ post }: { post: FeedItem }) {
  const t = useWords(commentWords);
  const author = useWords(postWords);
  const store = usePostStore();
  const entries = useEntries();
  const list = useComments(post.ID);
  const { items: comments, change } = list;
  const [replyTo, setReplyTo] = useState<string>();
  const shown = useMemo(() => threads(comments, entries, post.ID), [comments, entries, post.ID]);
  const asked = useRef<HTMLElement>(null);
  const place = useRef<HTMLElement>(null);
  const leave = useNextInPlace(place, comments, '[data-reply]');
  const say = (context: string, parent: string | null) =>
    store.add({ kind: 'comment', post: post.ID, context, parent });
  const askForReply = (comment: string, { by }: { by: HTMLElement }) => {
    asked.current = by;
    setReplyTo(comment);
  };
  const endReply = () => {
    setReplyTo(undefined);
    asked.current?.focus();
  };
  const isEmpty = shown.threads.length === 0 && shown.waiting.length === 0;
  return (
    <section
      ref={place}
      className={classes.thread}
      aria-label={t.title}
      data-status={list.status}
      tabIndex={-1}
    >
      {list.status === 'loading' ? <Skeleton label={t.loading} lines={2} /> : null}
      {list.status === 'failed' ? (
        <Notice
          tone="bad"
          action={
            <Button variant="secondary" size="s" onClick={list.retry}>
              {t.retry}
            </Button>
          }
        >
          {t.failed({ why: list.error.message })}
        </Notice>
      ) : null}
      {/* The count is the same for everybody, also for whom those who have said it are not there. */}
      {list.status === 'ready' && isEmpty ? (
        <p className={classes.none}>{post.comment_count > 0 ? t.noneToShow : t.none}</p>
      ) : null}
      <ol className={classes.list}>
        {shown.threads.map(({ comment, replies, waitingReplies }) => (
          <li key={comment.id} className={classes.item}>
            <CommentRow
              comment={comment}
              onReply={(how) => askForReply(comment.id, how)}
              onChange={change}
              onGone={list.refetch}
              onLeave={({ by }) => leave(by)}
            />
            {replies.length + waitingReplies.length > 0 ? (
              <ol className={classes.replies}>
                {replies.map((reply) => (
                  <li key={reply.id}>
                    <CommentRow
                      comment={reply}
                      onReply={(how) => askForReply(comment.id, how)}
                      onChange={change}
                      onGone={list.refetch}
                      onLeave={({ by }) => leave(by)}
                    />
                  </li>
                ))}
                {waitingReplies.map((entry) => (
                  <WaitingRow key={entry.id} entry={entry} />
                ))}
              </ol>
            ) : null}
            {replyTo === comment.id ? (
              <CommentForm
                label={t.writeReply({ name: named(comment, author).user_name })}
                draft={draftOf(post.ID, comment.id)}
                isFocused
                onSay={(text) => {
                  say(text, comment.id);
                  endReply();
                }}
                onCancel={endReply}
              />
            ) : null}
          </li>
        ))}
        {list.hasMore ? (
          <li>
            {list.more === 'failed' ? <Notice tone="bad">{t.moreFailed}</Notice> : null}
            <Button
              variant="ghost"
              size="s"
              busy={list.more === 'loading'}
              onClick={() => void list.loadMore()}
            >
              {t.more}
            </Button>
          </li>
        ) : null}
        {shown.waiting.map((entry) => (
          <WaitingRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <CommentForm label={t.write} draft={draftOf(post.ID, null)} onSay={(text) => say(text, null)} />
    </section>
  );
}
