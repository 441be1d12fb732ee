import type { EarlyPage } from '@plaza/shell-contract/first-picture';
import { keepFeed, keepTab } from '../home/feed/feedCache.ts';
import { feedItem } from '../testing/feedItem.ts';
import { firstPost } from './firstPost.ts';

const post = (ID: string) => feedItem({ ID, created_at: `2026-11-20T0${ID}:00:00Z` });
let answers: Record<string, unknown> = {};
let asked: string[] = [];
// Of each question the answer that a test says, or a apiError.
const ask = (async (name: string) => {
  asked.push(name);
  return answers[name];
}) as EarlyPage['ask'];
const first = () => firstPost({ userId: '7', ask });

const FEED = 'GET /contents/friends';
const POSITION = 'GET /contents/position';
const nowhere = { post: null, at: null };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  answers = { [FEED]: [post('9'), post('8')], [POSITION]: { friends: nowhere, global: nowhere } };
});

const entries = [{ kind: 'post', id: '4' } as const];
const kept = { feed: { entries, next: null }, items: [post('3'), post('4')], place: undefined, readAt: 0 };
const keep = (userId: string, more: Partial<Parameters<typeof keepFeed>[3]> = {}) =>
  keepFeed(localStorage, 'friends', userId, { ...kept, ...more }, 0);
const wasAt = (id: string) => {
  answers[POSITION] = { friends: { post: id, at: '2026-11-20T12:00:00Z' }, global: nowhere };
};

test('without a kept feed it is the first one that the server has', async () => {
  expect(await first()).toEqual(post('9'));
  expect(asked).toEqual([FEED, POSITION]);
});

test('with a kept feed it is the one that feed begins with, and nobody is asked', async () => {
  keep('7');
  expect(await first()).toEqual(post('4'));
  expect(asked).toEqual([]);
});

test('a feed that somebody else left here counts for nothing', async () => {
  keep('1');
  expect(await first()).toEqual(post('9'));
});

test.each([
  ['was reading further down', () => keep('7', { place: { key: '3', offsetPx: 88 } })],
  ['was on the other tab', () => keepTab(sessionStorage, 'global')],
  ['was reading further down on another device', () => wasAt('8')],
  ['has a session that is over', () => (answers = {})],
  ['has an empty feed', () => (answers[FEED] = [])],
])('who %s begins with none of them', async (_, happen) => {
  happen();
  expect(await first()).toBeUndefined();
});

test('who was at the first post on another device begins with it', async () => {
  wasAt('9');
  expect(await first()).toEqual(post('9'));
});
