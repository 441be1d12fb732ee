/** @jest-environment node */
import { MESSAGE_LENGTH, readGameMessage, readHostMessage } from './messages.ts';

const score = { kind: 'score', value: 3, ticks: 60, seed: 7, log: 'AQ', hash: '0a', slow: false };

describe('what a page believes of a game', () => {
  test('is a message of the contract', () => {
    expect(readGameMessage(score)).toEqual(score);
    expect(readGameMessage({ kind: 'page', by: -1 })).toEqual({ kind: 'page', by: -1 });
  });

  test.each([
    ['nothing', null],
    ['a text', 'score'],
    ['a kind that there is not', { kind: 'cookie' }],
    ['a kind that every object has', { kind: 'constructor' }],
    ['a score without a number', { ...score, value: 'many' }],
    ['a score that is no number', { ...score, value: Number.NaN }],
    ['a step of two pages', { kind: 'page', by: 2 }],
    ['more than a message may hold', { ...score, log: 'A'.repeat(MESSAGE_LENGTH) }],
  ])('is not %s', (_, message) => {
    expect(readGameMessage(message)).toBeUndefined();
  });
});

describe('what a game believes of its page', () => {
  test('is a hello with settings, a language and a run', () => {
    const hello = {
      kind: 'hello',
      version: 1,
      settings: { muted: true },
      locale: 'de',
      run: { id: 'r', seed: 4 },
    };
    expect(readHostMessage(hello)).toEqual(hello);
    expect(readHostMessage({ ...hello, run: { seed: 'x' } })).toBeUndefined();
    expect(readHostMessage({ kind: 'score' })).toBeUndefined();
  });
});
