import type { FeedItem } from '@plaza/api-contract';
import { createTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { feedItem } from '../testing/feedItem.ts';
import { Desk } from './Desk.ts';

const open = (answers: TestAnswers = {}) => new Desk(createTestShell({ answers }).ctx, () => undefined);
const post = feedItem({ ID: '1', context: 'as it was', comment_count: 1 });
const starred = { ...post, own: { stars: 4, emoji: null }, stars: { count: 1, average: 4 } } as const;

test('an answer that was asked for before stars were given does not take them back', () => {
  const desk = open();
  desk.take([post]);
  const takeOlder = desk.asking();
  desk.count('1', { own: starred.own, stars: starred.stars });
  takeOlder([{ ...post, context: 'with its newest words' }]);
  expect(desk.post('1')).toMatchObject({
    context: 'with its newest words',
    own: starred.own,
    stars: starred.stars,
  });
  desk.asking()([{ ...post, stars: { count: 2, average: 5 } }]);
  expect(desk.post('1')).toMatchObject({ own: post.own, stars: { count: 2, average: 5 } });
});

test('of two answers the one counts that was asked for later, whichever comes first', () => {
  const desk = open();
  const takeOlder = desk.asking();
  const takeNewer = desk.asking();
  takeNewer([{ ...post, context: 'newer' }]);
  takeOlder([{ ...post, context: 'older' }]);
  expect(desk.post('1')?.context).toBe('newer');
});

test('of two edits that are heard in a row the last is shown, also when its answer is there first', async () => {
  const answers: ((post: FeedItem) => void)[] = [];
  const desk = open({ 'GET /posts/:id': () => new Promise<FeedItem>((answer) => answers.push(answer)) });
  desk.take([post]);
  const asked = [desk.refresh('1'), desk.refresh('1')];
  answers[1]?.({ ...post, context: 'second edit' });
  answers[0]?.({ ...post, context: 'first edit' });
  await Promise.all(asked);
  expect(desk.post('1')?.context).toBe('second edit');
});

test('a list that grows says nothing new of the posts that it had', () => {
  const desk = open();
  const list = [post];
  desk.take(list);
  desk.count('1', { comment_count: 2 });
  desk.take([...list, feedItem({ ID: '2' })]);
  expect(desk.post('1')?.comment_count).toBe(2);
  expect(desk.post('2')).toBeDefined();
});
