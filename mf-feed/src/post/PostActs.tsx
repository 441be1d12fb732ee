import type { FeedItem } from '@plaza/api-contract';
import { feelingsFor } from '@plaza/api-contract/values';
import { Feeling, meanOneThing, StarRating, useWords } from '@plaza/design-system';
import { useRef, useState } from 'react';
import { usePostStore } from '../store/usePostStore.tsx';
import { Icon } from './Icon.tsx';
import { ReactionPopup } from './ReactionPopup.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { postWords } from './words.ts';
import classes from './PostActs.module.css';

interface PostActsProps {
  post: FeedItem;
  look: 'feed' | 'profile';
  /** Whether the comments are open. */
  isOpen: boolean;
  onOpen: () => void;
}

/** Stars, feelings, comments and shares: what there is, and one's own. */
export function PostActs({ post, look, isOpen, onOpen }: PostActsProps) {
  const t = useWords(postWords);
  const store = usePostStore();
  const [popup, setPopup] = useState<'closed' | 'by-stars' | 'by-button'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const { own, stars, reactions, comment_count } = post;
  const give = (next: FeedItem['own']) => store.add({ kind: 'reaction', post: post.ID, own: next });

  const handleStars = ({ value }: { value: NonNullable<FeedItem['own']['stars']> }) => {
    const goesWith = own.emoji !== null && feelingsFor(value).includes(own.emoji);
    if (value !== own.stars) give({ stars: value, emoji: goesWith ? own.emoji : null });
    setPopup('by-stars');
  };
  const close = ({ hadFocus }: { hadFocus: boolean }) => {
    setPopup('closed');
    if (hadFocus) button.current?.focus();
  };
  const average = stars.average === null ? '' : sayTenths(stars.average, t.point);
  return (
    <div className={classes.acts}>
      <div className={classes.row}>
        <StarRating
          className={classes.stars}
          label={t.yourStars}
          value={own.stars ?? 0}
          onChange={handleStars}
        />
        {average ? (
          <span
            className={classes.average}
            role="img"
            aria-label={t.average({ average, count: stars.count })}
          >
            <b>{average}</b> {stars.count}
          </span>
        ) : null}
      </div>
      <div className={classes.row}>
        <button
          ref={button}
          type="button"
          className={classes.act}
          aria-expanded={popup === 'by-button'}
          aria-label={own.emoji ? t.felt({ emoji: own.emoji }) : t.feel}
          data-on={own.emoji !== null || undefined}
          onClick={meanOneThing(() => setPopup(popup === 'by-button' ? 'closed' : 'by-button'))}
        >
          {own.emoji ? <Feeling emoji={own.emoji} aria-hidden="true" /> : <Icon name="feel" />}
        </button>
        <button
          type="button"
          className={classes.act}
          aria-expanded={isOpen}
          aria-label={comment_count > 0 ? t.comments({ count: comment_count }) : t.comment}
          onClick={meanOneThing(onOpen)}
        >
          <Icon name="comment" />
          {comment_count || null}
        </button>
        <ShareMenu post={post} />
        {reactions.length > 0 ? (
          <span className={classes.felts} role="img" aria-label={t.felts({ list: listed(reactions) })}>
            {reactions.slice(0, 3).map(({ emoji }) => (
              <Feeling key={emoji} emoji={emoji} aria-hidden="true" />
            ))}
            {reactions.reduce((sum, { count }) => sum + count, 0)}
          </span>
        ) : null}
      </div>
      {popup === 'closed' ? null : (
        <ReactionPopup
          choices={feelingsFor(look === 'profile' && popup === 'by-button' ? null : own.stars)}
          chosen={own.emoji}
          takesFocus={popup === 'by-button'}
          onPick={({ emoji }) => {
            give({ ...own, emoji: emoji === own.emoji ? null : emoji });
            close({ hadFocus: true });
          }}
          onClose={close}
          onTakeBack={
            own.stars || own.emoji
              ? () => {
                  give({ stars: null, emoji: null });
                  close({ hadFocus: true });
                }
              : undefined
          }
        />
      )}
    </div>
  );
}

/** Not by `Intl`: the first of its formats that a page makes takes a phone as long as four frames. */
function sayTenths(number: number, point: string): string {
  return String(Math.round(number * 10) / 10).replace('.', point);
}

function listed(reactions: FeedItem['reactions']): string {
  return reactions.map(({ emoji, count }) => `${emoji} ${count}`).join(', ');
}
