import type { RemoteStatus } from '@plaza/api-contract';

/** A room of which the test says only what matters: `aRoom({ killed: true })`. */
export function aRoom(about: Partial<RemoteStatus> = {}): RemoteStatus {
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
