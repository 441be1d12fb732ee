import { Button, Spinner, useWords } from '@plaza/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePostStore } from '../../store/usePostStore.tsx';
import { PostCard } from '../../card/PostCard.tsx';
import { homeWords } from '../words.ts';
import type { Entry } from './entries.ts';
import classes from './FeedPane.module.css';

interface FeedEntryProps {
  entry: Entry;
  position: number;
  /** How many there are; -1 while nobody knows. */
  count: number;
  /** A gap is near. */
  onNear: (gap: string) => Promise<void>;
}

/** A post of the feed, or a gap, which fills itself when one comes near. */
export function FeedEntry({ entry, position, count, onNear }: FeedEntryProps) {
  const store = usePostStore();
  if (entry.kind === 'gap') return <Gap id={entry.id} onNear={onNear} />;
  const post = store.known(entry.id);
  return (
    <div className={classes.entry}>
      {post ? (
        <PostCard
          post={post}
          isFirst={position === 1}
          tabIndex={0}
          aria-posinset={position}
          aria-setsize={count}
        />
      ) : null}
    </div>
  );
}

function Gap({ id, onNear }: { id: string; onNear: FeedEntryProps['onNear'] }) {
  const t = useWords(homeWords);
  const [status, setStatus] = useState<'loading' | 'failed'>('loading');
  const fill = () => onNear(id).catch(() => setStatus('failed'));
  const again = () => {
    setStatus('loading');
    void fill();
  };
  // It is made only when it is near the window.
  const fillNow = useEffectEvent(fill);
  useEffect(() => void fillNow(), []);
  return (
    <div className={classes.gap} data-status={status}>
      {status === 'loading' ? <Spinner label={t.gap} /> : null}
      {status === 'failed' ? (
        <>
          <p role="alert">{t.gapFailed}</p>
          <Button variant="secondary" size="s" onClick={again}>
            {t.retry}
          </Button>
        </>
      ) : null}
    </div>
  );
}
