/**
 * A moment as the administration writes it, in every language: British, on a phone with 24 hours, on a desktop with 12
 * and the seconds.
 */
export function adminMoment(iso: Moment | null | undefined, { isMobile }: Where): string {
  if (!iso) return '–';
  return format(iso, { ...DAY, ...timeOf(isMobile) });
}

/** The same without the time of day. */
export function adminDay(iso: Moment | null | undefined): string {
  return iso ? format(iso, DAY) : '–';
}

/** The same without the day. */
export function adminTime(iso: Moment, { isMobile }: Where): string {
  return format(iso, timeOf(isMobile));
}

/** The day on which an investor was added: Nov 20, 2026. */
export function investorDay(iso: Moment): string {
  return new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(iso),
  );
}

type Moment = string | Date;

interface Where {
  isMobile: boolean;
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

// Said as a cycle: of `hour12` browsers make a British noon of 0:35 pm.
function timeOf(isMobile: boolean): Intl.DateTimeFormatOptions {
  return isMobile
    ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h12' };
}

function format(iso: Moment, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(iso));
}
