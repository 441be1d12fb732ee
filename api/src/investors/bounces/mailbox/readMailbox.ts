import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob } from '../../../jobs/defineJob.ts';
import type { Plaza } from '../../../plaza.ts';
import { noteReturned } from '../noteReturned.ts';
import { isFromProgram } from '../readReturned.ts';
import { Pop3 } from './Pop3.ts';

/** So many a time: what is noted is deleted when the conversation ends, so it should end. */
const AT_ONCE = 200;
const MOST_BYTES = 5 * 1024 * 1024;

/**
 * Reads what came back. What was noted is deleted, and so is what programs say without a failure: that a server still
 * tries, that somebody is away. Everything else stays for a person, and is looked at once. True when more waits.
 */
export async function readMailbox(plaza: Plaza, address: string): Promise<boolean> {
  const { db } = plaza;
  const box = await Pop3.open(address);
  try {
    const there = entriesOf(await box.askForLines('UIDL'));
    const left = new Set<string>(await db('bounce_mails_left').pluck('uidl'));
    const waiting = there.filter(({ value }) => !left.has(value));
    const sizes = new Map(
      entriesOf(await box.askForLines('LIST')).map(({ number, value }) => [number, Number(value)]),
    );
    const stay: string[] = [];
    for (const { number, value: uidl } of waiting.slice(0, AT_ONCE)) {
      const isRead = (sizes.get(number) ?? 0) <= MOST_BYTES && (await readOne(plaza, box, number));
      if (isRead) await box.ask(`DELE ${number}`);
      else stay.push(uidl);
    }
    // Said before the end: a letter that is noted and not deleted is noted again, and is the same.
    await remember(plaza, {
      stay,
      gone: [...left].filter((uidl) => !there.some(({ value }) => value === uidl)),
    });
    await box.ask('QUIT');
    return waiting.length > AT_ONCE;
  } finally {
    box.close();
  }
}

/** Whether nothing of it needs a person. */
async function readOne(plaza: Plaza, box: Pop3, number: string): Promise<boolean> {
  const message = (await box.askForLines(`RETR ${number}`)).toString('utf8');
  return (await noteReturned(plaza, message)) || isFromProgram(message);
}

async function remember(
  { db, clock }: Plaza,
  { stay, gone }: { stay: readonly string[]; gone: readonly string[] },
): Promise<void> {
  if (gone.length > 0) await db('bounce_mails_left').whereIn('uidl', gone).delete();
  if (stay.length === 0) return;
  await db('bounce_mails_left')
    .insert(stay.map((uidl) => ({ uidl, at: clock.now() })))
    .onConflict('uidl')
    .ignore();
}

function entriesOf(lines: Buffer): { number: string; value: string }[] {
  return lines
    .toString('latin1')
    .split('\r\n')
    .flatMap((line) => {
      const [, number, value] = /^(\d+) (\S+)/.exec(line) ?? [];
      return number && value ? [{ number, value }] : [];
    });
}

const EVERY_MS = 60_000;

/** Looks into the mailbox of returned letters every minute, in a lane of its own: no two read it at once. */
export const readMailboxJob = defineJob({
  name: 'outreach.read-mailbox',
  payload: z.object({}),
  lane: 'bounces',
  // The look after it is queued while the database is there: where it is away, the queue has to remember this one.
  attempts: 25,
  async run(_, plaza) {
    const { config, db, log } = plaza;
    const { mailbox } = config.outreach;
    if (!mailbox) return;
    try {
      const isMore = await readMailbox(plaza, mailbox);
      await queueNextLook(db, isMore ? 0 : EVERY_MS);
    } catch (error) {
      log.warn(
        { err: error },
        'the mailbox of returned letters could not be read; it is tried again in a minute',
      );
      await queueNextLook(db, EVERY_MS);
    }
  },
});

/** The queue goes by the time of the database, so this is no matter of the clock that tests hold. */
export async function queueNextLook(db: Knex, inMs: number): Promise<void> {
  await readMailboxJob.queue(db, {}, { key: 'outreach mailbox', runAt: new Date(Date.now() + inMs) });
}
