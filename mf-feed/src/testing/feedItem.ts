import type { FeedItem } from '@plaza/api-contract';

/** A post of which the test says only what matters. */
export function feedItem(about: Partial<FeedItem>): FeedItem {
  return {
    ID: '41',
    user_name: 'Basalt Okoro',
    user_profile: null,
    user_orgname: 'Harbour Light Radio',
    MediaID: null,
    context: 'Low tide at the pier with @amber. The lamps are on again! #harbour',
    created_at: '2026-11-20T18:30:00.000Z',
    user_id: '2',
    username: 'basalt',
    media: [],
    sharing: 1,
    edited_at: null,
    mentions: ['amber'],
    stars: { average: 4.5, count: 2 },
    reactions: [{ emoji: '🔥', count: 1 }],
    comment_count: 1,
    share_count: 0,
    own: { stars: null, emoji: null },
    is_own: false,
    is_shared: false,
    shares: false,
    shared: null,
    cursor: `after ${about.ID ?? '41'}`,
    ...about,
  };
}
