import { randomBytes } from 'node:crypto';
import { openSealed, sealText } from './sealedText.ts';

const key = randomBytes(32);

it('is read again by its key, and looks different each time', () => {
  const [one, other] = [sealText(key, '42'), sealText(key, '42')];
  expect([openSealed(key, one), openSealed(key, other)]).toEqual(['42', '42']);
  expect(one).not.toBe(other);
});

it.each(['', 'short', '2026-11-24T13:05:00.000Z', sealText(randomBytes(32), '42')])(
  'is nothing when it is %j',
  (sealed) => expect(openSealed(key, sealed)).toBeUndefined(),
);
