import type { Notification } from '@plaza/api-contract';

/** What the hub brings when the bell rings. */
export function aRing(kind: Notification['kind']) {
  const nobody = { actors: [], actor_count: 0, post_id: null, comment_id: null, excerpt: null };
  const notification: Notification = {
    ...nobody,
    id: '12',
    kind,
    emoji: null,
    stars: null,
    path: '/reports',
    is_read: false,
    at: '2026-11-20T18:34:00.000Z',
    cursor: 'bjoyMg',
  };
  return { type: 'notification', payload: { unread: 1, notification }, mark: undefined } as const;
}
