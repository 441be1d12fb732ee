import type { Activity } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { adminDay } from '../format/adminDate.ts';
import classes from './Activity.module.css';
import { hoursAndMinutes, minutesOf } from './duration.ts';
import { activityWords } from './words.ts';

const DAYS = 30;

/** The last days as bars. The table below says the same in numbers, so ears get its name alone. */
export function ActivityChart({ days }: { days: readonly Activity[] }) {
  const t = useWords(activityWords);
  const shown = days.slice(0, DAYS).toReversed();
  const most = Math.max(1, ...shown.map(minutesOf));
  return (
    <figure className={classes.chart}>
      <div className={classes.bars} role="img" aria-label={t.chart}>
        {shown.map((day) => {
          const duration = t.hours(hoursAndMinutes(minutesOf(day)));
          return (
            <span
              key={String(day.first_active)}
              className={classes.bar}
              style={{ blockSize: `${Math.max(3, (minutesOf(day) / most) * 100)}%` }}
              title={t.bar({ day: adminDay(day.first_active), duration })}
            />
          );
        })}
      </div>
      <figcaption>{t.chart}</figcaption>
    </figure>
  );
}
