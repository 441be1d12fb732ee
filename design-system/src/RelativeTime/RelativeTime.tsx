import { type ComponentProps, useEffect, useState } from 'react';
import { useLocale, useWords } from '../language/index.ts';
import { sayRelativeTime } from './sayRelativeTime.ts';
import { agoWords } from './words.ts';

/** The longest a browser's timer can count; nothing on a page stays longer. */
const longestTimerMs = 2 ** 31 - 1;

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** When it was, as the wire says it (ISO 8601) or as a Date. */
  date: string | Date;
  /** What time it is now; tests hold it. */
  now?: () => number;
}

/** How long ago: seconds, minutes, hours, days, weeks, months. It goes on by itself; a resting mouse reads the date. */
export function RelativeTime({ date, now = Date.now, onMouseEnter, ...rest }: RelativeTimeProps) {
  const moment = new Date(date);
  const [nowMs, setNowMs] = useState(now);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const locale = useLocale();
  const { words, changesInMs } = sayRelativeTime(nowMs - moment.getTime(), useWords(agoWords));

  useEffect(() => {
    const timer = window.setTimeout(() => setNowMs(now()), Math.min(changesInMs, longestTimerMs));
    return () => window.clearTimeout(timer);
  }, [now, nowMs, changesInMs]);

  return (
    <time
      title={
        isPointedAt ? moment.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' }) : undefined
      }
      {...rest}
      onMouseEnter={(event) => {
        setIsPointedAt(true);
        onMouseEnter?.(event);
      }}
      dateTime={moment.toISOString()}
    >
      {words}
    </time>
  );
}
