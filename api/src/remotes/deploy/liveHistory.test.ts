import { liveHistory, previousIn } from './liveHistory.ts';

const changes = (...words: string[]) =>
  words.map((word) => {
    const [kind = '', to = null] = word.split(' ');
    return { kind: { on: 'activated', back: 'rolled-back', auto: 'auto-rolled-back' }[kind] ?? kind, to };
  });

it.each([
  [['on 1'], ['1']],
  [
    ['on 1', 'on 2', 'on 3'],
    ['1', '2', '3'],
  ],
  [['on 1', 'on 1'], ['1']],
  [['on 1', 'on 2', 'back 1'], ['1']],
  [['on 1', 'on 2', 'on 3', 'back 2', 'back 1'], ['1']],
  [['on 1', 'on 2', 'on 3', 'back 1'], ['1']],
  [
    ['on 1', 'on 2', 'auto 1', 'on 3'],
    ['1', '3'],
  ],
  [
    ['on 1', 'on 2', 'back 7'],
    ['1', '7'],
  ],
  [['on 1', 'canary 2', 'published 3', 'killed 1'], ['1']],
  [
    ['on 1', 'on 2', 'on 1', 'back 2'],
    ['1', '2'],
  ],
])('%j leaves %j', (words, history) => {
  expect(liveHistory(changes(...words))).toEqual(history);
});

it('falls back to the nearest version that is still there and is not the live one', () => {
  expect(previousIn(['1', '2', '3'], () => true)).toBe('2');
  expect(previousIn(['1', '2', '3'], (version) => version !== '2')).toBe('1');
  expect(previousIn(['1', '2', '1'], () => true)).toBe('2');
  expect(previousIn(['1'], () => true)).toBeNull();
  expect(previousIn([], () => true)).toBeNull();
});
