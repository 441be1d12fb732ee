import { sayDate } from '../sayDate.ts';
import { sayTime } from '../sayTime.ts';

/** When a chat was last written in: a time today, a weekday this week, else a date. */
export function sayWhen(at: Date, locale: string, now = new Date()): string {
  const days = Math.round((startOf(now) - startOf(at)) / 86_400_000);
  if (days <= 0) return sayTime(at, locale);
  if (days < 7) return sayDate(at, locale, { weekday: 'short' });
  const isThisYear = at.getFullYear() === now.getFullYear();
  return sayDate(at, locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

function startOf(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}
