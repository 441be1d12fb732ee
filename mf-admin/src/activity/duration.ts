import type { Activity } from '@plaza/api-contract';

const MINUTE_MS = 60_000;

/** From the first sign of somebody to the last, in whole minutes. */
export function minutesOf({ first_active: first, last_active: last }: Activity): number {
  return Math.max(0, Math.floor((new Date(last).getTime() - new Date(first).getTime()) / MINUTE_MS));
}

export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
