import type { ChatMessage } from '@plaza/api-contract';
import { findGaps } from './findGaps.ts';
import type { Opened } from './lines.ts';

type Said = [sender: string, device: string | undefined, count?: number];

function gapsIn(...said: Said[]): string[] {
  const entries = said.map(
    ([sender_id], at) => ({ id: String(at), kind: 'message', sender_id }) as ChatMessage,
  );
  const opened = new Map<string, Opened>(
    said.flatMap(([, device, count], at) =>
      device === undefined
        ? []
        : [
            [
              String(at),
              { content: { text: '', device, ...(count === undefined ? {} : { count }) } },
            ] as const,
          ],
    ),
  );
  return [...findGaps(entries, opened)];
}

test('numbers that follow each other leave no gap, of each device apart', () => {
  expect(gapsIn(['2', 'a', 4], ['2', 'b', 9], ['2', 'a', 5], ['3', 'a', 1], ['2', 'b', 10])).toEqual([]);
});

test('a number that is left out is a gap before the next', () => {
  expect(gapsIn(['2', 'a', 4], ['2', 'a', 6], ['2', 'a', 7])).toEqual(['1']);
});

test('what was deleted, or cannot be read, may be what is missing', () => {
  expect(gapsIn(['2', 'a', 4], ['2', undefined], ['2', 'a', 6])).toEqual([]);
  expect(gapsIn(['2', 'a', 4], ['3', undefined], ['2', 'a', 6])).toEqual(['2']);
  expect(gapsIn(['2', 'a', 4], ['2', undefined], ['2', 'a', 7])).toEqual(['2']);
});

test('a number that comes again, or goes back, is none', () => {
  expect(gapsIn(['2', 'a', 4], ['2', 'a', 4], ['2', 'a', 3], ['2', 'a', 4])).toEqual([]);
});

test('a device of before there were numbers is not missed', () => {
  expect(gapsIn(['2', 'a'], ['2', 'a'], ['2', 'a', 8])).toEqual([]);
});
