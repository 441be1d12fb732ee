import { describeConformance } from '@plaza/shell-contract/conformance';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { feedItem } from './testing/feedItem.ts';
import { someNotices } from './testing/notices.ts';
import { amber, cedar } from './testing/people.ts';
import { aProfile } from './testing/profile.ts';

beforeAll(() => setWindowWidth(1280));

const people = { items: [amber, cedar], next: null };

describeConformance('mf-feed', async () => (await import('./remote.tsx')).app, {
  paths: [
    '/',
    '/profile',
    '/user/cedar',
    '/user/cedar/friends',
    '/friends',
    '/search',
    '/search?q=cedar',
    '/notifications',
    '/add',
    '/post/41',
    '/edit-content/41',
  ],
  answers: {
    'GET /profile': aProfile({ friendship: 'self' }),
    'GET /profile/:username': aProfile(),
    'GET /contents/friends': [feedItem({})],
    'GET /posts/:id': feedItem({ is_own: true }),
    'GET /posts/:id/comments': [],
    'GET /content': [feedItem({ is_own: true })],
    'GET /content/:username': [feedItem({})],
    'GET /friends': people,
    'GET /friends/of/:username': people,
    'GET /friends/requests': { incoming: [], outgoing: [] },
    'GET /friends/suggestions': [cedar],
    'GET /search/people': people,
    'GET /notifications': { items: someNotices, next: null, unread: 3 },
  },
});

describeConformance('frame.bell', async () => (await import('./bell.tsx')).app, {
  answers: { 'GET /notifications/unread': { unread: 3 } },
});

describeConformance('settings.people', async () => (await import('./settings.tsx')).app, {
  answers: {
    'GET /notifications/settings': {
      request: true,
      accepted: true,
      comment: true,
      reply: true,
      reaction: true,
      mention: true,
      share: true,
      'zone-knock': true,
      'zone-open': true,
      'zone-made': true,
      'match-invite': true,
    },
    'GET /people/hidden': { muted: [amber], blocked: [cedar] },
  },
});
