import { Icon, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { ArrowUp } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { keepFocus } from '../../post/keepFocus.ts';
import { homeWords } from '../words.ts';
import type { Feed, FeedState } from './Feed.ts';
import classes from './FeedPane.module.css';

/** Says that there are new posts, and shows them when it is pressed; until then nothing moves. */
export function NewPostsPill({ feed, newer }: { feed: Pick<Feed, 'reveal'>; newer: FeedState['newer'] }) {
  const t = useWords(homeWords);
  const { toast } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const { count, more } = newer;
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (count > 0 || !wasPressed.current) return;
    wasPressed.current = false;
    // The button is gone. From here the next step leads to what it has shown.
    keepFocus(box.current);
  }, [count]);
  const handlePress = async () => {
    wasPressed.current = true;
    setIsBusy(true);
    await feed.reveal().catch((error: unknown) => {
      const why = error instanceof Error ? error.message : '';
      toast({ message: t.newPostsFailed({ why }), tone: 'bad' });
    });
    setIsBusy(false);
  };
  return (
    <div ref={box} className={classes.newer} aria-live="polite" tabIndex={-1}>
      {count > 0 ? (
        <button type="button" className={classes.pill} disabled={isBusy} onClick={() => void handlePress()}>
          <Icon icon={ArrowUp} aria-hidden="true" />
          {more ? t.manyNewPosts({ count }) : t.newPosts({ count })}
        </button>
      ) : null}
    </div>
  );
}
