import { sayDate } from '../sayDate.ts';

const DAY_MS = 86_400_000;

/** Today, yesterday, or the date. */
export function sayDay(
  t: { today: string; yesterday: string },
  at: string,
  locale: string,
  now = new Date(),
): string {
  const date = new Date(at);
  const days = Math.round((startOf(now) - startOf(date)) / DAY_MS);
  if (days === 0) return t.today;
  if (days === 1) return t.yesterday;
  const isThisYear = date.getFullYear() === now.getFullYear();
  return sayDate(date, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

function startOf(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}
