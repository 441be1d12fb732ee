import type { FeedItem } from '@plaza/api-contract';
import { Button, meanOneThing, useWords } from '@plaza/design-system';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { usePostStore, useGone, useOpenThread, usePost } from '../store/usePostStore.tsx';
import { laterPart } from '../laterPart.tsx';
import { MediaView } from '../media/MediaView.tsx';
import { keepFocus } from '../post/keepFocus.ts';
import { named } from '../post/named.ts';
import { PostActs } from '../post/PostActs.tsx';
import { PostHeader } from '../post/PostHeader.tsx';
import { PostText } from '../post/PostText.tsx';
import { SharedPostView } from '../post/SharedPostView.tsx';
import { postWords } from '../post/words.ts';
import type { Gone } from '../store/PostStore.ts';
import classes from './PostCard.module.css';

const CommentThread = laterPart(() => import('../comments/CommentThread.tsx'), 'CommentThread');

export interface PostCardProps extends Omit<ComponentProps<'article'>, 'children' | 'className'> {
  post: FeedItem;
  /** On a profile the reactions are the four of a profile. */
  look?: 'feed' | 'profile';
  /** It is the first one on screen. */
  isFirst?: boolean;
}

/** A post: picture first, then who, then words, with the stars as the one loud thing. */
export function PostCard({ post: given, look = 'feed', isFirst = false, ...rest }: PostCardProps) {
  const t = useWords(postWords);
  const store = usePostStore();
  const post = named(usePost(given), t);
  const gone = useGone(post.ID);
  const [isOpen, setIsOpen] = useOpenThread(post.ID);
  // Who has lost the network can still open and write comments.
  useEffect(() => CommentThread.preload(), []);
  const card = useRef<HTMLElement>(null);
  const isGone = gone !== undefined;
  const wasGone = useRef(isGone);
  useEffect(() => {
    if (wasGone.current && !isGone) keepFocus(card.current);
    wasGone.current = isGone;
  }, [isGone]);
  if (gone) return <GonePost gone={gone} {...rest} />;
  return (
    <article
      tabIndex={-1}
      {...rest}
      ref={card}
      className={classes.card}
      aria-label={t.by({ name: post.user_name })}
      data-post={post.ID}
    >
      <MediaView
        media={post.media}
        isFirst={isFirst}
        // When it does not come either, the place of the picture and its words stay.
        onGone={() => void store.renew(post.ID).catch(() => undefined)}
      />
      <div className={classes.body}>
        <PostHeader post={post} />
        <PostText post={post} />
        {post.shares ? <SharedPostView shared={post.shared} /> : null}
        <PostActs post={post} look={look} isOpen={isOpen} onOpen={() => setIsOpen(!isOpen)} />
        {isOpen ? <CommentThread post={post} /> : null}
      </div>
    </article>
  );
}

const reasons = {
  deleted: 'deleted',
  hidden: 'hidden',
  muted: 'muted',
  blocked: 'blocked',
  'taken-away': 'takenAway',
} as const;

/** What stands where a post was, so that nothing jumps, and the way to bring it back. */
function GonePost({ gone, ...rest }: { gone: Gone } & Omit<ComponentProps<'article'>, 'children'>) {
  const t = useWords(postWords);
  const [isBusy, setIsBusy] = useState(false);
  const { why, undo } = gone;
  const place = useRef<HTMLElement>(null);
  // Whoever did it by a button of the post has lost that button.
  const isMine = why !== 'taken-away';
  useEffect(() => {
    if (isMine) keepFocus(place.current);
  }, [isMine]);
  const handleUndo = async () => {
    setIsBusy(true);
    await undo?.();
    setIsBusy(false);
  };
  return (
    <article tabIndex={-1} {...rest} ref={place} className={classes.gone} aria-label={t[reasons[why]]}>
      <p role="status">{t[reasons[why]]}</p>
      {undo ? (
        <Button variant="secondary" size="s" busy={isBusy} onClick={meanOneThing(() => void handleUndo())}>
          {t.undo}
        </Button>
      ) : null}
    </article>
  );
}
