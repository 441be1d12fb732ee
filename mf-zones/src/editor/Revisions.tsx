import { Button, Notice, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { useEffect, useRef } from 'react';
import classes from './Editor.module.css';
import { editorWords } from './words.ts';

interface RevisionsProps {
  slug: string;
  /** The one that is shown. */
  revision: number;
  /** Something is on its way to the server. */
  isBusy: boolean;
  onRestore: (revision: number) => void;
}

/** How the zone was before; each comes back as a new revision. */
export function Revisions({ slug, revision, isBusy, onRestore }: RevisionsProps) {
  const t = useWords(editorWords);
  const revisions = useCall('GET /zones/u/:slug/revisions', { params: { slug } });
  const { refetch } = revisions;
  const listed = useRef(revision);
  useEffect(() => {
    if (listed.current === revision) return;
    listed.current = revision;
    refetch();
  }, [revision, refetch]);
  if (revisions.status === 'failed')
    return (
      <Notice
        tone="bad"
        title={t.revisionsFailed}
        action={
          <Button size="s" variant="secondary" onClick={revisions.retry}>
            {t.again}
          </Button>
        }
      >
        {revisions.error.message}
      </Notice>
    );
  // A zone that was never changed has none, and most were not: nothing comes and goes while one waits.
  if (revisions.status !== 'ready' || revisions.answer.length < 2) return null;
  return (
    <details>
      <summary className={classes.summary}>{t.revisions}</summary>
      <ul className={classes.list}>
        {revisions.answer.map(({ revision: number, pieces }) => (
          <li key={number} className={classes.row}>
            <span>{t.revision({ number, count: pieces })}</span>
            {number !== revision && (
              <Button
                size="s"
                variant="secondary"
                aria-label={t.restoreThis({ number })}
                disabled={isBusy}
                onClick={() => onRestore(number)}
              >
                {t.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
