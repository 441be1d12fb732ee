import { useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { homeWords } from '../words.ts';
import type { Feed, FeedState } from './Feed.ts';
import classes from './FeedPane.module.css';

/** Says that there are new posts, and shows them when it is pressed; until then nothing moves. */
export function NewsPill({ feed, news }: { feed: Pick<Feed, 'reveal'>; news: FeedState['news'] }) {
  const t = useWords(homeWords);
  const { toast } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const { count, more } = news;
  const handlePress = async () => {
    setIsBusy(true);
    await feed.reveal().catch((error: unknown) => {
      const why = error instanceof Error ? error.message : '';
      toast({ message: t.newsFailed({ why }), tone: 'bad' });
    });
    setIsBusy(false);
  };
  return (
    <div className={classes.news} aria-live="polite">
      {count > 0 ? (
        <button type="button" className={classes.pill} disabled={isBusy} onClick={() => void handlePress()}>
          <ArrowUp aria-hidden="true" />
          {more ? t.manyNews({ count }) : t.news({ count })}
        </button>
      ) : null}
    </div>
  );
}
