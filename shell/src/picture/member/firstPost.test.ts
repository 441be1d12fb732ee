import { firstPost } from './firstPost.ts';

const post = (ID: string) => ({ ID });
let answers: Record<string, unknown> = {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('userId', '7');
  localStorage.setItem('authToken', 'mine');
  answers = {
    '/api/contents/friends': [post('9'), post('8')],
    '/api/contents/position': { friends: { post: null, at: null } },
  };
  window.fetch = jest.fn(async (url) => {
    const answer = typeof url === 'string' ? answers[url] : undefined;
    const response = { ok: answer !== undefined, json: async () => answer, clone: () => response };
    return response as unknown as Response;
  });
});

const keep = (kept: object) => localStorage.setItem('friendsContent', JSON.stringify(kept));
const kept = { userId: '7', feed: { entries: [{ id: '4' }] }, items: [post('3'), post('4')] };

test('without a kept feed it is the first one that the server has, asked for as the member', async () => {
  expect(await firstPost(window)).toEqual(post('9'));
  expect(window.fetch).toHaveBeenCalledWith('/api/contents/friends', {
    headers: { accept: 'application/json', authorization: 'Bearer mine' },
  });
});

test('with a kept feed it is the one that feed begins with, and nobody is asked', async () => {
  keep(kept);
  expect(await firstPost(window)).toEqual(post('4'));
  expect(window.fetch).not.toHaveBeenCalled();
});

test('a feed that somebody else left here counts for nothing', async () => {
  keep({ ...kept, userId: '1' });
  expect(await firstPost(window)).toEqual(post('9'));
});

test.each([
  ['was reading further down', () => keep({ ...kept, place: { key: '3', offsetPx: 88 } })],
  ['was on the other tab', () => sessionStorage.setItem('feedTab', 'global')],
  [
    'was reading further down on another device',
    () => (answers['/api/contents/position'] = { friends: { post: '8', at: '2026-11-20T12:00:00Z' } }),
  ],
  ['has a session that is over', () => (answers = {})],
  ['has an empty feed', () => (answers['/api/contents/friends'] = [])],
])('who %s begins with none of them', async (_, happen) => {
  happen();
  expect(await firstPost(window)).toBeUndefined();
});

test('who was at the first post on another device begins with it', async () => {
  answers['/api/contents/position'] = { friends: { post: '9', at: '2026-11-20T12:00:00Z' } };
  expect(await firstPost(window)).toEqual(post('9'));
});
