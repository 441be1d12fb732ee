import type { Metrics } from '../http/metrics.ts';

export interface CallTime {
  call: string;
  /** How many took up to each bound, and last how many took longer than all. */
  buckets: number[];
  /** Faults of ours: answers of 500 and more. */
  errors: number;
}

/** Says 503 while a server starts or drains, to whoever sends people in. Nobody got that instead of a page. */
const NO_FAULT = 'GET /readyz';

/** The bounds of the histogram of requests, in seconds. */
export const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What this process has answered since it was asked last, out of the histogram that /metrics shows. */
export class CallTimes {
  readonly #requests: Metrics['requests'];
  /** As it stood: cumulative counts by series. */
  #before = new Map<string, number>();

  constructor(requests: Metrics['requests']) {
    this.#requests = requests;
  }

  async take(): Promise<CallTime[]> {
    const { values } = await this.#requests.get();
    const now = new Map<string, number>();
    const times = new Map<string, CallTime>();
    for (const { metricName, labels, value } of values) {
      if (!metricName?.endsWith('_bucket')) continue;
      const { call, status, le } = labels as { call: string; status: string; le: number | '+Inf' };
      const series = `${call} ${status} ${le}`;
      now.set(series, value);
      const grown = value - (this.#before.get(series) ?? 0);
      if (grown <= 0) continue;
      const time = times.get(call) ?? { call, buckets: Array<number>(BOUNDS.length + 1).fill(0), errors: 0 };
      times.set(call, time);
      const place = le === '+Inf' ? BOUNDS.length : BOUNDS.indexOf(le);
      time.buckets[place] = (time.buckets[place] ?? 0) + grown;
      if (le === '+Inf' && Number(status) >= 500 && call !== NO_FAULT) time.errors += grown;
    }
    this.#before = now;
    return [...times.values()].map((time) => ({ ...time, buckets: apart(time.buckets) }));
  }
}

/** Each bucket of the histogram counts the ones below it too. */
function apart(cumulative: readonly number[]): number[] {
  return cumulative.map((count, index) => count - (cumulative[index - 1] ?? 0));
}

/** The time within which 95 of 100 were answered: the bound of the bucket that holds it, or twice the last bound. */
export function p95Ms(buckets: readonly number[]): number {
  const wanted = buckets.reduce((sum, count) => sum + count, 0) * 0.95;
  let seen = 0;
  const place = buckets.findIndex((count) => (seen += count) >= wanted);
  return Math.round((BOUNDS[place] ?? 10) * 1000);
}
