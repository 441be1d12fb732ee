import type { ZoneRecipe } from '@plaza/api-contract';
import { Button, Notice, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect } from 'react';
import classes from './Editor.module.css';
import { editorWords } from './words.ts';

interface RevisionsProps {
  slug: string;
  /** The one that is shown. */
  revision: number;
  onRestored: (revision: number, recipe: ZoneRecipe) => void;
}

/** How the zone was before; each comes back as a new revision. */
export function Revisions({ slug, revision, onRestored }: RevisionsProps) {
  const t = useWords(editorWords);
  const { api, toast } = useShell();
  const revisions = useCall('GET /zones/u/:slug/revisions', { params: { slug } });
  const { refetch } = revisions;
  useEffect(() => refetch(), [revision, refetch]);
  const restore = async (id: number) => {
    try {
      await api.call('POST /zones/u/:slug/revisions/:id/restore', { params: { slug, id: String(id) } });
      const zone = await api.call('GET /zones/u/:slug', { params: { slug } });
      if (zone.recipe) onRestored(zone.revision, zone.recipe);
    } catch (error) {
      toast({ tone: 'bad', message: error instanceof Error ? error.message : t.notSaved });
    }
  };
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
                onClick={() => void restore(number)}
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
