import type { Knex } from 'knex';
import { pino } from 'pino';
import type { ZonePacket } from './ZonePacket.ts';
import { ZoneRelay } from './ZoneRelay.ts';

/** A relay whose notices are kept instead of sent. */
function aRelay() {
  const notices: string[] = [];
  const raw = async (_: string, [, texts]: [string, string[]]) => void notices.push(...texts);
  const relay = new ZoneRelay({
    // No more of a database is used to tell something.
    ...{ db: { raw } as unknown as Knex, log: pino({ level: 'silent' }) },
    ...{ hear: () => undefined, notice: () => undefined, missed: () => undefined },
  });
  return { relay, notices };
}

const frame = (copy: number, length = 40): ZonePacket => ({
  ...{ node: 'here', zone: 'castle', copy, frame: 'A'.repeat(length) },
});
const copiesIn = (notice: string) => [JSON.parse(notice)].flat().map(({ copy }: ZonePacket) => copy);

test('what a server says of many zones at once goes in one notice', async () => {
  const { relay, notices } = aRelay();
  for (const copy of [1, 2, 3]) relay.tell(frame(copy));
  await Promise.resolve();
  relay.tell(frame(4));
  await Promise.resolve();
  expect(notices.map(copiesIn)).toEqual([[1, 2, 3], [4]]);
});

test('no notice is longer than PostgreSQL takes, and nothing is lost', async () => {
  const { relay, notices } = aRelay();
  for (const copy of [1, 2, 3]) relay.tell(frame(copy, 3_800));
  relay.tell(frame(4));
  await Promise.resolve();
  expect(notices.map(copiesIn)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  relay.tell(frame(5, 30_000));
  await Promise.resolve();
  expect(notices.length).toBeGreaterThan(5);
  for (const notice of notices) expect(Buffer.byteLength(notice)).toBeLessThan(8_000);
});
