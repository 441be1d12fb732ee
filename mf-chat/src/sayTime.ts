import { sayDate } from './sayDate.ts';

/** The time of day, as on a message. */
export function sayTime(at: Date, locale: string): string {
  return sayDate(at, locale, { hour: '2-digit', minute: '2-digit' });
}
