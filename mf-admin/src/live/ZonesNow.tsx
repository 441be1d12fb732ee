import type { CallAnswer } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import classes from './Live.module.css';
import { liveWords } from './words.ts';

/** Where people are. */
export function ZonesNow({ zones }: Pick<CallAnswer<'GET /live'>, 'zones'>) {
  const t = useWords(liveWords);
  const most = Math.max(...zones.map(({ people }) => people), 1);
  return (
    <section className={classes.panel} aria-labelledby="live-zones">
      <h2 id="live-zones">{t.zones}</h2>
      {zones.length === 0 ? <p className={classes.quiet}>{t.noZones}</p> : null}
      <ul className={classes.rows}>
        {zones.map(({ zone, people }) => (
          <li key={zone}>
            <a href={`/zones/${zone}`}>{zone}</a>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(people / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{t.people({ count: people })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
