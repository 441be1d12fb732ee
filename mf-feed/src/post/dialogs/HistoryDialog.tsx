import type { FeedItem } from '@plaza/api-contract';
import { Dialog, Notice, RelativeTime, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { RichText } from '../RichText.tsx';
import { postWords } from '../words.ts';
import classes from './HistoryDialog.module.css';
import { dialogWords } from './words.ts';

/** What a post said before it was edited. */
export function HistoryDialog({ post, onClose }: { post: FeedItem; onClose: () => void }) {
  const t = { ...useWords(postWords), ...useWords(dialogWords) };
  const history = useCall('GET /posts/:id/history', { params: { id: post.ID } });
  return (
    <Dialog open title={t.history} onClose={onClose}>
      {history.status === 'loading' ? <Skeleton label={t.loading} lines={3} /> : null}
      {history.status === 'failed' ? (
        <Notice tone="bad">{t.historyFailed({ why: history.error.message })}</Notice>
      ) : null}
      {history.status === 'ready' ? (
        <ol className={classes.versions}>
          {history.answer.map(({ context, until, alts = [] }) => (
            <li key={String(until)} className={classes.version}>
              <p className={classes.until}>
                {t.until} <RelativeTime date={until} />
              </p>
              <p dir="auto" className={classes.words}>
                <RichText text={context} />
              </p>
              {alts.map((alt, place) => (
                <p key={place} className={classes.alt}>
                  {t.alt} <bdi>{alt}</bdi>
                </p>
              ))}
            </li>
          ))}
        </ol>
      ) : null}
    </Dialog>
  );
}
