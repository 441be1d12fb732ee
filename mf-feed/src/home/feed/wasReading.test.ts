import { feedItem } from '../../testing/feedItem.ts';
import { wasReading } from './wasReading.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const newest = [
  feedItem({ ID: '3', created_at: at('12:00') }),
  feedItem({ ID: '2', created_at: at('11:00') }),
  feedItem({ ID: '1', created_at: at('10:00') }),
];
const wasAt = (post: string, time: string) => wasReading(newest, { post, at: new Date(at(time)).getTime() });

test('who read below posts that were there already goes on there', () => {
  expect(wasAt('1', '11:30')).toBe(true);
});

test('who was at the top goes to the top, whatever came since', () => {
  expect(wasAt('2', '11:30')).toBe(false);
  expect(wasAt('3', '12:30')).toBe(false);
});

test('who was further down than the newest page goes on there', () => {
  expect(wasAt('0', '11:30')).toBe(true);
});

test('in an empty feed there is nowhere to go', () => {
  expect(wasReading([], { post: '1', at: 0 })).toBe(false);
});
