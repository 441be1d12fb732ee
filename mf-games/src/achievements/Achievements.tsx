import { ErrorState, Icon, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import classes from './Achievements.module.css';
import { SIGNS } from './signs.ts';
import { achievementWords } from './words.ts';

/** What somebody has earned by playing, on their profile. */
export function Achievements({ username }: { username: string }) {
  const t = useWords(achievementWords);
  const earned = useCall('GET /achievements/:username', { params: { username } });
  const list = earned.status === 'ready' && Array.isArray(earned.answer) ? earned.answer : [];
  // A newer server may know some that this page does not.
  const known = list.filter(({ kind }) => kind in SIGNS);
  return (
    <section className={classes.achievements} aria-label={t.title} data-status={earned.status}>
      <h2 className={classes.title}>{t.title}</h2>
      {earned.status === 'loading' && <Skeleton lines={2} label={t.loading} />}
      {earned.status === 'failed' && (
        <ErrorState title={t.failed} onRetry={earned.retry} requestId={earned.error.requestId} />
      )}
      {earned.status === 'ready' && known.length === 0 && <p className={classes.why}>{t.none}</p>}
      {known.length > 0 && (
        <ul className={classes.list}>
          {known.map(({ kind, at }) => {
            const { icon, name, why } = SIGNS[kind];
            return (
              <li key={kind} className={classes.one}>
                <span className={classes.sign}>
                  <Icon icon={icon} />
                </span>
                <span>
                  <strong className={classes.name}>{t[name]}</strong>
                  <span className={classes.why}>{t[why]}</span>
                  <time className={classes.when} dateTime={at}>
                    {new Date(at).toLocaleDateString()}
                  </time>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
