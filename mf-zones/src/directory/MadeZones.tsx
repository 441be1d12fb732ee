import type { MadeZone, Zone } from '@plaza/api-contract';
import { Badge, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { PeopleHere } from '../live/PeopleHere.tsx';
import { ZonePoster } from '../posters/ZonePoster.tsx';
import classes from './ZoneCard.module.css';
import screen from './DirectoryScreen.module.css';
import { directoryWords } from './words.ts';

interface MadeZonesProps {
  /** What is searched for. */
  text: string;
  /** The places they began as, for their pictures. */
  zones: readonly Zone[];
  /** No place has that in its name: then it is said when no zone here has. */
  isAlone: boolean;
}

/** Zones that people made and published. */
export function MadeZones({ text, zones, isAlone }: MadeZonesProps) {
  const t = useWords(directoryWords);
  const search = useDeferredValue(text.trim());
  const [tag, setTag] = useState<string | null>(null);
  const query = { ...(search && { search }), ...(tag !== null && { tag }) };
  const made = useCall('GET /zones/made', { query });
  const tags = made.status === 'ready' ? tagsOf(made.answer, tag) : tag === null ? [] : [tag];
  return (
    <section className={screen.section} aria-labelledby="made-zones" data-status={made.status}>
      <h2 id="made-zones">{t.made}</h2>
      {tags.length > 0 && (
        <div className={classes.tags} role="group" aria-label={t.tags}>
          {tags.map((each) => (
            <button
              key={each}
              type="button"
              className={classes.tag}
              aria-pressed={each === tag}
              onClick={() => setTag(each === tag ? null : each)}
            >
              #{each}
            </button>
          ))}
        </div>
      )}
      {made.status === 'loading' && <Skeleton shape="block" height="160px" label={t.madeLoading} />}
      {made.status === 'failed' && (
        <ErrorState level={3} title={t.madeFailed} onRetry={made.retry} requestId={made.error.requestId}>
          {made.error.message}
        </ErrorState>
      )}
      {made.status === 'ready' && made.answer.length === 0 && (
        <p className={screen.line} role="status">
          {tag !== null ? t.noneTagged : isAlone ? t.noneNamed : search ? t.madeNoneNamed : t.madeNone}
        </p>
      )}
      {made.status === 'ready' && made.answer.length > 0 && (
        <ul className={screen.grid} aria-label={t.made}>
          {made.answer.map((zone) => (
            <MadeZoneCard
              key={zone.id}
              zone={zone}
              place={zones.find(({ path }) => path === `/zones/${zone.zone}`)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const MOST_TAGS = 12;

/** The tags that most of these zones have, the chosen one among them. */
function tagsOf(zones: readonly MadeZone[], chosen: string | null): string[] {
  const counts = new Map<string, number>(chosen === null ? [] : [[chosen, Infinity]]);
  for (const tag of zones.flatMap(({ tags = [] }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([one, many], [other, few]) => few - many || one.localeCompare(other))
    .slice(0, MOST_TAGS)
    .map(([tag]) => tag);
}

function MadeZoneCard({ zone, place }: { zone: MadeZone; place: Zone | undefined }) {
  const t = useWords(directoryWords);
  return (
    <li className={classes.card}>
      <div className={classes.picture}>{place && <ZonePoster zone={place} />}</div>
      <div className={classes.words}>
        <h3 dir="auto" className={classes.name}>
          <Link className={classes.door} to={zone.path}>
            {zone.name}
          </Link>
        </h3>
        <p className={classes.hour}>
          {t.by({ name: zone.owner.name })}
          {zone.mode !== 'public' && (
            <>
              {' '}
              <Badge>{t[zone.mode]}</Badge>
            </>
          )}
        </p>
        {zone.remix_of && (
          <p className={classes.hour}>
            {t.remixOf({ name: zone.remix_of.name, owner: zone.remix_of.owner })}
          </p>
        )}
        {zone.tags !== undefined && zone.tags.length > 0 && (
          <p className={classes.tagged}>{zone.tags.map((tag) => `#${tag}`).join(' ')}</p>
        )}
        <PeopleHere people={zone.people} />
      </div>
    </li>
  );
}
