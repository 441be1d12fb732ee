import { sayTime } from '../sayTime.ts';

const DAY_MS = 86_400_000;

interface StatusWords {
  online: string;
  offline: string;
  lastActive: (values: { when: string }) => string;
}

/** Online, when they were here last (a full date once that is more than a day ago), or Offline where nobody tells. */
export function sayStatus(
  t: StatusWords,
  { online, lastActive }: { online: boolean; lastActive: string | null },
  now: number,
  locale: string,
): string {
  if (online) return t.online;
  if (lastActive === null) return t.offline;
  const at = new Date(lastActive);
  const isLongAgo = now - at.getTime() > DAY_MS;
  const when = isLongAgo
    ? at.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
    : sayTime(at, locale);
  return t.lastActive({ when });
}
