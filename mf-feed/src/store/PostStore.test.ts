import type { FeedItem } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { createTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { waitFor } from '@testing-library/react';
import { feedItem } from '../testing/feedItem.ts';
import { PostStore } from './PostStore.ts';

const open = (answers: TestAnswers = {}) => new PostStore(createTestShell({ answers }).ctx, () => undefined);
const post = feedItem({ ID: '1', context: 'as it was', comment_count: 1 });
const starred = { ...post, own: { stars: 4, emoji: null }, stars: { count: 1, average: 4 } } as const;

test('an answer that was asked for before stars were given does not take them back', () => {
  const store = open();
  store.take([post]);
  const takeOlder = store.asking();
  store.count('1', { own: starred.own, stars: starred.stars });
  takeOlder([{ ...post, context: 'with its newest words' }]);
  expect(store.post('1')).toMatchObject({
    context: 'with its newest words',
    own: starred.own,
    stars: starred.stars,
  });
  store.asking()([{ ...post, stars: { count: 2, average: 5 } }]);
  expect(store.post('1')).toMatchObject({ own: post.own, stars: { count: 2, average: 5 } });
});

test('of two answers the one counts that was asked for later, whichever comes first', () => {
  const store = open();
  const takeOlder = store.asking();
  const takeNewer = store.asking();
  takeNewer([{ ...post, context: 'newer' }]);
  takeOlder([{ ...post, context: 'older' }]);
  expect(store.post('1')?.context).toBe('newer');
});

test('of two edits that are heard in a row the last is shown, also when its answer is there first', async () => {
  const answers: ((post: FeedItem) => void)[] = [];
  const store = open({ 'GET /posts/:id': () => new Promise<FeedItem>((answer) => answers.push(answer)) });
  store.take([post]);
  const asked = [store.refresh('1'), store.refresh('1')];
  answers[1]?.({ ...post, context: 'second edit' });
  answers[0]?.({ ...post, context: 'first edit' });
  await Promise.all(asked);
  expect(store.post('1')?.context).toBe('second edit');
});

test('a list that grows says nothing new of the posts that it had', () => {
  const store = open();
  const list = [post];
  store.take(list);
  store.count('1', { comment_count: 2 });
  store.take([...list, feedItem({ ID: '2' })]);
  expect(store.post('1')?.comment_count).toBe(2);
  expect(store.post('2')).toBeDefined();
});

test('a post that is edited faster than the server answers is asked for once at a time', async () => {
  const answers: ((post: FeedItem) => void)[] = [];
  const store = open({ 'GET /posts/:id': () => new Promise<FeedItem>((answer) => answers.push(answer)) });
  store.take([post]);
  for (let times = 0; times < 5; times += 1) store.hear({ ID: '1', what: 'edited', counts: null });
  expect(answers).toHaveLength(1);
  answers[0]?.({ ...post, context: 'first edit' });
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ ...post, context: 'last edit' });
  await waitFor(() => expect(store.post('1')?.context).toBe('last edit'));
  expect(answers).toHaveLength(2);
});

test('a comment that the server takes only when others have been read holds up nothing, and its words are typed again', async () => {
  const sent: string[] = [];
  const { ctx } = createTestShell({
    answers: {
      'POST /posts/:id/comments': () => {
        sent.push('comment');
        return new ApiError('Much of yours waits.', { code: 'feed.much-waits', status: 429 });
      },
      'PUT /posts/:id/reaction': () => {
        sent.push('reaction');
        return starred;
      },
    },
  });
  const refused: unknown[] = [];
  const givenBack: string[] = [];
  const store = new PostStore(ctx, (entry) => refused.push(entry.kind));
  store.onGivenBack((_, words) => givenBack.push(words));
  store.take([post]);
  store.add({ kind: 'comment', post: '1', context: 'a lantern', parent: null });
  store.add({ kind: 'reaction', post: '1', own: starred.own });
  await waitFor(() => expect(sent).toContain('reaction'));
  expect([refused, givenBack, store.entries]).toEqual([['comment'], ['a lantern'], []]);
});
