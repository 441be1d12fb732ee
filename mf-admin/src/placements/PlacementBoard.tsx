import type { Placement, PlacementPlace } from '@plaza/api-contract';
import { Card, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect, useRef } from 'react';
import classes from './Placements.module.css';
import { placedWords } from './words.ts';

interface PlacementBoardProps {
  places: readonly PlacementPlace[];
  /** The zone whose board it is. */
  zone?: string | undefined;
}

/** What partners show here. Where there is nothing, or it did not load, there is nothing to see: nobody misses it. */
export function PlacementBoard({ places, zone }: PlacementBoardProps) {
  return (
    <>
      {places.map((place) => (
        <Board key={place} place={place} zone={zone} />
      ))}
    </>
  );
}

function Board({ place, zone }: { place: PlacementPlace; zone: string | undefined }) {
  const t = useWords(placedWords);
  const placed = useCall('GET /placements', { query: { place, ...(zone ? { zone } : {}) } });
  if (placed.status !== 'ready' || placed.answer.length === 0) return null;
  return (
    // No landmark: a zone has two such boards.
    <div className={classes.board} role="group" aria-label={t.partners}>
      {placed.answer.map((placement) => (
        <One key={placement.id} placement={placement} />
      ))}
    </div>
  );
}

function One({ placement: { id, kind, partner, title, words, picture, link } }: { placement: Placement }) {
  const t = useWords(placedWords);
  const { api } = useShell();
  const ref = useRef<HTMLAnchorElement>(null);
  // A number that is not counted is no trouble of who looks.
  const count = (what: 'seen' | 'followed') =>
    void api.call('POST /placements/:id/count', { params: { id }, body: { what } }).catch(() => undefined);
  useEffect(() => {
    const link = ref.current;
    if (!link || typeof IntersectionObserver === 'undefined') return undefined;
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watching.disconnect();
        void api
          .call('POST /placements/:id/count', { params: { id }, body: { what: 'seen' } })
          .catch(() => undefined);
      },
      { threshold: 0.5 },
    );
    watching.observe(link);
    return () => watching.disconnect();
  }, [api, id]);
  const isOutside = !link.startsWith('/');
  return (
    <Card pad="none" className={classes.card}>
      <a
        ref={ref}
        className={classes.link}
        href={link}
        {...(isOutside ? { target: '_blank', rel: 'noreferrer sponsored' } : {})}
        onClick={() => count('followed')}
      >
        {picture ? <img className={classes.picture} src={picture} alt="" loading="lazy" /> : null}
        <span className={classes.words}>
          <span className={classes.whose}>{t[kind]({ partner })}</span>
          <strong dir="auto">{title}</strong>
          {words ? <span dir="auto">{words}</span> : null}
        </span>
      </a>
    </Card>
  );
}
