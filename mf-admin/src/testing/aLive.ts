import type { CallAnswer, LiveNumber } from '@plaza/api-contract';
import { LIVE_NUMBERS } from '@plaza/api-contract/values';

/** How a Plaza is doing of which only what matters is said. */
export function aLive(about: Partial<CallAnswer<'GET /live'>> = {}): CallAnswer<'GET /live'> {
  return {
    at: '2026-11-20T12:00:00.000Z',
    online: 1_242,
    in_zones: 18,
    zones: [
      { zone: 'library', people: 12 },
      { zone: 'castle', people: 5 },
      { zone: 'mermaid', people: 1 },
    ],
    messages: 318,
    posts: 6,
    jobs: { waiting: 14, failing: 0, oldest_seconds: 2 },
    mail_failing: 0,
    push_failing: 0,
    remotes: [
      { name: 'mf-chat', version: '1.4.0-3f2a9c1d', killed: false, browsers: 48, failing: 0 },
      { name: 'mf-feed', version: '1.2.0-aa2a9c1d', killed: false, browsers: 0, failing: 0 },
      { name: 'mf-games', version: '1.1.0-bb2a9c1d', killed: true, browsers: 0, failing: 0 },
    ],
    slow: [
      { call: 'GET /feed/:tab', count: 3_402, p95_ms: 250, errors: 0 },
      { call: 'POST /content', count: 61, p95_ms: 100, errors: 2 },
      { call: 'GET /search/people', count: 220, p95_ms: 50, errors: 0 },
    ],
    db_bytes: 1_482_000_000,
    disk_free: 312_000_000_000,
    disk_bytes: 512_000_000_000,
    ...about,
  };
}

/** Lines that wave, each in its own way, with a gap where the server was restarted. */
export function someLines(): CallAnswer<'GET /live/lines'> {
  const wave = (count: number) =>
    Object.fromEntries(
      LIVE_NUMBERS.map((name, which) => [
        name,
        Array.from({ length: count }, (_, at) =>
          at === 20 || at === 21
            ? null
            : Math.max(0, Math.round(40 + 30 * Math.sin(at / (4 + which)) - which)),
        ),
      ]),
    ) as Record<LiveNumber, (number | null)[]>;
  const quiet = { errors: Array<number>(60).fill(0), mail_failing: Array<number>(60).fill(0) };
  return { until: '2026-11-20T12:00:00.000Z', hour: { ...wave(60), ...quiet }, day: wave(96) };
}
