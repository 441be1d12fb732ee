import { encode } from '@msgpack/msgpack';
import { messagePackProtocol } from './messagePackProtocol.ts';

const MEGABYTE = 1024 ** 2;
/** The head of a list of four million items, and one of sixteen thousand. */
const millions = [0xdd, 0x00, 0x40, 0x00, 0x00];
const thousands = [0xdc, 0x40, 0x00];
const within = (head: readonly number[], times: number) =>
  Buffer.from(Array.from({ length: times }, () => head).flat());

test.each([
  ['more than there is', within(millions, 4)],
  [
    'together more than there is, though none of them does',
    Buffer.concat([within(thousands, 500), Buffer.alloc(20_000)]),
  ],
])('lists within lists that promise %s take no space', (_what, message) => {
  const before = process.memoryUsage().heapUsed;
  expect(() => messagePackProtocol.parse(message)).toThrow('A message is not MessagePack.');
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 * MEGABYTE);
});

test('lists within lists that keep what they promise are read, one message after the other', () => {
  const lists = [[[], [1], [1, [2, [3]]]], Array.from({ length: 1_000 }, () => [])];
  const message = Buffer.from(encode([1, {}, null, 'say', [lists], []]));
  for (let time = 0; time < 3; time += 1)
    expect(messagePackProtocol.parse(message)).toMatchObject({ target: 'say', arguments: [lists] });
});
