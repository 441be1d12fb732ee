import type { CallAnswer, RemoteStatus } from '@plaza/api-contract';

/** A remote of which the test says only what matters: `aRemote({ killed: true })`. */
export function aRemote(about: Partial<RemoteStatus> = {}): RemoteStatus {
  return {
    name: 'mf-chat',
    active: '1.4.0-3f2a9c1d',
    previous: '1.3.0-77aa01be',
    canary: null,
    killed: false,
    versions: [aVersion(), aVersion({ version: '1.3.0-77aa01be', createdAt: '2026-11-19T09:30:00.000Z' })],
    events: [anEvent(), anEvent({ at: '2026-11-20T10:00:00.000Z', kind: 'published', from: null })],
    ...about,
  };
}

export function aVersion(
  about: Partial<RemoteStatus['versions'][number]> = {},
): RemoteStatus['versions'][number] {
  return {
    version: '1.4.0-3f2a9c1d',
    createdAt: '2026-11-20T10:00:00.000Z',
    createdBy: 'team chat',
    bytes: 93_112,
    gitSha: 'c0ffee1234567890',
    health: { browsers: 12, failing: 0 },
    ...about,
  };
}

export function anEvent(about: Partial<RemoteStatus['events'][number]> = {}): RemoteStatus['events'][number] {
  return {
    at: '2026-11-20T10:00:02.000Z',
    kind: 'activated',
    from: '1.3.0-77aa01be',
    to: '1.4.0-3f2a9c1d',
    actor: 'team chat',
    reason: null,
    ...about,
  };
}

export function aRemoteUse(
  about: Partial<CallAnswer<'GET /remotes/:name/use'>> = {},
): CallAnswer<'GET /remotes/:name/use'> {
  return {
    versions: [
      {
        version: '1.4.0-3f2a9c1d',
        loads: 1_204,
        failures: 96,
        p75_ms: 500,
        line: Array.from({ length: 24 }, (_, at) => (at < 10 ? null : Math.max(0, 24 - at * 1.2))),
      },
      { version: '1.3.0-77aa01be', loads: 8_410, failures: 3, p75_ms: 250, line: Array<number>(24).fill(0) },
    ],
    errors: [
      {
        id: '4',
        version: '1.4.0-3f2a9c1d',
        phase: 'run',
        reason: "TypeError: Cannot read properties of undefined (reading 'id')",
        at: 'src/list/ChatRow.tsx:41',
        times: 96,
        first_at: '2026-11-20T10:10:00.000Z',
        last_at: '2026-11-20T12:00:00.000Z',
      },
    ],
    ...about,
  };
}

export const aComparison: CallAnswer<'GET /remotes/:name/compare'> = {
  bytes: 1_204,
  files: [
    { file: 'src/call/*.js', change: 'added', one_bytes: null, other_bytes: 9_120 },
    { file: 'src/list/*.js', change: 'changed', one_bytes: 48_112, other_bytes: 40_196 },
    { file: 'app.css', change: 'changed', one_bytes: 900, other_bytes: 900 },
  ],
  sources: [
    { file: 'src/call/Ring.tsx', change: 'added' },
    { file: 'src/list/ChatRow.tsx', change: 'changed' },
  ],
  facts: [{ name: 'contract', one: '1.0', other: '1.1' }],
};
